"""A tile set as numbers that kernels read: every rotation of every kind worked out beforehand.

A frontier cell remembers what its neighbors show as a pattern, two bits a side (0: no neighbor).
`fits` answers for a kind and a pattern at once which of its rotations may lie there (C2):

    pattern   W W S S E E N N      fits[kind, pattern]   n n n 3 2 1 0: the rotations that fit,
              7 6 5 4 3 2 1 0                            and above them how many they are

A port is where a feature may meet one of the neighbor beyond a side: a farm at the side's first
half, at its second half if a road parts them, a city or road at its middle. Half-edges are counted
clockwise, so they meet crosswise. `port[row, spot]` are the ports of a feature, as bits:

    own node of spot … 1 0 │ W - m s f │ S - m s f │ E - m s f │ N - m s f
                     17 16   15     12   11      8   7       4   3       0
"""

from itertools import product
from typing import Any

import numpy as np

from stolik.carcassonne.features import feature_word
from stolik.carcassonne.grid import SIDES
from stolik.carcassonne.state import (
    CITY,
    FARM,
    MAX_KINDS,
    MAX_SPOTS,
    MAX_TILES,
    MONASTERY,
    PORTS,
    ROAD,
    ROAD_SIDE,
    TERRAINS,
    UNKNOWN,
)
from stolik.carcassonne.tiles import HALF_EDGES, Tile, TileSet
from stolik.core.bits import four
from stolik.core.records import record

TURNS = 4
ROWS = TURNS * MAX_KINDS
HOW_MANY_SHIFT = TURNS
ALL_TURNS = (1 << TURNS) - 1
NO_SPOT = -1
NEVER = 1
"""Open ends of a farm's node: as it has some, it is never complete."""
A_SIDE = 0b111
OWN_NODES = (1 << MAX_SPOTS) - 1 << PORTS

TABLES = record(
    [
        ("seats", np.int64),
        ("meeples", np.int64),
        ("start", np.int64),
        ("n_kinds", np.int64),
        ("n_tiles", np.int64),
        ("tiles", np.int8, (MAX_TILES,)),  # all but the start tile, sorted
        ("n_spots", np.int64, (MAX_KINDS,)),
        ("spot_kind", np.int64, (MAX_KINDS, MAX_SPOTS)),
        ("ends", np.int64, (MAX_KINDS, MAX_SPOTS)),  # sides that wait for a tile
        ("pennants", np.int64, (MAX_KINDS, MAX_SPOTS)),
        ("touches", np.int64, (MAX_KINDS, MAX_SPOTS)),  # cities beside a farm, as bits
        ("monastery", np.int64, (MAX_KINDS,)),  # its spot, or NO_SPOT
        ("terrain", np.int64, (MAX_KINDS, TURNS, 4)),
        ("at_side", np.int64, (MAX_KINDS, TURNS, 4)),  # the city or road
        ("at_half", np.int64, (MAX_KINDS, TURNS, 8)),  # the farm
        ("fits", np.uint8, (MAX_KINDS, 256)),
        # For laying.py: by kind, what a spot adds to its feature (see features.py) …
        ("word", np.int64, (MAX_KINDS, MAX_SPOTS)),
        # … and by row, which is 4 * kind + turns.
        ("shown", np.uint8, (ROWS, 4)),  # a side in the pattern of the cell beyond
        ("facing", np.int64, (ROWS, 4)),  # the spots that the cell beyond meets, for put_four
        ("port", np.uint32, (ROWS, MAX_SPOTS)),  # the ports of a spot, as bits
        ("owner", np.uint8, (ROWS, PORTS)),  # the spot of a port
        ("ports", np.uint32, (256,)),  # by pattern: ports with a neighbor, and everybody's own
        ("rotations", np.int64, (1 << TURNS,)),  # by a set of rotations: those, for put_four
    ]
)


