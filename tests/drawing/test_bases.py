"""Base maps lie under their layouts: as large as the canvas, with the places on land."""

import math
import re
from itertools import pairwise
from pathlib import Path

import pytest

from stolik.drawing.compute import LAYOUTS
from stolik.drawing.layout import read_layout
from tests.drawing.test_layouts import MAPS
from tools.draw.rail.layouts import read_map

BASES = Path(__file__).resolve().parents[2] / "web/src/games/rail/base"
INVENTED = {"toy"}  # a valley that is nowhere has no base
EDGE = 10  # pixels that a base reaches beyond its sheet, on each side
SCALE = 10  # coasts are written in tenths of a pixel
SHORE = 10  # pixels: a port's mark may lie partly in the water

Point = tuple[float, float]


@pytest.mark.parametrize("name", sorted(set(MAPS) - INVENTED))
def test_a_base_has_the_size_of_its_layout(name: str) -> None:
    canvas = read_layout(LAYOUTS / f"{name}.json").canvas
    sheet = re.search(r'<rect class="\w+" x="-10" y="-10" width="(\d+)" height="(\d+)"', base(name))
    assert sheet is not None
    assert (int(sheet[1]), int(sheet[2])) == (canvas.width + 2 * EDGE, canvas.height + 2 * EDGE)


@pytest.mark.parametrize("name", sorted(set(MAPS) - INVENTED))
def test_places_are_on_land(name: str) -> None:
    places = read_layout(LAYOUTS / f"{name}.json").places
    rings = land(name)
    inland = [place.id for place in read_map(name).places if not place.country]
    far = {id: distance((places[id].x, places[id].y), rings) for id in inland}
    assert {id: round(way) for id, way in far.items() if way > SHORE} == {}


def test_no_base_is_left_over() -> None:
    assert {file.stem for file in BASES.glob("*.svg")} == set(MAPS) - INVENTED


def base(name: str) -> str:
    return (BASES / f"{name}.svg").read_text(encoding="utf-8")


def land(name: str) -> list[list[Point]]:
    """The coasts, ring by ring."""
    path = re.search(rf'id="{name}-land" d="([^"]+)"', base(name))
    assert path is not None
    assert set(re.findall("[A-Za-z]", path[1])) <= set("Mmlz")
    rings: list[list[Point]] = []
    x = y = 0.0
    for command, numbers in re.findall(r"([Mml])([^Mmlz]*)", path[1]):
        values = [float(n) / SCALE for n in re.findall(r"-?\d+(?:\.\d+)?", numbers)]
        for step, (dx, dy) in enumerate(zip(values[::2], values[1::2], strict=True)):
            x, y = (dx, dy) if command == "M" and step == 0 else (x + dx, y + dy)
            if command != "l" and step == 0:
                rings.append([])
            rings[-1].append((x, y))
    return rings


def distance(point: Point, rings: list[list[Point]]) -> float:
    """How far out at sea a point lies; 0 on land."""
    x, y = point
    inside = False
    nearest = math.inf
    for ring in rings:
        for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
                inside = not inside
            along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / (
                math.dist((x1, y1), (x2, y2)) ** 2 or 1
            )
            part = min(1.0, max(0.0, along))
            nearest = min(nearest, math.dist(point, (x1 + part * (x2 - x1), y1 + part * (y2 - y1))))
    return 0.0 if inside else nearest
