"""Draws the base maps into web/src/games/rail/base.

    python -m tools.draw.rail.basemap --atlas FOLDER [MAP ...]

FOLDER is the npm package world-atlas 2.0.2, unpacked (`npm pack world-atlas@2.0.2`). It needs
`pip install shapely`, which nothing else here does.
"""

import argparse
import random
from collections.abc import Callable
from pathlib import Path

from shapely.geometry import MultiLineString, MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

from stolik.drawing.compute import LAYOUTS
from stolik.drawing.layout import Layout, read_layout
from tools.draw.rail.basemap.atlas import Atlas, Line, simplify
from tools.draw.rail.basemap.features import Features, read_features
from tools.draw.rail.basemap.paths import area_path, line_path, parts, rounded, smooth_path
from tools.draw.rail.basemap.scatter import Inside, Room, along, peaks, trees, waves
from tools.draw.rail.basemap.warp import Warp, densify
from tools.draw.rail.layouts import read_map

OUT = Path(__file__).parents[4] / "web" / "src" / "games" / "rail" / "base"
SMALLEST = 14.0  # square pixels of an island


class Sheet:
    """One map in the making."""

    def __init__(self, name: str, features: str, seed: int) -> None:
        self.name = name
        self.file = read_map(name)
        self.layout: Layout = read_layout(LAYOUTS / f"{name}.json")
        self.features: Features = read_features(features)
        self.chance = random.Random(seed)
        self.warp = Warp(self.file, self.layout)
        width, height = self.layout.canvas.width, self.layout.canvas.height
        self.frame = box(-40, -40, width + 40, height + 40)
        self.ground = f'x="-10" y="-10" width="{width + 20:.0f}" height="{height + 20:.0f}"'
        self.room = Room(self.file, self.layout)
        for x, y, r in self.features.free:
            self.room.take(x, y, r)

    def mountains(self, heights: tuple[float, float], spread: float, inside: Inside) -> str:
        spots = []
        for line in self.features.ranges.values():
            drawn = self.warp(line.line)
            spots += along(drawn, line.peaks, line.spread * spread, line.size, self.chance)
        return peaks(self.room, spots, heights, inside, self.chance)

    def woods(self, flat: float, inside: Inside) -> str:
        groves = []
        for wood in self.features.woods:
            x, y = self.warp([wood.at])[0]
            wide = wood.spread
            groves.append(
                [
                    (x + self.chance.gauss(0, wide), y + self.chance.gauss(0, wide * flat))
                    for _ in range(wood.trees)
                ]
            )
        return trees(self.room, groves, inside, self.chance)

    def arc(self, step: float, detail: float) -> Callable[[Line], Line]:
        return lambda line: simplify(self.warp(densify(line, step)), detail)


def continent(name: str, atlas_folder: Path) -> str:
    """Land in a sea, with shore lines, borders, rivers, mountains and woods."""
    sheet = Sheet(name, "europe", seed=3)
    atlas = Atlas(atlas_folder / "countries-50m.json", lambda p: -30 < p[0] < 62 and 25 < p[1] < 70)
    atlas.project(sheet.arc(0.5, 2.2))
    shapes = [shape.buffer(0).intersection(sheet.frame) for shape in atlas.polygons()]
    islands = [p for p in parts(unary_union(shapes), Polygon) if p.area > SMALLEST]
    land = MultiPolygon(islands)
    borders = MultiLineString([b for b in atlas.borders() if b.intersects(sheet.frame)])

    def inside(x: float, y: float) -> bool:
        return bool(land.contains(Point(x, y)) and land.boundary.distance(Point(x, y)) > 7)

    mountains = sheet.mountains((13, 21), 1, inside)
    woods = sheet.woods(0.6, inside)
    ripples = waves(sheet.room, land, 90, sheet.chance)
    rivers = "".join(smooth_path(sheet.warp(line)) for line in sheet.features.rivers.values())
    use = f'<use href="#{name}-land"'
    shores = "".join(f'{use} class="sh{n}"/>' for n in (5, 4, 3, 2, 1))
    return (
        f'<defs><path id="{name}-land" d="{area_path(land)}"/>'
        f'<clipPath id="{name}-clip"><use href="#{name}-land"/></clipPath>'
        f'<clipPath id="{name}-wet">{use} transform="scale(.1)"/></clipPath></defs>'
        f'<rect class="sea" {sheet.ground}/><path class="grat" d="{graticule(sheet)}"/>{ripples}'
        f'<g transform="scale(.1)" stroke-linejoin="round">{shores}{use} class="land"/>'
        f'<g clip-path="url(#{name}-clip)">{use} class="in2"/>{use} class="in1"/></g></g>'
        f'<path class="border" d="{line_path(borders.intersection(sheet.frame))}"/>'
        f'<g clip-path="url(#{name}-wet)"><path class="river" d="{rivers}"/></g>'
        f'<g transform="scale(.1)">{use} class="coast"/></g>{woods}{mountains}'
    )


