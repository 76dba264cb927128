"""What turning or mirroring the whole board does to tiles, rotations and features.

Worked out from the tile data alone: where the sides and half-edges of a feature come to lie.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import stolik
from stolik.carcassonne.engine import CarcassonneEngine

SIDES = "NESW"
HALVES = ["NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"]
Places = frozenset[tuple[str, int]]  # sides ("side", 0 … 3) and half-edges ("half", 0 … 7)
Move = tuple[int, int, int]  # x, y, r


def tiles() -> dict[str, Any]:
    engine = stolik.load("carcassonne").engine({"meeples": 7}, 2)
    assert isinstance(engine, CarcassonneEngine)
    return {tile.id: tile for tile in engine.tiles.tiles}


TILES = tiles()


def features(tile: Any, turns: int) -> dict[str, Places]:
    """Every feature of a turned tile by its name: where it meets the tile's edge."""
    found = {}
    for name, edges in (
        *((f"city.{i}", city.edges) for i, city in enumerate(tile.cities)),
        *((f"road.{i}", road.edges) for i, road in enumerate(tile.roads)),
    ):
        found[name] = frozenset(("side", (SIDES.index(side) + turns) % 4) for side in edges)
    for i, farm in enumerate(tile.farms):
        halves = frozenset((HALVES.index(half) + 2 * turns) % 8 for half in farm.half_edges)
        found[f"farm.{i}"] = frozenset(("half", half) for half in halves)
    return found


def picture(tile: Any, turns: int, moved: Callable[[tuple[str, int]], tuple[str, int]]) -> object:
    """All that a turned and moved tile shows."""
    where = features(tile, turns)
    cities = {
        name: frozenset(map(moved, places)) for name, places in where.items() if name[0] == "c"
    }
    shown = [("city", cities[f"city.{i}"], city.pennant) for i, city in enumerate(tile.cities)] + [
        ("road", frozenset(map(moved, where[f"road.{i}"])), road.end)
        for i, road in enumerate(tile.roads)
    ]
    farms = [
        (
            "farm",
            frozenset(map(moved, where[f"farm.{i}"])),
            frozenset(cities[f"city.{city}"] for city in farm.cities),
        )
        for i, farm in enumerate(tile.farms)
    ]
    return frozenset([*shown, *farms, ("monastery", tile.monastery)])


@dataclass(frozen=True)
class Symmetry:
    """Some quarter turns clockwise, after a mirror that changes east and west (or not)."""

    turns: int = 0
    mirrored: bool = False

    def edge(self, edge: tuple[str, int]) -> tuple[str, int]:
        kind, place = edge
        if kind == "side":
            return kind, ((-place if self.mirrored else place) + self.turns) % 4
        return kind, ((1 - place if self.mirrored else place) + 2 * self.turns) % 8

    def cell(self, x: int, y: int) -> tuple[int, int]:
        x = -x if self.mirrored else x
        for _ in range(self.turns):
            x, y = -y, x
        return x, y

    def tile(self, name: str) -> str:
        """Only J and K are mirror images of each other."""
        return {"J": "K", "K": "J"}.get(name, name) if self.mirrored else name

    @cache  # noqa: B019 - there are few symmetries
    def rotation(self, name: str, r: int) -> int:
        """The smallest rotation of the moved tile that shows what this one shows."""
        want = picture(TILES[name], r // 90, self.edge)
        other = TILES[self.tile(name)]
        return next(90 * k for k in range(4) if picture(other, k, lambda e: e) == want)

    def place(self, name: str, move: Move) -> Move:
        return *self.cell(move[0], move[1]), self.rotation(name, move[2])

    @cache  # noqa: B019 - there are few symmetries
    def spot(self, name: str, r: int, spot: str) -> str:
        """The name of a feature on the moved tile."""
        if spot == "monastery.0":
            return spot
        want = frozenset(map(self.edge, features(TILES[name], r // 90)[spot]))
        there = features(TILES[self.tile(name)], self.rotation(name, r) // 90)
        return next(name for name, places in there.items() if places == want)
