"""Turned boxes and points: do they touch?"""

import math
from itertools import pairwise

from stolik.drawing.layout import Cell

Point = tuple[float, float]
Polygon = list[Point]


def corners(cell: Cell, width: float, height: float) -> Polygon:
    """The corners of a space, clockwise on the screen."""
    angle = math.radians(cell.angle)
    ux, uy = math.cos(angle) * width / 2, math.sin(angle) * width / 2
    vx, vy = -math.sin(angle) * height / 2, math.cos(angle) * height / 2
    return [
        (cell.x + i * ux + j * vx, cell.y + i * uy + j * vy)
        for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def box(left: float, top: float, right: float, bottom: float) -> Polygon:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def gap(p: Polygon, q: Polygon) -> float:
    """The widest gap along any edge's normal; negative where two convex polygons overlap."""
    return max(_gap_along(normal, p, q) for polygon in (p, q) for normal in _normals(polygon))


def _normals(polygon: Polygon) -> list[Point]:
    found = []
    for (x0, y0), (x1, y1) in pairwise([*polygon, polygon[0]]):
        length = math.hypot(x1 - x0, y1 - y0)
        if length:
            found.append(((y1 - y0) / length, (x0 - x1) / length))
    return found


def _gap_along(normal: Point, p: Polygon, q: Polygon) -> float:
    a = [x * normal[0] + y * normal[1] for x, y in p]
    b = [x * normal[0] + y * normal[1] for x, y in q]
    return max(min(b) - max(a), min(a) - max(b))


def distance(polygon: Polygon, point: Point) -> float:
    """From a convex polygon to a point; negative inside."""
    inside, nearest = True, math.inf
    px, py = point
    for (x0, y0), (x1, y1) in pairwise([*polygon, polygon[0]]):
        dx, dy = x1 - x0, y1 - y0
        if dx * (py - y0) - dy * (px - x0) < 0:
            inside = False
        along = ((px - x0) * dx + (py - y0) * dy) / ((dx * dx + dy * dy) or 1.0)
        along = max(0.0, min(1.0, along))
        nearest = min(nearest, math.hypot(px - x0 - along * dx, py - y0 - along * dy))
    return -nearest if inside else nearest
