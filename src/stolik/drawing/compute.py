"""The layout of a map: the one drawn for it, or else a computed one that is still readable."""

from functools import lru_cache
from pathlib import Path

from stolik.drawing.check import faults, fits
from stolik.drawing.layout import Layout, read_layout
from stolik.drawing.network import make_net
from stolik.drawing.place import make_layout
from stolik.drawing.relax import Progress, relax
from stolik.drawing.sizes import sizes_for
from stolik.drawing.start import start
from stolik.rail.board import MapFile

LAYOUTS = Path(__file__).parent / "layouts"
ROUNDS = 120
GROWTH = (1.0, 1.15, 1.3)
"""Canvases that are tried one after the other, until nothing overlaps."""


def layout_of(file: MapFile, tell: Progress | None = None) -> Layout:
    """The layout of a map. A computed one takes seconds: call it in a thread."""
    return drawn_layout(file) or compute_layout(file, tell)


def drawn_layout(file: MapFile) -> Layout | None:
    """The layout that comes with Stolik; a map that only has the same name has none."""
    layout = _read(file.id)
    return layout if layout is not None and fits(file, layout) else None


@lru_cache(maxsize=16)
def _read(name: str) -> Layout | None:
    path = LAYOUTS / f"{name}.json"
    return read_layout(path) if path.is_file() else None


def compute_layout(file: MapFile, tell: Progress | None = None, rounds: int = ROUNDS) -> Layout:
    """A layout from nothing but the map, always the same one; the best of a few attempts."""
    attempts = []
    spaces = sum(route.length for route in file.routes)
    for growth in GROWTH:
        sizes = sizes_for(spaces, growth)
        net = make_net(file, sizes, start(file, sizes))
        relax(net, rounds, tell=tell)
        layout = make_layout(file, net)
        wrong = len(faults(file, layout))
        attempts.append((wrong, layout))
        if not wrong:
            break
    return min(attempts, key=lambda attempt: attempt[0])[1]
