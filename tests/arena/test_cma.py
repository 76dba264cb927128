"""The search for weights finds a known optimum, also where every comparison is noisy."""

import numpy as np
import pytest

from stolik.arena.cma import Cma

GOAL = np.array([3.0, -1.0, 0.5, 10.0])
SCALE = np.array([1.0, 1.0, 0.1, 5.0])


def distance(weights: np.ndarray) -> float:
    return float((((weights - GOAL) / SCALE) ** 2).sum())


@pytest.mark.parametrize("noise", [0.0, 0.5])
def test_the_optimum_is_found(noise: float) -> None:
    rng = np.random.default_rng(1)
    cma = Cma(np.zeros(4), SCALE, step=0.5, population=12, seed=2)
    before = distance(cma.best)
    for _ in range(120):
        rows = cma.ask()
        cma.tell(np.array([-distance(row) + noise * rng.standard_normal() for row in rows]))
    assert distance(cma.best) < (1e-6 if noise == 0 else 0.05 * before)


@pytest.mark.parametrize("size", [15, 20])
def test_a_sphere_of_many_weights_takes_few_evaluations(size: int) -> None:
    """A search whose step path is turned wrongly needs about twice as many."""
    cma = Cma(np.full(size, 2.0), np.ones(size), step=0.5, seed=3)
    evaluations = 0
    while (cma.best**2).sum() > 1e-8:
        cma.tell(-(cma.ask() ** 2).sum(axis=1))
        evaluations += cma.population
        assert evaluations < 160 * size


def test_a_kept_search_goes_on_as_it_would_have() -> None:
    whole, first, second = (Cma(np.zeros(4), SCALE, seed=4) for _ in range(3))
    for _ in range(7):
        whole.tell(np.array([-distance(row) for row in whole.ask()]))
    for _ in range(3):
        first.tell(np.array([-distance(row) for row in first.ask()]))
    second.restore(first.state())
    for _ in range(4):
        second.tell(np.array([-distance(row) for row in second.ask()]))
    assert (second.generation, second.step) == (whole.generation, whole.step)
    assert (second.ask() == whole.ask()).all()


def test_the_same_seed_asks_for_the_same_weights() -> None:
    one, two = (Cma(np.zeros(3), np.ones(3), seed=5) for _ in range(2))
    assert (one.ask() == two.ask()).all()
    assert not (one.ask() == Cma(np.zeros(3), np.ones(3), seed=6).ask()).all()
