"""Figures with errors, by hand and by simulation."""

import math
from random import Random

import pytest

from stolik.arena.rating import Sprt, bradley_terry, elo, mean_error, wilson


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


def test_bradley_terry_finds_the_strengths_it_was_given() -> None:
    rng, true = Random(2), {"a": 0.0, "b": 100.0, "c": 300.0}
    scores = {}
    for one, two in (("a", "b"), ("b", "c"), ("a", "c")):
        rate = 1 / (1 + 10 ** ((true[two] - true[one]) / 400))
        scores[one, two] = (float(sum(rng.random() < rate for _ in range(2000))), 2000)
    found = bradley_terry(scores)
    for name, rating in true.items():
        assert found[name][0] - found["a"][0] == pytest.approx(rating, abs=30)
        assert 3 < found[name][1] < 15


def test_a_bot_that_always_won_has_a_finite_rating() -> None:
    found = bradley_terry({("a", "b"): (10.0, 10)})
    assert 200 < found["a"][0] - found["b"][0] < 2000
