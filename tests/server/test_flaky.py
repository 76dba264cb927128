"""Games with connections that break at random moments."""

import asyncio
from random import Random

import pytest

import stolik
from tests.server.flaky import flaky_game


@pytest.mark.parametrize("game", ["europe", "swiss", "carcassonne"])
async def test_games_over_bad_connections_end_with_one_record(server: str, game: str) -> None:
    random = Random(f"flaky {game}")
    games = 4 if game == "carcassonne" else 3
    records = await asyncio.gather(
        *(flaky_game(lambda: server, game, random, drops=0.03) for _ in range(games))
    )
    for record in records:
        assert stolik.replay(record).over
