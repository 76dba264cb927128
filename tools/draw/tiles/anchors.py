"""Where a follower stands on each feature: set by hand, or else in the middle of it."""

import math
from pathlib import Path

import msgspec
from shapely.geometry import Point as Spot
from shapely.ops import polylabel

from stolik.carcassonne.tiles import Tile
from tools.draw.tiles.plan import Plan, require
from tools.draw.tiles.shapes import SIDES, TILE, Point, Shape, largest, turn

APART = 21.0  # two followers on one tile
FROM_WALL = 6.0


class Hands(msgspec.Struct, frozen=True):
    """What was set by hand: followers, and the flags of cities."""

    spots: dict[str, dict[str, Point]]
    pennants: dict[str, Point]


HANDS = msgspec.json.decode(Path(__file__).with_name("anchors.json").read_bytes(), type=Hands)


def make_anchors(tile: Tile, plan: Plan) -> dict[str, Point]:
    found: dict[str, Point] = {}
    for i, city in enumerate(tile.cities):
        found[f"city.{i}"] = turn((50, 12.5), SIDES.index(city.edges[0]))
    for i, _ in enumerate(tile.roads):
        found[f"road.{i}"] = _on_road(tile, plan, i)
    if tile.monastery:
        found["monastery.0"] = (50, 51)
    for i, shape in enumerate(plan.farms):
        middle = polylabel(shape, 1)
        found[f"farm.{i}"] = (middle.x, middle.y)
    found.update(HANDS.spots.get(tile.id, {}))
    rounded = {spot: (round(x, 1), round(y, 1)) for spot, (x, y) in found.items()}
    _check(tile, plan, rounded)
    return rounded


def _on_road(tile: Tile, plan: Plan, i: int) -> Point:
    """Half-way; near the side at a junction, away from the fields' followers in a bow."""
    road = tile.roads[i]
    line = plan.roads[i].intersection(plan.strips[i].buffer(0.2)).intersection(TILE)
    line = line if line.geom_type == "LineString" else largest(line)
    share = 0.5
    if road.end == "junction":
        share = 0.44 if road.edges[0] in "NS" else 0.55
    elif len(road.edges) == 2 and set(road.edges) not in ({"N", "S"}, {"E", "W"}):
        share = 0.36 if "E" in road.edges else 0.64
    spot = line.interpolate(share, normalized=True)
    return spot.x, spot.y


def shape_of(plan: Plan, spot: str) -> Shape:
    kind, _, number = spot.partition(".")
    shapes = {"city": plan.cities, "road": plan.strips, "farm": plan.farms}
    return plan.yard if kind == "monastery" else shapes[kind][int(number)]


def _check(tile: Tile, plan: Plan, anchors: dict[str, Point]) -> None:
    """A follower stands on its own feature, clear of its rim and of the others."""
    for name, spot in anchors.items():
        shape = shape_of(plan, name)
        require(bool(shape.contains(Spot(spot))), tile, f"{name} is not on its feature")
        rim = shape.boundary.difference(TILE.boundary.buffer(0.05))
        if not name.startswith("road") and not rim.is_empty:
            require(rim.distance(Spot(spot)) > FROM_WALL, tile, f"{name} is too near to its rim")
        for other, place in anchors.items():
            near = other != name and math.dist(spot, place) < APART
            require(not near, tile, f"{name} and {other} are too near")
