"""Whole games over real sockets."""

import asyncio
from random import Random

import pytest

import stolik
from tests.server.support import Person


@pytest.mark.parametrize("game", ["europe", "swiss", "carcassonne"])
async def test_two_people_play_a_whole_game(server: str, game: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make(game, "me", "friend")
        assert await ben.join(made) == 1
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            ends = await asyncio.gather(a.play_out(Random(1)), b.play_out(Random(2)))
            assert ends[0]["score"] == ends[1]["score"]
            assert a.table["status"] == "over"
        record = await ann.get(f"/api/tables/{made['table']}/record")
        table = stolik.replay(record)
        assert [points.total for points in table.score()] == [
            points["total"] for points in ends[0]["score"]
        ]


@pytest.mark.parametrize("game", ["europe", "carcassonne"])
async def test_a_person_plays_against_a_bot(server: str, game: str) -> None:
    async with Person(server) as ann:
        made = await ann.make(game, "casual", "me")
        assert made["invite"] is None
        async with ann.at(made["table"]) as a:
            end = await a.play_out(Random(3))
            bots = [line["bot"] for line in a.lines if line["type"] == "moved"]
            assert set(bots) == {"casual", None}
            assert any(message["type"] == "thinking" for message in a.seen)
            assert end["turn"] is None
            assert "picture" not in end, "the page has a board for it"
