"""Two sets of weights against each other, whole games in compiled code: the policy alone.

The policy is handed the real state here, which no bot ever is. So it must look at nothing that
its seat can't see; a test holds that.
"""

from typing import Any

import numpy as np

from stolik.bots.rail.plan import PLAN
from stolik.bots.rail.policy import choose_planned
from stolik.core.kernel import kernel, wide
from stolik.core.records import SILENT, room
from stolik.core.rng import GENERATOR, plant_number
from stolik.rail.playout import start_number
from stolik.rail.scoring import score
from stolik.rail.state import LOG, MAX_SEATS, MOVES, SCORE, STATE, Log, Moves, Score, State, Tables
from stolik.rail.turn import apply, legal

CHANCE = 1 << 41
"""Every seat draws lots of its own, far from the seeds of deals."""


@kernel
def play_games(
    w: Any,
    t: Tables,
    s: State,
    moves: Moves,
    chances: Any,
    log: Log,
    result: Score,
    plans: Any,
    seed: int,
    totals: Any,
) -> None:
    """Deals from `seed` on, each twice: the weights w[0] on the first seat, then on the second;
    all other seats have w[1]. A row of `totals` for each deal and game. Modified in place.
    """
    for i in range(totals.shape[0]):
        for mine in range(2):
            start_number(t, s, seed + i, log)
            for seat in range(t.seats):
                plant_number(chances[seat], seed + i + CHANCE * (seat + 1))
                plans[seat].made = 0
            while s.over == 0:
                n = legal(t, s, moves)
                seat = wide(s.turn)
                own = w[0] if seat == mine else w[1]
                move = choose_planned(own, t, s, moves, n, chances[seat], plans[seat])
                apply(t, s, move, log)
            score(t, s, result, t.longest_trail_points > 0)
            for seat in range(t.seats):
                totals[i, mine, seat] = result.total[seat]


def play_pairs(engine: Any, weights: Any, seed: int, pairs: int) -> Any:
    """Points by deal, game (first A on seat 0, then on seat 1) and seat."""
    totals = np.zeros((pairs, 2, engine.seats), np.int64)
    state, moves, log, result = map(room, (STATE, MOVES, LOG, SCORE))
    log.n = SILENT
    chances, plans = np.zeros(MAX_SEATS, GENERATOR), np.zeros(MAX_SEATS, PLAN)
    w = np.ascontiguousarray(weights, np.float64)
    play_games(w, engine.tables, state, moves, chances, log, result, plans, seed, totals)
    return totals
