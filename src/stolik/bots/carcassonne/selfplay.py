"""Two sets of weights against each other, whole games in compiled code: the quick policy alone.

The policy is handed the real state here, which no bot ever is. So it must look at nothing that
its seat can't see; a test holds that.
"""

from typing import Any

import numpy as np

from stolik.bots.bench import Bench, OnBench
from stolik.bots.carcassonne.bench import BENCH
from stolik.bots.carcassonne.greedy import choose_greedy
from stolik.bots.carcassonne.levels import Casual
from stolik.carcassonne.playout import start_number
from stolik.carcassonne.scoring import score
from stolik.carcassonne.state import MAX_SEATS
from stolik.carcassonne.turn import apply, legal
from stolik.core.kernel import kernel, wide
from stolik.core.records import as_array
from stolik.core.rng import GENERATOR, plant_number

CHANCE = 1 << 41
"""Every seat draws lots of its own, far from the seeds of deals."""


@kernel
def play_games(tables: Any, benches: OnBench, chances: Any, seed: int, totals: Any) -> None:
    """Deals from `seed` on, each twice: the first weights on the first seat, then on the second;
    all other seats have the second ones. A row of `totals` for each deal and game.
    """
    t, bench = tables[0], benches[0]
    s = bench.pool[0]
    for i in range(totals.shape[0]):
        for mine in range(2):
            start_number(t, s, seed + i, bench.log)
            for seat in range(t.seats):
                plant_number(chances[seat], seed + i + CHANCE * (seat + 1))
            while s.over == 0:
                n = legal(t, s, bench.moves[0])
                seat = wide(s.turn)
                w = bench.w[0] if seat == mine else bench.w[1]
                bench.chance.rng[:] = chances[seat].rng
                move = choose_greedy(w, t, s, n, bench, bench.noise)
                chances[seat].rng[:] = bench.chance.rng
                apply(t, s, move, bench.log)
            score(t, s, bench.result)
            totals[i, mine] = bench.result.total[: t.seats]


def play_pairs(engine: Any, weights: Any, seed: int, pairs: int) -> Any:
    """Points by deal, game (first A on seat 0, then on seat 1) and seat."""
    totals = np.zeros((pairs, 2, engine.seats), np.int64)
    chances, bench = np.zeros(MAX_SEATS, GENERATOR), Bench(BENCH)
    bench.array["noise"] = Casual.noise
    bench.w[:] = weights
    play_games(as_array(engine.tables), bench.array, chances, seed, totals)
    return totals
