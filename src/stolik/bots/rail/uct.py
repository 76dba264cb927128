"""`uct`: plain tree search with random playouts, a yardstick that never changes."""

from typing import Any

import numpy as np

from stolik.bots.bench import OnBench, copy_state
from stolik.bots.tree import NONE, back_up, descend, enter, margins
from stolik.bots.uct import Uct
from stolik.core.kernel import kernel, wide
from stolik.core.rng import MASK, plant_number
from stolik.rail.playout import play_random
from stolik.rail.resample import resample
from stolik.rail.scoring import score
from stolik.rail.turn import apply, legal

SCALE = 40.0


@kernel
def simulate(tables: Any, benches: OnBench, trees: Any, seed: int, count: int) -> None:
    """Some simulations from the state in pool[0]."""
    t, bench, tree = tables[0], benches[0], trees[0]
    s, words = bench.pool[1], np.zeros(4, np.int64)
    for i in range(count):
        copy_state(bench.pool, 1, 0)
        words[0], words[1] = (seed + i) & MASK, (seed + i) >> 32 & MASK
        resample(t, s, bench.pool[0].turn, words)
        plant_number(bench.chance, seed + i)
        node, tree.depth, further = 0, 0, True
        while s.over == 0 and further:
            n = legal(t, s, bench.moves)
            node = descend(tree, node, s.turn, bench.moves, n, bench.chance)
            if node == NONE:
                break
            apply(t, s, wide(tree.code[node]), bench.log)
            further = enter(tree, node)
        play_random(t, s, bench.moves, bench.chance, bench.log)
        score(t, s, bench.result, t.longest_trail_points > 0)
        margins(tree, bench.result.total, t.seats, SCALE)
        back_up(tree)


class UctBot(Uct):
    """Plain tree search in the rail games."""

    batch = 4
    turn_phases = ("keep", "turn")
    simulate = staticmethod(simulate)
