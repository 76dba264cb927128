"""Whether every table that is kept can be followed, and how one that can't is mended."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Struct

from stolik.server.ground.refusals import Refuse
from stolik.server.storage.base import Storage, Stored
from stolik.server.storage.trouble import Damaged
from stolik.server.storage.upkeep import cutting, raw_copy, raw_summary, removing
from stolik.server.table.live import LiveTable
from stolik.server.table.making import known_game
from stolik.server.table.summary import summary_of


class Finding(Struct, frozen=True):
    """What is wrong with a table: up to which entry it is good, and how many stand behind.

    `live` is the table up to there; None: not even its setup can be read.
    """

    table: str
    what: str
    good: int = 0
    behind: int = 0
    live: Any = None

    def __str__(self) -> str:
        behind = f" ({self.behind} behind its last good one, {self.good})" if self.behind else ""
        return f"table {self.table}: {self.what}{behind}"


async def check_all(storage: Storage) -> AsyncIterator[tuple[str, Finding | None]]:
    """Every table with what is wrong with it."""
    for table in [name async for name in storage.tables()]:
        yield table, await check_table(storage, table)


async def check_table(storage: Storage, table: str) -> Finding | None:
    """What is wrong with a table."""
    try:
        stored = await storage.load(table)
    except Damaged as damage:
        return Finding(table, f"its setup can't be read: {damage.args[1]}")
    if stored is None:  # gone meanwhile
        return None
    live, what = replayed(stored)
    if live is None:
        return Finding(table, what)
    behind = len(stored.entries) - live.version
    if what or behind:
        return Finding(table, what, live.version, behind, live)
    if not live.closed and await _is_listed_wrongly(storage, live):
        return Finding(table, "lists show it otherwise than its log", live.version, 0, live)
    return None


def replayed(stored: Stored) -> tuple[LiveTable | None, str]:
    """A table by its log, as far as it can be followed, and what is in the way."""
    try:
        game = known_game(stored.setup.game, stored.setup.map)
    except Refuse as refusal:
        return None, str(refusal)
    live = LiveTable(stored.setup, game)
    live.load(stored.entries, stored.labels)
    return live, live.damage


async def _is_listed_wrongly(storage: Storage, live: LiveTable) -> bool:
    raw, record = await raw_summary(storage, live.id)
    if record is None and live.over:
        return True
    try:
        kept = msgspec.json.decode(raw, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return True
    expected = msgspec.to_builtins(summary_of(live))  # an older program may have noted less
    return any(kept[field] != expected[field] for field in kept.keys() & expected.keys())


async def repair(storage: Storage, finding: Finding) -> None:
    """Lets a table go on from its last good entry. Keep what `copy_of` gives before."""
    live: LiveTable | None = finding.live
    if live is None:
        await storage.transact(removing(finding.table))
        return
    fresh = LiveTable(live.setup, live.game)
    fresh.load(live.entries)
    record = fresh.record().text() if fresh.over and not fresh.closed else None
    await storage.transact(cutting(finding.table, fresh.version, summary_of(fresh), record))


async def copy_of(storage: Storage, finding: Finding) -> bytes:
    """All of a damaged table as a line of JSON."""
    kept = await raw_copy(storage, finding.table)
    return msgspec.json.encode({"damage": finding.what, **kept}) + b"\n"
