"""Teaching the evaluation: what can be learned is learned, and from the deals for tuning alone."""

import numpy as np

from stolik.arena.learn import as_data, fit, gather, portions
from stolik.arena.seeds import TUNING
from stolik.bots.rail.weights import HIDDEN, INPUTS


def test_a_plain_law_is_found() -> None:
    inputs = np.random.default_rng(1).random((40_000, INPUTS))
    targets = 2 * inputs[:, 0] - np.maximum(0, inputs[:, 1] - 0.5) + 1
    net, off = fit((inputs, targets), seed=1, show=lambda _epoch, _off: None)
    assert off < 0.25 * 20 * targets.std()  # a net that says always the same is off by all of it
    data = as_data(net)
    assert len(data["w1"]) == HIDDEN
    assert len(data["w1"][0]) == INPUTS


def test_lessons_come_from_the_deals_for_tuning() -> None:
    deals = [deal for _, first, count in portions(1000, run=3) for deal in (first, first + count)]
    assert all(deal in TUNING for deal in deals)


def test_the_same_games_teach_the_same() -> None:
    one = gather(50, run=1, worlds=0, cores=1, show=lambda _done: None)
    two = gather(50, run=1, worlds=0, cores=2, show=lambda _done: None)
    assert np.array_equal(one[0], two[0])
    assert np.array_equal(one[1], two[1])
    assert len(one[0]) > 100
    assert np.isfinite(one[0]).all()
