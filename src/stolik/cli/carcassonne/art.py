"""Tiles in characters: what each character shows, and where a follower stands.

A tile is drawn from its data alone, so that a tile set of anybody's looks right. Positions are
measured from the middle, -1 to 1 both ways:

    · ▒ ▒ ▒ ·      a city fills a wedge at each of its sides, and what lies between them
    · · ┏ ━ ━      a road runs from its sides to the middle
    · · ┃ · ·      what is left is field; it spreads from the half-edges that the data names
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from stolik.carcassonne.grid import SIDES, STEP_X, STEP_Y
from stolik.carcassonne.tiles import HALF_EDGES, Tile

Spot = tuple[int, int]
"""A character of a tile: column and row."""
FIELD, CITY, ROAD, MONASTERY, PENNANT, VILLAGE = "field", "city", "road", "monastery", "flag", "end"
GLYPHS = {FIELD: "·", CITY: "▒", MONASTERY: "⌂", PENNANT: "⚑", VILLAGE: "●"}
LINES = {0b0101: "┃", 0b1010: "━", 0b0110: "┏", 0b1100: "┓", 0b0011: "┗", 0b1001: "┛"}
"""A road's line by the sides it joins: a bit for each of N, E, S, W."""
DEPTH, SHORT, BAND, BULGE, EDGE = 0.8, 0.13, 0.45, 0.2, 0.1  # how far walls reach: _is_city


@dataclass(frozen=True)
class Size:
    """How many characters a tile takes; both numbers are odd, so that it has a middle."""

    width: int
    height: int

    @property
    def middle(self) -> Spot:
        return self.width // 2, self.height // 2

    def spots(self) -> Iterator[Spot]:
        return ((i, j) for j in range(self.height) for i in range(self.width))

    def place(self, spot: Spot) -> tuple[float, float]:
        """Where a character is, measured from the middle."""
        return (2 * spot[0] + 1) / self.width - 1, (2 * spot[1] + 1) / self.height - 1


@dataclass
class Art:
    """A drawn tile: the kind and the glyph of each character, and where each feature is marked."""

    size: Size
    kinds: dict[Spot, str] = field(default_factory=dict)
    glyphs: dict[Spot, str] = field(default_factory=dict)
    anchors: dict[str, Spot] = field(default_factory=dict)

    def put(self, spot: Spot, kind: str, glyph: str | None = None) -> None:
        self.kinds[spot] = kind
        self.glyphs[spot] = GLYPHS[kind] if glyph is None else glyph

    def nearest(self, to: tuple[float, float], spots: Collection[Spot]) -> Spot:
        """Of a feature's characters the one next to a point, away from others where possible.

        So it is seen without colors what a follower stands on. A character is twice as high as
        wide.
        """
        x = (to[0] + 1) * self.size.width / 2 - 0.5
        y = (to[1] + 1) * self.size.height / 2 - 0.5

        def rank(spot: Spot) -> tuple[int, float, Spot]:
            beside = [(spot[0] + step, spot[1]) for step in (-1, 1)]
            others = sum(0 <= i < self.size.width and (i, j) not in spots for i, j in beside)
            return others, (spot[0] - x) ** 2 + 4 * (spot[1] - y) ** 2, spot

        return min(spots, key=rank)


def draw(tile: Tile, turns: int, size: Size) -> Art:
    """A tile after quarter turns clockwise."""
    art = Art(size)
    for i, city in enumerate(tile.cities):
        _draw_city(art, f"city.{i}", _sides(city.edges, turns), city.pennant)
    _draw_roads(art, tile, turns)
    if tile.monastery:
        _draw_monastery(art)
    _draw_farms(art, tile, turns)
    return art


def _sides(names: list[str], turns: int) -> list[int]:
    return sorted((SIDES.index(name) + turns) % 4 for name in names)


def _draw_city(art: Art, name: str, sides: list[int], pennant: bool) -> None:
    spots = [spot for spot in art.size.spots() if _is_city(*art.size.place(spot), sides)]
    for spot in spots:
        art.put(spot, CITY)
    center = tuple(sum(step[side] for side in sides) / len(sides) for step in (STEP_X, STEP_Y))
    focus = (center[0] * 0.8, center[1] * 0.8)
    if pennant:
        flag = art.nearest(focus, spots)
        art.put(flag, PENNANT)
        apart = art.size.width // 6  # so that what stands beside it doesn't cover it
        spots = [(i, j) for i, j in spots if j != flag[1] or abs(i - flag[0]) > apart]
    art.anchors[name] = art.nearest(focus, spots)


