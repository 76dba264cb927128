"""Damaged tables: they can be looked at, `stolik check` finds them and mends them."""

import contextlib
import json
import sqlite3
from pathlib import Path

import pytest

from stolik.server.ground.settings import Settings
from stolik.server.kept.log import Dealt, Played, Renamed
from stolik.server.running.checking import check_all
from stolik.server.running.lock import only_one
from stolik.server.storage.base import Step
from stolik.server.storage.choice import choose_storage
from tests.server.support import Person, command, serving
from tests.server.test_keeping import SETUP, table_of

DAMAGES = {
    "a gap": "DELETE FROM entries WHERE n = 4",
    "an entry that can't be read": "UPDATE entries SET entry = $1 WHERE n = 4",
    "a move that can't be": "UPDATE entries SET entry = $2 WHERE n = 4",
    "a seat that is not there": "UPDATE entries SET entry = $3 WHERE n = 4",
    "another number": "UPDATE entries SET entry = $4 WHERE n = 4",
}
VALUES = (
    b'{"type":"played","n":4,',
    b'{"type":"played","n":4,"at":1,"seat":0,"moves":["claim the moon"]}',
    b'{"type":"renamed","n":4,"at":1,"seat":9,"name":"X"}',
    b'{"type":"dealt","n":7,"at":1}',
)


def damaged(sql: str) -> Step:
    """A statement with just the values that it needs."""
    for number, value in enumerate(VALUES, 1):
        if f"${number}" in sql:
            return sql.replace(f"${number}", "$1"), (value,)
    return sql, ()


async def change(settings: Settings, step: Step) -> None:
    storage = choose_storage(settings)
    await storage.open()
    await storage.transact([step])
    await storage.close()


async def findings(settings: Settings) -> list[str]:
    storage = choose_storage(settings)
    await storage.open()
    found = [str(finding) async for _, finding in check_all(storage) if finding]
    await storage.close()
    return found


def flags(settings: Settings) -> list[str]:
    if settings.database is not None:
        return ["--database", settings.database]
    return ["--data", settings.data]


async def begin(base: str) -> tuple[dict[str, str], str]:
    async with Person(base) as ann:
        made = await ann.make("europe", "me", "@Ben", map="toy")
        async with ann.at(made["table"]) as a:
            while a.version < 7:
                position = a.position
                assert position is not None
                if position["curtain"] is not None:
                    await a.ask("lift", seat=position["curtain"])
                assert a.position is not None
                await a.play(a.position["moves"][0])
            await a.ask("say", text="hello")
        return dict(ann.http.cookies), made["table"]


async def look(base: str, cookies: dict[str, str], table: str, *, good: int | None) -> None:
    """`good`: the table is closed after that entry."""
    async with Person(base) as ann:
        ann.http.cookies.clear()
        ann.http.cookies.update(cookies)
        async with ann.at(table) as a:
            assert [said["text"] for said in a.seen[-1]["chat"]] == ["hello"]
            assert a.position is not None, "the board can be looked at"
            if good is None:
                assert a.table["status"] == "playing"
                await a.ask("lift", seat=a.position["curtain"])
                assert (await a.play(a.position["moves"][0]))["type"] == "done"
                return
            assert [line["n"] for line in a.lines] == list(range(1, good + 1))
            assert a.position["version"] == good
            assert a.position["moves"] == []
            assert a.table["closed"]["key"] == "error-broken"
            assert a.table["closed"]["args"]["good"] == good
            for kind, more in (
                ("play", {"version": good, "moves": ["pass"]}),
                ("rename", {"seat": 0, "name": "Zoe"}),
                ("pace", {"milliseconds": 1}),
                ("undo", {"version": good}),
            ):
                refused = await a.ask(kind, **more)
                assert refused["code"] == "broken", (kind, refused)
        assert (await ann.get("/api/health"))["status"] == "ok"


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_table_can_be_looked_at_and_mended(
    settings: Settings, damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(settings) as base:
        cookies, table = await begin(base)
    assert await command("check", *flags(settings)) == 0
    await change(settings, damaged(DAMAGES[damage]))
    with serving(settings) as base:
        await look(base, cookies, table, good=3)
    capsys.readouterr()
    assert await command("check", *flags(settings)) == 1
    told = capsys.readouterr()
    assert f"table {table}: " in told.out
    assert "1 tables: 0 good, 1 damaged" in told.err
    copy = tmp_path / "copy.jsonl"
    assert await command("check", "--repair", "--copy", str(copy), *flags(settings)) == 0
    kept = json.loads(copy.read_text())
    assert copy.stat().st_mode & 0o777 == 0o600
    assert kept["table"] == table
    assert len(kept["entries"]) == (6 if damage == "a gap" else 7)
    assert await findings(settings) == []
    with serving(settings) as base:
        await look(base, cookies, table, good=None)


async def test_a_table_without_a_setup_is_told_and_taken_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(data=str(tmp_path), limits=False)
    with serving(settings) as base:
        cookies, table = await begin(base)
    with contextlib.closing(sqlite3.connect(tmp_path / "stolik.db")) as database, database:
        database.execute("UPDATE tables SET setup = '{'")

    with serving(settings) as base:
        async with Person(base) as ann:
            ann.http.cookies.update(cookies)
            answer = await ann.http.get(f"/api/tables/{table}")
            assert answer.status_code == 409
            assert answer.json()["code"] == "broken"
    assert await command("check", "--repair", "--data", str(tmp_path)) == 0
    assert "its setup can't be read" in capsys.readouterr().out
    assert await findings(settings) == []
    assert len(list(tmp_path.glob("damaged-*.jsonl"))) == 1


async def test_lists_that_show_something_else_are_mended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(data=str(tmp_path), limits=False)
    with serving(settings) as base:
        await begin(base)

    async def note(**changes: object) -> int:
        """Changes the summary; what `check` says then."""
        with contextlib.closing(sqlite3.connect(tmp_path / "stolik.db")) as database, database:
            (text,) = database.execute("SELECT summary FROM tables").fetchone()
            kept = {**json.loads(text), **changes}
            kept = {name: value for name, value in kept.items() if value is not ...}
            database.execute("UPDATE tables SET summary = ?", (json.dumps(kept).encode(),))
        return await command("check", "--data", str(tmp_path))

    assert await note(maker=..., given_up=...) == 0, "as an older program noted it"
    assert await note(decisions=99) == 1
    assert "lists show it otherwise" in capsys.readouterr().out
    assert await command("check", "--repair", "--data", str(tmp_path)) == 0
    assert await command("check", "--data", str(tmp_path)) == 0


async def test_nothing_is_mended_under_a_running_server(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(settings) as base:
        await begin(base)
        with only_one(settings):  # as `stolik serve` does; this server is only a thread
            assert await command("check", "--repair", *flags(settings)) == 1
    assert "A server uses these data" in capsys.readouterr().err


def test_whatever_is_wrong_with_a_log_opening_never_raises() -> None:
    for wrong in (
        [Renamed(1, 1, 9, "X")],
        [Dealt(1, 1), Dealt(3, 1)],
        [Dealt(1, 1), Played(2, 1, 0, ["claim the moon"]), Dealt(3, 1)],
        [Played(1, 1, 0, ["pass"])],
    ):
        live = table_of(SETUP)
        live.load(wrong)
        assert live.status == "closed"
        assert live.closed is not None
        assert live.closed.arguments["good"] == live.version
        assert live.version < len(wrong)
