"""`one-ply`: the move after which its features promise most; it knows no fields. A yardstick.

A feature promises what it would pay now, and what completing it would add by one half for each of
its open ends: simple on purpose, and never changed.
"""

from typing import Any

import numpy as np

from stolik.bots.bot import Clock, KernelBot
from stolik.carcassonne.codes import SKIP
from stolik.carcassonne.features import majority, open_ends
from stolik.carcassonne.scoring import kind_of, value_of
from stolik.carcassonne.state import (
    CITY,
    FARM,
    IN_SUPPLY,
    LOG,
    MEEPLE,
    MONASTERY,
    MOVES,
    STATE,
    State,
)
from stolik.carcassonne.turn import apply, legal
from stolik.core.kernel import kernel, wide
from stolik.core.records import SILENT
from stolik.core.rng import GENERATOR, below, plant_number

HOME = 1.0  # what a meeple at home is worth


@kernel
def promise(t: Any, s: Any, me: int) -> float:
    """Points and promises of a seat less those of the best other."""
    best, own = -1e9, 0.0
    for seat in range(t.seats):
        value = HOME * s.supply[seat]
        for kind in range(4):
            value += s.points[seat, kind]
        for i in range(t.meeples):
            node = wide(s.meeples[seat, i])
            if node == IN_SUPPLY:
                continue
            root, kind = wide(s.root[node]), kind_of(t, s, node)
            if kind != FARM and majority(s, root) >> seat & 1:
                worth = 1.0 * value_of(s, root, kind)
                if kind in (CITY, MONASTERY):
                    more = worth if kind == CITY else 1.0 * open_ends(s, root)
                    worth += more * 0.5 ** min(open_ends(s, root), 6)
                value += worth
        if seat == me:
            own = value
        else:
            best = max(best, value)
    return own - best


@kernel
def choose(t: Any, pool: Any, moves: Any, chance: Any, log: Any) -> int:
    """The best move of the state in pool[0]; other entries are room."""
    me, best, found, ties = pool[0].turn, -1e9, 0, 0
    for i in range(legal(t, pool[0], moves[0])):
        pool[1:2] = pool[0:1]
        apply(t, pool[1], wide(moves[0].code[i]), log)
        worth = -1e9
        if pool[0].phase == MEEPLE:
            if not on_field(t, pool[0], wide(moves[0].code[i])):
                worth = promise(t, pool[1], me)
        else:
            for k in range(legal(t, pool[1], moves[1])):
                if not on_field(t, pool[1], wide(moves[1].code[k])):
                    pool[2:3] = pool[1:2]
                    apply(t, pool[2], wide(moves[1].code[k]), log)
                    worth = max(worth, promise(t, pool[2], me))
        if worth > best:
            best, ties = worth, 0
        if worth == best:
            ties += 1
            if below(chance, ties) == 0:
                found = wide(moves[0].code[i])
    return found


@kernel
def on_field(t: Any, s: Any, code: int) -> bool:
    """Whether a meeple would become a farmer."""
    return code != SKIP and t.spot_kind[s.kind[s.n_tiles - 1], code - 1] == FARM


class OnePlyBot(KernelBot):
    """One look at every choice."""

    def __init__(self) -> None:
        self._pool, self._moves = np.zeros(3, STATE), np.zeros(2, MOVES)
        self._chance, self._log = np.zeros(1, GENERATOR)[0], np.zeros(1, LOG)[0]
        self._log.n = SILENT

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        self._pool[0:1] = np.array([state], STATE)
        plant_number(self._chance, clock.seed)
        return int(choose(engine.tables, self._pool, self._moves, self._chance, self._log))
