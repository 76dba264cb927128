"""Turns a relaxed net into a layout."""

import math

import numpy as np

from stolik.drawing.curve import trace
from stolik.drawing.layout import FORMAT, Cell, Label, Layout, Spot, Track
from stolik.drawing.network import Array, Net, bundles
from stolik.drawing.sizes import Sizes
from stolik.drawing.words import sides
from stolik.rail.board import MapFile


def make_layout(file: MapFile, net: Net) -> Layout:
    return Layout(
        format=FORMAT,
        map=file.id,
        canvas=net.sizes.canvas,
        cell=net.sizes.cell,
        font=net.sizes.font,
        places={place.id: _spot(net, i) for i, place in enumerate(file.places)},
        routes={
            route: track
            for k, group in enumerate(bundles(file))
            for route, track in zip(group, _tracks(net, k), strict=True)
        },
    )


def _spot(net: Net, i: int) -> Spot:
    x, y = (round(float(v), 1) for v in net.xy[i])
    side = sides(net.sizes)[net.side[i]]
    label = Label(round(x + side.dx, 1), round(y + side.dy, 1), side.anchor)
    return Spot(x, y, float(net.radius[i]), label if net.wide[i] else None)


def _tracks(net: Net, k: int) -> list[Track]:
    """The tracks of a bundle, side by side."""
    a, b = net.xy[net.ends[k]]
    spaces = np.empty((net.length[k], 4))
    pitch, turn = trace(a, b, net.bends[k], int(net.length[k]), spaces)
    lanes = int(net.lanes[k])
    width = _width(net.sizes, pitch, turn if net.length[k] > 1 else None, lanes)
    offsets = [0.0] if lanes == 1 else [net.sizes.lane * (lane - 0.5) for lane in range(lanes)]
    return [Track(width, [_cell(space, off) for space in spaces]) for off in offsets]


def _width(sizes: Sizes, pitch: float, turn: float | None, lanes: int) -> float:
    """As long as fits: where a route turns, the inner corners of its spaces must not touch."""
    width = max(4.0, min(sizes.longest, pitch - sizes.gap))
    if turn is not None:
        half = sizes.cell / 2 + (sizes.lane / 2 if lanes > 1 else 0)
        width = min(width, pitch - 1.2 - 2 * math.tan(turn / 2) * half)
    return math.floor(width * 10) / 10


def _cell(space: Array, off: float) -> Cell:
    x, y, tx, ty = (float(value) for value in space)
    angle = math.degrees(math.atan2(ty, tx))
    return Cell(round(x - ty * off, 1), round(y + tx * off, 1), round(angle, 1))
