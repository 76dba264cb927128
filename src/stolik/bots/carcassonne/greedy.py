"""A quick policy: every move is judged by what it touches, without laying the tile.

It is the evaluation's difference, as far as a glance tells it: cities, roads and monasteries
beside the cell, and the best meeple that the tile would offer. Fields are judged only when a
meeple is to be placed.
"""

from typing import Any

import numpy as np

from stolik.bots.bench import OnBench
from stolik.bots.carcassonne.evaluate import at_home, expected, farm_worth, share
from stolik.bots.carcassonne.weights import FARM_COST
from stolik.carcassonne.codes import MEEPLE_MOVE, PLACE_MOVE, SKIP
from stolik.carcassonne.features import crowd_of, nodes_of, open_ends, pennants_of
from stolik.carcassonne.frontier import has_tile
from stolik.carcassonne.grid import AROUND, MIDDLE, STEP, moved
from stolik.carcassonne.scoring import kind_of
from stolik.carcassonne.state import (
    FARM,
    IN_SUPPLY,
    MONASTERY,
    PLACE,
    SEAT_BITS,
    State,
    Tables,
)
from stolik.core.bits import lowest, rest
from stolik.core.kernel import kernel, part, wide
from stolik.core.records import record
from stolik.core.rng import below

NOISE_STEPS = 1 << 16
NO_CLAIM = -1e9
"""The cost of a meeple when none is at home."""
NOTHING = -1

NEAR = record(
    [
        ("monks", np.int64),  # whether a meeple stands on any monastery
        ("cell", np.int64),
        ("root", np.int64, (4,)),  # of the city or road that meets each side
        ("monasteries", np.float64),  # what those around it gain
        ("option", np.float64),  # what a meeple on the tile's own monastery gains
    ]
)
Near = Any


@part
def winners_of(seats: int, word: int) -> int:
    """The seats with most meeples, as bits; none if there is none."""
    most, winners = 1, 0
    for seat in range(seats):
        count = word >> SEAT_BITS * seat & 15
        if count > most:
            most, winners = count, 0
        if count == most:
            winners |= 1 << seat
    return winners


@part
def claim_cost(w: Any, s: State, left: int) -> float:
    """What it costs the seat to move to have a meeple less at home."""
    supply = wide(s.supply[s.turn])
    return at_home(w, supply, left) - at_home(w, supply - 1, left)


@part
def home_gain(w: Any, s: State, word: int, left: int) -> float:
    """What it gains by the meeples that a completed feature sends home."""
    back = word >> SEAT_BITS * s.turn & 15
    supply = wide(s.supply[s.turn])
    return at_home(w, supply + back, left) - at_home(w, supply, left)


@kernel
def glance(w: Any, t: Tables, s: State, cell: int, cost: float, near: Near) -> None:
    """Notes what lies around a cell: it is the same however a tile is turned."""
    near.cell = cell
    near.monasteries = monasteries_around(w, t, s, cell) if near.monks else 0.0
    for side in range(4):
        near.root[side] = NOTHING
        g = wide(s.grid[moved(cell, STEP[side])])
        if has_tile(g):
            other = g - 1
            spot = t.at_side[s.kind[other], s.turned[other], side ^ 2]
            if spot >= 0:
                near.root[side] = s.root[wide(s.first_node[other]) + spot]
    near.option = 0.0
    if t.monastery[s.drawn] >= 0 and cost != NO_CLAIM:
        worth = expected(w, wide(MONASTERY), 8 - tiles_around(s, cell), 1, 0, wide(s.n_bag))
        near.option = max(0.0, worth - cost)


@kernel
def judge_place(w: Any, t: Tables, s: State, turns: int, cost: float, near: Near) -> float:
    """What laying the drawn tile gains the seat to move, and the best meeple on it.

    `near` is what lies around the cell, `cost` what a meeple costs.
    """
    kind, left, value, option = s.drawn, wide(s.n_bag), 0.0, near.option
    sides = sides_by_spot(t, kind, turns)
    spot = -1
    while sides != 0:
        spot += 1
        mine = sides & 15
        sides >>= 4
        if mine == 0:
            continue
        what = t.spot_kind[kind, spot]
        ends, tiles, pennants = t.ends[kind, spot], 1, t.pennants[kind, spot]
        word, before, seen = 0, 0.0, NOTHING
        while mine != 0:
            root = near.root[lowest(mine)]
            mine = rest(mine)
            if root == NOTHING:
                continue
            ends -= 2
            if root == seen:
                continue
            seen = root
            crowd, open_, nodes, more = (
                crowd_of(s, root), open_ends(s, root), nodes_of(s, root), pennants_of(s, root),
            )  # fmt: skip
            ends += open_
            tiles += nodes
            pennants += more
            if crowd != 0:
                worth = expected(w, what, open_, nodes, more, left)
                before += worth * share(t.seats, s.turn, winners_of(t.seats, crowd))
                word += crowd
        worth = expected(w, what, max(ends, 0), tiles, pennants, left)
        if word != 0:
            value += worth * share(t.seats, s.turn, winners_of(t.seats, word)) - before
            if ends <= 0:
                value += home_gain(w, s, word, left)
        elif cost != NO_CLAIM:
            option = max(option, worth if ends <= 0 else worth - cost)
    return value + (near.monasteries + option)


