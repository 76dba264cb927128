"""The frontier: empty cells beside laid tiles, with what their neighbors show.

The grid tells for each cell what it is: 0 empty, 1 .. 72 a tile's number + 1, above that a
frontier cell's number. When a cell is filled, the last of the list takes its number: so the order
of the list is the order in which cells came to touch a tile, with these changes.
"""

from stolik.carcassonne.grid import STEP, moved
from stolik.carcassonne.state import MAX_TILES, State, Tables
from stolik.core.kernel import part, wide

FIRST = MAX_TILES + 1


@part
def has_tile(g: int) -> bool:
    """Whether a number of the grid is a tile's."""
    return 0 < g < FIRST


@part
def fill(s: State, cell: int) -> None:
    """A cell of the frontier gets the tile that is being laid."""
    g = wide(s.grid[cell])
    if g >= FIRST:
        last = s.n_frontier - 1
        s.frontier[g - FIRST] = s.frontier[last]
        s.pattern[g - FIRST] = s.pattern[last]
        s.grid[s.frontier[last]] = g
        s.frontier[last] = 0
        s.pattern[last] = 0
        s.n_frontier = last
    s.grid[cell] = s.n_tiles + 1


@part
def show_side(t: Tables, s: State, cell: int, side: int, terrain: int) -> None:
    """The empty cell beyond a side learns what that side is."""
    beyond = moved(cell, STEP[side])
    g = wide(s.grid[beyond])
    if g == 0:
        g = FIRST + s.n_frontier
        s.frontier[s.n_frontier] = beyond
        s.grid[beyond] = g
        s.n_frontier += 1
    s.pattern[g - FIRST] |= terrain << 2 * (side ^ 2)


@part
def fits_somewhere(t: Tables, s: State, kind: int) -> bool:
    """Whether a tile can be laid at all (C3)."""
    for i in range(s.n_frontier):  # noqa: SIM110 - any() is not for compiled code
        if t.fits[kind, s.pattern[i]] != 0:
            return True
    return False
