"""The frontier: empty cells beside laid tiles, with what their neighbors show.

The grid tells for each cell what it is: 0 empty, 1 .. 72 a tile's number + 1, above that a
frontier cell's number. When a cell is filled, the last of the list takes its number: so the order
of the list is the order in which cells came to touch a tile, with these changes.

Nobody can guess which sides of a laid tile face empty cells, so nothing is asked: every side takes
the same writes, and those that must not count go aside, behind the list:

    frontier, pattern   | 0 … n_frontier - 1 | not in use, 0 | ASIDE, one for each side |
"""

from stolik.carcassonne.state import ASIDE, BLOCK, MAX_TILES, State, Tables
from stolik.core.kernel import nth, part, wide

FIRST = MAX_TILES + 1


@part
def has_tile(g: int) -> bool:
    """Whether a number of the grid is a tile's."""
    return 0 < g < FIRST


@part
def fill(s: State, cell: int) -> int:
    """A cell gets the tile that is being laid; returns what its neighbors show."""
    g, met = wide(s.grid[nth(cell)]), 0
    if g >= FIRST:
        slot, last = nth(g - FIRST), nth(s.n_frontier - 1)
        met = wide(s.pattern[slot])
        s.grid[s.frontier[last]] = g
        s.frontier[slot] = s.frontier[last]
        s.pattern[slot] = s.pattern[last]
        s.frontier[last] = 0
        s.pattern[last] = 0
        s.n_frontier -= 1
    s.grid[nth(cell)] = s.n_tiles + 1
    return met


@part
def show_side(s: State, beyond: int, g: int, n: int, side: int, shown: int) -> int:
    """The cell beyond a side, if it is empty, learns what that side is; returns 1 for a new cell.

    There are n cells in the frontier.
    """
    new = int(g == 0)
    g += new * (FIRST + n)
    slot = ASIDE + side if g < FIRST else g - FIRST
    s.grid[nth(beyond)] = g
    s.frontier[nth(slot)] = beyond
    s.pattern[nth(slot)] |= shown
    return new


@part
def fits_somewhere(t: Tables, s: State, kind: int) -> bool:
    """Whether a tile can be laid at all (C3).

    Behind the list patterns are 0, which fits nothing; the first block is nearly always enough.
    """
    for start in range(0, s.n_frontier, BLOCK):
        found = 0
        for k in range(BLOCK):
            found |= t.fits[nth(kind), wide(s.pattern[nth(start + k)])]
        if found != 0:
            return True
    return False
