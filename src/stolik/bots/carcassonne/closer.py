"""A bot that lays tiles where they touch most, and most of all where they may complete something.

It plays poorly, but its games reach loops, merged features, ties and large fields.
"""

from typing import Any

import numpy as np

from stolik.bots.bot import Clock, KernelBot
from stolik.carcassonne.codes import PLACE_MOVE, SKIP
from stolik.carcassonne.features import open_ends
from stolik.carcassonne.frontier import has_tile
from stolik.carcassonne.grid import AROUND, MIDDLE, STEP, moved
from stolik.carcassonne.state import FIELD_SIDE, MOVES, PLACE, Moves, State, Tables
from stolik.carcassonne.turn import legal
from stolik.core.kernel import kernel, wide
from stolik.core.rng import GENERATOR, below, plant_number

NEIGHBOR, SIDE, NEARLY_DONE = 1, 3, 6  # what a place is worth to it
RANDOM_PERCENT, SKIP_PERCENT = 10, 25


@kernel
def choose_closer(t: Tables, s: State, moves: Moves, n: int, chance: State) -> int:
    """The number of the chosen move. The generator is modified in place."""
    if s.phase != PLACE:
        skips = n == 1 or below(chance, 100) < SKIP_PERCENT
        return SKIP if skips else int(moves.code[below(chance, n - 1)])
    if below(chance, 100) < RANDOM_PERCENT:
        return int(moves.code[below(chance, n)])
    best, found, ties = -1, 0, 0
    for i in range(n):
        worth = closeness(t, s, wide(moves.code[i]))
        if worth > best:
            best, ties = worth, 0
        if worth == best:
            ties += 1
            if below(chance, ties) == 0:
                found = i
    return int(moves.code[found])


@kernel
def closeness(t: Tables, s: State, move: int) -> int:
    """How much a place touches: tiles around it, sides that meet, features that are nearly done."""
    cell = (move - PLACE_MOVE) >> 2
    worth = 0
    for i in range(len(AROUND)):
        if i != MIDDLE and has_tile(wide(s.grid[moved(cell, AROUND[i])])):
            worth += NEIGHBOR
    for side in range(4):
        g = wide(s.grid[moved(cell, STEP[side])])
        if has_tile(g):
            worth += SIDE
            kind, turns, facing = wide(s.kind[g - 1]), wide(s.turned[g - 1]), side ^ 2
            if t.terrain[kind, turns, facing] != FIELD_SIDE:
                node = wide(s.first_node[g - 1]) + t.at_side[kind, turns, facing]
                if open_ends(s, wide(s.root[node])) <= 2:
                    worth += NEARLY_DONE
    return worth


class CloserBot(KernelBot):
    """The same choice at a table."""

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        moves, chance = np.zeros(1, MOVES)[0], np.zeros(1, GENERATOR)[0]
        plant_number(chance, clock.seed)
        n = legal(engine.tables, state, moves)
        return int(choose_closer(engine.tables, state, moves, n, chance))
