"""Laying a tile: its features join those of its neighbors (C2, C7, C13).

Where a feature meets a neighbor is a port (see tables.py). A feature of the new tile becomes part
of the first neighbor's that it meets, or its own: its own node is one more port, behind the others,
so there is nothing to ask. Only if it meets a second one, which is rare, features are joined.
"""

from stolik.carcassonne.features import adopt, join, open_ends
from stolik.carcassonne.frontier import fill, has_tile, show_side
from stolik.carcassonne.grid import AROUND, MIDDLE, STEP, STEP_X, STEP_Y, moved
from stolik.carcassonne.state import ALL_SPOTS, NO_TILE, PORTS, SPOTS_AT_ONCE, State, Tables
from stolik.core.bits import IN_EACH, lowest, put_four, size
from stolik.core.kernel import kernel, nth, part, wide

FOUR_SPOTS = 0x0003_0002_0001_0000
MIDDLES = 0x4444  # the ports of cities and roads
ALL_PORTS = (1 << PORTS) - 1


@kernel
def lay(t: Tables, s: State, kind: int, cell: int, turns: int) -> None:
    """Puts a tile on the board."""
    tile, first, row = s.n_tiles, s.n_nodes, 4 * kind + turns
    met = fill(s, cell)
    n, beside, dx, dy = s.n_frontier, NO_TILE, 0, 0
    for side in range(4):
        beyond = moved(cell, STEP[side])
        g = wide(s.grid[nth(beyond)])
        n += show_side(s, beyond, g, n, side, t.shown[nth(row), side])
        other = min((g - 1) & 255, NO_TILE)
        meet_side(t, s, other, side)
        beside, dx, dy = (
            (other, STEP_X[side], STEP_Y[side]) if other < NO_TILE else (beside, dx, dy)
        )
    s.n_frontier = n
    last = nth(tile)
    s.kind[last], s.turned[last], s.cell[last], s.first_node[last] = kind, turns, cell, first
    s.x[last], s.y[last] = s.x[nth(beside)] - dx, s.y[nth(beside)] - dy
    extra = take_in(t, s, row, first, wide(t.ports[met]))
    while extra != 0:
        port = lowest(extra)
        join(s, first + t.owner[row, port], wide(s.near[port]))
        extra &= extra - 1
    s.n_nodes = first + t.n_spots[nth(kind)]
    s.n_tiles = tile + 1
    surround(t, s, tile, kind, cell)


@part
def meet_side(t: Tables, s: State, other: int, side: int) -> None:
    """The nodes that a neighbor shows are at hand; without one they do not count."""
    tile = nth(other)
    row = nth(4 * wide(s.kind[tile]) + wide(s.turned[tile]))
    put_four(s.near, 4 * side, IN_EACH * wide(s.first_node[tile]) + t.facing[row, side ^ 2])


@part
def take_in(t: Tables, s: State, row: int, first: int, ports: int) -> int:
    """Features of the new tile become part of others; returns ports that are still to be joined."""
    tile, kind, extra = s.n_tiles, row >> 2, 0
    alone(s, first, 0)
    if t.n_spots[nth(kind)] > SPOTS_AT_ONCE:
        for spot in range(SPOTS_AT_ONCE, ALL_SPOTS, SPOTS_AT_ONCE):
            alone(s, first, spot)
    for spot in range(max(SPOTS_AT_ONCE, t.n_spots[nth(kind)])):
        node = first + spot
        s.tile[nth(node)] = tile
        mine = t.port[nth(row), spot] & ports
        root = wide(s.root[wide(s.near[lowest(mine)])])
        adopt(s, root, node, t.word[nth(kind), spot] - 2 * size(mine & MIDDLES))
        extra |= mine & (mine - 1)
    return extra & ALL_PORTS


@part
def alone(s: State, first: int, spot: int) -> None:
    """Four nodes from this spot on, each for itself."""
    nodes = IN_EACH * (first + spot) + FOUR_SPOTS
    put_four(s.near, PORTS + spot, nodes)
    put_four(s.root, first + spot, nodes)
    put_four(s.next, first + spot, nodes)


@part
def surround(t: Tables, s: State, tile: int, kind: int, cell: int) -> None:
    """Monasteries count the tiles round them."""
    s.surrounded = 0
    if s.cloister[nth(cell >> 6)] >> (cell & 63) & 1:
        for i in range(len(AROUND)):
            g = wide(s.grid[moved(cell, AROUND[i])])
            if i != MIDDLE and has_tile(g):
                count_in(s, wide(s.first_node[g - 1]), t.monastery[s.kind[g - 1]])
    if t.monastery[nth(kind)] >= 0:
        found(s, cell, wide(s.first_node[tile]) + t.monastery[kind])


@part
def count_in(s: State, first: int, spot: int) -> None:
    """A monastery, if the tile has one, has a neighbor more."""
    if spot >= 0:
        s.word[first + spot] -= 1
        s.surrounded |= int(open_ends(s, first + spot) == 0)


@kernel
def found(s: State, cell: int, node: int) -> None:
    """Marks the cells round a new monastery; those with a tile are counted."""
    for i in range(len(AROUND)):
        beside = moved(cell, AROUND[i])
        if i != MIDDLE:
            s.cloister[beside >> 6] |= wide(1) << (beside & 63)
            if has_tile(wide(s.grid[beside])):
                count_in(s, node, 0)
