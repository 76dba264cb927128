"""Examples for the value network: positions of the bots' games with how they ended."""

from typing import Any

import numpy as np

from stolik.bots.carcassonne.greedy import choose_greedy
from stolik.bots.carcassonne.quick import NOISE, choose_quick
from stolik.bots.carcassonne.sight import SIGHT, Sight, fill_inputs, look
from stolik.bots.carcassonne.weights import INPUTS
from stolik.bots.net import POINTS_UNIT, Net
from stolik.carcassonne.playout import start_number
from stolik.carcassonne.scoring import score
from stolik.carcassonne.state import (
    LOG,
    MAX_NODES,
    MAX_SEATS,
    MAX_TILES,
    MOVES,
    PLACE,
    SCORE,
    STATE,
    Log,
    Score,
    Tables,
)
from stolik.carcassonne.turn import apply, legal
from stolik.core.kernel import kernel, wide
from stolik.core.records import SILENT, room
from stolik.core.rng import GENERATOR, below, plant_number

LOOKS = 8  # positions of a game
STRAY_PERCENT = 12
KEEP = 5
ROOMS, LAST = 4, 3
MAX_CANDIDATES = 4096


@kernel
def play_lesson(
    w: Any,
    t: Tables,
    pool: Any,
    moves: Any,
    chance: Any,
    log: Log,
    result: Score,
    marks: Any,
    net: Net,
    sight: Sight,
    codes: Any,
    values: Any,
    seed: int,
    worlds: int,
    inputs: Any,
    targets: Any,
) -> int:
    """Plays a game and writes a row for each look at each seat; returns how many.

    Up to some turn a move is now and then a random one, so that all kinds of positions come up.
    Then somebody does just anything, as a search tries it, and play goes on from there.
    Modified in place.
    """
    s = pool[LAST]
    start_number(t, s, seed, log)
    plant_number(chance, seed)
    stray = 1 + below(chance, MAX_TILES - 4)
    next_look, looks, rows, steps = stray + 1, 0, 0, 0
    while s.over == 0:
        if s.phase == PLACE and s.n_tiles >= next_look and looks < LOOKS:
            look(w, t, s, sight, marks)
            for seat in range(t.seats):
                fill_inputs(t, s, seat, sight)
                for i in range(INPUTS):
                    inputs[rows, i] = sight.x[i]
                targets[rows] = -sight.base[seat]
                rows += 1
            looks += 1
            next_look = s.n_tiles + 1 + below(chance, 8)
        n = legal(t, s, moves[0])
        strays = s.n_tiles < stray and below(chance, 100) < STRAY_PERCENT
        if strays or laying(s.n_tiles, s.phase) == stray:
            code = wide(moves[0].code[below(chance, n)])
        elif worlds == 0:
            code = choose_greedy(w, t, s, moves[0], n, chance, NOISE, marks)
        else:
            pool[0:1] = pool[LAST : LAST + 1]
            code = choose_quick(
                w, t, pool, moves, chance, log, result, marks, net, sight, codes, values,
                (seed << 8) + steps, KEEP, worlds,
            )  # fmt: skip
        steps += 1
        apply(t, s, code, log)
    score(t, s, result)
    for row in range(rows):
        targets[row] = (targets[row] + wide(result.total[row % t.seats])) / POINTS_UNIT
    return rows


@kernel
def laying(tiles: int, phase: int) -> int:
    """The number of the tile of this turn, whether it lies already or not."""
    return tiles if phase == PLACE else tiles - 1


def make_lessons(w: Any, net: Net, tables: Tables, seed: int, games: int, worlds: int) -> Any:
    """Inputs and targets of some games with seeds from `seed` on."""
    inputs, targets = np.zeros((LOOKS * MAX_SEATS, INPUTS)), np.zeros(LOOKS * MAX_SEATS)
    chance, log, result, sight = map(room, (GENERATOR, LOG, SCORE, SIGHT))
    log.n = SILENT
    pool, moves = np.zeros(ROOMS, STATE), np.zeros(2, MOVES)
    marks = np.zeros(MAX_NODES + 1, np.int64)
    codes, values = np.zeros((MAX_CANDIDATES, 2), np.int64), np.zeros(MAX_CANDIDATES)
    found = []
    for number in range(seed, seed + games):
        rows = play_lesson(
            w, tables, pool, moves, chance, log, result, marks, net, sight, codes, values,
            number, worlds, inputs, targets,
        )  # fmt: skip
        found.append((inputs[:rows].copy(), targets[:rows].copy()))
    return np.concatenate([x for x, _ in found]), np.concatenate([y for _, y in found])
