"""How large spaces, markers and letters are drawn, and how far apart they must stay."""

from typing import NamedTuple

from stolik.drawing.layout import Canvas


class Sizes(NamedTuple):
    """All in pixels of the canvas. Kernels read it, so everything is a float."""

    width: float = 1400.0
    height: float = 900.0
    cell: float = 14.0  # height of a space
    lane: float = 15.2  # between the middles of two parallel routes
    gap: float = 3.0  # between spaces of one route
    shortest: float = 26.0
    longest: float = 40.0
    tight: float = 31.5  # pitch wanted: a space with its gap
    loose: float = 42.0
    marker: float = 9.0
    exit: float = 11.0
    font: float = 16.0
    apart: float = 4.8  # wished between spaces of different routes
    margin: float = 6.0  # nothing may be nearer to the edge

    @property
    def canvas(self) -> Canvas:
        return Canvas(self.width, self.height)


DENSE = Sizes()
"""For maps with as many spaces as Europe."""

ROOMY = Sizes(
    cell=16.0,
    lane=17.2,
    shortest=32.0,
    longest=46.0,
    tight=36.5,
    loose=48.0,
    marker=10.0,
    exit=13.0,
    font=17.0,
    apart=6.2,
)
"""For maps with as many spaces as Switzerland."""

EUROPE_SPACES = 300
SMALLEST = 0.45


def sizes_for(spaces: int, growth: float = 1.0) -> Sizes:
    """Sizes for a map with so many spaces: a small map gets a small canvas, so it looks larger."""
    base = DENSE if spaces > 240 else ROOMY
    scale = max(SMALLEST, (spaces / EUROPE_SPACES) ** 0.5) * growth
    return base._replace(width=round(1400 * scale), height=round(900 * scale))
