"""Export and import: people come along when asked, everything is checked, all or nothing."""

import contextlib
import io
import json
import stat
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from stolik.bots.registry import named_player
from stolik.cli.main import main
from stolik.errors import BadOption
from stolik.server.ground.settings import Settings
from stolik.server.kept.log import Dealt
from stolik.server.kept.setup import Chair
from stolik.server.storage.choice import choose_storage
from stolik.server.table.summary import summary_of
from tests.server.support import Person, command, serving
from tests.server.test_keeping import SETUP, table_of

SERVER = Path(__file__).parents[2] / "src" / "stolik" / "server"


async def two_tables(base: str) -> tuple[dict[str, str], str]:
    """Ann's cookies and the table that she goes on at; another one is over."""
    async with Person(base) as ann:
        await ann.http.put("/api/me", json={"name": "Anna"})
        over = await ann.make("europe", "me", "random", map="toy")
        async with ann.at(over["table"]) as a:
            await a.play_out(Random(1))
        made = await ann.make("carcassonne", "me", "random")
        async with ann.at(made["table"]) as a:
            position = await a.my_turn()
            await a.play(position["moves"][0])
        return dict(ann.http.cookies), made["table"]


def flags(settings: Settings) -> list[str]:
    if settings.database is not None:
        return ["--database", settings.database]
    return ["--data", settings.data]


@pytest.fixture(scope="module")
async def exported(
    tmp_path_factory: pytest.TempPathFactory,
    anyio_backend: str,  # asked for, since plain tests have this fixture too
) -> tuple[list[str], dict[str, str], str]:
    """The lines of an export with secrets, a person's cookies and her table."""
    folder = tmp_path_factory.mktemp("exported")
    with serving(Settings(data=str(folder))) as base:
        cookies, table = await two_tables(base)
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert await command("export", "--with-secrets", "--data", str(folder)) == 0
    return out.getvalue().splitlines(), cookies, table


Exported = tuple[list[str], dict[str, str], str]


def write(tmp_path: Path, lines: list[str]) -> str:
    file = tmp_path / "export.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    return str(file)


async def test_people_go_on_where_their_tables_were_brought(
    settings: Settings, exported: Exported, tmp_path: Path
) -> None:
    lines, cookies, table = exported
    assert await command("import", write(tmp_path, lines), *flags(settings)) == 0

    with serving(settings) as base:
        async with Person(base) as ann:
            ann.http.cookies.clear()
            ann.http.cookies.update(cookies)
            assert (await ann.get("/api/me"))["name"] == "Anna"
            listed = await ann.get("/api/tables")
            assert [found["id"] for found in listed["mine"]] == [table]
            assert len(listed["finished"]) == 1
            async with ann.at(table) as a:
                assert (await a.play_out(Random(2)))["score"]


