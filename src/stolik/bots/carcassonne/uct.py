"""`uct`: plain tree search with random playouts, a yardstick that never changes."""

from typing import Any

from stolik.bots.tree import MAX_DEPTH, NONE, back_up, descend, margins
from stolik.bots.uct import Uct
from stolik.carcassonne.playout import play_random
from stolik.carcassonne.scoring import score
from stolik.carcassonne.turn import apply, legal
from stolik.core.kernel import kernel, wide
from stolik.core.rng import plant_number, shuffle

SCALE = 25.0


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
    seed: int,
    count: int,
) -> None:
    """Some simulations from the state in pool[0]. Modified in place."""
    s = pool[1]
    for i in range(count):
        pool[1:2] = pool[0:1]
        plant_number(chance, seed + i)
        s.bag[: s.n_bag].sort()
        shuffle_like(s, chance)
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
        score(t, s, result)
        margins(result.total, t.seats, SCALE, values)
        back_up(tree, values)


@kernel
def shuffle_like(s: Any, chance: Any) -> None:
    """Another order of the bag. Modified in place."""
    for k in range(4):
        s.rng[k] = chance.rng[k]
    shuffle(s, s.bag[: s.n_bag])


class UctBot(Uct):
    """Plain tree search in the tile game."""

    batch = 16
    turn_phases = ("place",)

    def simulate(
        self, tables: Any, pool: Any, moves: Any, log: Any, result: Any, seed: int
    ) -> None:
        simulate(
            tables, pool, moves, self.chance, log, result, self.tree, self.values, seed, self.batch
        )
