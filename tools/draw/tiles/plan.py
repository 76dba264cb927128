"""Where the cities, roads and fields of a tile lie. What is drawn is checked against the data."""

import math
from dataclasses import dataclass, field
from typing import Any

from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Spot
from shapely.ops import unary_union

from stolik.carcassonne.tiles import City, Road, Tile
from tools.draw.tiles.shapes import MIDDLE, SIDES, TILE, Point, Shape, largest, pieces, smooth, turn

ROAD = 4.2  # half the width of a road
GATE: Point = (50, 73.5)  # where a road enters a city of three sides
PROBES: dict[str, Point] = {
    "NNW": (25, 0.4),
    "NNE": (75, 0.4),
    "ENE": (99.6, 25),
    "ESE": (99.6, 75),
    "SSE": (75, 99.6),
    "SSW": (25, 99.6),
    "WSW": (0.4, 75),
    "WNW": (0.4, 25),
}
"""A spot just inside each half of a side."""

CAP: list[Point] = [(0, 0), (20, 15.5), (50, 25.5), (80, 15.5), (100, 0)]
NARROW_CAP: list[Point] = [(0, 0), (26, 14), (52, 24), (80, 16), (100, 0)]
CORNER_WALL: list[Point] = [(100, 0), (73, 17.5), (44.5, 44.5), (17.5, 73), (0, 100)]
CORNER_WALL_BESIDE_ROAD: list[Point] = [(100, 0), (69, 13), (39, 39), (13, 69), (0, 100)]
SIDE_WALL: list[Point] = [(0, 0), (16, 21), (24, 50), (16, 79), (0, 100)]


@dataclass
class Wall:
    """A town wall: the corners where towers stand, and the curve through them."""

    towers: list[Point]
    curve: list[Point]


@dataclass
class Plan:
    """The shapes of one tile, in the order of its data."""

    walls: list[Wall] = field(default_factory=list)
    cities: list[Shape] = field(default_factory=list)
    roads: list[Shape] = field(default_factory=list)  # middle lines
    strips: list[Shape] = field(default_factory=list)  # what of them is road
    farms: list[Shape] = field(default_factory=list)
    plaza: Shape | None = None
    middle: Point = (50, 50)
    yard: Shape | None = None


def make_plan(tile: Tile) -> Plan:
    plan = Plan()
    for city in tile.cities:
        _add_city(plan, tile, city)
    if any(road.end == "junction" for road in tile.roads):
        plan.middle = (50, 56) if tile.edges["N"] == "city" else (50, 50)
        plan.plaza = Spot(plan.middle).buffer(10.2, 24)
    if tile.monastery:
        around: list[Point] = [(50, 26), (69, 30), (75, 47), (70, 64), (50, 68)]
        around += [(30, 64), (25, 47), (31, 30), (50, 26)]
        plan.yard = Polygon(smooth(around, 5)).buffer(0)
    plan.roads = [LineString(_road(plan, tile, road)) for road in tile.roads]
    _add_areas(plan, tile)
    check(plan, tile)
    return plan


def _add_city(plan: Plan, tile: Tile, city: City) -> None:
    sides = set(city.edges)
    walls = _walls(tile, city)
    curves = [smooth(wall) for wall in walls]
    if len(sides) == 4:
        shape = TILE
    elif len(walls) == 2:
        shape = Polygon(curves[0] + curves[1][::-1])
    else:
        corners: dict[int, list[Point]] = {1: [], 2: [(0, 0)], 3: [(0, 0), (100, 0)]}
        shape = Polygon(curves[0] + corners[len(sides)])
    plan.cities.append(shape.buffer(0).intersection(TILE))
    plan.walls += [Wall(wall, curve) for wall, curve in zip(walls, curves, strict=True)]


def _walls(tile: Tile, city: City) -> list[list[Point]]:
    sides = set(city.edges)
    if len(sides) == 1:
        quarters = SIDES.index(city.edges[0])
        return [[turn(p, quarters) for p in _cap(tile, quarters)]]
    if sides == {"N", "W"}:
        return [CORNER_WALL_BESIDE_ROAD if tile.roads else CORNER_WALL]
    if sides == {"N", "S"}:
        return [SIDE_WALL, [(100 - x, y) for x, y in SIDE_WALL]]
    if len(sides) == 3:
        return [[turn(p, 2) for p in CAP]]
    return []


def _cap(tile: Tile, quarters: int) -> list[Point]:
    """Two cities side by side leave a wedge of field between them."""
    neighbors = len(tile.cities) == 2 and tile.edges["S"] != "city"
    if not neighbors:
        return CAP
    return NARROW_CAP if quarters == 0 else [(100 - x, y) for x, y in reversed(NARROW_CAP)]


def _road(plan: Plan, tile: Tile, road: Road) -> list[Point]:
    """The middle line of a road; it runs on past the side, at a right angle to it."""
    if len(road.edges) == 1:
        line = _dead_end(plan, road)
    elif set(road.edges) in ({"N", "S"}, {"E", "W"}):
        line = _straight(tile, road)
    else:
        line = _bow(tile, road)
    outwards: dict[str, Point] = {"N": (0, -3), "E": (3, 0), "S": (0, 3), "W": (-3, 0)}
    line = [_sum(line[0], outwards[road.edges[0]]), *line]
    return line if len(road.edges) == 1 else [*line, _sum(line[-1], outwards[road.edges[1]])]


