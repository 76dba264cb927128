"""Figures with errors, by hand and by simulation."""

import math
from random import Random

import pytest

from stolik.arena.bradley_terry import rate
from stolik.arena.rating import Sprt, elo, mean_error, wilson


def test_wilson_intervals_are_those_of_the_books() -> None:
    low, high = wilson(8, 10)
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_elo_of_known_rates() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo(1.0) == math.inf


def test_a_mean_has_an_error() -> None:
    assert mean_error([1.0, 3.0]) == (2.0, 1.0)
    assert mean_error([4.0])[1] == math.inf


def test_sprt_decides_rightly_nearly_always() -> None:
    rng, wrong = Random(1), 0
    for trial in range(60):
        better = trial % 2 == 0
        rate = 1 / (1 + math.exp(-(60 if better else 0) / 173.7))
        pairs: list[float] = []
        test = Sprt(0, 60)
        while test.decided(pairs) is None:
            pairs.append(((rng.random() < rate) + (rng.random() < rate)) / 2)
        wrong += test.decided(pairs) != better
    assert wrong <= 8  # 3 are expected


def play(rng: Random, rate: float, pairs: int) -> list[float]:
    """Scores of pairs where each game is won by such a chance."""
    return [((rng.random() < rate) + (rng.random() < rate)) / 2 for _ in range(pairs)]


def test_bradley_terry_finds_the_strengths_it_was_given() -> None:
    rng, true = Random(2), {"a": 0.0, "b": 100.0, "c": 300.0}
    scores = {}
    for one, two in (("a", "b"), ("b", "c"), ("a", "c")):
        rate_of_one = 1 / (1 + 10 ** ((true[two] - true[one]) / 400))
        scores[one, two] = play(rng, rate_of_one, 1000)
    found = rate(scores, list(true))
    mean = sum(true.values()) / 3
    for name, rating in true.items():
        assert found[name].elo == pytest.approx(rating - mean, abs=30)
        assert found[name].low < rating - mean < found[name].high
        assert 10 < found[name].high - found[name].low < 60


def test_intervals_shrink_with_the_root_of_the_games() -> None:
    widths = []
    for pairs in (100, 1600):
        found = rate({("a", "b"): play(Random(3), 0.6, pairs)}, ["a", "b"])
        widths.append(found["a"].high - found["a"].low)
    assert 3 < widths[0] / widths[1] < 5.5


def test_pairs_that_always_share_are_surer_than_single_games() -> None:
    """Every deal decided by its seat: 0.5 for each pair, and nothing is left to chance."""
    found = rate({("a", "b"): [0.5] * 50}, ["a", "b"])
    assert found["a"].high - found["a"].low < 3


def test_a_bot_that_always_won_has_a_finite_rating() -> None:
    found = rate({("a", "b"): [1.0] * 5}, ["a", "b", "nobody"])
    assert 200 < found["a"].elo - found["b"].elo < 2000
    assert found["a"].high - found["a"].low > 200  # it might be stronger still
    assert abs(found["nobody"].elo) < 1000