def _is_city(x: float, y: float, sides: list[int]) -> bool:
    """Whether a point lies within the walls: a wedge a side, and what joins two sides."""
    for side in sides:
        inward, along = _from_side(x, y, side)
        if inward < DEPTH * (1 - abs(along)) - SHORT:
            return True
    for one, other in combinations(sides, 2):
        if (other - one) % 2 == 0:
            across, along = (x, y) if one % 2 == 0 else (y, x)
            if abs(across) < BAND + BULGE * along * along:
                return True
        elif _from_side(x, y, one)[0] + _from_side(x, y, other)[0] < 2 - EDGE:
            return True
    return False


def _from_side(x: float, y: float, side: int) -> tuple[float, float]:
    """How far a point is from a side of the tile, and how far off its middle."""
    inward = 1 - (x * STEP_X[side] + y * STEP_Y[side])
    return inward, x if side % 2 == 0 else y


def _draw_roads(art: Art, tile: Tile, turns: int) -> None:
    """Roads stop at a city; where several end in the middle, a village stands there."""
    bits = [sum(1 << side for side in _sides(road.edges, turns)) for road in tile.roads]
    for i, (road, arms) in enumerate(zip(tile.roads, bits, strict=True)):
        sides = _sides(road.edges, turns)
        spots = [spot for side in sides for spot in _arm(art, side)]
        if arms in LINES:
            art.put(art.size.middle, ROAD, LINES[arms])
            art.anchors[f"road.{i}"] = art.size.middle
        elif spots:
            focus = (STEP_X[sides[0]] * 0.6, STEP_Y[sides[0]] * 0.6)
            art.anchors[f"road.{i}"] = art.nearest(focus, spots)
    if sum(arms not in LINES for arms in bits) > 1:
        art.put(art.size.middle, VILLAGE)


def _arm(art: Art, side: int) -> list[Spot]:
    """Draws the way from a side to the middle, which is left out."""
    i, j = art.size.middle
    spots: list[Spot] = []
    while True:
        i, j = i + STEP_X[side], j + STEP_Y[side]
        if not (0 <= i < art.size.width and 0 <= j < art.size.height):
            return spots
        if art.kinds.get((i, j)) is None:
            art.put((i, j), ROAD, LINES[0b0101 if side % 2 == 0 else 0b1010])
            spots.append((i, j))


def _draw_monastery(art: Art) -> None:
    i, j = art.size.middle
    art.put((i, j), MONASTERY)
    if art.size.width > 3:
        art.put((i - 1, j), MONASTERY, "[")
        art.put((i + 1, j), MONASTERY, "]")
    art.anchors["monastery.0"] = art.size.middle


def _draw_farms(art: Art, tile: Tile, turns: int) -> None:
    """Fields take what is left; each character belongs to the farm it can be reached from."""
    free = {spot for spot in art.size.spots() if spot not in art.kinds}
    for spot in free:
        art.put(spot, FIELD)
    for i, farm in enumerate(tile.farms):
        halves = [(HALF_EDGES.index(name) + 2 * turns) % 8 for name in farm.half_edges]
        found = _reach({_at_half(art.size, half) for half in halves} & free, free)
        if found:
            center = [sum(spot[axis] for spot in found) / len(found) for axis in (0, 1)]
            x = (2 * center[0] + 1) / art.size.width - 1
            y = (2 * center[1] + 1) / art.size.height - 1
            art.anchors[f"farm.{i}"] = art.nearest((x, y), found)


def _at_half(size: Size, half: int) -> Spot:
    """The character at a half-edge; they go clockwise from NNW."""
    (i, j), last = size.middle, (size.width - 1, size.height - 1)
    left, top = i // 2, j // 2
    right, low = last[0] - left, last[1] - top
    ring = [(left, 0), (right, 0), (last[0], top), (last[0], low)]
    ring += [(right, last[1]), (left, last[1]), (0, low), (0, top)]
    return ring[half]


def _reach(spots: set[Spot], free: set[Spot]) -> set[Spot]:
    found, left = set(spots), list(spots)
    while left:
        i, j = left.pop()
        for side in range(4):
            spot = (i + STEP_X[side], j + STEP_Y[side])
            if spot in free and spot not in found:
                found.add(spot)
                left.append(spot)
    return found
