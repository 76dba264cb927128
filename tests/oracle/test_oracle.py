"""Legal moves, events and results agree with the reference in every decision."""

import pytest

from tests.oracle.games import cases
from tests.reference.check import check_lines

pytestmark = pytest.mark.slow

GAMES = 300
PART = 15


@pytest.mark.parametrize("first", range(0, GAMES, PART))
def test_engine_agrees_with_the_reference(first: int) -> None:
    for case in cases(PART, first, odd=False):
        summary = check_lines(case.lines())
        assert summary.games == 1, case


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_engine_agrees_with_the_reference_under_odd_options(first: int) -> None:
    for case in cases(60, 10_000 + first * 3, odd=True):
        if case.options:
            check_lines(case.lines())


@pytest.mark.parametrize("first", range(0, 200, 20))
def test_tile_games_agree_with_the_reference(first: int) -> None:
    for case in cases(20, first, odd=False, kind="tiles"):
        assert check_lines(case.lines()).games == 1, case
