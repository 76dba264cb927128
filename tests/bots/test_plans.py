"""What the planner of the rail games computes quickly is what the slow way gives."""

from random import Random
from typing import Any

import pytest

import stolik
from stolik.bots.bench import Bench
from stolik.bots.rail.bench import BENCHES_HERE, OWN
from stolik.bots.rail.levels import own_weights
from stolik.bots.rail.plan import FAR, list_edges, reach
from stolik.bots.rail.policy import choose_planned, decide
from stolik.core.rng import plant_number
from stolik.game import Table
from stolik.rail.turn import legal


def positions(game: str, count: int) -> list[Table]:
    """Tables in the midst of random games."""
    rng, found = Random(4), []
    for seed in range(count):
        table = stolik.load(game).new(seed)
        for _ in range(rng.randrange(20, 120)):
            if not table.over:
                table.play(rng.choice(table.codes()))
        if not table.over:
            found.append(table)
    return found


def all_distances(graph: Any, start: int) -> dict[int, float]:
    """Every edge again and again, until nothing comes nearer."""
    distance, before = {start: 0.0}, {}
    while distance != before:
        before = dict(distance)
        for e in range(graph.n_edges):
            for a, b in ((graph.a[e], graph.b[e]), (graph.b[e], graph.a[e])):
                if a in distance:
                    step = distance[int(a)] + float(graph.cost[e])
                    distance[int(b)] = min(distance.get(int(b), FAR), step)
    return distance


def bench_with_weights() -> Bench:
    bench = BENCHES_HERE.mine()[0]
    bench.w[0] = own_weights()
    return bench


@pytest.mark.parametrize("game", ["europe", "swiss"])
def test_distances_are_those_over_all_edges(game: str) -> None:
    bench = bench_with_weights()
    graph = bench.record.graph
    for table in positions(game, 4):
        s, t = table.state, table.engine.tables  # type: ignore[attr-defined]
        list_edges(bench.w[0], t, s, 0, graph)
        start = int(s.component[0, 0])
        want = all_distances(graph, start)
        reach(s, 0, 1, 0, FAR, graph)
        found = {i: float(d) for i, d in enumerate(graph.distance) if d < FAR}
        assert found == want
        farthest = max(want, key=lambda place: want[place])
        middle = sorted(want.values())[len(want) // 2]
        reach(s, 0, 1, 1 << farthest, FAR, graph)
        assert graph.distance[farthest] == want[farthest]
        reach(s, 0, 1, 0, middle, graph)
        assert {i: float(d) for i, d in enumerate(graph.distance) if d < middle} == {
            place: d for place, d in want.items() if d < middle
        }


@pytest.mark.parametrize("game", ["europe", "swiss"])
def test_the_policy_chooses_the_same_of_the_claims_it_may_want_as_of_all(game: str) -> None:
    bench = bench_with_weights()
    b = bench.record
    for table in positions(game, 30):
        s, t = table.state, table.engine.tables  # type: ignore[attr-defined]
        choices = []
        for all_moves in (True, False):
            b.plans[OWN].made = 0
            plant_number(b.chance, 7)
            if all_moves:
                n = legal(t, s, b.moves)
                choices.append(choose_planned(bench.w[0], t, s, n, b, b.plans[OWN]))
            else:
                choices.append(decide(bench.w[0], t, s, b, b.plans[OWN]))
        assert choices[0] == choices[1]