def graticule(sheet: Sheet) -> str:
    """Meridians and parallels."""
    lines = [[(lon, lat) for lat in range(24, 71, 3)] for lon in range(-30, 61, 10)]
    lines += [[(lon, lat) for lon in range(-34, 66, 3)] for lat in range(30, 66, 5)]
    drawn = [sheet.warp(line) for line in lines]
    return "".join("M" + " ".join(f"{x:.0f} {y:.0f}" for x, y in line) for line in drawn)


def country(name: str, atlas_folder: Path) -> str:
    """One country lifted out of its neighbors, with lakes and the Alps."""
    sheet = Sheet(name, "switzerland", seed=5)
    atlas = Atlas(atlas_folder / "countries-10m.json", lambda p: 3 < p[0] < 13 and 44 < p[1] < 50)
    atlas.project(sheet.arc(1.0, 1.4))
    land = unary_union(list(atlas.polygons("Switzerland"))).buffer(0)
    lakes = unary_union(
        [
            Polygon(rounded(sheet.warp(lake))).buffer(0).buffer(1.2)
            for lake in sheet.features.lakes.values()
        ]
    )
    others = MultiLineString([b for b in atlas.borders() if b.intersects(sheet.frame)])
    borders = others.intersection(sheet.frame).difference(land.buffer(8))

    def inside(x: float, y: float) -> bool:
        spot = Point(x, y)
        return bool(lakes.distance(spot) > 9 and land.boundary.distance(spot) > 6)

    mountains = sheet.mountains((18, 30), 1.5, inside)
    woods = sheet.woods(0.7, inside)
    use = f'<use href="#{name}-land"'
    water = area_path(lakes.intersection(sheet.frame).simplify(0.25))
    return (
        f'<defs><path id="{name}-land" d="{area_path(land)}"/>'
        f'<clipPath id="{name}-clip"><use href="#{name}-land"/></clipPath></defs>'
        f'<rect class="abroad" {sheet.ground}/><path class="border b2" d="{line_path(borders)}"/>'
        f'<g transform="scale(.1)" stroke-linejoin="round">{use} class="ch4"/>{use} class="ch3"/>'
        f'{use} class="land"/><g clip-path="url(#{name}-clip)">{use} class="chi2"/>'
        f'{use} class="chi1"/></g></g><g transform="scale(.1)">{use} class="chb"/>'
        f'<path class="lake" d="{water}"/></g>{woods}{mountains}'
    )


DRAWERS = {"europe": continent, "europe-modern": continent, "switzerland": country}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("maps", nargs="*", metavar="MAP")
    parser.add_argument("--atlas", type=Path, required=True)
    arguments = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    for name in arguments.maps or DRAWERS:
        picture = DRAWERS[name](name, arguments.atlas)
        (OUT / f"{name}.svg").write_text(picture + "\n", encoding="utf-8")
        print(f"{name}: {len(picture) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
