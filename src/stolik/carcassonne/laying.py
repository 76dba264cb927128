"""Laying a tile: its features join those of its neighbors (C2, C7, C13)."""

from stolik.carcassonne.features import join
from stolik.carcassonne.frontier import fill, has_tile, show_side
from stolik.carcassonne.grid import AROUND, MIDDLE, STEP, STEP_X, STEP_Y, moved
from stolik.carcassonne.state import FIELD_SIDE, ROAD_SIDE, State, Tables
from stolik.core.kernel import kernel, part, wide


@kernel
def lay(t: Tables, s: State, kind: int, cell: int, turns: int) -> None:
    """Puts a tile on the board."""
    tile = s.n_tiles
    fill(s, cell)
    begin_tile(t, s, tile, kind, cell, turns)
    for side in range(4):
        terrain = t.terrain[kind, turns, side]
        g = wide(s.grid[moved(cell, STEP[side])])
        if has_tile(g):
            s.x[tile] = s.x[g - 1] - STEP_X[side]
            s.y[tile] = s.y[g - 1] - STEP_Y[side]
            meet(t, s, tile, g - 1, side, terrain)
        else:
            show_side(t, s, cell, side, terrain)
    surround(t, s, tile)
    s.n_tiles += 1


@part
def begin_tile(t: Tables, s: State, tile: int, kind: int, cell: int, turns: int) -> None:
    """The tile with its features, each for itself."""
    first = s.n_nodes
    s.kind[tile] = kind
    s.turned[tile] = turns
    s.cell[tile] = cell
    s.x[tile], s.y[tile] = 0, 0  # of the start tile; others stand beside one
    s.first_node[tile] = first
    for spot in range(t.n_spots[kind]):
        node = first + spot
        s.root[node] = node
        s.next[node] = node
        s.nodes[node] = 1
        s.tile[node] = tile
        s.open[node] = t.ends[kind, spot]
        s.pennants[node] = t.pennants[kind, spot]
        s.guests[node] = 0
    s.n_nodes = first + t.n_spots[kind]


@kernel
def meet(t: Tables, s: State, tile: int, other: int, side: int, terrain: int) -> None:
    """Joins what meets at a side. Half-edges are counted clockwise, so they meet crosswise."""
    kind, turns, first = wide(s.kind[tile]), wide(s.turned[tile]), wide(s.first_node[tile])
    kind2, turns2, first2 = wide(s.kind[other]), wide(s.turned[other]), wide(s.first_node[other])
    facing = side ^ 2
    if terrain != FIELD_SIDE:
        root = join(
            s, first + t.at_side[kind, turns, side], first2 + t.at_side[kind2, turns2, facing]
        )
        s.open[root] -= 2
    if terrain <= ROAD_SIDE:
        mine, theirs = 2 * side, 2 * facing + 1
        join(s, first + t.at_half[kind, turns, mine], first2 + t.at_half[kind2, turns2, theirs])
    if terrain == ROAD_SIDE:
        mine, theirs = 2 * side + 1, 2 * facing
        join(s, first + t.at_half[kind, turns, mine], first2 + t.at_half[kind2, turns2, theirs])


@part
def surround(t: Tables, s: State, tile: int) -> None:
    """Monasteries count the tiles round them."""
    own = t.monastery[s.kind[tile]]
    for i in range(len(AROUND)):
        g = wide(s.grid[moved(s.cell[tile], AROUND[i])])
        if i != MIDDLE and has_tile(g):
            if own >= 0:
                s.open[s.first_node[tile] + own] -= 1
            spot = t.monastery[s.kind[g - 1]]
            if spot >= 0:
                s.open[s.first_node[g - 1] + spot] -= 1
