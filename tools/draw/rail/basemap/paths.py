"""Shapes as SVG path data, with few digits."""

from collections.abc import Iterator
from itertools import pairwise

from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from tools.draw.rail.basemap.atlas import Line

TENTH = 10  # coordinates are tenths of a pixel: drawn under scale(.1)


def parts(shape: BaseGeometry, kind: type[BaseGeometry]) -> Iterator[BaseGeometry]:
    """The pieces of one kind in a shape."""
    if isinstance(shape, kind):
        yield shape
    for piece in getattr(shape, "geoms", ()):
        yield from parts(piece, kind)


def area_path(shape: BaseGeometry) -> str:
    """Polygons, in tenths of a pixel."""
    rings = [
        ring for polygon in parts(shape, Polygon) for ring in (polygon.exterior, *polygon.interiors)
    ]
    return "".join(_relative(list(ring.coords)[:-1], TENTH, close=True) for ring in rings)


def line_path(shape: BaseGeometry) -> str:
    """Lines, in whole pixels."""
    lines = [line for line in parts(shape, LineString) if line.length > 2]
    return "".join(_relative(list(line.coords), 1, close=False) for line in lines)


def _relative(points: Line, scale: int, *, close: bool) -> str:
    rounded = [(round(x * scale), round(y * scale)) for x, y in points]
    kept = [p for i, p in enumerate(rounded) if i == 0 or p != rounded[i - 1]]
    if len(kept) < (3 if close else 2):
        return ""
    steps = " ".join(f"{bx - ax} {by - ay}" for (ax, ay), (bx, by) in pairwise(kept))
    text = f"M{kept[0][0]} {kept[0][1]}l{steps}" + ("z" if close else "")
    return text.replace(" -", "-")


def smooth_path(line: Line) -> str:
    """A soft curve through points (Catmull-Rom as cubics)."""
    ends = [line[0], *line, line[-1]]
    text = f"M{line[0][0]:.0f} {line[0][1]:.0f}"
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        first = f"{b[0] + (c[0] - a[0]) / 6:.0f} {b[1] + (c[1] - a[1]) / 6:.0f}"
        second = f"{c[0] - (d[0] - b[0]) / 6:.0f} {c[1] - (d[1] - b[1]) / 6:.0f}"
        text += f"C{first} {second} {c[0]:.0f} {c[1]:.0f}"
    return text.replace(" -", "-")


def rounded(points: Line, steps: int = 5) -> Line:
    """A closed soft curve through points."""
    found = []
    for i in range(len(points)):
        a, b, c, d = (points[(i + k) % len(points)] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            x, y = (
                0.5
                * (
                    2 * b[k]
                    + (c[k] - a[k]) * t
                    + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t**2
                    + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t**3
                )
                for k in (0, 1)
            )
            found.append((x, y))
    return found
