"""Examples for the value network: positions of the policy's games with how they ended."""

from typing import Any

import numpy as np

from stolik.bots.net import POINTS_UNIT
from stolik.bots.rail.evaluate import SIGHT, Sight, fill_inputs, look
from stolik.bots.rail.plan import PLAN
from stolik.bots.rail.playouts import FIRST_PLAN, FIRST_WORLD, WORLDS, list_candidates
from stolik.bots.rail.policy import choose_planned
from stolik.bots.rail.quick import choose_quick
from stolik.bots.rail.weights import INPUTS
from stolik.core.kernel import kernel, wide
from stolik.core.records import SILENT, room
from stolik.core.rng import GENERATOR, below, plant_number
from stolik.rail.codes import CLAIM
from stolik.rail.playout import choose_random, start_number
from stolik.rail.scoring import score
from stolik.rail.state import (
    LOG,
    MAX_MOVES,
    MAX_SEATS,
    MOVES,
    SCORE,
    STATE,
    TURN,
    Log,
    Moves,
    Score,
    State,
    Tables,
)
from stolik.rail.turn import apply, legal

LOOKS = 6  # positions of a game
MOST_STRAY_TURNS = 90
STRAY_PERCENT = 12
KEEP = 6
LAST = FIRST_WORLD + WORLDS


@kernel
def play_lesson(
    w: Any,
    t: Tables,
    pool: Any,
    moves: Moves,
    chance: Any,
    log: Log,
    result: Score,
    plans: Any,
    net: Any,
    sight: Sight,
    dealt: Any,
    codes: Any,
    values: Any,
    seed: int,
    worlds: int,
    inputs: Any,
    targets: Any,
) -> int:
    """Plays a game and writes a row for each look at each seat; returns how many.

    Up to some turn a move is now and then a random one, so that all kinds of positions come up.
    Then somebody tries just any candidate, as a search does, and the policy goes on from there.
    Modified in place.
    """
    s = pool[LAST]
    start_number(t, s, seed, log)
    plant_number(chance, seed)
    for k in range(t.seats):
        plans[k].made = 0
    stray = below(chance, MOST_STRAY_TURNS)
    next_look, looks, rows, steps = stray + 1, 0, 0, 0
    tried = False
    while s.over == 0:
        if s.phase == TURN and s.turns >= next_look and looks < LOOKS:
            for k in range(t.seats):
                plans[k].made = 0
            look(w, t, s, plans, sight)
            for seat in range(t.seats):
                fill_inputs(t, s, seat, sight)
                for i in range(INPUTS):
                    inputs[rows, i] = sight.x[i]
                targets[rows] = -sight.base[seat]
                rows += 1
            looks += 1
            next_look = s.turns + 1 + below(chance, 4 * t.seats)
        n = legal(t, s, moves)
        if s.turns < stray and below(chance, 100) < STRAY_PERCENT:
            code = choose_random(moves, n, chance)
        elif s.phase == TURN and s.turns >= stray and not tried:
            tried = True
            code = try_anything(w, t, s, moves, n, chance, plans[MAX_SEATS], codes, values)
        elif worlds == 0:
            code = choose_planned(w, t, s, moves, n, chance, plans[s.turn])
        else:
            pool[0:1] = pool[LAST : LAST + 1]
            code = choose_quick(
                w, t, pool, moves, chance, log, result, plans, net, sight, dealt, codes, values,
                (seed << 8) + steps, KEEP, worlds,
            )  # fmt: skip
        steps += 1
        apply(t, s, code, log)
    score(t, s, result, t.longest_trail_points > 0)
    for row in range(rows):
        targets[row] = (targets[row] + wide(result.total[row % t.seats])) / POINTS_UNIT
    return rows


@kernel
def try_anything(
    w: Any, t: Tables, s: State, moves: Moves, n: int, chance: Any, plan: Any, codes: Any,
    values: Any,
) -> int:  # fmt: skip
    """A candidate by lot: as often a claim, if there is one, as anything else. Modified."""
    plan.made = 0
    found = list_candidates(w, t, s, moves, n, plan, codes, values)
    claims = 0
    for i in range(found):
        claims += codes[i] >= CLAIM
    if claims in (0, found):
        return wide(codes[below(chance, found)])
    wants_claim = below(chance, 2) == 1
    while True:
        code = wide(codes[below(chance, found)])
        if (code >= CLAIM) == wants_claim:
            return code


def make_lessons(w: Any, net: Any, tables: Tables, seed: int, games: int, worlds: int) -> Any:
    """Inputs and targets of some games with seeds from `seed` on."""
    inputs, targets = np.zeros((LOOKS * MAX_SEATS, INPUTS)), np.zeros(LOOKS * MAX_SEATS)
    moves, chance, log, result, sight = map(room, (MOVES, GENERATOR, LOG, SCORE, SIGHT))
    log.n = SILENT
    pool = np.zeros(LAST + 1, STATE)
    plans = np.zeros(FIRST_PLAN + WORLDS * MAX_SEATS, PLAN)
    dealt = np.zeros(WORLDS, np.int64)
    codes, values = np.zeros(MAX_MOVES, np.int64), np.zeros(MAX_MOVES)
    found = []
    for number in range(seed, seed + games):
        rows = play_lesson(
            w, tables, pool, moves, chance, log, result, plans, net, sight, dealt, codes, values,
            number, worlds, inputs, targets,
        )  # fmt: skip
        found.append((inputs[:rows].copy(), targets[:rows].copy()))
    return np.concatenate([x for x, _ in found]), np.concatenate([y for _, y in found])
