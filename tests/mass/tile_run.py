"""Runs checked tile games of every kind."""

from typing import NamedTuple

import numpy as np

import stolik
from stolik.carcassonne.state import LOG, MAX_NODES, MOVES, SCORE, STATE
from stolik.core.records import SILENT
from stolik.core.rng import GENERATOR
from tests.mass.tile_invariants import LAWS, SIZE, play_checked


class Kind(NamedTuple):
    seats: int
    meeples: int
    bot: str


KINDS = [
    Kind(seats, meeples, bot)
    for seats in range(2, 6)
    for meeples, bot in ((7, "random"), (7, "closer"), (7, "closer"), (2, "closer"))
]


def check_kind(kind: Kind, seed: int, games: int) -> int:
    """Plays games of one kind; returns the decisions made, raises at a broken law."""
    game = stolik.load("carcassonne")
    tables = game.engine(game.options(meeples=kind.meeples), kind.seats).tables  # type: ignore[attr-defined]
    records = tuple(np.zeros(1, kind)[0] for kind in (STATE, MOVES, GENERATOR, LOG, SCORE))
    records[3].n = SILENT
    out, labels = np.zeros(2, np.int64), np.zeros((2, MAX_NODES), np.int64)
    board = np.zeros((SIZE, SIZE), np.int64)
    closer = int(kind.bot == "closer")
    law = play_checked(tables, records, seed, games, closer, board, labels, out)
    assert law == 0, f"{kind}, seed {out[0]}, {out[1]} moves in: not so: {LAWS[law]}"
    return int(out[1])
