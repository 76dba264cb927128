"""The ground of a tile: fields, roads, plazas, cities and walls, with a glow for each feature."""

import random

from shapely import affinity
from shapely.geometry import LineString, Polygon, box
from shapely.geometry import Point as Spot

from stolik.carcassonne.tiles import Tile
from tools.draw.tiles.plan import Plan
from tools.draw.tiles.shapes import MIDDLE, Point, Shape, largest, line_path, path

BIG = 2500.0  # square units: a city with lanes and tower houses
WALL_LAYERS = ("ws", "wf", "wo", "wt", "wc")
ROAD_LAYERS = ("re", "rd", "rt", "rv")


class Ground:
    """What lies flat on one tile, and the outlines that it is drawn from."""

    def __init__(
        self, tile: Tile, plan: Plan, anchors: dict[str, Point], chance: random.Random
    ) -> None:
        self.tile, self.plan, self.anchors, self.chance = tile, plan, anchors, chance
        self.patches: list[Shape] = []
        self.drawn: list[str] = []
        self.outlines: list[str] = []
        self._fields()
        self._roads()
        self._cities()
        self._walls()

    def _outline(self, name: str, shape: Shape, tolerance: float = 0.1) -> str:
        """Defines an outline once; returns its address."""
        full = f"{self.tile.id}-{name}"
        self.outlines.append(f'<path id="{full}" d="{path(shape, tolerance)}"/>')
        return f"#{full}"

    def _show(self, address: str, *classes: str) -> None:
        self.drawn += [f'<use href="{address}" class="{name}"/>' for name in classes]

    def _fields(self) -> None:
        if self.plan.farms:
            self.drawn.append('<path class="fd" d="M0 0h100v100H0z"/>')
            for kind in ("fk", "fl", "fl"):  # lights and darks well inside, so that seams vanish
                x, y = self.chance.uniform(22, 78), self.chance.uniform(22, 78)
                rx, ry = self.chance.uniform(13, 21), self.chance.uniform(9, 15)
                size = f'rx="{rx:.0f}" ry="{ry:.0f}"'
                self.drawn.append(f'<ellipse class="{kind}" cx="{x:.0f}" cy="{y:.0f}" {size}/>')
        for shape in self.plan.farms:
            self._strips(shape)
        for i, shape in enumerate(self.plan.farms):
            self._show(self._outline(f"f{i}", shape), f"f{i}")

    def _strips(self, shape: Shape) -> None:
        """Plowed land and wheat in roomy fields."""
        room = shape.buffer(-3.2).intersection(box(5, 5, 95, 95))
        wanted = 2 if shape.area > 6500 else 0
        if 1900 < shape.area <= 6500 and self.chance.random() < 0.85:
            wanted = 1
        for _ in range(400):
            if wanted and not room.is_empty and self._strip(room):
                wanted -= 1

    def _strip(self, room: Shape) -> bool:
        chance = self.chance
        w, h = chance.uniform(20, 31), chance.uniform(13, 21)
        angle = chance.choice([8, 14, -14, 84, 100, -24, 24])
        x, y = chance.uniform(12, 88), chance.uniform(12, 88)
        turned = affinity.rotate(box(x - w / 2, y - h / 2, x + w / 2, y + h / 2), angle)
        corners = [
            (cx + chance.uniform(-2.4, 2.4), cy + chance.uniform(-2.4, 2.4))
            for cx, cy in list(turned.exterior.coords)[:4]
        ]
        patch = Polygon(corners)
        crowded = any(patch.distance(other) < 5 for other in self.patches)
        trodden = any(patch.buffer(1.5).contains(Spot(spot)) for spot in self.anchors.values())
        if crowded or trodden or not room.contains(patch):
            return False
        self._furrows(patch.buffer(-2.4).buffer(2.4, 3), (x, y), (w, h), angle)
        return True

    def _furrows(self, patch: Shape, at: Point, size: Point, angle: float) -> None:
        (x, y), (w, h) = at, size
        rows = max(2, round(h / 7))
        first = self.chance.randrange(3)
        crops, furrows = {"wh": "", "pl": "", "gr": ""}, ""
        for j in range(rows):
            top = y - h / 2 - 3 + (h + 6) * j / rows
            bottom = y - h / 2 - 3 + (h + 6) * (j + 1) / rows
            row = affinity.rotate(box(x - w, top, x + w, bottom), angle, origin=at)
            row = row.intersection(patch)
            if row.is_empty:
                continue
            crops[("wh", "pl", "gr")[(first + j) % 3]] += path(largest(row), 0.25)
            for k in (1, 2):
                line_y = top + (bottom - top) * k / 3
                line = affinity.rotate(
                    LineString([(x - w, line_y), (x + w, line_y)]), angle, origin=at
                ).intersection(patch.buffer(-1))
                if not line.is_empty and line.geom_type == "LineString":
                    furrows += path(line)
        self.drawn += [f'<path class="{crop}" d="{d}"/>' for crop, d in crops.items() if d]
        self.drawn.append(f'<path class="fu" d="{furrows}"/>')
        self.patches.append(patch)

    def _roads(self) -> None:
        yard = self._outline("m0", self.plan.yard, 0.15) if self.plan.yard is not None else None
        if yard:
            self._show(yard, "yd")
        if self.plan.roads:
            lines = "".join(path(road) for road in self.plan.roads)
            self.outlines.append(f'<path id="{self.tile.id}q" d="{lines}"/>')
            self._show(f"#{self.tile.id}q", *ROAD_LAYERS)
        for i, strip in enumerate(self.plan.strips):
            self._show(self._outline(f"r{i}", strip), f"r{i}")
        if self.plan.plaza is not None:
            x, y = self.plan.middle
            self.drawn.append(f'<circle class="pz" cx="{x:g}" cy="{y:g}" r="10.2"/>')
            self.drawn.append(f'<circle class="pc" cx="{x:g}" cy="{y:g}" r="6.6"/>')
        if yard:
            self._show(yard, "m0")

    def _cities(self) -> None:
        for i, shape in enumerate(self.plan.cities):
            outline = self._outline(f"c{i}", shape, 0.06)
            self._show(outline, "ct")
            x, y = self.anchors[f"city.{i}"]
            radius = 8.6 if shape.area > BIG else 7.2
            self.drawn.append(f'<path class="ln" d="{self._lanes(i)}"/>')
            self.drawn.append(f'<circle class="sq" cx="{x:g}" cy="{y:g}" r="{radius}"/>')
            self._show(outline, f"c{i}")

    def _lanes(self, i: int) -> str:
        """Lanes from the city's sides, and from its gate, to the market where a follower stands."""
        x, y = self.anchors[f"city.{i}"]
        sides = self.tile.cities[i].edges
        text = ""
        for side in sides:
            mx, my = MIDDLE[side]
            bend = f"Q{(mx + 50) / 2:.0f} {(my + 50) / 2:.0f} " if len(sides) > 1 else "L"
            text += f"M{mx:g} {my:g}{bend}{x:g} {y:g}"
        return text + (f"M50 74L{x:g} {y:g}" if has_gate(self.tile) else "")

    def _walls(self) -> None:
        if self.plan.walls:
            lines = "".join(line_path(wall.curve) for wall in self.plan.walls)
            self.outlines.append(f'<path id="{self.tile.id}w" d="{lines}"/>')
            self._show(f"#{self.tile.id}w", *WALL_LAYERS)


def has_gate(tile: Tile) -> bool:
    return any(road.end == "city" for road in tile.roads)
