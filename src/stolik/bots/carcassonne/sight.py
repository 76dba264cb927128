"""What a position of the tile game promises: the final points that each seat may expect.

What a seat has is summed up, and a small network (value.json) tells what it will add to what it
would be paid now. The network has learned that from games of the bots against each other; it sees
sums only, so it serves every tile set and number of seats.
"""

from math import tanh
from typing import Any

import numpy as np

from stolik.bots.bench import OnBench
from stolik.bots.carcassonne.evaluate import (
    FARM_POINTS,
    chance,
    farm_cities,
    fewest_fitting,
    fitting,
)
from stolik.bots.carcassonne.weights import CITY_GROWTH, FITTING, INPUTS
from stolik.bots.net import POINTS_UNIT, answer
from stolik.carcassonne.features import guests, majority, open_ends, pennants_of, tiles_of
from stolik.carcassonne.frontier import FIRST
from stolik.carcassonne.grid import AROUND, moved
from stolik.carcassonne.scoring import kind_of
from stolik.carcassonne.state import (
    CITY,
    FARM,
    IN_SUPPLY,
    MAX_SEATS,
    MAX_TILES,
    ROAD,
    State,
    Tables,
)
from stolik.core.kernel import kernel, part, wide
from stolik.core.records import record

VALUE_SCALE = 25.0

(
    SUPPLY,
    NONE_HOME,
    ONE_HOME,
    SUPPLY_TIME,  # meeples at home, as long as there are tiles for them
    DEAD,  # cities that no tile of the bag can close
    CITY_VALUE,  # by open ends: 1, 2, 3 or more
    CITY_COUNT,
    CITY_HOPE,
    ROADS,  # by open ends: 1, 2
    ROAD_TILES,
    MONASTERIES,
    HOLES,
    DEAD_HOLES,
    FARMS,
    FARM_DONE,
    FARM_HOPE,
    TIED,  # points that somebody else will get as well
    WASTED,  # meeples where others have more
) = (0, 1, 2, 3, 4, 5, 8, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22)
OWN = 23
CITY_BINS = 3

SIGHT = record(
    [
        ("own", np.float64, (MAX_SEATS, OWN)),  # what a seat has
        ("base", np.float64, (MAX_SEATS,)),  # its points, were the game over
        ("x", np.float64, (INPUTS,)),
    ]
)
Sight = Any


@kernel
def look(w: Any, t: Tables, s: State, bench: OnBench) -> None:
    """Sums up every seat."""
    sight, left = bench.sight, wide(s.n_bag)
    for seat in range(t.seats):
        x = sight.own[seat]
        x[:] = 0.0
        supply = wide(s.supply[seat])
        x[SUPPLY] = supply / 4.0
        x[NONE_HOME] = 1.0 if supply == 0 else 0.0
        x[ONE_HOME] = 1.0 if supply == 1 else 0.0
        x[SUPPLY_TIME] = supply / 4.0 * left / MAX_TILES
        sight.base[seat] = 0.0
        for kind in range(4):
            sight.base[seat] += wide(s.points[seat, kind])
        for i in range(t.meeples):
            node = wide(s.meeples[seat, i])
            if node != IN_SUPPLY:
                sight.base[seat] += add_meeple(w, t, s, seat, node, bench)


@part
def add_meeple(w: Any, t: Tables, s: State, seat: int, node: int, bench: OnBench) -> float:
    """Adds a meeple's part of its feature; returns what that would be paid now. Modified."""
    root, x = wide(s.root[node]), bench.sight.own[seat]
    winners = majority(s, root)
    if not winners >> seat & 1:
        x[WASTED] += 1.0
        return 0.0
    share, kind = 1.0 / guests(s, root, seat), kind_of(t, s, node)
    if kind == FARM:
        done, hoped = farm_cities(w, t, s, root, bench.marks)
        now = add_farm(done, hoped, share, x)
    elif kind == CITY:
        now = add_city(w, t, s, root, share, x)
    elif kind == ROAD:
        now = add_road(s, root, share, x)
    else:
        now = add_monastery(t, s, root, share, x)
    x[TIED] += share * now / 10.0 if winners != 1 << seat else 0.0
    return share * now


@part
def add_farm(done: int, hoped: float, share: float, x: Any) -> float:
    """Adds one meeple's part of a field; returns what the whole would pay now. Modified."""
    x[FARMS] += share
    x[FARM_DONE] += share * done / 4.0
    x[FARM_HOPE] += share * hoped
    return FARM_POINTS * done


@part
def add_road(s: State, root: int, share: float, x: Any) -> float:
    """The same for a road."""
    tiles = tiles_of(s, root)
    x[ROADS + min(open_ends(s, root), 2) - 1] += share
    x[ROAD_TILES] += share * tiles / 5.0
    return 1.0 * tiles


@part
def add_monastery(t: Tables, s: State, node: int, share: float, x: Any) -> float:
    """The same for a monastery."""
    holes = open_ends(s, node)
    x[MONASTERIES] += share
    x[HOLES] += share * holes / 8.0
    x[DEAD_HOLES] += share if has_dead_hole(t, s, node) else 0.0
    return 9.0 - holes


@part
def add_city(w: Any, t: Tables, s: State, root: int, share: float, x: Any) -> float:
    """The same for a city."""
    value, ends = 1.0 * (tiles_of(s, root) + pennants_of(s, root)), open_ends(s, root)
    few = fewest_fitting(t, s, root)
    if few == 0:
        x[DEAD] += share
        return value
    fits = share * few / (few + w[FITTING])
    at = min(ends, CITY_BINS) - 1
    x[CITY_VALUE + at] += fits * value / 5.0
    x[CITY_COUNT + at] += fits
    x[CITY_HOPE] += fits * chance(w, ends, wide(s.n_bag)) * (value + w[CITY_GROWTH]) / 5.0
    return value


@part
def has_dead_hole(t: Tables, s: State, node: int) -> bool:
    """Whether a cell beside a monastery fits no tile of the bag."""
    cell, dead = wide(s.cell[s.tile[node]]), False
    for i in range(len(AROUND)):
        g = wide(s.grid[moved(cell, AROUND[i])])
        dead |= g >= FIRST and fitting(t, s, wide(s.pattern[g - FIRST])) == 0
    return dead


@kernel
def fill_inputs(t: Tables, s: State, seat: int, sight: Sight) -> None:
    """The network's inputs for a seat: its own sums and its strongest rival's. Modified."""
    rival = -1
    for other in range(t.seats):
        if other != seat and (rival < 0 or sight.base[other] > sight.base[rival]):
            rival = other
    x, left = sight.x, wide(s.n_bag)
    for i in range(OWN):
        x[i] = sight.own[seat, i]
        x[OWN + i] = sight.own[rival, i]
    x[2 * OWN] = left / MAX_TILES
    x[2 * OWN + 1] = max(0.0, 1.0 - left / 20.0)
    x[2 * OWN + 2] = ((seat - s.turn) % t.seats) / t.seats
    x[2 * OWN + 3] = (t.seats - 2) / 2.0


@kernel
def promise(w: Any, t: Tables, s: State, bench: OnBench, me: int) -> float:
    """The value for a seat, from -1 to 1."""
    look(w, t, s, bench)
    sight, mine, others = bench.sight, 0.0, -10000.0
    for seat in range(t.seats):
        fill_inputs(t, s, seat, sight)
        points = sight.base[seat] + POINTS_UNIT * answer(bench.net, sight.x)
        if seat == me:
            mine = points
        else:
            others = max(others, points)
    return tanh((mine - others) / VALUE_SCALE)
