"""Carcassonne tables and who sits at them."""

from collections.abc import Iterator
from itertools import chain, repeat, takewhile
from random import Random

from stolik.game import Table
from stolik.registry import load
from tests.cli.at_table import ScriptedBot

SKIPPER = ScriptedBot(lambda table: str(table.moves()[-1]))


def base(seed: int = 1, seats: int = 2, tiles: str = "", first: int = 0) -> Table:
    """A table with the first tiles by name, a letter each."""
    return load("carcassonne").new(seed, seats, deal={"tiles": list(tiles), "first": first})


def follow(moves: list[str]) -> ScriptedBot:
    left = iter(moves)
    return ScriptedBot(lambda _: next(left))


def any_lines(table: Table, seed: int) -> Iterator[str]:
    """Somebody who types numbers, good and bad, until the game is over; then Enter."""
    rng = Random(seed)
    numbers = (str(rng.choice((1, 1, 2, 3, 5, 8, 13, 60))) for _ in repeat(None))
    return chain(takewhile(lambda _: not table.over, numbers), [""])


def moves_of(table: Table, seat: int = 0) -> list[str]:
    return [str(decision.move) for decision in table.history if decision.seat == seat]
