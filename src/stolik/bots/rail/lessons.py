"""Examples for the value network: positions of the policy's games with how they ended."""

from typing import Any

import numpy as np

from stolik.bots.bench import Bench, OnBench, copy_state
from stolik.bots.net import POINTS_UNIT
from stolik.bots.rail.bench import BENCH, LESSON
from stolik.bots.rail.evaluate import fill_inputs, look
from stolik.bots.rail.playouts import list_candidates
from stolik.bots.rail.policy import choose_planned
from stolik.bots.rail.quick import choose_quick
from stolik.bots.rail.weights import INPUTS
from stolik.core.kernel import kernel, wide
from stolik.core.records import as_array
from stolik.core.rng import below, plant_number
from stolik.rail.codes import CLAIM
from stolik.rail.playout import choose_random, start_number
from stolik.rail.scoring import score
from stolik.rail.state import MAX_SEATS, TURN, State, Tables
from stolik.rail.turn import apply, legal

LOOKS = 6  # positions of a game
MOST_STRAY_TURNS = 90
STRAY_PERCENT = 12
KEEP = 6


@kernel
def play_lesson(tables: Any, benches: OnBench, seed: int, worlds: int, rows: Any) -> int:
    """Plays a game and writes a row for each look at each seat; returns how many.

    A row has the inputs and last the target. Up to some turn a move is now and then a random one,
    so that all kinds of positions come up. Then somebody tries just any candidate, as a search
    does, and the policy goes on from there.
    """
    t, bench = tables[0], benches[0]
    w = bench.w[0]
    s, chance, plans = bench.pool[LESSON], bench.chance, bench.plans
    start_number(t, s, seed, bench.log)
    plant_number(chance, seed)
    for k in range(t.seats):
        plans[k].made = 0
    stray = below(chance, MOST_STRAY_TURNS)
    next_look, looks, steps = stray + 1, 0, 0
    tried = False
    while s.over == 0:
        if s.phase == TURN and s.turns >= next_look and looks < LOOKS:
            write_rows(w, t, s, bench, rows[looks * t.seats : (looks + 1) * t.seats])
            looks += 1
            next_look = s.turns + 1 + below(chance, 4 * t.seats)
        n = legal(t, s, bench.moves)
        if s.turns < stray and below(chance, 100) < STRAY_PERCENT:
            code = choose_random(bench.moves, n, chance)
        elif s.phase == TURN and s.turns >= stray and not tried:
            tried = True
            code = try_anything(t, s, n, bench)
        elif worlds == 0:
            code = choose_planned(w, t, s, n, bench, plans[s.turn])
        else:
            copy_state(bench.pool, 0, LESSON)
            code = choose_quick(t, bench, (seed << 8) + steps, KEEP, worlds)
        steps += 1
        apply(t, s, code, bench.log)
    score(t, s, bench.result, t.longest_trail_points > 0)
    for row in range(looks * t.seats):
        points = wide(bench.result.total[row % t.seats])
        rows[row, INPUTS] = (rows[row, INPUTS] + points) / POINTS_UNIT
    return looks * t.seats


@kernel
def write_rows(w: Any, t: Tables, s: State, bench: OnBench, rows: Any) -> None:
    """A row for each seat, as it stands."""
    for k in range(t.seats):
        bench.plans[k].made = 0
    look(w, t, s, bench)
    for seat in range(t.seats):
        fill_inputs(t, s, seat, bench.sight)
        rows[seat, :INPUTS] = bench.sight.x
        rows[seat, INPUTS] = -bench.sight.base[seat]


@kernel
def try_anything(t: Tables, s: State, n: int, bench: OnBench) -> int:
    """A candidate by lot: as often a claim, if there is one, as anything else. Modified."""
    codes, chance = bench.codes, bench.chance
    found = list_candidates(t, s, n, bench)
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
    bench, t, rows = Bench(BENCH), as_array(tables), np.zeros((LOOKS * MAX_SEATS, INPUTS + 1))
    bench.w[0], bench.array["net"] = w, net
    found = []
    for number in range(seed, seed + games):
        n = play_lesson(t, bench.array, number, worlds, rows)
        found.append(rows[:n].copy())
    lessons = np.concatenate(found)
    return lessons[:, :INPUTS], lessons[:, INPUTS]
