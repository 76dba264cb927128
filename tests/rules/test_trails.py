"""R14: the trail that is shown is one, and as long as the score says."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import numpy as np
import pytest

from stolik import Table
from stolik.rail.board import Route
from stolik.rail.moves import Claim
from stolik.rail.state import SCORE, STATE
from stolik.rail.trail import longest_trail
from stolik.rail.walk import find_trail, lay
from tests.rules.helpers import begun, game, play


def assert_trail(walk: list[str], owned: Iterable[str], routes: Mapping[str, Route]) -> None:
    assert len(set(walk)) == len(walk), "each route once"
    assert set(walk) <= set(owned), "only own routes"
    at = set()
    for n, route in enumerate(routes[name] for name in walk):
        before = at if n else {route.a, route.b}
        at = {end for end, other in ((route.a, route.b), (route.b, route.a)) if other in before}
        assert at, f"{route.id} does not follow on {walk[n - 1]}"


@pytest.mark.parametrize("name", ["europe", "swiss"])
@pytest.mark.parametrize("cars", [10, 45, 90])
def test_R14_a_trail_is_found_in_any_network(name: str, cars: int) -> None:
    engine: Any = game(name).engine(game(name).options(), 2)
    bits, chance = engine.bits, Random(cars)
    routes = {route.id: route for route in bits.routes.values()}
    score = np.zeros(1, SCORE)[0]
    for _ in range(40):
        own: dict[int, Route] = {}
        while sum(route.length for route in own.values()) < cars:
            number = chance.choice(list(bits.routes))
            own[number] = bits.routes[number]
        state = np.zeros(1, STATE)[0]
        lay(state, 1, own)
        length = longest_trail(engine.tables, state, 1, score)
        walk = find_trail(bits, state, 1, length)
        assert_trail(walk, [route.id for route in own.values()], routes)
        assert sum(routes[name].length for name in walk) == length


def build_or_else(chance: Random, table: Table) -> Any:
    """Builds whenever it can, so that networks get large."""
    moves = table.moves()
    return chance.choice([move for move in moves if isinstance(move, Claim)] or moves)


@pytest.mark.parametrize(("name", "seats"), [("europe", 2), ("europe", 5), ("swiss", 2)])
def test_R14_the_end_tells_a_longest_trail_of_every_seat(name: str, seats: int) -> None:
    for seed in range(4):
        table, chance = game(name).new(seed, seats), Random(seed)
        points: Any = table.play_out(lambda table, chance=chance: build_or_else(chance, table))
        engine: Any = table.engine
        routes = {route.id: route for route in engine.bits.routes.values()}
        view: Any = table.view(None)
        for seat, own in enumerate(view.seats):
            assert_trail(points[seat].walk, own.routes, routes)
            assert sum(routes[name].length for name in points[seat].walk) == points[seat].trail


def test_R14_there_is_no_trail_to_show_before_the_end() -> None:
    table = begun("toy", ["red:4 blue:2"])
    play(table, "claim arch-bay red:1")
    points: Any = table.score()[0]
    assert (points.trail, points.walk) == (1, [])
