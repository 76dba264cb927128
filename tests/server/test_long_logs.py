"""However much people rename themselves or talk, a table can be entered, and its log is read."""

from pathlib import Path

import msgspec
import pytest

from stolik.registry import load
from stolik.server.ground.limits import LABELS_RATE
from stolik.server.ground.settings import Settings
from stolik.server.kept.labels import PACE, Label
from stolik.server.kept.log import Left, Paced, Renamed, SatDown
from stolik.server.kept.setup import Chair
from stolik.server.table import announcing
from stolik.server.table.live import LiveTable
from stolik.server.web import connection
from tests.server.support import Person, serving
from tests.server.test_keeping import SETUP


async def test_names_and_pace_stand_beside_the_log(settings: Settings) -> None:
    async def begin(base: str) -> list[str]:
        async with Person(base) as ann, Person(base, "Ben") as ben:
            made = await ann.make("carcassonne", "me", "friend")
            await ben.join(made)
            async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
                version = b.version
                for number in range(300):
                    await a.ask("rename", seat=0, name=f"Ann {number}")
                await a.ask("pace", milliseconds=300)
                await b.until(lambda m: (m.get("table") or {}).get("pace") == 300)
                assert b.table["seats"][0]["name"] == "Ann 299"
                assert (a.version, b.version) == (version, version)
                moved = await (a if a.position["moves"] else b).play(
                    (a.position["moves"] or b.position["moves"])[0]
                )
                assert moved["type"] == "done"
            return [made["table"], *ann.http.cookies.values()]

    with serving(settings) as base:
        table, token = await begin(base)
    with serving(settings) as base:
        async with Person(base) as ann:
            ann.http.cookies.clear()
            ann.http.cookies.set("stolik", token)
            async with ann.at(table) as a:
                assert a.table["seats"][0]["name"] == "Ann 299"
                assert a.table["pace"] == 300
                assert len(a.lines) < 10
            assert (await ann.get("/api/tables"))["mine"][0]["names"][0] == "Ann 299"


async def test_a_guest_renames_themselves_only_so_often(tmp_path: Path) -> None:
    with serving(Settings(data=str(tmp_path))) as base:
        async with Person(base) as ann:
            made = await ann.make("carcassonne", "me", "friend")
            async with ann.at(made["table"]) as a, ann.at(made["table"]) as other:
                answers = [
                    await player.ask("rename", seat=0, name=f"Ann {number}")
                    for number in range(int(LABELS_RATE.burst))
                    for player in (a, other)
                ]
        codes = [answer.get("code") for answer in answers]
        assert "too-fast" in codes
        assert codes.count(None) >= LABELS_RATE.burst


def test_old_logs_with_names_and_pace_still_open() -> None:
    setup = msgspec.structs.replace(SETUP, chairs=[Chair("Ann", "p1"), Chair()])
    live = LiveTable(setup, load(setup.game, setup.map))
    live.load([Renamed(1, 1, 0, "Anna"), Paced(2, 2, 50), SatDown(3, 3, 1, "Ben", "p2")])
    assert live.closed is None
    assert ([chair.name for chair in live.chairs], live.pace) == (["Anna", "Ben"], 50)


def test_who_sits_down_later_brings_a_name() -> None:
    setup = msgspec.structs.replace(SETUP, chairs=[Chair("Ann", "p1"), Chair()])
    live = LiveTable(setup, load(setup.game, setup.map))
    sat, left = SatDown(1, 1, 1, "Ben", "p2"), Left(2, 2, 1, "Bob")
    live.load([sat, left, SatDown(3, 3, 1, "Eve", "p3")], [Label(1, "Bob", 1), Label(PACE, "9", 0)])
    assert ([chair.name for chair in live.chairs], live.pace) == (["Ann", "Eve"], 9)
    assert live.labeled(Label(1, "Eva", 3)).chairs[1].name == "Eva"
    assert live.chairs[1].name == "Eve"


async def test_a_long_log_comes_in_pages(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcing, "PAGE", 7)
    async with Person(server) as ann:
        made = await ann.make("carcassonne", "me", "@Ben")
        async with ann.at(made["table"]) as a:
            for _ in range(20):
                position = await a.my_turn()
                await a.play(position["moves"][0])
            whole = a.lines
        async with ann.at(made["table"]) as a:
            found = a.lines
            assert len(found) == 7
            while found[0]["n"] > 1:
                page = await a.ask("earlier", before=found[0]["n"])
                found = page["lines"] + found
            assert found == whole
            assert (await a.ask("earlier", before=1))["lines"] == []


async def test_no_size_of_a_welcome_locks_a_table(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "MOST_BYTES", 1000)
    async with Person(server) as ann:
        made = await ann.make("carcassonne", "me", "@Ben")
        async with ann.at(made["table"]) as a:
            assert a.position is not None
            assert (await a.ask("ping"))["type"] == "pong"


async def test_a_full_log_takes_only_moves(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Person(server) as ann:
        made = await ann.make("carcassonne", "me", "random")
        async with ann.at(made["table"]) as a:
            position = await a.my_turn()
            monkeypatch.setattr(connection, "MOST_ENTRIES", position["version"])
            refused = await a.ask("hand_over", seat=0, bot="random")
            assert refused["code"] == "log-full"
            assert (await a.play(position["moves"][0]))["type"] == "done"
