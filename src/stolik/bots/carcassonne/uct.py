"""`uct`: plain tree search with random playouts, a yardstick that never changes."""

from typing import Any

from stolik.bots.bench import OnBench, copy_state
from stolik.bots.carcassonne.playouts import reshuffle
from stolik.bots.tree import NONE, back_up, descend, enter, margins
from stolik.bots.uct import Uct
from stolik.carcassonne.playout import play_random
from stolik.carcassonne.scoring import score
from stolik.carcassonne.turn import apply, legal
from stolik.core.kernel import kernel, wide
from stolik.core.rng import plant_number

SCALE = 25.0


@kernel
def simulate(tables: Any, benches: OnBench, trees: Any, seed: int, count: int) -> None:
    """Some simulations from the state in pool[0]."""
    t, bench, tree = tables[0], benches[0], trees[0]
    s = bench.pool[1]
    for i in range(count):
        copy_state(bench.pool, 1, 0)
        plant_number(bench.chance, seed + i)
        s.bag[: s.n_bag].sort()
        reshuffle(s, bench.chance)
        node, tree.depth, further = 0, 0, True
        while s.over == 0 and further:
            n = legal(t, s, bench.moves)
            node = descend(tree, node, s.turn, bench.moves, n, bench.chance)
            if node == NONE:
                break
            apply(t, s, wide(tree.code[node]), bench.log)
            further = enter(tree, node)
        play_random(t, s, bench.moves, bench.chance, bench.log)
        score(t, s, bench.result)
        margins(tree, bench.result.total, t.seats, SCALE)
        back_up(tree)


class UctBot(Uct):
    """Plain tree search in the tile game."""

    batch = 16
    turn_phases = ("place",)
    simulate = staticmethod(simulate)
