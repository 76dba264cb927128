"""An open table in a process that shares its database with others, message by message."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest

from stolik.registry import load
from stolik.server.ground.metrics import Metrics
from stolik.server.kept.log import Dealt, Entry, HandedOver, SatDown
from stolik.server.kept.seating import PerMove
from stolik.server.kept.setup import Chair
from stolik.server.kept.spoken import Said
from stolik.server.storage.base import Here, News, Spoken, Storage, Stored, WhoIsThere, Written
from stolik.server.storage.outage import Outage
from stolik.server.storage.postgres_link import PostgresLink
from stolik.server.storage.postgres_notes import MOST_NOTE, Notes
from stolik.server.table.live import LiveTable
from stolik.server.table.open_table import OpenTable
from stolik.server.table.sight import Sight
from stolik.server.table.throttle import CROWD
from tests.server.test_keeping import SETUP


class Shared:
    """A database of which only news and later entries matter."""

    def __init__(self, later: Sequence[Entry]) -> None:
        self.later = list(later)
        self.told: list[News] = []

    async def entries_after(self, _table: str, version: int) -> list[Entry]:
        return self.later[version:]

    async def append(self, _table: str, entries: Sequence[Entry], *_more: object) -> None:
        self.later += entries

    async def chat_after(self, _table: str, _number: int) -> list[Said]:
        return []

    async def fetch(self, _sql: str, *_values: object) -> list[Any]:
        return []

    async def probe(self) -> None:
        pass

    def tell(self, _table: str, news: News) -> None:
        self.told.append(news)


class Screen:
    """A client that keeps its messages."""

    def __init__(self, person: str) -> None:
        self.sight = Sight(person)
        self.messages: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))


class Nobody:
    def table_changed(self, _table: OpenTable) -> None:
        pass


def opened(storage: Shared, **changes: Any) -> OpenTable:
    setup = msgspec.structs.replace(SETUP, chairs=[Chair("Ann", "p1"), Chair()], **changes)
    live = LiveTable(setup, load(setup.game, setup.map))
    stored = Stored(setup, [], [])
    kept = cast(Storage, storage)
    return OpenTable(live, stored, kept, Nobody(), Metrics(), Outage(storage.probe))


async def test_presence_is_told_again_when_word_of_the_seat_comes_last() -> None:
    table = opened(Shared([SatDown(1, 1, 1, "Ben", "p2")]))
    ann = Screen("p1")
    table.join(ann)
    table.company.note_process("other", ["p2"], 0)
    assert ann.messages[-1]["here"] == [True, False]
    await table.catch_up()
    assert ann.messages[-1]["here"] == [True, True]


def test_a_process_asks_and_tells_who_is_there() -> None:
    storage = Shared([])
    table = opened(storage)
    table.company.ask_others()
    table.join(Screen("p1"))
    table.company.tell_others()
    assert storage.told == [WhoIsThere(), Here(["p1"], 0), Here(["p1"], 0)]


async def test_no_crowd_makes_a_note_too_long() -> None:
    """Somebody who sits at the table counted as away when many watched beside them."""
    storage = Shared([])
    table = opened(storage)
    table.join(Screen("p1"))
    for number in range(2000):
        table.company.attendance.come(Screen(f"a watcher with number {number}"))
    table.company.tell_others()
    assert storage.told[-1] == Here(["p1"], 2000)
    notes = Notes("0123456789abcdef", cast(PostgresLink, None))
    longest = msgspec.structs.replace(SETUP, id="x" * 40)
    everybody = [f"{number:020}" for number in range(16)]
    words = Said(10**9, 10**13, 15, "\U0001f682" * 30, "\U0001f682" * 500)
    for news in (Here(everybody, 10**9), Spoken(words), Written(2**31), WhoIsThere()):
        assert len(notes.note(longest.id, news).encode()) <= MOST_NOTE


async def test_who_watches_elsewhere_and_sits_down_is_told_of() -> None:
    """The process they are connected to knows them as a watcher before, as a sitter after."""
    storage = Shared([])
    table = opened(storage)
    table.join(Screen("p2"))
    assert storage.told[-1] == Here([], 1)
    storage.later.append(SatDown(1, 1, 1, "Ben", "p2"))
    await table.catch_up()
    assert storage.told[-1] == Here(["p2"], 0)


def test_people_of_a_dead_process_are_away_only_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    times = [1000.0]
    monkeypatch.setattr("stolik.server.table.attendance.time.monotonic", lambda: times[0])
    table = opened(Shared([]))
    table.live.load([SatDown(1, 1, 1, "Ben", "p2")])
    table.company.note_process("other", ["p1", "p2"], 0)
    times[0] += 3600
    assert table.company.away() == set()
    table.company.forget_processes(set())
    assert table.company.away() == set(), "they may come back by another process"
    times[0] += 61
    assert table.company.away() == {0, 1}
    table.company.note_process("new", ["p2"], 0)
    assert table.company.away() == {0}


async def test_who_has_just_sat_down_is_not_away() -> None:
    storage = Shared([])
    table = opened(storage)
    storage.later.append(SatDown(1, 1, 1, "Ben", "p2"))
    with pytest.MonkeyPatch.context() as patch:
        later = time.monotonic() + 3600
        patch.setattr("stolik.server.table.attendance.time.monotonic", lambda: later)
        await table.catch_up()
        assert 1 not in table.company.away()


async def test_a_crowd_is_told_of_itself_in_one_go() -> None:
    async with asyncio.timeout(60):
        table = opened(Shared([]))
        crowd = [Screen(f"watcher {number}") for number in range(300)]
        for screen in crowd:
            table.join(screen)
        assert sum(len(screen.messages) for screen in crowd) < 300 * CROWD
        while not crowd[-1].messages:
            await asyncio.sleep(0.01)
        assert [screen.messages[-1]["watchers"] for screen in crowd] == [300] * 300
        table.close()


async def test_a_timer_that_rings_too_early_is_set_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop measures time by another clock than the log, and may be ahead of it."""

    async with asyncio.timeout(60):
        storage = Shared([SatDown(1, 0, 1, "Ben", "p2"), Dealt(2, 0)])
        table = opened(storage, clock=PerMove(5))
        await table.catch_up()
        times = iter([4_990, 4_997])  # the timer is set, and rings
        monkeypatch.setattr("stolik.server.table.alarm.now", lambda: next(times, 5_000))
        table.lease()
        while len(storage.later) < 3:
            await asyncio.sleep(0.001)
        seat = table.live.turn
        assert storage.later[2:] == [HandedOver(3, 5_000, seat, "club", "clock")]
