"""Invariants after every move of 2 000 compiled tile games, and that a broken one is noticed."""

from typing import Any

import numpy as np
import pytest

import stolik
from stolik.carcassonne.features import CROWD_SHIFT, PENNANTS_SHIFT
from stolik.carcassonne.state import MAX_NODES, SCORE, SEAT_BITS
from tests.mass.run import shares
from tests.mass.tile_invariants import LAWS, SIZE, broken
from tests.mass.tile_run import KINDS, Kind, check_kind

GAMES = 2_000


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "games"), list(shares(GAMES, KINDS)), ids=str)
def test_invariants_hold_after_every_move(kind: Kind, games: int) -> None:
    assert check_kind(kind, 0, games) > 0


def part(s: Any) -> None:
    """Takes a node out of its feature."""
    joined = next(node for node in range(s.n_nodes) if s.root[node] != node)
    s.root[joined] = joined


def show_other(s: Any) -> None:
    """Changes what a cell of the frontier has to show."""
    s.pattern[2] ^= 1


def add(s: Any, node: int, more: int) -> None:
    """Changes the numbers of a node's feature."""
    s.word[s.root[node]] += more


SPOILED = {
    1: lambda s: s.supply.__setitem__(0, 9),
    2: lambda s: add(s, 3, 1 << CROWD_SHIFT + SEAT_BITS),
    3: lambda s: s.bag[: s.n_bag].__setitem__(slice(None), 0),
    4: lambda s: s.x.__setitem__(2, s.x[1]) or s.y.__setitem__(2, s.y[1]),
    5: lambda s: s.turned.__setitem__(1, (s.turned[1] + 1) % 4),
    6: part,
    7: lambda s: add(s, 0, 1),
    8: show_other,
    10: lambda s: s.points.__setitem__((0, 2), 3),
    12: lambda s: add(s, 0, 1 << PENNANTS_SHIFT),
}


@pytest.mark.parametrize("law", SPOILED)
def test_a_broken_law_is_noticed(law: int) -> None:
    deal = {"tiles": ["U", "V", "E", "D", "J"], "first": 0}
    table = stolik.load("carcassonne").new(seed=1, deal=deal)
    for move in ("place 0 1 90", "skip", "place 1 0 0", "meeple road.0"):
        table.play(move)
    state, tables = table.state, table.engine.tables  # type: ignore[attr-defined]
    board, labels = np.zeros((SIZE, SIZE), np.int64), np.zeros((2, MAX_NODES), np.int64)
    room = np.zeros(1, SCORE)[0], board, labels
    assert broken(tables, state, *room) == 0
    SPOILED[law](state)
    found = broken(tables, state, *room)
    assert found == law, LAWS[found]
