"""A tile set as numbers that kernels read: every rotation of every kind worked out beforehand.

A frontier cell remembers what its neighbors show as a pattern, two bits a side (0: no neighbor).
`fits` answers for a kind and a pattern at once which of its rotations may lie there (C2):

    pattern   W W S S E E N N      fits[kind, pattern]   bit r: the rotation r fits
              7 6 5 4 3 2 1 0
"""

from itertools import product
from typing import Any

import numpy as np

from stolik.carcassonne.grid import SIDES
from stolik.carcassonne.state import (
    CITY,
    FARM,
    MAX_KINDS,
    MAX_SPOTS,
    MAX_TILES,
    MONASTERY,
    ROAD,
    TERRAINS,
    UNKNOWN,
)
from stolik.carcassonne.tiles import HALF_EDGES, Tile, TileSet
from stolik.core.records import record

TURNS = 4
NO_SPOT = -1

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


def _fitting(sides: list[int]) -> list[int]:
    """The patterns that four sides fit: each side is met by its like, or by nobody."""
    met = [(UNKNOWN, terrain << 2 * i) for i, terrain in enumerate(sides)]
    return [sum(pattern) for pattern in product(*met)]
