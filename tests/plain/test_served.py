"""A game of one's own at a table of the server: words and pictures instead of a board."""

import asyncio
import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import stolik
from stolik import families
from stolik.family import Family
from stolik.server.ground.settings import Settings
from stolik.server.web import catalogue
from stolik.server.wire import shapes
from tests.plain.bluff import BLUFF
from tests.plain.nim import FAMILY
from tests.server.support import Person, serving


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    table: dict[str, Family] = {}  # nothing has to be compiled for them
    monkeypatch.setattr(families, "_table", lambda: table)
    stolik.register(FAMILY)
    stolik.register(BLUFF)
    catalogue.game_list.cache_clear()
    with serving(Settings(data=str(tmp_path), limits=False)) as base:
        yield base
    catalogue.game_list.cache_clear()


async def test_a_whole_game_is_played_and_replayed(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("nim", "me", "friend")
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            assert a.position is not None
            stones = a.position["view"]["facts"][0]["args"]["stones"]
            assert a.position["picture"].count("<circle") == stones
            ends = await asyncio.gather(a.play_out(Random(1)), b.play_out(Random(2)))
            assert sorted(points["total"] for points in ends[0]["score"]) == [0, 1]
        record = await ann.get(f"/api/tables/{made['table']}/record")
        assert stolik.replay(record).over
        page = await ann.get(f"/api/tables/{made['table']}/positions", seat=0)
        for position in page["positions"]:
            (view,), (picture,) = position["views"], position["pictures"]
            assert picture.count("<circle") == view["facts"][0]["args"]["stones"]


async def test_bots_and_aids_are_there(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("nim", "uct", "me")
        async with ann.at(made["table"]) as a:
            await a.until_position(lambda position: bool(position and position["moves"]))
            answer = await a.ask("why", version=a.version, move="nothing")
            assert answer["key"] == "error-no-move"
            answer = await a.ask("aids")
            assert answer["aids"] == {"type": "plain", "facts": []}
            end = await a.play_out(Random(3))
            assert end["score"] is not None


async def test_any_level_is_the_bot_that_plays_any_game(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("nim", "casual", "me")
        async with ann.at(made["table"]) as a:
            assert [seat["bot"] for seat in a.table["seats"]] == ["uct", None]


async def test_the_page_gets_its_words(server: str) -> None:
    async with Person(server) as ann:
        games = {game["name"]: game for game in (await ann.get("/api/games"))["games"]}
        assert games["nim"]["options"][0]["meaning"]["en"] == "Stones at least"
        assert [bot["name"] for bot in games["nim"]["bots"]] == ["random", "uct"]
        data = await ann.get("/api/games/nim/standard")
        assert data["type"] == "plain"
        assert data["picture"] is True
        assert "nim-move = Take" in data["texts"]["pl"], "what is missing is said in English"


async def test_a_game_goes_on_without_a_picture_that_fails(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = dataclasses.replace(FAMILY, picture=lambda _view: 1 // 0)
    monkeypatch.setitem(families._table(), "nim", broken)
    async with Person(server) as ann:
        made = await ann.make("nim", "random", "me")
        async with ann.at(made["table"]) as a:
            end = await a.play_out(Random(1))
            assert end["score"] is not None
            assert "picture" not in end


async def test_a_picture_shows_what_its_seat_may_see(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("bluff", "me", "friend")
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            seen = []
            for client in (a, b):
                await client.until_position(lambda position: position is not None)
                assert client.position is not None
                seen.append(re.findall(r"<text>\[(.*)\]</text>", client.position["picture"]))
            (mine,), (other,) = seen
            assert len({mine, other}) == 2
            assert mine.isdigit()
            assert other.isdigit()


def test_what_a_game_of_ones_own_adds_is_not_part_of_the_wire() -> None:
    known = {leaf.__module__.partition(".")[0] for leaf in shapes.leaves(stolik.View)}
    assert known == {"stolik"}
