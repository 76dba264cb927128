"""The spaces of a route along a curve. Kernels, for the relaxation draws each route many times."""

from typing import Any

import numpy as np

from stolik.core.kernel import kernel

STEPS = 48  # straight pieces that stand for the curve

Array = Any
"""A NumPy array; compiled code has no use for finer types."""


@kernel
def trace(a: Array, b: Array, bend: Array, cells: int, out: Array) -> tuple[float, float]:
    """Spaces of a cubic curve from a to b, into `out` as x, y and direction; pitch and turn.

    `bend` is how far the two inner control points stand off the straight line, and how much is
    left free at both ends. The turn is the largest one between neighboring spaces, in radians.
    """
    points = np.empty((STEPS + 1, 2))
    way = np.empty(STEPS + 1)
    _curve(a, b, bend[0], bend[1], points, way)
    pitch = (way[STEPS] - bend[2] - bend[3]) / cells
    reach = pitch * 0.42
    spot = np.empty((3, 2))
    for i in range(cells):
        middle = bend[2] + (i + 0.5) * pitch
        for j in range(3):
            _at(points, way, middle + (j - 1) * reach, spot[j])
        dx, dy = spot[2, 0] - spot[0, 0], spot[2, 1] - spot[0, 1]
        length = max(1e-6, np.hypot(dx, dy))
        out[i, 0] = (spot[0, 0] + spot[2, 0]) / 4 + spot[1, 0] / 2
        out[i, 1] = (spot[0, 1] + spot[2, 1]) / 4 + spot[1, 1] / 2
        out[i, 2], out[i, 3] = dx / length, dy / length
    return pitch, _largest_turn(out, cells)


@kernel
def _curve(a: Array, b: Array, c1: float, c2: float, points: Array, way: Array) -> None:
    """Points of the curve, and how far along it each of them is."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    distance = max(1e-6, np.hypot(dx, dy))
    nx, ny = -dy / distance, dx / distance
    x1, y1 = a[0] + dx / 3 + nx * c1, a[1] + dy / 3 + ny * c1
    x2, y2 = a[0] + 2 * dx / 3 + nx * c2, a[1] + 2 * dy / 3 + ny * c2
    for i in range(STEPS + 1):
        t = i / STEPS
        u = 1 - t
        p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        points[i, 0] = p * a[0] + q * x1 + r * x2 + s * b[0]
        points[i, 1] = p * a[1] + q * y1 + r * y2 + s * b[1]
    way[0] = 0.0
    for i in range(STEPS):
        step = np.hypot(points[i + 1, 0] - points[i, 0], points[i + 1, 1] - points[i, 1])
        way[i + 1] = way[i] + step


@kernel
def _at(points: Array, way: Array, distance: float, out: Array) -> None:
    """The point so far along the curve."""
    distance = min(max(distance, 0.0), way[STEPS])
    i = 0
    while i < STEPS - 1 and way[i + 1] <= distance:
        i += 1
    part = (distance - way[i]) / max(1e-9, way[i + 1] - way[i])
    out[0] = points[i, 0] + part * (points[i + 1, 0] - points[i, 0])
    out[1] = points[i, 1] + part * (points[i + 1, 1] - points[i, 1])


@kernel
def _largest_turn(out: Array, cells: int) -> float:
    largest = 0.0
    for i in range(cells - 1):
        cross = out[i, 2] * out[i + 1, 3] - out[i, 3] * out[i + 1, 2]
        along = out[i, 2] * out[i + 1, 2] + out[i, 3] * out[i + 1, 3]
        largest = max(largest, abs(np.arctan2(cross, along)))
    return largest
