"""The records of the tile engine: the state of a play, its log of events, its score.

Capacities are fixed so that one compilation serves every tile set.
"""

from typing import Any

import numpy as np

from stolik.carcassonne.grid import CELLS
from stolik.core.kernel import part
from stolik.core.records import record

MAX_SEATS = 5
MAX_MEEPLES = 12
MAX_TILES = 72
MAX_KINDS = 72
MAX_SPOTS = 10  # features of one tile
MAX_NODES = 432  # features of all tiles, before they are joined
MAX_FRONTIER = 2 * MAX_TILES + 2  # so many cells can touch so many tiles
MAX_MOVES = 4 * MAX_FRONTIER

CITY, ROAD, FARM, MONASTERY = range(4)
KINDS = ("city", "road", "farm", "monastery")
UNKNOWN, FIELD_SIDE, ROAD_SIDE, CITY_SIDE = range(4)  # what a side is; two bits of a pattern
TERRAINS = ("", "field", "road", "city")

PLACE, MEEPLE, OVER = range(3)
PHASES = ("place", "meeple", "over")

SEAT_BITS = 4
"""Meeples of each seat on a feature, in one number: four bits a seat, then who was paid."""
PAID_SHIFT = SEAT_BITS * MAX_SEATS
COUNTS = (1 << PAID_SHIFT) - 1
IN_SUPPLY = -1

State = Any  # a record of STATE: attributes are its fields
Tables = Any  # a record of tables.TABLES
Log = Any
Moves = Any
Score = Any

STATE = record(
    [
        # The board: 0 is empty, then tiles, then cells of the frontier (see frontier.py).
        ("grid", np.uint8, (CELLS,)),
        ("frontier", np.int16, (MAX_FRONTIER,)),
        ("pattern", np.uint8, (MAX_FRONTIER,)),
        ("n_frontier", np.int64),
        # Laid tiles, in the order laid.
        ("kind", np.int8, (MAX_TILES,)),
        ("turned", np.int8, (MAX_TILES,)),
        ("x", np.int8, (MAX_TILES,)),
        ("y", np.int8, (MAX_TILES,)),
        ("cell", np.int16, (MAX_TILES,)),
        ("first_node", np.int16, (MAX_TILES,)),
        ("n_tiles", np.int64),
        # Features: a node is a feature of one tile; joined nodes share their root (features.py).
        ("root", np.int16, (MAX_NODES,)),
        ("next", np.int16, (MAX_NODES,)),
        ("tile", np.int8, (MAX_NODES,)),
        ("nodes", np.int16, (MAX_NODES,)),  # of a root: how many
        ("open", np.int8, (MAX_NODES,)),  # of a root: sides, or cells, that wait for a tile
        ("pennants", np.int8, (MAX_NODES,)),
        ("guests", np.int32, (MAX_NODES,)),
        ("n_nodes", np.int64),
        # Seats.
        ("meeples", np.int16, (MAX_SEATS, MAX_MEEPLES)),  # the node each stands on
        ("supply", np.int8, (MAX_SEATS,)),
        ("points", np.int16, (MAX_SEATS, len(KINDS))),
        # The bag: the next tile is bag[n_bag - 1].
        ("bag", np.int8, (MAX_TILES,)),
        ("n_bag", np.int64),
        ("drawn", np.int64),
        # Whose decision, of what kind.
        ("first", np.int64),
        ("turn", np.int64),
        ("phase", np.int64),
        ("over", np.int64),
        ("rng", np.int64, (4,)),  # last: a lone generator must not look like a part of a state
    ]
)

DISCARDED, SCORED = range(2)
MAX_EVENTS = MAX_TILES + 16
SCORED_FIELDS = 6  # kind, tiles, pennants, points, who was paid, root; then meeples by seat

LOG = record(
    [
        ("n", np.int64),  # SILENT: nobody listens
        ("kind", np.int16, (MAX_EVENTS,)),
        ("value", np.int16, (MAX_EVENTS, SCORED_FIELDS + MAX_SEATS)),
    ]
)

MOVES = record([("code", np.int32, (MAX_MOVES,))])

SCORE = record(
    [
        ("final", np.int64, (MAX_SEATS, len(KINDS))),
        ("total", np.int64, (MAX_SEATS,)),
        ("mark", np.int64, (MAX_NODES,)),  # room for scoring.py to work in
        ("marks", np.int64),
    ]
)


@part
def note_discard(log: Log, kind: int) -> None:
    """Writes that a drawn tile fits nowhere, if anybody listens."""
    if log.n >= 0:
        log.kind[log.n] = DISCARDED
        log.value[log.n, 0] = kind
        log.n += 1
