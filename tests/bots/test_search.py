"""The search skeleton on candidates whose worth is known."""

import pytest

from stolik.bots.search import Budget, Trust, Try, halve, share

LONG, SHORT = Budget(sims=20_000), Budget(sims=8)


def worth(*values: float) -> Try:
    """Candidates that are worth the same in every world."""
    return lambda candidates, first, count: [values[number] * count for number in candidates]


def test_the_best_of_many_is_found() -> None:
    values = [0.01 * (number * 7 % 12) for number in range(12)]
    found = halve([0.0] * 12, worth(*values), LONG, Trust(5.0))
    assert values[found.best] == max(values)


def test_luck_of_few_worlds_does_not_outweigh_the_first_glance() -> None:
    play = worth(0.0, 0.05)
    assert halve([0.0, -0.1], play, SHORT, Trust(5.0)).best == 0
    assert halve([0.0, -0.1], play, LONG, Trust(5.0)).best == 1


@pytest.mark.parametrize(("ahead", "best"), [(0.01, 0), (0.03, 1)])
def test_a_share_of_the_first_glance_lasts_however_long_the_search(ahead: float, best: int) -> None:
    found = halve([0.0, -0.1], worth(0.0, ahead), LONG, Trust(5.0, share=0.2))
    assert found.best == best


def test_no_more_simulations_than_allowed_but_for_the_batch_under_way() -> None:
    found = halve([0.0] * 8, worth(*[0.1] * 8), Budget(sims=100), Trust(5.0))
    assert found.sims == sum(line.worlds for line in found.lines)
    assert 100 <= found.sims < 100 + Budget(sims=100).batch(8)


def test_a_lone_candidate_needs_no_simulation() -> None:
    found = halve([0.0], worth(1.0), LONG, Trust(5.0))
    assert (found.best, found.sims) == (0, 0)


@pytest.mark.parametrize("cores", [1, 2])
def test_two_benches_play_the_same_worlds_on_one_core_and_on_two(cores: int) -> None:
    played: list[tuple[int, int]] = []

    def play(bench: int, candidates: list[int], first: int, count: int) -> list[float]:
        played.extend((bench, world) for world in range(first, first + count))
        return [sum(1 / (n + world) for world in range(first, first + count)) for n in candidates]

    sums = share(play, cores)([3, 4], 10, 4)
    assert sorted(played) == [(0, 10), (0, 11), (1, 12), (1, 13)]
    assert sums[0] == (1 / 13 + 1 / 14) + (1 / 15 + 1 / 16)
    assert sums[1] == (1 / 14 + 1 / 15) + (1 / 16 + 1 / 17)
