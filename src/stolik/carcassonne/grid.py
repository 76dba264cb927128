"""The board without borders: a cell is one number, and no two cells that matter share one.

Tiles touch, so two of 72 tiles are at most 71 steps apart, and cells about them at most 73. It is
enough that cells with the same number are 74 or more steps apart. The numbers

    cell(x, y) = (x + WIDTH * y) mod CELLS,   WIDTH = 2 r + 1,   CELLS = 2 r² + 2 r + 1

do that with the fewest cells: diamonds of radius r fill the plane without gaps, and each holds
every number once, so equal numbers are 2 r + 1 steps apart. With r = 37 that is 75.
"""

from stolik.core.kernel import part

RADIUS = 37
WIDTH = 2 * RADIUS + 1
CELLS = 2 * RADIUS * RADIUS + 2 * RADIUS + 1
SIDES = ("N", "E", "S", "W")
STEP = (CELLS - WIDTH, 1, WIDTH, CELLS - 1)  # to the cell beyond each side
STEP_X, STEP_Y = (0, 1, 0, -1), (-1, 0, 1, 0)
AROUND = (
    CELLS - WIDTH - 1,
    CELLS - WIDTH,
    CELLS - WIDTH + 1,
    CELLS - 1,
    0,
    1,
    WIDTH - 1,
    WIDTH,
    WIDTH + 1,
)
"""A cell and its eight neighbors, by (y, x)."""
MIDDLE = 4


def number(x: int, y: int) -> int:
    """The cell at a place of the plane."""
    return (x + WIDTH * y) % CELLS


@part
def moved(cell: int, step: int) -> int:
    """The cell one step on (a division would take longer)."""
    to = cell + step
    return to - CELLS if to >= CELLS else to
