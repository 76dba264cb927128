"""Examples for the value network: positions of the bots' games with how they ended."""

from typing import Any

import numpy as np

from stolik.bots.bench import Bench, OnBench, copy_state
from stolik.bots.carcassonne.bench import BENCH, LESSON
from stolik.bots.carcassonne.greedy import choose_greedy
from stolik.bots.carcassonne.quick import NOISE, choose_quick
from stolik.bots.carcassonne.sight import fill_inputs, look
from stolik.bots.carcassonne.weights import INPUTS
from stolik.bots.net import POINTS_UNIT
from stolik.carcassonne.playout import start_number
from stolik.carcassonne.scoring import score
from stolik.carcassonne.state import MAX_SEATS, MAX_TILES, PLACE, State, Tables
from stolik.carcassonne.turn import apply, legal
from stolik.core.kernel import kernel, wide
from stolik.core.records import as_array
from stolik.core.rng import below, plant_number

LOOKS = 8  # positions of a game
STRAY_PERCENT = 12
KEEP = 5


@kernel
def play_lesson(tables: Any, benches: OnBench, seed: int, worlds: int, rows: Any) -> int:
    """Plays a game and writes a row for each look at each seat; returns how many.

    A row has the inputs and last the target. Up to some turn a move is now and then a random one,
    so that all kinds of positions come up. Then somebody does just anything, as a search tries it,
    and play goes on from there.
    """
    t, bench = tables[0], benches[0]
    w = bench.w[0]
    s, chance, moves = bench.pool[LESSON], bench.chance, bench.moves[0]
    start_number(t, s, seed, bench.log)
    plant_number(chance, seed)
    stray = 1 + below(chance, MAX_TILES - 4)
    next_look, looks, steps = stray + 1, 0, 0
    while s.over == 0:
        if s.phase == PLACE and s.n_tiles >= next_look and looks < LOOKS:
            write_rows(w, t, s, bench, rows[looks * t.seats : (looks + 1) * t.seats])
            looks += 1
            next_look = s.n_tiles + 1 + below(chance, 8)
        n = legal(t, s, moves)
        strays = s.n_tiles < stray and below(chance, 100) < STRAY_PERCENT
        if strays or laying(s.n_tiles, s.phase) == stray:
            code = wide(moves.code[below(chance, n)])
        elif worlds == 0:
            code = choose_greedy(w, t, s, n, bench, NOISE)
        else:
            copy_state(bench.pool, 0, LESSON)
            code = choose_quick(t, bench, (seed << 8) + steps, KEEP, worlds)
        steps += 1
        apply(t, s, code, bench.log)
    score(t, s, bench.result)
    for row in range(looks * t.seats):
        points = wide(bench.result.total[row % t.seats])
        rows[row, INPUTS] = (rows[row, INPUTS] + points) / POINTS_UNIT
    return looks * t.seats


@kernel
def write_rows(w: Any, t: Tables, s: State, bench: OnBench, rows: Any) -> None:
    """A row for each seat, as it stands."""
    look(w, t, s, bench)
    for seat in range(t.seats):
        fill_inputs(t, s, seat, bench.sight)
        rows[seat, :INPUTS] = bench.sight.x
        rows[seat, INPUTS] = -bench.sight.base[seat]


@kernel
def laying(tiles: int, phase: int) -> int:
    """The number of the tile of this turn, whether it lies already or not."""
    return tiles if phase == PLACE else tiles - 1


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
