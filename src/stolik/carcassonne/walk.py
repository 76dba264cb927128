"""Features as people see them: where they are, what they are called (not for kernels)."""

from collections.abc import Iterator

from stolik.carcassonne.grid import AROUND, CELLS
from stolik.carcassonne.state import (
    COUNTS,
    KINDS,
    MAX_TILES,
    MONASTERY,
    PAID_SHIFT,
    SEAT_BITS,
    State,
    Tables,
)

Cell = tuple[int, int]


def nodes_of(s: State, root: int) -> Iterator[int]:
    """The nodes of a feature, from its root on."""
    node = root
    while True:
        yield node
        node = int(s.next[node])
        if node == root:
            return


def roots(s: State) -> list[int]:
    """All features, in the order of their roots."""
    n = int(s.n_nodes)
    return [node for node, root in enumerate(s.root[:n].tolist()) if node == root]


def kind_of(t: Tables, s: State, node: int) -> int:
    """City, road, farm or monastery."""
    tile = int(s.tile[node])
    return int(t.spot_kind[s.kind[tile], node - s.first_node[tile]])


def cell_of(s: State, tile: int) -> Cell:
    """Where a tile lies."""
    return int(s.x[tile]), int(s.y[tile])


def cells_of(t: Tables, s: State, root: int) -> list[Cell]:
    """The places of the tiles that count for a feature, by (y, x)."""
    tiles = {int(s.tile[node]) for node in nodes_of(s, root)}
    if kind_of(t, s, root) == MONASTERY:
        middle = int(s.cell[s.tile[root]])
        around = [int(s.grid[(middle + step) % CELLS]) for step in AROUND]
        tiles = {g - 1 for g in around if 0 < g <= MAX_TILES}
    return sorted((cell_of(s, tile) for tile in tiles), key=lambda cell: cell[::-1])


def counts(s: State, root: int, seats: int) -> list[int]:
    """Meeples of each seat on a feature."""
    word = int(s.guests[root]) & COUNTS
    return [word >> SEAT_BITS * seat & (1 << SEAT_BITS) - 1 for seat in range(seats)]


def paid(s: State, root: int, seats: int) -> list[int]:
    """The seats that a completed feature was paid to."""
    word = int(s.guests[root]) >> PAID_SHIFT
    return [seat for seat in range(seats) if word >> seat & 1]


def kind_name(t: Tables, s: State, node: int) -> str:
    """`city`, `road`, `farm` or `monastery`."""
    return KINDS[kind_of(t, s, node)]