def _sum(a: Point, b: Point) -> Point:
    return a[0] + b[0], a[1] + b[1]


def _straight(tile: Tile, road: Road) -> list[Point]:
    """From side to opposite side, swaying; below a city it makes room."""
    (ax, ay), (bx, by) = MIDDLE[road.edges[0]], MIDDLE[road.edges[1]]
    line = []
    for i in range(25):
        s = i / 24
        sway = 7.5 * math.sin(2 * math.pi * s) * math.sin(math.pi * s)
        if tile.edges["N"] == "city":
            sway = 9.5 * math.sin(math.pi * s) ** 2
        x, y = ax + (bx - ax) * s, ay + (by - ay) * s
        line.append((x + sway, y) if set(road.edges) == {"N", "S"} else (x, y + sway))
    return line


def _bow(tile: Tile, road: Road) -> list[Point]:
    """Around a corner of the tile."""
    a, b = MIDDLE[road.edges[0]], MIDDLE[road.edges[1]]
    cx, cy = 100 if "E" in road.edges else 0, 100 if "S" in road.edges else 0
    start, stop = math.atan2(a[1] - cy, a[0] - cx), math.atan2(b[1] - cy, b[0] - cx)
    angle = (stop - start + math.pi) % (2 * math.pi) - math.pi
    beside_wall = any(len(city.edges) == 2 for city in tile.cities)
    line = []
    for i in range(25):
        s = i / 24
        sway = (1.5 if beside_wall else 3.2) * math.sin(2 * math.pi * s) * math.sin(math.pi * s)
        radius = 50 + sway - (0 if beside_wall else 1) * math.sin(math.pi * s) ** 2
        turned = start + angle * s
        line.append((cx + radius * math.cos(turned), cy + radius * math.sin(turned)))
    return line


def _dead_end(plan: Plan, road: Road) -> list[Point]:
    """To the plaza, the city's gate or the monastery's yard."""
    a = MIDDLE[road.edges[0]]
    b = {"junction": plan.middle, "city": GATE}.get(road.end or "", (50, 60))
    line = []
    for i in range(17):
        s = i / 16
        late = s * s * (3 - 2 * s)  # it leaves the side at a right angle, then bends
        along_x, along_y = (s, late) if road.edges[0] in "EW" else (late, s)
        line.append((a[0] + (b[0] - a[0]) * along_x, a[1] + (b[1] - a[1]) * along_y))
    return line


def _add_areas(plan: Plan, tile: Tile) -> None:
    """Roads end at plazas, yards and cities; fields are what is left, one for each in the data."""
    wide = [Polygon(road.buffer(ROAD, cap_style=2).exterior) for road in plan.roads]
    stops = [s for s in (plan.plaza, plan.yard) if s is not None] + plan.cities
    plan.strips = [
        largest(strip.intersection(TILE).difference(unary_union(stops))) for strip in wide
    ]
    rest = TILE.difference(unary_union([strip.buffer(0.01) for strip in wide] + stops))
    fields = [piece for piece in pieces(rest) if piece.area > 4]
    for farm in tile.farms:
        hit = [f for f in fields if any(_holds(f, PROBES[half]) for half in farm.half_edges)]
        require(len(hit) == 1, tile, f"a field is in {len(hit)} pieces")
        plan.farms.append(hit[0])
    require(len(fields) == len(tile.farms), tile, f"{len(fields)} fields are drawn")


def _holds(shape: Shape, point: Point) -> bool:
    return bool(shape.buffer(0.3).contains(Spot(point)))


def check(plan: Plan, tile: Tile) -> None:
    """What is drawn is what the data says; roads of neighbors meet."""
    for farm, shape in zip(tile.farms, plan.farms, strict=True):
        require(all(_holds(shape, PROBES[h]) for h in farm.half_edges), tile, "a field is torn")
        touched = [
            i for i, city in enumerate(plan.cities) if shape.buffer(0.3).intersection(city).area > 2
        ]
        require(touched == list(farm.cities), tile, f"a field touches cities {touched}")
    for half, spot in PROBES.items():
        in_city = any(_holds(city, spot) for city in plan.cities)
        require(in_city == (tile.edges[half[0]] == "city"), tile, f"{half} shows something else")
    for side in SIDES:
        if tile.edges[side] == "road":
            _check_seam(plan, tile, side)


def _check_seam(plan: Plan, tile: Tile, side: str) -> None:
    """A road crosses its side exactly in the middle, at a right angle."""
    quarters = SIDES.index(side)
    edge = LineString([turn((0, 0), quarters), turn((100, 0), quarters)])
    cut: Any = unary_union(plan.strips).buffer(0.001).intersection(edge)
    require(not cut.is_empty, tile, f"there is no road at {side}")
    middle = cut.interpolate(0.5, normalized=True)
    off = math.dist((middle.x, middle.y), MIDDLE[side])
    require(abs(cut.length - 2 * ROAD) < 0.12 and off < 0.06, tile, f"the road at {side} is askew")


def require(holds: bool, tile: Tile, fault: str) -> None:
    if not holds:
        raise ValueError(f"tile {tile.id}: {fault}")