def build(tiles: TileSet, meeples: int, seats: int) -> Any:
    """The tables of a tile set for so many seats."""
    t = np.zeros(1, TABLES)[0]
    t.seats, t.meeples, t.start, t.n_kinds = seats, meeples, tiles.start, len(tiles.tiles)
    bag = [kind for kind, tile in enumerate(tiles.tiles) for _ in range(tile.count)]
    bag.remove(tiles.start)
    t.n_tiles = len(bag)
    t.tiles[: len(bag)] = bag
    t.at_side[:] = t.at_half[:] = t.monastery[:] = NO_SPOT
    for kind, tile in enumerate(tiles.tiles):
        _describe(t, kind, tile)
        for turns in range(TURNS):
            _turn(t, kind, tile, turns)
        for turns in range(tile.rotations):
            for pattern in _fitting(t.terrain[kind, turns].tolist()):
                t.fits[kind, pattern] |= 1 << turns
    for pattern in range(256):
        met = [side for side in range(4) if pattern >> 2 * side & 3]
        t.ports[pattern] = OWN_NODES | sum(A_SIDE << 4 * side for side in met)
    for rotations in range(1 << TURNS):
        turned = [turns for turns in range(TURNS) if rotations >> turns & 1]
        t.rotations[rotations] = four(turned)
        t.fits[t.fits == rotations] |= len(turned) << HOW_MANY_SHIFT
    return t


def _describe(t: Any, kind: int, tile: Tile) -> None:
    t.n_spots[kind] = len(tile.spots)
    first_road, first_farm = len(tile.cities), len(tile.cities) + len(tile.roads)
    for i, city in enumerate(tile.cities):
        t.spot_kind[kind, i] = CITY
        t.ends[kind, i] = len(city.edges)
        t.pennants[kind, i] = city.pennant
    for i, road in enumerate(tile.roads, first_road):
        t.spot_kind[kind, i] = ROAD
        t.ends[kind, i] = len(road.edges)
    for i, farm in enumerate(tile.farms, first_farm):
        t.spot_kind[kind, i] = FARM
        t.touches[kind, i] = sum(1 << city for city in set(farm.cities))
    if tile.monastery:
        t.monastery[kind] = len(tile.spots) - 1
        t.spot_kind[kind, len(tile.spots) - 1] = MONASTERY
        t.ends[kind, len(tile.spots) - 1] = 8
    for spot in range(len(tile.spots)):
        ends = NEVER if t.spot_kind[kind, spot] == FARM else int(t.ends[kind, spot])
        t.word[kind, spot] = feature_word(ends, int(t.pennants[kind, spot]))


def _turn(t: Any, kind: int, tile: Tile, turns: int) -> None:
    """Where things are after quarter turns clockwise."""
    for i, side in enumerate(SIDES):
        t.terrain[kind, turns, (i + turns) % 4] = TERRAINS.index(tile.edges[side])
    features = [city.edges for city in tile.cities] + [road.edges for road in tile.roads]
    for spot, edges in enumerate(features):
        for side in edges:
            t.at_side[kind, turns, (SIDES.index(side) + turns) % 4] = spot
    for spot, farm in enumerate(tile.farms, len(features)):
        for half in farm.half_edges:
            t.at_half[kind, turns, (HALF_EDGES.index(half) + 2 * turns) % 8] = spot
    _meet(t, kind, turns)


def _meet(t: Any, kind: int, turns: int) -> None:
    """What each side shows to the cell beyond, and where features meet it."""
    row = TURNS * kind + turns
    t.port[row] = [1 << PORTS + spot for spot in range(MAX_SPOTS)]
    for side in range(4):
        terrain = t.terrain[kind, turns, side]
        t.shown[row, side] = terrain << 2 * (side ^ 2)
        first, second = t.at_half[kind, turns, 2 * side : 2 * side + 2].tolist()
        middle = int(t.at_side[kind, turns, side])
        t.facing[row, side] = four([max(spot, 0) for spot in (second, first, middle)])
        for i, spot in enumerate((first, second if terrain == ROAD_SIDE else NO_SPOT, middle)):
            if spot != NO_SPOT:
                t.port[row, spot] |= 1 << 4 * side + i
                t.owner[row, 4 * side + i] = spot


def _fitting(sides: list[int]) -> list[int]:
    """The patterns that four sides fit: each side is met by its like, or by nobody, but not all."""
    met = [(UNKNOWN, terrain << 2 * i) for i, terrain in enumerate(sides)]
    return [sum(pattern) for pattern in product(*met) if any(pattern)]
