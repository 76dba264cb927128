"""Runs checked games of every kind."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

import numpy as np

import stolik
from stolik.core.records import SILENT
from stolik.core.rng import GENERATOR
from stolik.rail.state import LOG, MOVES, SCORE, STATE
from tests.mass.invariants import LAWS, play_checked

Kind = TypeVar("Kind")
KINDS = [
    (game, map_name, seats, preset, bot)
    for game, map_name, most in (
        ("europe", "europe", 5),
        ("europe", "europe-modern", 5),
        ("europe", "toy", 5),
        ("swiss", "switzerland", 2),
        ("swiss", "toy", 2),
    )
    for seats in range(2, most + 1)
    for preset in ("default", "classic")
    for bot in ("random", "wander")
]


def check_kind(kind: tuple[str, str, int, str, str], seed: int, games: int) -> int:
    """Plays games of one kind; returns the decisions made, raises at a broken law."""
    game_name, map_name, seats, preset, bot = kind
    game = stolik.load(game_name, map_name)
    tables = game.engine(game.options(preset), seats).tables  # type: ignore[attr-defined]
    records = tuple(np.zeros(1, kind)[0] for kind in (STATE, MOVES, GENERATOR, LOG, SCORE))
    records[3].n = SILENT
    out, labels = np.zeros(2, np.int64), np.zeros(64, np.int64)
    law = play_checked(tables, records, seed, games, int(bot == "wander"), labels, out)
    assert law == 0, f"{kind}, seed {out[0]}, {out[1]} moves in: not so: {LAWS[law]}"
    return int(out[1])


def shares(games: int, kinds: Sequence[Kind]) -> Iterator[tuple[Kind, int]]:
    """Games for each kind, about the same number."""
    for i, kind in enumerate(kinds):
        yield kind, games * (i + 1) // len(kinds) - games * i // len(kinds)
