"""One suite for every database."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from stolik.errors import StolikError
from stolik.registry import load
from stolik.server.ground.settings import Settings
from stolik.server.hall import leases
from stolik.server.kept.log import Dealt, Entry, Played, SatDown
from stolik.server.kept.setup import Setup
from stolik.server.kept.spoken import Said
from stolik.server.storage.base import Note, Spoken, Storage, Written
from stolik.server.storage.choice import choose_storage
from stolik.server.storage.postgres import PostgresStorage
from stolik.server.storage.schema import STEPS
from stolik.server.storage.sqlite import WORDS, SqliteStorage
from stolik.server.storage.trouble import Conflict
from stolik.server.table.live import LiveTable
from stolik.server.table.summary import summary_of
from tests.server.conftest import Databases
from tests.server.test_keeping import SETUP


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Storage]:
    storage = choose_storage(settings)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def live_of(setup: Setup) -> LiveTable:
    return LiveTable(setup, load(setup.game, setup.map))


SUMMARY = summary_of(live_of(SETUP))


async def test_what_was_written_is_there_after_opening_again(settings: Settings) -> None:
    played = Played(2, 5, 0, ["keep a b", "pass"], "club")
    async with opened(settings) as storage:
        await storage.add(SETUP, [Dealt(1, 4)], SUMMARY)
        await storage.append("t1", [played], SUMMARY, "the record")
        await storage.set_name("p1", "Ann")
        await storage.set_name("p1", "Anna")
        for text in ("hello", "bye"):
            said = await storage.say("t1", Said(0, 6, 0, "Ann", text))
        assert said.n == 2
        secret = await storage.secret()
    async with opened(settings) as storage:
        stored = await storage.load("t1")
        assert stored is not None
        assert stored.setup == SETUP
        assert stored.entries == [Dealt(1, 4), played]
        assert [said.text for said in stored.chat] == ["hello", "bye"]
        assert stored.record == "the record"
        assert await storage.entries_after("t1", 1) == [played]
        assert await storage.name_of("p1") == "Anna"
        assert await storage.name_of("p2") is None
        assert await storage.load("t2") is None
        assert await storage.secret() == secret
        assert [name async for name in storage.tables()] == ["t1"]


async def test_an_entry_is_written_once(settings: Settings) -> None:
    async with opened(settings) as storage:
        await storage.add(SETUP, [], SUMMARY)
        race = [storage.append("t1", [Dealt(1, at)], SUMMARY, None) for at in range(20)]
        results = await asyncio.gather(*race, return_exceptions=True)
        assert [type(result) for result in results].count(Conflict) == 19
        with pytest.raises(Conflict):  # all or none
            await storage.append("t1", [Played(2, 1, 0, []), Dealt(1, 1)], SUMMARY, None)
        assert len(await storage.entries_after("t1", 0)) == 1


async def test_no_gap_can_be_written(settings: Settings) -> None:
    async with opened(settings) as storage:
        for table in ("t1", "t2"):
            await storage.add(msgspec.structs.replace(SETUP, id=table), [Dealt(1, 1)], SUMMARY)
        later = msgspec.structs.replace(SUMMARY, updated=99)
        for entries in (
            [Dealt(3, 1)],
            [Dealt(1, 1)],
            [Dealt(0, 1)],
            [Dealt(2, 1), Dealt(4, 1)],
            [Dealt(3, 1), SatDown(4, 1, 1, "Zoe", "p9")],
        ):
            with pytest.raises(Conflict):
                await storage.append("t1", entries, later, "the record")
        with pytest.raises(Conflict):
            await storage.append("gone", [Dealt(1, 1)], later, None)
        results = await asyncio.gather(  # what can't be harms nothing that is written with it
            storage.append("t1", [Dealt(3, 1)], later, None),
            storage.append("t2", [Dealt(2, 1)], SUMMARY, None),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [Conflict, type(None)]
        stored = await storage.load("t1")
        assert stored is not None
        assert (stored.entries, stored.record) == ([Dealt(1, 1)], None)
        assert (await storage.lists("p9")).mine == []
        rows = await storage.fetch("SELECT updated FROM tables WHERE id = $1", "t1")
        assert rows[0][0] != 99


async def test_words_under_one_key_are_kept_once(settings: Settings) -> None:
    async with opened(settings) as storage:
        await storage.add(SETUP, [], SUMMARY)
        said = Said(0, 6, 0, "Ann", "hello")
        first = await storage.say("t1", said, "p1 abcdefgh")
        assert first is not None
        again = [storage.say("t1", said, "p1 abcdefgh") for _ in range(5)]
        assert await asyncio.gather(*again) == [None] * 5
        assert await storage.say("t1", said, "p2 abcdefgh") is not None
        assert await storage.say("t1", said) is not None
        assert await storage.say("t1", said) is not None
    async with opened(settings) as storage:
        assert await storage.say("t1", said, "p1 abcdefgh") is None
        assert [words.n for words in await storage.chat_after("t1", 0)] == [1, 2, 3, 4]
        assert [words.n for words in await storage.chat_after("t1", 2)] == [3, 4]


async def test_a_tables_chat_is_bounded(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("sqlite", "postgres"):
        monkeypatch.setattr(f"stolik.server.storage.{module}.CHAT_STORED", 5)
    async with opened(settings) as storage:
        await storage.add(SETUP, [], SUMMARY)
        for number in range(12):
            await storage.say("t1", Said(0, 6, 0, "Ann", f"word {number}"))
        kept = await storage.fetch("SELECT n FROM chat ORDER BY n")
        assert [row[0] for row in kept] == [8, 9, 10, 11, 12]


async def test_a_write_that_lands_late_is_heard_of(postgres: Databases) -> None:
    """A frozen database may still write what this process has given up."""
    settings = Settings(database=postgres())
    heard: asyncio.Queue[Note | None] = asyncio.Queue()
    async with opened(settings) as storage:
        assert isinstance(storage, PostgresStorage)
        storage.listen(heard.put_nowait)
        await storage.add(SETUP, [], SUMMARY)
        for doubted in (2, 4):
            storage._notes.doubt("t1", doubted)
            await storage.append("t1", [Dealt(doubted - 1, 1)], SUMMARY, None)
            await storage.append("t1", [Dealt(doubted, 1)], SUMMARY, None)
            while (note := await asyncio.wait_for(heard.get(), 10)) is None:
                pass
            expected = Note(storage.process, "t1", Written(doubted))
            assert note == expected, "only of what was doubted"


async def test_tables_that_write_at_once_do_not_harm_each_other(settings: Settings) -> None:
    async with opened(settings) as storage:
        setups = [msgspec.structs.replace(SETUP, id=f"t{number}") for number in range(20)]
        for setup in setups:
            await storage.add(setup, [], summary_of(live_of(setup)))
        await storage.append("t7", [Dealt(1, 5)], SUMMARY, None)

        async def write(table: str, *entries: Entry, people: list[str | None]) -> None:
            change = {"id": table, "people": people, "updated": 77}
            summary = msgspec.structs.replace(SUMMARY, **change)
            await storage.append(table, entries, summary, None)

        comes = SatDown(1, 6, 1, "Zoe", "p9")
        results = await asyncio.gather(
            *(write(f"t{n}", Dealt(1, 6), people=["p1"]) for n in range(19)),
            write("t19", comes, Dealt(2, 6), people=["p1", "p9"]),
            return_exceptions=True,
        )
        assert [n for n, result in enumerate(results) if result is not None] == [7]
        assert isinstance(results[7], Conflict)
        for setup in setups:
            kept = await storage.entries_after(setup.id, 0)
            expected = {"t7": [Dealt(1, 5)], "t19": [comes, Dealt(2, 6)]}
            assert kept == expected.get(setup.id, [Dealt(1, 6)])
        newcomers = await storage.lists("p9")
        assert [(table.id, table.updated) for table in newcomers.mine] == [("t19", 77)]


async def test_lists_have_what_belongs_there(settings: Settings) -> None:
    async with opened(settings) as storage:
        for number, (status, watch) in enumerate(
            [("playing", False), ("playing", True), ("over", True), ("waiting", False)]
        ):
            setup = msgspec.structs.replace(SETUP, id=f"t{number}", watch=watch)
            live = summary_of(live_of(setup))
            summary = msgspec.structs.replace(live, status=status, updated=number)
            await storage.add(setup, [], summary)
        own = await storage.lists("p1")
        assert [table.id for table in own.mine] == ["t3", "t1", "t0"]
        assert [table.id for table in own.finished] == ["t2"]
        assert own.watch == []
        other = await storage.lists("p2")
        assert [table.id for table in other.watch] == ["t1"]
        assert (other.mine, other.finished) == ([], [])
        assert await storage.count_unfinished("p1") == 3
        sits = [SatDown(1, 9, 1, "Ben", "p2")]
        people = msgspec.structs.replace(other.watch[0], people=["p1", "p2"])
        await storage.append("t1", sits, people, None)
        assert [table.id for table in (await storage.lists("p2")).mine] == ["t1"]


async def test_data_of_a_newer_program_is_left_alone(settings: Settings) -> None:
    async with opened(settings) as storage:
        newer = len(STEPS) + 1
        if isinstance(storage, PostgresStorage):
            await storage.fetch(f"UPDATE schema_version SET version = {newer}")
        else:
            assert isinstance(storage, SqliteStorage)
            await storage._writer.do(lambda c: c.execute(f"PRAGMA user_version = {newer}"))
    with pytest.raises(StolikError, match="newer Stolik"):
        await choose_storage(settings).open()


async def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "stolik.db"
    connection = sqlite3.connect(path)
    connection.executescript(STEPS[0].format(**WORDS) + "PRAGMA user_version = 1;")
    connection.execute("INSERT INTO people VALUES ('p1', 'Ann')")
    connection.commit()
    connection.close()
    async with opened(Settings(data=str(tmp_path))) as storage:
        assert await storage.name_of("p1") == "Ann"
        await storage.add(SETUP, [], SUMMARY)


async def test_a_failed_write_harms_nobody_else(tmp_path: Path) -> None:
    async with opened(Settings(data=str(tmp_path))) as storage:
        await storage.add(SETUP, [], SUMMARY)
        results = await asyncio.gather(
            storage.append("t1", [Dealt(1, 1)], SUMMARY, None),
            storage.append("nosuch", [Dealt(1, 1)], SUMMARY, None),
            storage.set_name("p1", "Ann"),
            return_exceptions=True,
        )
        assert [isinstance(r, Exception) for r in results] == [False, True, False]
        assert await storage.name_of("p1") == "Ann"


async def test_a_process_that_is_gone_loses_its_leases(postgres: Databases) -> None:
    settings = Settings(database=postgres())
    busy = msgspec.structs.replace(SUMMARY, busy=True)
    async with opened(settings) as one, opened(settings) as two:
        alive = await one.beat(leases.ALIVE_SECONDS)
        assert await two.beat(leases.ALIVE_SECONDS) > alive
        await one.add(SETUP, [], busy)
        assert not await two.take("t1")
        assert await two.orphans() == []
        await one.beat(-1)  # its time is over
        assert await two.orphans() == ["t1"]
        assert await two.take("t1")
        assert not await one.take("t1")
        await two.release(["t1"])
        assert await one.take("t1")


async def test_processes_hear_each_other(postgres: Databases) -> None:
    settings = Settings(database=postgres())
    heard: asyncio.Queue[Note | None] = asyncio.Queue()
    async with opened(settings) as one, opened(settings) as two:
        two.listen(heard.put_nowait)
        assert isinstance(one, PostgresStorage)
        await one.add(SETUP, [], SUMMARY)
        await one.append("t1", [Dealt(1, 1)], SUMMARY, None)
        await one.say("t1", Said(0, 6, 0, "Ann", "hello"))
        notes = []
        while len(notes) < 2:
            note = await asyncio.wait_for(heard.get(), 10)
            notes += [note] if note else []
        assert notes[0] == Note(one.process, "t1", Written(1))
        assert notes[1] == Note(one.process, "t1", Spoken(Said(1, 6, 0, "Ann", "hello")))
