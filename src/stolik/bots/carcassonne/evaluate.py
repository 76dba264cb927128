"""What a position of the tile game is worth, in points: what is banked and what is to be expected.

A feature counts for the seats that have most meeples on it: what it would pay now, and what it
would gain if it were completed, by the chance of that, which is none if no tile left fits. Farms
count the cities they touch in the same way. Meeples at home are worth something as long as there
are tiles to come.

The value of a position for a seat is its own sum less the mean of the others': that is linear, so
a move can be judged by what it touches.
"""

from typing import Any

from stolik.bots.carcassonne.weights import (
    CITY_GROWTH,
    CITY_OPEN,
    CURVE,
    FARM_CITY,
    FITTING,
    MEEPLE_HOME,
    MONASTERY_FILL,
    ROAD_GROWTH,
    TILES_NEEDED,
)
from stolik.carcassonne.features import crowd_of, majority, open_ends, pennants_of, tiles_of
from stolik.carcassonne.frontier import FIRST
from stolik.carcassonne.grid import STEP, moved
from stolik.carcassonne.scoring import kind_of
from stolik.carcassonne.state import (
    CITY,
    FARM,
    IN_SUPPLY,
    MAX_TILES,
    MONASTERY,
    ROAD,
    SEAT_BITS,
    State,
    Tables,
)
from stolik.core.kernel import kernel, part, wide

FARM_POINTS = 3.0
MOST_OPEN = 6


@part
def chance(w: Any, ends: int, left: int) -> float:
    """How likely a city with so many open ends is completed by the tiles left."""
    if ends == 0:
        return 1.0
    p = w[CITY_OPEN + min(ends, MOST_OPEN) - 1]
    needed = w[TILES_NEEDED] * ends
    return p if left >= needed else p * left / needed


@kernel
def expected(w: Any, kind: int, ends: int, tiles: int, pennants: int, left: int) -> float:
    """Points to be expected of a city, road or monastery."""
    if kind == MONASTERY:
        around = 9 - ends
        more = w[MONASTERY_FILL] * min(1.0, left / (4.0 * ends + 1.0))
        return around + ends * more if ends > 0 else 9.0
    if kind == ROAD:
        return tiles + (w[ROAD_GROWTH] * min(1.0, left / 30.0) if ends > 0 else 0.0)
    value = tiles + pennants
    if ends == 0:
        return 2.0 * value
    p = chance(w, ends, left)
    return value + p * (value + w[CITY_GROWTH])


@part
def share(seats: int, me: int, winners: int) -> float:
    """What a point of a feature is worth to a seat: 1 if it is its own, less for others'."""
    own = winners >> me & 1
    others = 0
    for seat in range(seats):
        others += winners >> seat & 1
    return own - (others - own) / (seats - 1.0)


@kernel
def farm_cities(w: Any, t: Tables, s: State, root: int, marks: Any) -> Any:
    """Completed cities that a field touches, and how many more may be expected.

    `marks` is room to work in; its last entry counts.
    """
    marks[-1] += 1
    completed, hoped, node, left = 0, 0.0, root, wide(s.n_bag)
    while True:
        tile = wide(s.tile[node])
        first = wide(s.first_node[tile])
        cities, spot = t.touches[s.kind[tile], node - first], 0
        while cities != 0:
            if cities & 1:
                city = wide(s.root[first + spot])
                if marks[city] != marks[-1]:
                    marks[city] = marks[-1]
                    ends = open_ends(s, city)
                    if ends == 0:
                        completed += 1
                    else:
                        hoped += chance(w, ends, left)
            cities >>= 1
            spot += 1
        node = wide(s.next[node])
        if node == root:
            return completed, hoped


@part
def farm_worth(w: Any, t: Tables, s: State, root: int, marks: Any) -> float:
    """Points to be expected of a field."""
    completed, hoped = farm_cities(w, t, s, root, marks)
    return FARM_POINTS * (completed + w[FARM_CITY] * hoped)


@part
def at_home(w: Any, supply: int, left: int) -> float:
    """What meeples at home are worth while tiles are left."""
    return w[MEEPLE_HOME] * w[CURVE + min(supply, 7)] * min(1.0, left / 40.0)


@kernel
def evaluate(w: Any, t: Tables, s: State, me: int, marks: Any) -> float:
    """The value of a position for a seat, in points. `marks` is room to work in."""
    left = wide(s.n_bag)
    value = 0.0
    for seat in range(t.seats):
        sign = 1.0 if seat == me else -1.0 / (t.seats - 1.0)
        banked = 0
        for kind in range(4):
            banked += wide(s.points[seat, kind])
        value += sign * (banked + at_home(w, wide(s.supply[seat]), left))
    for seat in range(t.seats):
        for i in range(t.meeples):
            node = wide(s.meeples[seat, i])
            if node != IN_SUPPLY:
                root = wide(s.root[node])
                count = crowd_of(s, root) >> SEAT_BITS * seat & 15
                winners = majority(s, root)
                if winners >> seat & 1:  # its part of what the seat has there
                    worth = feature_worth(w, t, s, root, kind_of(t, s, node), marks)
                    sign = 1.0 if seat == me else -1.0 / (t.seats - 1.0)
                    value += sign * worth / count
    return value


@part
def feature_worth(w: Any, t: Tables, s: State, root: int, kind: int, marks: Any) -> float:
    """Points to be expected of any feature."""
    if kind == FARM:
        return farm_worth(w, t, s, root, marks)
    ends, pennants = open_ends(s, root), pennants_of(s, root)
    if kind == CITY:
        value = tiles_of(s, root) + pennants
        return value + closing(w, t, s, root) * (value + w[CITY_GROWTH])
    tiles = tiles_of(s, root) if kind != MONASTERY else 1
    return expected(w, kind, ends, tiles, pennants, wide(s.n_bag))


@part
def closing(w: Any, t: Tables, s: State, root: int) -> float:
    """How likely a city is completed: by its open ends, and by the tiles that fit there."""
    few = fewest_fitting(t, s, root)
    if few == 0:
        return 0.0
    return chance(w, open_ends(s, root), wide(s.n_bag)) * few / (few + w[FITTING])


@kernel
def fewest_fitting(t: Tables, s: State, root: int) -> int:
    """Of the cells that a city waits for, the one that fewest tiles of the bag fit: how many."""
    fewest, node = MAX_TILES, root
    while True:
        tile = wide(s.tile[node])
        kind, turns, spot = s.kind[tile], s.turned[tile], node - wide(s.first_node[tile])
        for side in range(4):
            if t.at_side[kind, turns, side] == spot:
                g = wide(s.grid[moved(wide(s.cell[tile]), STEP[side])])
                if g >= FIRST:
                    fewest = min(fewest, fitting(t, s, wide(s.pattern[g - FIRST])))
        node = wide(s.next[node])
        if node == root:
            return fewest


@part
def fitting(t: Tables, s: State, pattern: int) -> int:
    """How many tiles of the bag fit a cell."""
    n = 0
    for i in range(s.n_bag):
        n += t.fits[s.bag[i], pattern] != 0
    return n
