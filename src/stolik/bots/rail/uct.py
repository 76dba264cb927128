"""`uct`: plain tree search with random playouts, a yardstick that never changes."""

from math import tanh
from typing import Any

import numpy as np

from stolik.bots.bot import Clock, KernelBot
from stolik.bots.search import Budget
from stolik.bots.tree import MAX_DEPTH, NONE, TREE, back_up, descend, most_visited, plant_tree
from stolik.core.kernel import kernel, wide
from stolik.core.records import SILENT
from stolik.core.rng import GENERATOR, MASK, plant_number
from stolik.rail.playout import play_random
from stolik.rail.resample import resample
from stolik.rail.scoring import score
from stolik.rail.state import LOG, MAX_SEATS, MOVES, SCORE, STATE, TURN, State
from stolik.rail.turn import apply, legal

SCALE = 40.0
BATCH = 4
SHARES = (0.7, 0.3)  # of a turn's time for its first decision and for others


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
        for seat in range(t.seats):
            others = -100000
            for other in range(t.seats):
                if other != seat:
                    others = max(others, result.total[other])
            values[seat] = tanh((result.total[seat] - others) / SCALE)
        back_up(tree, values)


class UctBot(KernelBot):
    """As many simulations as there is time for."""

    usual_sims = 1000

    def __init__(self) -> None:
        self._pool = np.zeros(2, STATE)
        self._moves, self._tree = np.zeros(1, MOVES)[0], np.zeros(1, TREE)[0]
        self._chance, self._result = np.zeros(1, GENERATOR)[0], np.zeros(1, SCORE)[0]
        self._log, self._values = np.zeros(1, LOG)[0], np.zeros(MAX_SEATS)
        self._words = np.zeros(4, np.int64)
        self._log.n = SILENT

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        self._pool[0:1] = np.array([state], STATE)
        budget = Budget.of(clock, SHARES[int(state.phase > TURN)], self.usual_sims)
        plant_tree(self._tree)
        n, sims = legal(engine.tables, state, self._moves), 0
        while n > 1 and budget.used(sims) < 1:
            simulate(
                engine.tables, self._pool, self._moves, self._chance, self._log, self._result,
                self._tree, self._values, self._words, clock.seed + sims, BATCH,
            )  # fmt: skip
            sims += BATCH
        n = legal(engine.tables, state, self._moves)
        return int(most_visited(self._tree, self._moves, n))
