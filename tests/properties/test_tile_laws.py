"""Turning the whole board, mirroring it, or renaming seats changes nothing but names."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolik
from stolik.bots.registry import player
from stolik.carcassonne.moves import Meeple, Place
from stolik.game import Table
from tests.properties.plays import often
from tests.properties.tile_symmetry import TILES, Symmetry

GAME = stolik.load("carcassonne")
SEEDS = st.integers(0, 2**40)


def bag(seed: int) -> list[str]:
    """All tiles but the start tile, shuffled."""
    names = [name for name, tile in TILES.items() for _ in range(tile.count)]
    names.remove("D")
    Random(seed).shuffle(names)
    return names


def new(order: list[str], seats: int, first: int, start: int) -> Table:
    return GAME.new(1, seats, deal={"tiles": order, "first": first, "start": start})


def texts(table: Table) -> set[str]:
    return {str(move) for move in table.moves()}


def moved(symmetry: Symmetry, laid: tuple[str, int], move: Any) -> str:
    """The same move on the moved board."""
    name, r = laid
    match move:
        case Place(x, y, turned):
            x, y, turned = symmetry.place(name, (x, y, turned))
            return f"place {x} {y} {turned}"
        case Meeple(spot):
            return f"meeple {symmetry.spot(name, r, spot)}"
    return "skip"


def happened(table: Table) -> list[Any]:
    """The last events without places, in an order of their own."""
    events = [msgspec.to_builtins(event) for event in table.events]
    for event in events:
        event.pop("cells", None)
    return sorted(events, key=repr)


def counted(table: Table) -> dict[str, Any]:
    """Points and meeples of all seats."""
    return table.engine.after(table.state)


def points(table: Table) -> list[Any]:
    names = ("total", "road", "city", "monastery", "farm")
    final = ("final_road", "final_city", "final_monastery")
    return [[getattr(seat, name) for name in (*names, *final)] for seat in table.score()]


def compare(symmetry: Symmetry, seed: int, seats: int, bot_name: str) -> None:
    """Plays a game and its moved twin side by side."""
    order, first = bag(seed), seed % seats
    one = new(order, seats, first, 0)
    two = new([symmetry.tile(name) for name in order], seats, first, symmetry.rotation("D", 0))
    bot = player(bot_name, "carcassonne", seed)
    laid = ("", 0)
    while not one.over:
        if one.phase == "place":
            view: Any = one.view(None)
            laid = (view.drawn, 0)
        assert texts(two) == {moved(symmetry, laid, move) for move in one.moves()}
        code = bot.choose(one)
        move = one.engine.move(one.state, code)
        one.play(code)
        two.play(moved(symmetry, laid, move))
        if isinstance(move, Place):
            laid = (laid[0], move.r)
        assert two.turn == one.turn
        assert happened(two) == happened_moved(symmetry, one)
        assert counted(two) == counted(one)
    assert two.over
    assert points(two) == points(one)


def happened_moved(symmetry: Symmetry, table: Table) -> list[Any]:
    events = happened(table)
    for event in events:
        if "discarded" in event:
            event["discarded"] = symmetry.tile(event["discarded"])
    return sorted(events, key=repr)


@pytest.mark.parametrize("turns", [1, 2, 3])
@often(3)
@given(seed=SEEDS, seats=st.integers(2, 5), bot=st.sampled_from(["random", "closer"]))
def test_turning_the_board_changes_nothing(turns: int, seed: int, seats: int, bot: str) -> None:
    compare(Symmetry(turns), seed, seats, bot)


@pytest.mark.parametrize("turns", [0, 1])
@often(4)
@given(seed=SEEDS, seats=st.integers(2, 5), bot=st.sampled_from(["random", "closer"]))
def test_mirroring_the_board_changes_nothing(turns: int, seed: int, seats: int, bot: str) -> None:
    compare(Symmetry(turns, mirrored=True), seed, seats, bot)


@often(6)
@given(seed=SEEDS, seats=st.integers(2, 5), shift=st.integers(1, 4))
def test_renaming_seats_changes_names_only(seed: int, seats: int, shift: int) -> None:
    order, first, shift = bag(seed), seed % seats, shift % seats
    one, two = new(order, seats, first, 0), new(order, seats, (first + shift) % seats, 0)
    bot = player("closer", "carcassonne", seed)
    while not one.over:
        assert one.codes() == two.codes()
        assert two.turn == (one.turn + shift) % seats
        code = bot.choose(one)
        one.play(code)
        two.play(code)
        for ones, twos in zip(counted(one).values(), counted(two).values(), strict=True):
            assert ones == twos[shift:] + twos[:shift]
    assert two.over
    assert points(one) == points(two)[shift:] + points(two)[:shift]


def test_a_symmetry_is_told_from_its_neighbors() -> None:
    """If it did not change anything, the laws would be empty."""
    assert Symmetry(1).place("V", (1, 0, 0)) == (0, 1, 90)
    assert Symmetry(0, mirrored=True).place("V", (1, 0, 0)) == (-1, 0, 270)
    assert Symmetry(2).rotation("U", 0) == 0
    assert Symmetry(2).spot("U", 0, "farm.0") == "farm.1"
    assert Symmetry(0, mirrored=True).tile("J") == "K"
