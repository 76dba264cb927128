"""`uct`: plain tree search with random playouts, a yardstick that never changes."""

from typing import Any

from stolik.bots.tree import MAX_DEPTH, NONE, back_up, descend, margins
from stolik.bots.uct import Uct
from stolik.core.kernel import kernel, wide
from stolik.core.rng import MASK, plant_number
from stolik.rail.playout import play_random
from stolik.rail.resample import resample
from stolik.rail.scoring import score
from stolik.rail.turn import apply, legal

SCALE = 40.0


@kernel
def simulate(
    t: Any,
    pool: Any,
    moves: Any,
    chance: Any,
    log: Any,
    result: Any,
    tree: Any,
    values: Any,
    words: Any,
    seed: int,
    count: int,
) -> None:
    """Some simulations from the state in pool[0]. Modified in place."""
    s = pool[1]
    for i in range(count):
        pool[1:2] = pool[0:1]
        words[0], words[1] = (seed + i) & MASK, (seed + i) >> 32 & MASK
        resample(t, s, pool[0].turn, words)
        plant_number(chance, seed + i)
        node, tree.depth = 0, 0
        while s.over == 0 and tree.depth < MAX_DEPTH:
            n = legal(t, s, moves)
            node = descend(tree, node, s.turn, moves, n, chance)
            if node == NONE:
                break
            apply(t, s, wide(tree.code[node]), log)
            tree.path[tree.depth] = node
            tree.depth += 1
            if tree.visits[node] == 0:
                break
        play_random(t, s, moves, chance, log)
        score(t, s, result, t.longest_trail_points > 0)
        margins(result.total, t.seats, SCALE, values)
        back_up(tree, values)


class UctBot(Uct):
    """Plain tree search in the rail games."""

    batch = 4
    turn_phases = ("keep", "turn")

    def simulate(
        self, tables: Any, pool: Any, moves: Any, log: Any, result: Any, seed: int
    ) -> None:
        tree, values, words = self.tree, self.values, self.words
        simulate(
            tables, pool, moves, self.chance, log, result, tree, values, words, seed, self.batch
        )
