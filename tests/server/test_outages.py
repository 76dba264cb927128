"""A table whose database fails: nothing unsure is shown, nothing is written behind a gap."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec
import pytest

from stolik.registry import load
from stolik.server.ground.metrics import Metrics
from stolik.server.ground.refusals import Refuse
from stolik.server.kept.log import Dealt, Entry, Renamed
from stolik.server.kept.setup import Chair
from stolik.server.kept.spoken import Said
from stolik.server.storage import outage
from stolik.server.storage.base import News, Storage, Stored
from stolik.server.storage.outage import Outage
from stolik.server.storage.trouble import FULL, SILENT, Conflict, Trouble, Unsaved, Unsure
from stolik.server.table.deeds import play
from stolik.server.table.live import LiveTable
from stolik.server.table.open_table import OpenTable
from stolik.server.table.sight import Sight
from stolik.server.wire.protocol import Play
from tests.server.test_keeping import SETUP

PEOPLE = [Chair("Ann", "p1"), Chair("Ben", "p2")]


class Shaky:
    """A database that can fail before or after it has written."""

    def __init__(self) -> None:
        self.log: list[Entry] = [Dealt(1, 1)]
        self.chat: dict[str | None, Said] = {}
        self.trouble: Trouble | None = None
        self.writes_all_the_same = False
        self.probes = 0

    def _write(self, do: Callable[[], Any]) -> Any:
        if self.trouble and not self.writes_all_the_same:
            raise self.trouble
        done = do()
        if self.trouble:
            raise self.trouble
        return done

    async def append(self, table: str, entries: Sequence[Entry], *_more: object) -> None:
        if entries[0].n != len(self.log) + 1:
            raise Conflict(table)
        self._write(lambda: self.log.extend(entries))

    async def say(self, _table: str, said: Said, key: str | None = None) -> Said | None:
        if key in self.chat:
            return None
        numbered = msgspec.structs.replace(said, n=len(self.chat) + 1)
        self._write(lambda: self.chat.setdefault(key, numbered))
        return numbered

    async def entries_after(self, _table: str, version: int) -> list[Entry]:
        self._check()
        return self.log[version:]

    async def fetch(self, _sql: str, *_values: object) -> list[Any]:
        return []

    async def chat_after(self, _table: str, number: int) -> list[Said]:
        self._check()
        return list(self.chat.values())[number:]

    async def probe(self) -> None:
        self.probes += 1
        self._check()

    def _check(self) -> None:
        if self.trouble:
            raise Trouble(self.trouble.reason, "")

    def tell(self, _table: str, _news: News) -> None:
        pass


class Screen:
    """A client that keeps its messages."""

    def __init__(self, person: str) -> None:
        self.sight = Sight(person)
        self.messages: list[dict[str, Any]] = []
        self.came = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))
        self.came.set()

    def close(self, _code: int) -> None:
        pass

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            for message in self.messages:
                if message["type"] == kind:
                    self.messages.remove(message)
                    return message
            self.came.clear()
            await asyncio.wait_for(self.came.wait(), 30)


class Bots:
    """Counts how often they were asked to go on."""

    def __init__(self) -> None:
        self.called = 0

    def table_changed(self, _table: OpenTable) -> None:
        self.called += 1


def opened(storage: Shaky, bots: Bots | None = None) -> OpenTable:
    setup = msgspec.structs.replace(SETUP, chairs=PEOPLE)
    live = LiveTable(setup, load(setup.game, setup.map))
    live.load(storage.log)
    kept = cast(Storage, storage)
    stored = Stored(setup, storage.log, [])
    return OpenTable(live, stored, kept, bots or Bots(), Metrics(), Outage(storage.probe))


@pytest.fixture(autouse=True)
def _no_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outage, "FIRST_WAIT", 0.001)
    monkeypatch.setattr(outage, "LONGEST_WAIT", 0.01)


def a_move(table: OpenTable, key: str | None = None) -> tuple[Sight, Play]:
    turn = table.live.turn
    assert turn is not None
    moves = [str(table.live.moves()[0])]
    return Sight(PEOPLE[turn].person), Play(version=table.live.version, moves=moves, key=key)


async def send(table: OpenTable, sight: Sight, request: Play) -> str:
    """The code of the refusal, or `done`."""
    try:
        await table.write(lambda: play(table.live, sight, request))
    except Refuse as refusal:
        return refusal.code
    return "done"


@pytest.mark.parametrize("landed", [False, True])
async def test_a_write_whose_answer_is_lost_is_unknown_and_then_found_out(landed: bool) -> None:
    storage, bots = Shaky(), Bots()
    table = opened(storage, bots)
    table.leased = True
    ann = Screen("p1")
    table.join(ann)
    await ann.until("presence")
    sight, request = a_move(table, "the first move")
    storage.trouble, storage.writes_all_the_same = Unsure(SILENT, "cut"), landed
    assert await send(table, sight, request) == "unknown"
    assert table.live.version == 1, "what is not surely kept is shown"
    assert ann.messages == []
    for _ in range(3):
        assert await send(table, sight, request) == "database"
    with pytest.raises(Refuse, match="waits for its database"):
        table.check_sure()
    assert bots.called == 0
    while storage.probes < 3:
        await asyncio.sleep(0.001)
    storage.trouble = None
    welcome = await ann.until("welcome")
    assert welcome["position"]["version"] == (2 if landed else 1)
    assert bots.called
    assert await send(table, sight, request) == "done", "the same again is no harm"
    assert [entry.n for entry in storage.log] == [1, 2]
    assert table.live.version == 2
    assert await send(table, sight, request) == "done"
    assert len(storage.log) == 2


async def test_a_full_disk_refuses_moves_until_there_is_room(
    caplog: pytest.LogCaptureFixture,
) -> None:
    storage = Shaky()
    tables = [opened(storage)]
    table, trouble = tables[0], Unsaved(FULL, "no room")
    storage.trouble = trouble
    sight, request = a_move(table)
    assert await send(table, sight, request) == "not-kept"
    assert await send(table, sight, request) == "database"
    assert table._outage.reason == FULL
    while storage.probes < 5:
        await asyncio.sleep(0.001)
    storage.trouble = None
    while table.unsure:
        await asyncio.sleep(0.001)
    assert table._outage.reason is None
    assert await send(table, sight, request) == "done"
    told = [record.message for record in caplog.records if record.name == "stolik.database"]
    assert len([line for line in told if FULL in line]) == 1, "one line, however long it takes"


async def test_an_entry_of_another_process_is_found_instead_of_ours() -> None:
    storage = Shaky()
    table = opened(storage)
    ann = Screen("p1")
    table.join(ann)
    sight, request = a_move(table)
    storage.log.append(Renamed(2, 2, 0, "Anna"))
    assert await send(table, sight, request) == "stale"
    happened = await ann.until("happened")
    assert [line["n"] for line in happened["lines"]] == [2]
    assert table.live.chairs[0].name == "Anna"


async def test_a_log_that_is_shorter_than_what_was_shown_is_loaded_anew() -> None:
    """A database was restored from an older backup: rare, but no reason to write nonsense."""
    storage = Shaky()
    table = opened(storage)
    sight, request = a_move(table)
    assert await send(table, sight, request) == "done"
    ann = Screen("p1")
    table.join(ann)
    setup = table.live.setup

    async def load_anew(_table: str) -> Stored:
        return Stored(setup, storage.log, [])

    storage.load = load_anew  # type: ignore[attr-defined]
    del storage.log[1:]
    await table.catch_up()
    assert (await ann.until("welcome"))["position"]["version"] == 1
    assert table.live.version == 1


@pytest.mark.parametrize("landed", [False, True])
async def test_words_whose_answer_is_lost_are_said_once(landed: bool) -> None:
    storage = Shaky()
    table = opened(storage)
    ben = Screen("p2")
    table.join(ben)
    storage.trouble, storage.writes_all_the_same = Unsure(SILENT, "cut"), landed
    with pytest.raises(Refuse, match="lost its database"):
        await table.say(0, "hello", "p1 abcdefgh")
    storage.trouble = None
    await ben.until("welcome")
    await table.say(0, "hello", "p1 abcdefgh")
    assert [said.text for said in table.talk.lines] == ["hello"]
    assert (await ben.until("said"))["text"] == "hello"
    assert not any(message["type"] == "said" for message in ben.messages)
