"""Small geometry on a tile of 100 by 100 units, and shapes as SVG path data."""

from collections.abc import Sequence
from typing import Any

from shapely.geometry import LineString, box

Point = tuple[float, float]
Shape = Any
"""A shape of shapely, which ships no types."""

TILE: Shape = box(0, 0, 100, 100)
SIDES = "NESW"
MIDDLE: dict[str, Point] = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}


def turn(point: Point, quarters: int) -> Point:
    """A point turned clockwise around the middle of the tile."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = 100 - y, x
    return x, y


def smooth(points: Sequence[Point], steps: int = 6) -> list[Point]:
    """A soft curve through points (Catmull-Rom); the ends are kept exactly."""
    padded = [points[0], *points, points[-1]]
    found: list[Point] = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(steps):
            t = step / steps
            x, y = (
                0.5
                * (
                    2 * q
                    + (r - p) * t
                    + (2 * p - 5 * q + 4 * r - s) * t * t
                    + (3 * q - p - 3 * r + s) * t**3
                )
                for p, q, r, s in zip(a, b, c, d, strict=True)
            )
            found.append((x, y))
    return [*found, points[-1]]


def pieces(shape: Shape) -> list[Shape]:
    return list(getattr(shape, "geoms", [shape]))


def largest(shape: Shape) -> Shape:
    return max(pieces(shape), key=lambda piece: piece.area)


def path(shape: Shape, tolerance: float = 0.06) -> str:
    """SVG path data in tenths of a unit, with relative moves."""
    if shape.geom_type == "LineString":
        return _ring(shape.simplify(tolerance).coords, close=False)
    text = ""
    for polygon in pieces(shape):
        simple = polygon.simplify(tolerance)
        text += _ring(simple.exterior.coords, close=True)
        text += "".join(_ring(hole.coords, close=True) for hole in simple.interiors)
    return text


def line_path(points: Sequence[Point]) -> str:
    return path(LineString(points))


def _ring(coords: Sequence[Point], *, close: bool) -> str:
    tenths = [(round(x * 10), round(y * 10)) for x, y in coords]
    if close and tenths[0] == tenths[-1]:
        tenths = tenths[:-1]
    (px, py), text = tenths[0], ""
    for x, y in tenths[1:]:
        if (x, y) != (px, py):
            dx, dy = _number(x - px), _number(y - py)
            text += ("" if dx.startswith("-") or not text else " ") + dx
            text += ("" if dy.startswith("-") else " ") + dy
            px, py = x, y
    start = f"M{_number(tenths[0][0])} {_number(tenths[0][1])}l"
    return start + text + ("z" if close else "")


def _number(tenths: int) -> str:
    text = f"{tenths / 10:g}"
    return text.replace("0.", ".", 1) if abs(tenths) < 10 else text
