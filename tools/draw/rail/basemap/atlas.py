"""Countries from the TopoJSON files of the npm package world-atlas 2.0.2."""

import heapq
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from shapely.geometry import LineString, Polygon
from shapely.validation import make_valid

Point = tuple[float, float]
Line = list[Point]


class Atlas:
    """Countries whose borders are arcs that neighbors share."""

    def __init__(self, path: Path, keep: Callable[[Point], bool]) -> None:
        """Reads only arcs that come near: of which `keep` likes a point."""
        data = json.loads(path.read_text(encoding="utf-8"))
        self.countries: list[dict[str, Any]] = data["objects"]["countries"]["geometries"]
        arcs = [_decode(arc, data["transform"]) for arc in data["arcs"]]
        self.arcs: dict[int, Line] = {
            i: arc for i, arc in enumerate(arcs) if any(keep(point) for point in arc)
        }

    def project(self, draw: Callable[[Line], Line]) -> None:
        """Moves every arc onto the canvas. Modified in place."""
        self.arcs = {i: draw(arc) for i, arc in self.arcs.items()}

    def polygons(self, name: str | None = None) -> Iterator[Polygon]:
        """The land of a country, or of all of them, as far as it was read."""
        for country in self.countries:
            if name is None or country["properties"].get("name") == name:
                for rings in _parts(country):
                    ring = self._ring(rings[0])
                    if len(ring) >= 4:
                        yield make_valid(Polygon(ring))

    def borders(self) -> Iterator[LineString]:
        """Arcs between two countries."""
        users: dict[int, set[int]] = {}
        for number, country in enumerate(self.countries):
            for rings in _parts(country):
                for arc in (arc for ring in rings for arc in ring):
                    users.setdefault(_number(arc), set()).add(number)
        for arc, countries in users.items():
            if len(countries) == 2 and len(self.arcs.get(arc, ())) > 1:
                yield LineString(self.arcs[arc])

    def _ring(self, arcs: Iterable[int]) -> Line:
        """A ring of arcs; one that leaves what was read is closed by a straight line."""
        points: Line = []
        for arc in arcs:
            line = self.arcs.get(_number(arc), [])
            points += line if arc >= 0 else line[::-1]
        return points


def _decode(arc: list[list[int]], transform: dict[str, list[float]]) -> Line:
    (sx, sy), (tx, ty) = transform["scale"], transform["translate"]
    x = y = 0
    line = []
    for dx, dy in arc:
        x, y = x + dx, y + dy
        line.append((x * sx + tx, y * sy + ty))
    return line


def _parts(country: dict[str, Any]) -> list[list[list[int]]]:
    arcs: Any = country.get("arcs", [])
    kinds: dict[str, list[list[list[int]]]] = {"MultiPolygon": arcs, "Polygon": [arcs]}
    return kinds.get(country["type"], [])


def _number(arc: int) -> int:
    return arc if arc >= 0 else ~arc


def simplify(line: Line, least: float) -> Line:
    """Leaves out points whose triangle is smaller than so many square pixels (Visvalingam)."""
    before, after = list(range(-1, len(line) - 1)), list(range(1, len(line) + 1))

    def area(i: int) -> float:
        (ax, ay), (bx, by), (cx, cy) = line[before[i]], line[i], line[after[i]]
        return abs((ax - bx) * (cy - by) - (cx - bx) * (ay - by)) / 2

    areas = {i: area(i) for i in range(1, len(line) - 1)}
    queue = [(size, i) for i, size in areas.items()]
    heapq.heapify(queue)
    while queue:
        size, i = heapq.heappop(queue)
        if areas.get(i) != size:
            continue
        if size > least:
            break
        del areas[i]
        after[before[i]], before[after[i]] = after[i], before[i]
        for neighbor in (before[i], after[i]):
            if neighbor in areas:
                areas[neighbor] = max(size, area(neighbor))
                heapq.heappush(queue, (areas[neighbor], neighbor))
    return [point for i, point in enumerate(line) if i in areas or i in (0, len(line) - 1)]
