"""Databases that fail under play; `python -m tests.server faults` does it for longer."""

from collections import Counter

import pytest

from tests.server.faults import (
    World,
    check_tables,
    play_under_faults,
    postgres_world,
    sqlite_world,
)
from tests.server.killing import SHORT
from tests.server.zygote import Zygote


@pytest.mark.slow
async def test_postgresql_fails_under_play(forks: Zygote) -> None:
    happened: list[str] = []
    async with postgres_world(forks, 1, "test") as (world, settings):
        shorten(world)
        tally = await play_under_faults(world, len(world.faults), happened.append)
        tables, damage = await check_tables(settings)
    assert sorted(happened) == sorted(world.faults), "each of them once"
    check(tally, tables, damage)


@pytest.mark.slow
async def test_one_of_two_servers_freezes_or_dies_under_play(forks: Zygote) -> None:
    async with postgres_world(forks, 2, "test") as (world, settings):
        shorten(world)
        tally = await play_under_faults(world, 2)
        check(tally, *await check_tables(settings))


@pytest.mark.slow
async def test_sqlites_disk_is_full_or_read_only_under_play(forks: Zygote) -> None:
    async with sqlite_world(forks, "test") as (world, settings):
        shorten(world)
        tally = await play_under_faults(world, len(world.faults))
        check(tally, *await check_tables(settings))


def shorten(world: World) -> None:
    """Few tables, short games, and nothing lasts longer than anybody waits."""
    world.games, world.tables, world.longest = SHORT, 2, 0.0


def check(tally: Counter[str], tables: int, damage: list[str]) -> None:
    """Every game was followed to its end by clients that forget nothing."""
    assert damage == []
    assert tables >= tally["games"] > 0
    assert tally["acknowledged moves"] > 0
