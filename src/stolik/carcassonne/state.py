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
PORTS = 16  # where features of a tile may meet those of its neighbors (tables.py)
MAX_FRONTIER = 2 * MAX_TILES + 2  # so many cells can touch so many tiles
BLOCK = 8  # cells of the frontier that are looked at in one go
ASIDE = -(-MAX_FRONTIER // BLOCK) * BLOCK
"""The first of four places behind the frontier, for writes that must not count (frontier.py)."""
NO_TILE = MAX_TILES
"""A place behind the laid tiles, for reads that do not count."""
SPOTS_AT_ONCE = 4  # most tiles have no more, so these are handled without asking how many
MAX_MOVES = 4 * MAX_FRONTIER

CITY, ROAD, FARM, MONASTERY = range(4)
KINDS = ("city", "road", "farm", "monastery")
UNKNOWN, FIELD_SIDE, ROAD_SIDE, CITY_SIDE = range(4)  # what a side is; two bits of a pattern
TERRAINS = ("", "field", "road", "city")

PLACE, MEEPLE, OVER = range(3)
PHASES = ("place", "meeple", "over")

SEAT_BITS = 4
IN_SUPPLY = -1
ALL_SPOTS = -(-MAX_SPOTS // SPOTS_AT_ONCE) * SPOTS_AT_ONCE
NODES = MAX_NODES + ALL_SPOTS
"""Nodes are made four at a time, so some behind the last one are written too."""

State = Any  # a record of STATE: attributes are its fields
Tables = Any  # a record of tables.TABLES
Log = Any
Moves = Any
Score = Any

STATE = record(
    [
        # The board: 0 is empty, then tiles, then cells of the frontier (see frontier.py).
        ("grid", np.uint8, (CELLS,)),
        ("frontier", np.uint16, (ASIDE + 4,)),
        ("pattern", np.uint8, (ASIDE + 4,)),
        ("n_frontier", np.int64),
        # Laid tiles, in the order laid.
        ("kind", np.uint8, (MAX_TILES + 1,)),
        ("turned", np.uint8, (MAX_TILES + 1,)),
        ("x", np.int8, (MAX_TILES + 1,)),
        ("y", np.int8, (MAX_TILES + 1,)),
        ("cell", np.uint16, (MAX_TILES,)),
        ("first_node", np.uint16, (MAX_TILES + 1,)),
        ("n_tiles", np.int64),
        # Features: a node is a feature of one tile; joined nodes share their root (features.py).
        ("root", np.uint16, (NODES,)),
        ("next", np.uint16, (NODES,)),
        ("tile", np.uint8, (NODES,)),
        ("word", np.int64, (NODES,)),  # of a root: all its numbers
        ("n_nodes", np.int64),
        ("near", np.uint16, (PORTS + ALL_SPOTS,)),  # room for laying.py to work in
        ("cloister", np.int64, (-(-CELLS // 64),)),  # cells beside a monastery, as bits
        ("surrounded", np.int64),  # whether the last tile completed a monastery
        # Seats.
        ("meeples", np.int16, (MAX_SEATS, MAX_MEEPLES)),  # the node each stands on
        ("supply", np.int8, (MAX_SEATS,)),
        ("points", np.int16, (MAX_SEATS, len(KINDS))),
        # The bag: the next tile is bag[n_bag - 1].
        ("bag", np.uint8, (MAX_TILES,)),
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

MOVES = record([("code", np.uint16, (MAX_MOVES + 4,))])  # they are written four at a time

SCORE = record(
    [
        ("final", np.int64, (MAX_SEATS, len(KINDS))),
        ("total", np.int64, (MAX_SEATS,)),
        # Room for scoring.py to work in: what was marked when; a count each, and nothing is wiped.
        ("mark", np.int64, (MAX_NODES,)),
        ("marks", np.int64),
        ("seen", np.int64, (MAX_NODES,)),
        ("scored", np.int64),
    ]
)


@part
def note_discard(log: Log, kind: int) -> None:
    """Writes that a drawn tile fits nowhere, if anybody listens."""
    if log.n >= 0:
        log.kind[log.n] = DISCARDED
        log.value[log.n, 0] = kind
        log.n += 1
