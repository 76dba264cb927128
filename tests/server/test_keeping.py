"""Nothing is lost: restarts, other versions of the rules, export and import."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from random import Random

import msgspec
import pytest

from stolik.registry import load
from stolik.server.ground.limits import MOST_BOT_TABLES
from stolik.server.ground.settings import Settings
from stolik.server.kept.log import Dealt, Played
from stolik.server.kept.setup import Chair, Setup
from stolik.server.table.live import LiveTable
from tests.server.support import Person, command, serving

SETUP = Setup(
    id="t1",
    key="k1",
    maker="p1",
    game="europe",
    map="toy",
    rules=1,
    options={},
    chairs=[Chair("Ann", "p1"), Chair("club", bot="club")],
    seed="7",
    salt="aa",
    chosen=False,
    aids=True,
    watch=False,
    made=1,
)


def table_of(setup: Setup) -> LiveTable:
    return LiveTable(setup, load(setup.game, setup.map))


@pytest.mark.slow
async def test_a_game_goes_on_after_a_restart(settings: Settings) -> None:
    async def before(base: str) -> tuple[dict[str, str], str, dict[str, object]]:
        async with Person(base) as ann:
            made = await ann.make("carcassonne", "me", "random")
            async with ann.at(made["table"]) as a:
                for _ in range(5):
                    position = await a.my_turn()
                    await a.play(position["moves"][0])
                await a.my_turn()
                assert a.position is not None
                await a.ask("say", text="back soon")
                return dict(ann.http.cookies), made["table"], a.position

    async def after(
        base: str, cookies: dict[str, str], table: str, known: dict[str, object]
    ) -> None:
        async with Person(base) as ann:
            ann.http.cookies.clear()
            ann.http.cookies.update(cookies)
            async with ann.at(table) as a:
                assert a.position == known
                assert [said["text"] for said in a.seen[-1]["chat"]] == ["back soon"]
                assert (await a.play_out(Random(1)))["score"]

    with serving(settings) as base:
        cookies, table, known = await before(base)
    with serving(settings) as base:
        await after(base, cookies, table, known)


async def test_bots_go_on_by_themselves_after_a_restart(settings: Settings) -> None:
    async def begin(base: str) -> str:
        async with Person(base) as ann:
            made = await ann.make("carcassonne", "random", "random", watch=True, pace=5000)
            return str(made["table"])

    with serving(settings) as base:
        table = await begin(base)
    with serving(settings) as base:
        async with Person(base) as wes:
            listed = await wes.get("/api/tables")
            assert [t["id"] for t in listed["watch"]] == [table]
            async with wes.at(table) as w:
                await w.until(lambda m: m["type"] == "thinking")


def test_a_table_of_other_rules_can_only_be_looked_at() -> None:
    live = table_of(msgspec.structs.replace(SETUP, rules=99))
    live.load([Dealt(1, 1), Played(2, 2, 0, ["pass"])])
    assert live.status == "closed"
    assert live.closed is not None
    assert live.closed.code == "rules-changed"
    assert live.version == 2
    assert "99" in live.closed.text


async def test_a_closed_table_can_be_opened_and_says_why(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), limits=False)

    async def begin(base: str) -> tuple[dict[str, str], str]:
        async with Person(base) as ann:
            made = await ann.make("europe", "me", "random")
            return dict(ann.http.cookies), made["table"]

    with serving(settings) as base:
        cookies, table = await begin(base)
    with contextlib.closing(sqlite3.connect(tmp_path / "stolik.db")) as database, database:
        sql = "UPDATE tables SET setup = replace(setup, '\"rules\":1', '\"rules\":99')"
        database.execute(sql)
    with serving(settings) as base:
        async with Person(base) as ann:
            ann.http.cookies.clear()
            ann.http.cookies.update(cookies)
            async with ann.at(table) as a:
                assert a.table["status"] == "closed"
                assert a.table["closed"]["key"] == "error-rules-changed"
                assert a.position is None
                assert a.lines
                refused = await a.ask("play", version=a.version, moves=["pass"])
                assert refused["code"] == "rules-changed"


def test_a_log_that_cant_be_followed_closes_the_table() -> None:
    live = table_of(SETUP)
    live.load([Dealt(1, 1), Played(2, 2, 0, ["claim the moon"])])
    assert live.status == "closed"
    assert live.closed is not None
    assert live.closed.code == "broken"


async def test_tables_travel_by_export_and_import(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(Settings(data=str(tmp_path / "one"))) as base:
        async with Person(base) as ann:
            made = await ann.make("europe", "me", "random", map="toy")
            async with ann.at(made["table"]) as a:
                await a.ask("say", text="hello")
                await a.play_out(Random(2))
            record = str(await ann.get(f"/api/tables/{made['table']}/record"))
    assert await command("export", "--data", str(tmp_path / "one")) == 0
    exported = capsys.readouterr().out
    file = tmp_path / "tables.jsonl"
    file.write_text(exported, encoding="utf-8")
    (tmp_path / "two").mkdir()
    for told in ("1 tables imported, 0", "0 tables imported, 1"):
        assert await command("import", str(file), "--data", str(tmp_path / "two")) == 0
        assert told in capsys.readouterr().err
    assert await command("export", "--data", str(tmp_path / "two")) == 0
    assert capsys.readouterr().out == exported
    assert record.splitlines()[0] == "stolik record 1"
    file.write_text(exported[:100], encoding="utf-8")
    assert await command("import", str(file), "--data", str(tmp_path / "two")) == 1
    assert "Line 1" in capsys.readouterr().err


async def test_bots_among_themselves_wait_for_somebody_after_a_new_start(
    settings: Settings,
) -> None:
    """What was left of a flood of such tables must not begin anew with the server."""

    async def begin(base: str) -> tuple[str, str]:
        async with Person(base) as ann:
            alone = await ann.make("carcassonne", "random", "random", watch=True, pace=5000)
            clock = {"type": "per_move", "seconds": 600}
            with_me = await ann.make("carcassonne", "me", "random", clock=clock, pace=5000)
            return alone["table"], with_me["table"]

    with serving(settings) as base:
        alone, _ = await begin(base)
    with serving(settings) as base:
        async with Person(base) as ben:
            await open_tables(ben, 1)
            async with ben.at(alone) as b:
                assert (await b.until(lambda m: m["type"] == "thinking"))["bot"] == "random"


async def open_tables(person: Person, wanted: int) -> None:
    """Until the server has so many tables open, and no more."""
    while (found := (await person.get("/api/health"))["tables"]) < wanted:
        await asyncio.sleep(0.01)
    assert found == wanted


async def test_only_so_many_tables_of_bots_alone_play_from_an_address(tmp_path: Path) -> None:
    with serving(Settings(data=str(tmp_path))) as base:
        wish = {"game": "carcassonne", "seats": [{"type": "bot", "bot": "random"}] * 2}
        wish["pace"] = 5000
        statuses = []
        for _ in range(MOST_BOT_TABLES + 1):
            async with Person(base) as somebody:  # a new person each time
                answer = await somebody.http.post("/api/tables", json=wish)
                statuses.append(answer.status_code)
        assert statuses == [200] * MOST_BOT_TABLES + [429]
        assert answer.json()["code"] == "too-many-bots"