@part
def sides_by_spot(t: Tables, kind: int, turns: int) -> int:
    """The sides of each city and road of a tile, four bits a spot."""
    sides = 0
    for side in range(4):
        spot = t.at_side[kind, turns, side]
        if spot >= 0:
            sides |= 1 << 4 * spot + side
    return sides


@part
def has_monks(t: Tables, s: State) -> bool:
    """Whether a meeple stands on a monastery; most of the time none does."""
    found = False
    for seat in range(t.seats):
        for i in range(t.meeples):
            node = wide(s.meeples[seat, i])
            found |= node != IN_SUPPLY and kind_of(t, s, node) == MONASTERY
    return found


@part
def tiles_around(s: State, cell: int) -> int:
    """How many tiles lie around a cell."""
    around = 0
    for i in range(len(AROUND)):
        around += i != MIDDLE and has_tile(wide(s.grid[moved(cell, AROUND[i])]))
    return around


@part
def monasteries_around(w: Any, t: Tables, s: State, cell: int) -> float:
    """What a tile gains the seat to move by the monasteries around it."""
    value, left = 0.0, wide(s.n_bag)
    for i in range(len(AROUND)):
        g = wide(s.grid[moved(cell, AROUND[i])])
        if i == MIDDLE or not has_tile(g):
            continue
        spot = t.monastery[s.kind[g - 1]]
        if spot >= 0:
            node = wide(s.first_node[g - 1]) + spot
            word = crowd_of(s, node)
            if word != 0:
                ends = open_ends(s, node)
                more = expected(w, wide(MONASTERY), ends - 1, 1, 0, left)
                more -= expected(w, wide(MONASTERY), ends, 1, 0, left)
                value += more * share(t.seats, s.turn, winners_of(t.seats, word))
                if ends == 1:
                    value += home_gain(w, s, word, left)
    return value


@kernel
def judge_meeple(w: Any, t: Tables, s: State, spot: int, marks: Any) -> float:
    """What a meeple on a free feature of the laid tile gains the seat to move."""
    tile, left = s.n_tiles - 1, wide(s.n_bag)
    kind = wide(s.kind[tile])
    root = wide(s.root[wide(s.first_node[tile]) + spot])
    what = t.spot_kind[kind, spot]
    cost = claim_cost(w, s, left)
    if what == FARM:
        return farm_worth(w, t, s, root, marks) - cost - w[FARM_COST] * left / 71.0
    ends = open_ends(s, root)
    worth = expected(w, what, ends, nodes_of(s, root), pennants_of(s, root), left)
    return worth if ends == 0 else worth - cost


@kernel
def choose_greedy(w: Any, t: Tables, s: State, n: int, bench: OnBench, noise: float) -> int:
    """The best at a glance, with some noise, of the n moves that lie first on the bench."""
    if s.phase == PLACE:
        return choose_place(w, t, s, n, bench, noise)
    moves = bench.moves[0]
    best, found = -1e9, 0
    for i in range(n):
        code = wide(moves.code[i])
        value = judge_meeple(w, t, s, code - MEEPLE_MOVE, bench.marks) if code != SKIP else 0.0
        value += noise * below(bench.chance, NOISE_STEPS) / NOISE_STEPS
        if value > best:
            best, found = value, code
    return found


@part
def choose_place(w: Any, t: Tables, s: State, n: int, bench: OnBench, noise: float) -> int:
    """The same for a tile: rotations of one cell stand together."""
    moves, near = bench.moves[0], bench.near
    cost = claim_cost(w, s, wide(s.n_bag)) if s.supply[s.turn] > 0 else NO_CLAIM
    near.cell, near.monks = NOTHING, has_monks(t, s)
    best, found = -1e9, 0
    for i in range(n):
        code = wide(moves.code[i])
        cell, turns = (code - PLACE_MOVE) >> 2, (code - PLACE_MOVE) & 3
        if cell != near.cell:
            glance(w, t, s, cell, cost, near)
        value = judge_place(w, t, s, turns, cost, near)
        value += noise * below(bench.chance, NOISE_STEPS) / NOISE_STEPS
        if value > best:
            best, found = value, code
    return found
