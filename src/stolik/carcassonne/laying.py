"""Laying a tile: its features join those of its neighbors (C2, C7, C13).

Where a feature meets a neighbor is a port (see tables.py). A feature of the new tile becomes part
of the first neighbor's that it meets, or its own: its own node is one more port, behind the others,
so there is nothing to ask. Only if it meets a second one, which is rare, features are joined.
"""

from stolik.carcassonne.features import adopt, join
from stolik.carcassonne.frontier import fill, has_tile, show_side
from stolik.carcassonne.grid import AROUND, MIDDLE, STEP, STEP_X, STEP_Y, moved
from stolik.carcassonne.state import NO_TILE, PORTS, SPOTS_AT_ONCE, State, Tables
from stolik.core.bits import lowest, size
from stolik.core.kernel import kernel, part, wide

MIDDLES = 0x4444  # the ports of cities and roads
ALL_PORTS = (1 << PORTS) - 1


@kernel
def lay(t: Tables, s: State, kind: int, cell: int, turns: int) -> None:
    """Puts a tile on the board. Modified in place."""
    tile, row = s.n_tiles, 4 * kind + turns
    met = fill(s, cell)
    s.x[tile], s.y[tile] = 0, 0  # of the start tile; others stand beside one
    for side in range(4):
        beyond = moved(cell, STEP[side])
        g = wide(s.grid[beyond])
        meet_side(t, s, g, side)
        show_side(s, beyond, g, side, t.shown[row, side])
        if has_tile(g):
            s.x[tile] = s.x[g - 1] - STEP_X[side]
            s.y[tile] = s.y[g - 1] - STEP_Y[side]
    s.kind[tile], s.turned[tile], s.cell[tile] = kind, turns, cell
    s.first_node[tile] = s.n_nodes
    extra = take_in(t, s, row, wide(t.ports[met]))
    while extra != 0:
        port = lowest(extra)
        join(s, s.n_nodes + t.owner[row, port], wide(s.near[port]))
        extra &= extra - 1
    s.n_nodes += t.n_spots[kind]
    surround(t, s, tile, kind, cell)
    s.n_tiles += 1


@part
def meet_side(t: Tables, s: State, g: int, side: int) -> None:
    """The nodes that a neighbor shows are at hand; without one they do not count. Modified."""
    other = min((g - 1) & 255, NO_TILE)
    row, first = 4 * wide(s.kind[other]) + wide(s.turned[other]), wide(s.first_node[other])
    for i in range(3):
        s.near[4 * side + i] = first + t.facing[row, side ^ 2, i]


@part
def take_in(t: Tables, s: State, row: int, ports: int) -> int:
    """Features of the new tile become part of others; returns ports that are still to be joined.

    Modified in place.
    """
    extra = 0
    for spot in range(max(SPOTS_AT_ONCE, t.n_spots[row >> 2])):
        node = s.n_nodes + spot
        s.near[PORTS + spot] = node
        s.root[node] = node
        s.next[node] = node
        s.tile[node] = s.n_tiles
        mine = t.port[row, spot] & ports
        root = wide(s.root[wide(s.near[lowest(mine)])])
        adopt(s, root, node, t.word[row >> 2, spot] - 2 * size(mine & MIDDLES))
        extra |= mine & (mine - 1)
    return extra & ALL_PORTS


@part
def surround(t: Tables, s: State, tile: int, kind: int, cell: int) -> None:
    """Monasteries count the tiles round them. Modified in place."""
    if is_cloister(s, cell):
        for i in range(len(AROUND)):
            g = wide(s.grid[moved(cell, AROUND[i])])
            if i != MIDDLE and has_tile(g) and t.monastery[s.kind[g - 1]] >= 0:
                s.word[wide(s.first_node[g - 1]) + t.monastery[s.kind[g - 1]]] -= 1
    if t.monastery[kind] >= 0:
        found(s, cell, wide(s.first_node[tile]) + t.monastery[kind])


@part
def is_cloister(s: State, cell: int) -> bool:
    """Whether a monastery is beside a cell."""
    return s.cloister[cell >> 6] >> (cell & 63) & 1 != 0


@kernel
def found(s: State, cell: int, node: int) -> None:
    """Marks the cells round a new monastery; those with a tile are counted. Modified in place."""
    for i in range(len(AROUND)):
        beside = moved(cell, AROUND[i])
        if i != MIDDLE:
            s.cloister[beside >> 6] |= wide(1) << (beside & 63)
            if has_tile(wide(s.grid[beside])):
                s.word[node] -= 1
