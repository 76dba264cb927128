"""What stands on a tile: houses, towers, trees. They stay upright when the tile is turned."""

import math
import random

from shapely.geometry import LineString, box
from shapely.geometry import Point as Spot
from shapely.ops import unary_union

from stolik.carcassonne.tiles import Tile
from tools.draw.tiles.anchors import HANDS
from tools.draw.tiles.ground import BIG, has_gate
from tools.draw.tiles.plan import Plan
from tools.draw.tiles.shapes import MIDDLE, Point, Shape

Circle = tuple[float, float, float]
LOW = 50.0  # grass lies under everything


class Props:
    """Everything upright on one tile; what is nearer comes last."""

    def __init__(
        self,
        tile: Tile,
        plan: Plan,
        anchors: dict[str, Point],
        patches: list[Shape],
        chance: random.Random,
    ) -> None:
        self.tile, self.plan, self.anchors, self.chance = tile, plan, anchors, chance
        self.patches = patches
        self.avoid: list[Circle] = [(x, y, 9.5) for x, y in anchors.values()]
        self.placed: list[tuple[float, str]] = []
        for i, shape in enumerate(plan.cities):
            self._town(i, shape)
        self._towers()
        if tile.monastery:
            self._put("abbey", (50, 46), depth=8)
        if plan.plaza is not None:
            self._plaza()
        for shape in plan.farms:
            self._meadow(shape)

    def text(self) -> str:
        return "".join(text for _, text in sorted(self.placed, key=lambda prop: prop[0]))

    def _put(self, prop: str, at: Point, kind: str = "", depth: float = 0) -> None:
        color = f' class="{kind}"' if kind else ""
        use = f'<use href="#{prop}" x="{at[0]:.0f}" y="{at[1]:.0f}"{color}/>'
        self.placed.append((at[1] + depth, use))

    def _town(self, i: int, shape: Shape) -> None:
        """Houses off the lanes and the market, a flag, a few bushes in the gaps."""
        city, market, big = self.tile.cities[i], self.anchors[f"city.{i}"], shape.area > BIG
        area = shape.intersection(box(5.2, 5.2, 94.8, 94.8))
        if self.plan.walls:
            walls = unary_union([LineString(wall.curve) for wall in self.plan.walls])
            area = area.difference(walls.buffer(6.4))
        taken: list[Circle] = [(*market, 11.5 if big else 10.5)]
        if city.pennant:
            flag = HANDS.pennants[self.tile.id]
            taken.append((*flag, 11.5))
            self._put("shield", flag, depth=11)
        lanes = [_lane(side, market) for side in city.edges] if big else []
        if has_gate(self.tile):
            lanes.append(LineString([(50, 74), market]))
        if lanes:
            area = area.difference(unary_union(lanes).buffer(5.4))
        houses = self._scatter(area, 9 if big else 9.2, taken, 4000)
        for house in houses:
            kinds = ["h1", "h1", "h2", "h2", "h3", "h4"] if big else ["h1", "h2", "h2"]
            self._put(
                self.chance.choice(kinds),
                house,
                self.chance.choice(["k1", "k1", "k2", "k2", "k3", "k4"]),
            )
        gaps = taken + [(x, y, 7.4) for x, y in houses]
        for bush in self._scatter(area, 8, gaps, 300, 4 if big else 1):
            self._put("b1", bush)

    def _towers(self) -> None:
        """At the ends and bends of walls; the middle of a wall with a road is its gate."""
        for wall in self.plan.walls:
            for n, corner in enumerate(wall.towers):
                at_end = n in (0, len(wall.towers) - 1)
                spot = corner if at_end else min(wall.curve, key=lambda p: math.dist(p, corner))
                if has_gate(self.tile) and n == 2:
                    self._put("gate", (50, 74.5), depth=spot[1] + 2 - 74.5)
                else:
                    self._put("tw", spot)

    def _plaza(self) -> None:
        """A well, and a house in each corner that has room."""
        cx, cy = self.plan.middle
        self._put("well", (cx, cy))
        farmers = [spot for name, spot in self.anchors.items() if name.startswith("farm")]
        for k, (dx, dy) in enumerate([(-1, -1), (1, -1), (1, 1), (-1, 1)]):
            spot = (cx + dx * 12, cy + dy * 11.5)
            if any(math.dist(spot, farmer) < 13 for farmer in farmers):
                spot = (cx + dx * 11, cy + dy * 10.0)
            cities = self.plan.cities
            if not (cities and dy < 0 and cities[0].distance(Spot(spot)) < 8):
                self._put("h1" if k % 2 else "h2", spot, "k" + "1231"[k])
                self.avoid.append((*spot, 8))

    def _meadow(self, shape: Shape) -> None:
        """A few groves, then grass and flowers."""
        solid = self._solid()
        room = shape.intersection(box(4.5, 4.5, 95.5, 95.5)).difference(solid.buffer(5.2))
        room = room.difference(unary_union(self.patches).buffer(2.2))
        trees: list[Point] = []
        for head in self._scatter(room, 20, self.avoid, 300, max(1, int(shape.area / 900))):
            self._grove(head, room, trees)
        grass = shape.intersection(box(3, 3, 97, 97)).difference(solid.buffer(2.6))
        grass = grass.difference(unary_union(self.patches).buffer(1))
        taken = [(x, y, 5.5) for x, y in trees]
        for tuft in self._scatter(grass, 9, taken, 140, int(shape.area / 330)):
            self._put(self.chance.choice(["g1", "g1", "g2"]), tuft, depth=-LOW)

    def _grove(self, head: Point, room: Shape, trees: list[Point]) -> None:
        kind = self.chance.choice(["t1", "t1", "t2"])
        for _ in range(self.chance.choice([2, 3, 3, 4])):
            spot = (head[0] + self.chance.gauss(0, 4.2), head[1] + self.chance.gauss(0, 3.4))
            free = all(math.dist(spot, tree) > 3.9 for tree in trees)
            free = free and all(math.dist(spot, (x, y)) > r for x, y, r in self.avoid)
            if free and room.contains(Spot(spot)):
                trees.append(spot)
                self._put(self.chance.choice([kind, kind, "t1", "t3"]), spot)

    def _solid(self) -> Shape:
        """Where no tree grows."""
        plan = self.plan
        shapes = [*plan.cities, *(strip.buffer(1) for strip in plan.strips)]
        if plan.plaza is not None:
            shapes.append(plan.plaza.buffer(3))
        if plan.yard is not None:
            shapes.append(plan.yard.buffer(2))
        return unary_union(shapes)

    def _scatter(
        self, area: Shape, gap: float, avoid: list[Circle], tries: int, limit: int = 99
    ) -> list[Point]:
        """Darts thrown into an area; those that land too near to others are taken out."""
        found: list[Point] = []
        if area.is_empty:
            return found
        x0, y0, x1, y1 = area.bounds
        for _ in range(tries):
            spot = (self.chance.uniform(x0, x1), self.chance.uniform(y0, y1))
            if not area.contains(Spot(spot)):
                continue
            near = any(math.dist(spot, (x, y)) < r for x, y, r in avoid)
            if not near and all(math.dist(spot, other) >= gap for other in found):
                found.append(spot)
                if len(found) >= limit:
                    break
        return found


def _lane(side: str, market: Point) -> Shape:
    x, y = MIDDLE[side]
    return LineString([(x, y), ((x + 50) / 2, (y + 50) / 2), market])
