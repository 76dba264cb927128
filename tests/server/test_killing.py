"""Kill -9 under play: nothing that was announced is lost, nothing is doubled."""

import pytest

from stolik.server.ground.settings import Settings
from tests.server.conftest import Databases
from tests.server.killing import SHORT, play_under_kills
from tests.server.zygote import Zygote


@pytest.mark.slow
async def test_killed_servers_lose_nothing(forks: Zygote, settings: Settings) -> None:
    play = play_under_kills(forks, settings, servers=1, kills=5, tables=2, seed="one", games=SHORT)
    assert await play >= 2


@pytest.mark.slow
async def test_two_servers_take_over_from_each_other(forks: Zygote, postgres: Databases) -> None:
    settings = Settings(database=postgres(), limits=False)
    play = play_under_kills(forks, settings, servers=2, kills=5, tables=2, seed="two", games=SHORT)
    assert await play >= 2
