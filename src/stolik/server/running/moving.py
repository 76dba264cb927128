"""Exported tables on their way into a database: all are checked first, then all come in at once."""

import re
from collections.abc import Iterator
from typing import IO

import msgspec
from msgspec import Struct

from stolik.bots.registry import named
from stolik.errors import BadOption, StolikError
from stolik.server.kept.setup import Setup, now
from stolik.server.running.checking import replayed
from stolik.server.storage.base import Step, Storage, Stored, Summary
from stolik.server.storage.labels import labeling
from stolik.server.storage.schema import COLUMNS
from stolik.server.table.summary import summary_of

encode = msgspec.json.encode
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


class SecretLine(Struct, frozen=True, tag="secret"):
    """The key that signs persons."""

    value: bytes


class PersonLine(Struct, frozen=True, tag="person"):
    """A person and the name that they chose."""

    id: str
    name: str


class DevicesLine(Struct, frozen=True, tag="devices"):
    """How often a person has ended other devices: tokens from before stay ended."""

    person: str
    generation: int


class Kind(Struct, frozen=True):
    """What a line is; a table's says nothing."""

    type: str = "table"


KINDS: dict[str, type[Struct]] = {
    "table": Stored,
    "secret": SecretLine,
    "person": PersonLine,
    "devices": DevicesLine,
}


class Mover:
    """Lines of an export, read twice: to check them, and to bring them in."""

    def __init__(self, lines: IO[str]) -> None:
        self._lines = lines
        self.tables: dict[str, Summary] = {}
        self.secret: bytes | None = None
        self.people = 0

    def check(self) -> None:
        """Follows every table's whole log. StolikError names the first line that is not good."""
        for number, found in self._read():
            match found:
                case SecretLine(value):
                    self.secret = value
                case PersonLine():
                    self.people += 1
                case Stored():
                    try:
                        self.tables[found.setup.id] = checked(found)
                    except (BadOption, ValueError) as error:
                        what = f"Line {number}: table {found.setup.id} can't be taken"
                        raise StolikError(f"{what}: {str(error).rstrip('.')}.") from error

    async def bring(self, storage: Storage) -> int:
        """Writes everything in one transaction; returns how many tables were new."""
        there = {name async for name in storage.tables()}
        known = await storage.fetch("SELECT value FROM meta WHERE key = 'secret'")
        people = await storage.fetch("SELECT count(*) FROM people")
        own = bytes(known[0][0]) if known else None
        if self.secret not in (None, own) and (there or people[0][0]):
            raise StolikError(
                "There are people here already, whose secret is another: they would be locked out. "
                "Import into an empty folder or database, or export without --with-secrets."
            )
        new = self.tables.keys() - there
        await storage.transact(self._steps(set(new)))
        return len(new)

    def _steps(self, new: set[str]) -> Iterator[Step]:
        for _, found in self._read():
            match found:
                case SecretLine(value):
                    yield "DELETE FROM meta WHERE key = 'secret'", ()
                    yield "INSERT INTO meta VALUES ('secret', $1)", (value,)
                case PersonLine(id, name):
                    sql = "INSERT INTO people VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING"
                    yield sql, (id, name, now())
                case DevicesLine(person, generation):
                    sql = "INSERT INTO devices VALUES ($1, $2) ON CONFLICT (person) DO NOTHING"
                    yield sql, (person, generation)
                case Stored() if found.setup.id in new:
                    new.discard(found.setup.id)  # an archive may have it twice
                    yield from inserting(found, self.tables[found.setup.id])

    def _read(self) -> Iterator[tuple[int, Struct]]:
        self._lines.seek(0)
        for number, line in enumerate(self._lines, 1):
            if line.strip():
                try:
                    kind = msgspec.json.decode(line, type=Kind).type
                    yield number, msgspec.json.decode(line, type=KINDS.get(kind, Stored))
                except msgspec.MsgspecError as error:
                    raise StolikError(f"Line {number} is no exported table: {error}.") from error


def checked(stored: Stored) -> Summary:
    """What lists will show of a table, if all of it is good."""
    setup = stored.setup
    if not ID.fullmatch(setup.id):
        raise ValueError("it has no proper name")
    for bot in bots_of(stored):
        named(bot, setup.game)
    live, what = replayed(stored)
    if live is None or what:
        raise ValueError(what)
    return summary_of(live)


def bots_of(stored: Stored) -> set[str]:
    """All bots that a table names."""
    setup: Setup = stored.setup
    found = {chair.bot for chair in setup.chairs}
    found |= {getattr(entry, "bot", None) for entry in stored.entries}
    return {bot for bot in found if bot is not None}


def inserting(stored: Stored, summary: Summary) -> Iterator[Step]:
    """A whole table as statements."""
    setup = stored.setup
    values = ", ".join(f"${number}" for number in range(1, 10))
    yield (
        f"INSERT INTO tables ({COLUMNS}) VALUES ({values})",
        (
            setup.id,
            setup.maker,
            int(summary.watch),
            summary.status,
            int(summary.busy),
            summary.updated,
            encode(setup),
            encode(summary),
            stored.record,
        ),
    )
    for entry in stored.entries:
        yield "INSERT INTO entries VALUES ($1, $2, $3)", (setup.id, entry.n, encode(entry))
    for person in set(summary.sitters):
        yield "INSERT INTO sitters VALUES ($1, $2)", (person, setup.id)
    for label in stored.labels:
        yield labeling(setup.id, label)
    for number, said in enumerate(stored.chat, 1):
        row = (setup.id, number, encode(said))
        yield "INSERT INTO chat (table_id, n, said) VALUES ($1, $2, $3)", row
