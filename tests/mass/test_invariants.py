"""Invariants after every move of 5 000 compiled games, and that a broken one is noticed."""

import numpy as np
import pytest

import stolik
from stolik.rail.state import SCORE
from tests.mass.invariants import LAWS, broken
from tests.mass.run import KINDS, check_kind, shares

GAMES = 5_000


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "games"), list(shares(GAMES, KINDS)), ids=str)
def test_invariants_hold_after_every_move(kind: tuple[str, str, int, str, str], games: int) -> None:
    assert check_kind(kind, 0, games) > 0


SPOILED = {
    1: lambda s: s.hands[0].__setitem__(3, s.hands[0, 3] + 1),
    2: lambda s: setattr(s, "n_discards", 7),
    3: lambda s: setattr(s, "open_locos", 5),
    4: lambda s: s.cars.__setitem__(1, 3),
    5: lambda s: s.points.__setitem__(0, 1),
    6: lambda s: s.own.__setitem__((0, 1), 2),
    8: lambda s: s.held.__setitem__(0, -1),
    9: lambda s: s.afford.__setitem__((0, 1), 1 << 62),
    10: lambda s: s.known.__setitem__((1, 2), 9),
    12: lambda s: s.component.__setitem__((0, 1), 0),
}


@pytest.mark.parametrize("law", SPOILED)
def test_a_broken_law_is_noticed(law: int) -> None:
    table = stolik.load("europe").new(seed=1)
    state, tables = table.state, table.engine.tables  # type: ignore[attr-defined]
    room = np.zeros(1, SCORE)[0], np.zeros(64, np.int64)
    assert broken(tables, state, *room) == 0
    SPOILED[law](state)
    found = broken(tables, state, *room)
    assert found == law, LAWS[found]


def test_all_kinds_are_played() -> None:
    assert {kind[2] for kind in KINDS} == {2, 3, 4, 5}
