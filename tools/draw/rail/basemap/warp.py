"""From earth to canvas: a projection, then a smooth warp that puts every city where it is drawn."""

import math
from collections.abc import Iterable
from itertools import pairwise

import numpy as np

from stolik.drawing.layout import Layout
from stolik.drawing.network import Array
from stolik.drawing.start import Conic
from stolik.rail.board import MapFile
from tools.draw.rail.basemap.atlas import Line

SMOOTH = 2.0  # how much the warp may miss a city
UNIT = 1000.0  # pixels, so that numbers stay near one


class Warp:
    """A conic projection, stretched to the cities' layout, then bent by a thin plate."""

    def __init__(self, file: MapFile, layout: Layout) -> None:
        cities = [p for p in file.places if p.lon is not None and p.lat is not None]
        self.earth = [(p.lon or 0.0, p.lat or 0.0) for p in cities]
        lats = [lat for _, lat in self.earth]
        lons = [lon for lon, _ in self.earth]
        middle, reach = (min(lats) + max(lats)) / 2, (max(lats) - min(lats)) / 3
        self.conic = Conic((min(lons) + max(lons)) / 2, middle, middle - reach, middle + reach)
        target = np.array([(layout.places[p.id].x, layout.places[p.id].y) for p in cities])
        plane = self._plane(self.earth)
        self.affine = np.linalg.lstsq(_with_one(plane), target, rcond=None)[0]
        self._bend(self._flat(self.earth), target, layout.canvas.width, layout.canvas.height)

    def __call__(self, points: Iterable[tuple[float, float]]) -> Line:
        flat = self._flat(points)
        near = np.clip(flat, self.low, self.high)
        bent = _kernel(near, self.pins) @ self.weights[:-3]
        bent = bent + _with_one(near / UNIT) @ self.weights[-3:]
        return [(float(x), float(y)) for x, y in flat + bent]

    def _plane(self, points: Iterable[tuple[float, float]]) -> Array:
        return np.array([self.conic(lon, lat) for lon, lat in points])

    def _flat(self, points: Iterable[tuple[float, float]]) -> Array:
        flat: Array = _with_one(self._plane(points)) @ self.affine
        return flat

    def _bend(self, source: Array, target: Array, width: float, height: float) -> None:
        """Solves for the plate; far outside the canvas it is pinned to where it was."""
        outside: Line = [
            (x, y) for x in range(-500, int(width) + 501, 300) for y in (-420, height + 420)
        ]
        outside += [
            (x, y) for y in range(-120, int(height) + 121, 285) for x in (-500, width + 500)
        ]
        self.low, self.high = np.array([-480, -400]), np.array([width + 480, height + 400])
        self.pins = np.vstack([source, outside])
        moved = np.vstack([target - source, np.zeros((len(outside), 2))])
        count = len(self.pins)
        plate = _kernel(self.pins, self.pins) + np.eye(count) * SMOOTH
        plane = _with_one(self.pins / UNIT)
        system = np.block([[plate, plane], [plane.T, np.zeros((3, 3))]])
        self.weights = np.linalg.solve(system, np.vstack([moved, np.zeros((3, 2))]))


def _kernel(points: Array, pins: Array) -> Array:
    r2 = ((points[:, None] - pins[None]) ** 2).sum(-1)
    result: Array = np.where(r2 > 0, r2 * np.log(np.maximum(r2, 1e-9)) / 2, 0) / 1e4
    return result


def _with_one(points: Array) -> Array:
    return np.hstack([points, np.ones((len(points), 1))])


def densify(line: Line, step: float) -> Line:
    """More points on long straight pieces, for the warp bends them."""
    dense = [line[0]]
    for (ax, ay), (bx, by) in pairwise(line):
        pieces = max(1, min(40, int(math.dist((ax, ay), (bx, by)) / step)))
        dense += [
            (ax + (bx - ax) * i / pieces, ay + (by - ay) * i / pieces) for i in range(1, pieces + 1)
        ]
    return dense
