"""Teaching the evaluation: what can be learned is learned, and from the deals for tuning alone."""

import numpy as np
import pytest

from stolik.arena.learn import as_data, fit, gather, portions
from stolik.arena.seeds import TUNING
from stolik.bots.net import HIDDEN, answer
from stolik.bots.rail.weights import INPUTS
from stolik.bots.weights import weights_module
from stolik.families import families
from stolik.family import Family

FAMILIES = [family for family in families() if family.lessons]


def test_a_plain_law_is_found() -> None:
    inputs = np.random.default_rng(1).random((40_000, INPUTS))
    targets = 2 * inputs[:, 0] - np.maximum(0, inputs[:, 1] - 0.5) + 1
    net, off = fit((inputs, targets), seed=1, show=lambda _epoch, _off: None)
    assert off < 0.25 * 20 * targets.std()  # a net that says always the same is off by all of it
    data = as_data(net)
    assert len(data["w1"]) == HIDDEN
    assert len(data["w1"][0]) == INPUTS


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_lessons_come_from_the_deals_for_tuning(family: Family) -> None:
    parts = portions(family, 1000, run=3)
    deals = [deal for _, first, count in parts for deal in (first, first + count)]
    assert all(deal in TUNING for deal in deals)


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
@pytest.mark.parametrize("worlds", [0, 1])
def test_the_same_games_teach_the_same(family: Family, worlds: int) -> None:
    one = gather(family, 40, run=1, worlds=worlds, cores=1, show=lambda _done: None)
    two = gather(family, 40, run=1, worlds=worlds, cores=2, show=lambda _done: None)
    assert np.array_equal(one[0], two[0])
    assert np.array_equal(one[1], two[1])
    assert len(one[0]) > 100
    assert np.isfinite(one[0]).all()


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_the_network_in_use_knows_more_than_nothing(family: Family) -> None:
    """On games it has not seen it is less far off than one that says always the same."""
    inputs, targets = gather(family, 200, run=900, worlds=0, cores=2, show=lambda _done: None)
    net = weights_module(family).read_net()
    said = np.array([answer(net, row) for row in inputs])
    assert (said - targets).std() < 0.8 * targets.std()