def test_without_being_asked_no_secret_leaves(
    tmp_path: Path, exported: Exported, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    assert main(["import", write(tmp_path, exported[0]), "--data", str(folder)]) == 0
    capsys.readouterr()
    assert main(["export", "--data", str(folder)]) == 0
    kinds = [json.loads(line).get("type") for line in capsys.readouterr().out.splitlines()]
    assert kinds == [None, None]


async def test_a_secret_never_replaces_that_of_others(
    tmp_path: Path, exported: Exported, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(Settings(data=str(tmp_path / "data"))) as base:
        await two_tables(base)
    file = write(tmp_path, exported[0])
    assert await command("import", file, "--data", str(tmp_path / "data")) == 1
    assert "locked out" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_refused(
    tmp_path: Path, exported: Exported, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = str(tmp_path / "nowhere")
    file = write(tmp_path, exported[0])
    for words in (["export"], ["import", file], ["check"]):
        assert main([*words, "--data", nowhere]) == 1
        assert "There is no folder" in capsys.readouterr().err
    assert not Path(nowhere).exists()
    assert main(["export", "--data", str(tmp_path)]) == 1
    assert "no stolik.db" in capsys.readouterr().err


def change(line: str, **changes: Any) -> str:
    """An exported table with other things in its setup."""
    found = json.loads(line)
    found["setup"] |= changes
    return json.dumps(found)


PROGRAM = "process:sh -c 'touch owned'"


def with_bot(line: str, bot: str) -> str:
    chairs = json.loads(line)["setup"]["chairs"]
    return change(line, chairs=[chairs[0], {**chairs[1], "bot": bot}])


def with_entry(line: str, **entry: Any) -> str:
    found = json.loads(line)
    found["entries"].append({"n": len(found["entries"]) + 1, "at": 1, **entry})
    return json.dumps(found)


def without_entry(line: str, number: int) -> str:
    found = json.loads(line)
    del found["entries"][number]
    return json.dumps(found)


BAD = {
    "a program as a bot": lambda line: with_bot(line, PROGRAM),
    "a file as a bot": lambda line: with_bot(line, "owned.py:Bot"),
    "weights of this machine": lambda line: with_bot(line, "club:weights=owned.json"),
    "a program that takes over": lambda line: with_entry(
        line, type="handed_over", seat=0, bot=PROGRAM, reason="asked"
    ),
    "a map from a file": lambda line: change(line, map="./owned.json"),
    "a game from elsewhere": lambda line: change(line, game="owned"),
    "a name that is a path": lambda line: change(line, id="../owned"),
    "a gap": lambda line: without_entry(line, 0),
    "a move that can't be": lambda line: with_entry(line, type="played", seat=0, moves=["moon"]),
    "no JSON": lambda line: line[:50],
}


@pytest.mark.parametrize("what", BAD)
def test_one_bad_table_and_none_comes_in(
    exported: Exported, tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = [line for line in exported[0] if '"setup"' in line[:10]]
    file = write(tmp_path, [tables[0], BAD[what](tables[1])])
    assert main(["import", file, "--data", str(tmp_path)]) == 1
    assert "Line 2" in capsys.readouterr().err
    assert not (tmp_path / "stolik.db").exists()


async def test_what_fails_midway_leaves_nothing(settings: Settings) -> None:
    storage = choose_storage(settings)
    await storage.open()
    with pytest.raises(Exception, match="people"):
        await storage.transact(
            [
                ("INSERT INTO people (id, name) VALUES ($1, $2)", ("p1", "Ann")),
                ("INSERT INTO people (id, name) VALUES ($1, $2)", ("p1", "Ben")),
            ]
        )
    assert await storage.fetch("SELECT * FROM people WHERE id = $1", "p1") == []
    await storage.close()


async def test_a_server_runs_no_program_whatever_its_database_says(tmp_path: Path) -> None:
    """As if somebody had written it there: the seat plays on, by chance."""
    owned = tmp_path / "owned"
    chairs = [Chair("Eve", bot=f"process:touch {owned}"), Chair("random", bot="random")]
    setup = msgspec.structs.replace(SETUP, chairs=chairs, watch=True, pace=0)
    settings = Settings(data=str(tmp_path), limits=False)

    storage = choose_storage(settings)
    await storage.open()
    live = table_of(setup)
    live.load([Dealt(1, 1)])
    await storage.add(setup, live.entries, summary_of(live))
    await storage.close()
    with serving(settings) as base:
        async with Person(base) as wes, wes.at(setup.id) as w:
            await w.until_position(lambda position: position["score"] is not None)
    assert not owned.exists()


def test_the_server_reads_bots_by_their_names_alone() -> None:
    for text in (PROGRAM, "owned.py:Bot", "club:weights=owned.json", "nobody"):
        with pytest.raises(BadOption, match="has no bot"):
            named_player(text, "europe", 1)
    careful = {
        "named",
        "named_player",
        "names",
        "levels",
        "fair_bot",
        "new_bot",
        "LEVELS",
        "SECONDS",
    }
    for file in SERVER.rglob("*.py"):
        if file.name == "guest.py":  # a program at somebody else's table, with its own bots
            continue
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("from stolik.bots.registry import"):
                words = {word.strip() for word in line.partition("import")[2].split(",")}
                assert words <= careful, f"{file.name}: {line}"


async def test_data_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with serving(Settings(data=str(folder))) as base:
        await two_tables(base)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        for file in folder.glob("stolik.db*"):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    (shared / "holiday.jpg").touch()
    with serving(Settings(data=str(shared))):
        pass
    assert stat.S_IMODE(shared.stat().st_mode) == 0o755, "others' things are in it"
