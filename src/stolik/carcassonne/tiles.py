"""Tile sets as people write them: reading, and checks that name what is wrong (docs/tiles.md)."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

import msgspec

from stolik.carcassonne.grid import SIDES
from stolik.carcassonne.state import MAX_KINDS, MAX_NODES, MAX_SPOTS, MAX_TILES
from stolik.errors import BadTiles

FORMAT = "carcassonne-base-tiles/1"
HALF_EDGES = ("NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW")
Terrain = Literal["field", "road", "city"]
_IDENT = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]*\Z")


class City(msgspec.Struct, frozen=True):
    edges: list[str]
    pennant: bool = False


class Road(msgspec.Struct, frozen=True):
    edges: list[str]
    end: str | None = None


class Farm(msgspec.Struct, frozen=True):
    half_edges: list[str]
    cities: list[int] = []


class Tile(msgspec.Struct, frozen=True, dict=True):
    """One kind of tile, unturned."""

    id: str
    count: int
    edges: dict[str, Terrain]
    cities: list[City] = []
    roads: list[Road] = []
    monastery: bool = False
    farms: list[Farm] = []
    name: str = ""

    @cached_property
    def spots(self) -> list[str]:
        """Its features as moves name them: cities, roads, farms, monastery."""
        lists = {"city": len(self.cities), "road": len(self.roads), "farm": len(self.farms)}
        spots = [f"{kind}.{i}" for kind, count in lists.items() for i in range(count)]
        return [*spots, "monastery.0"] if self.monastery else spots

    @cached_property
    def shape(self) -> frozenset[object]:
        """What the tile is like, however its features are numbered."""
        return self.turned_shape(0)

    def turned_shape(self, turns: int) -> frozenset[object]:
        """The same after quarter turns clockwise."""

        def sides(names: list[str]) -> frozenset[int]:
            return frozenset((SIDES.index(name) + turns) % 4 for name in names)

        cities = [("city", sides(city.edges), city.pennant) for city in self.cities]
        roads = [("road", sides(road.edges)) for road in self.roads]
        farms = [
            (
                "farm",
                frozenset((HALF_EDGES.index(half) + 2 * turns) % 8 for half in farm.half_edges),
                frozenset(cities[i] for i in farm.cities),
            )
            for farm in self.farms
        ]
        return frozenset([*cities, *roads, *farms])

    @cached_property
    def rotations(self) -> int:
        """How many of its four rotations look different: the others repeat these."""
        return next(n for n in (1, 2, 4) if n == 4 or self.turned_shape(n) == self.shape)


class Start(msgspec.Struct, frozen=True):
    tile: str


class TileFile(msgspec.Struct, frozen=True):
    """A whole file; the base game's has more beside this, for readers."""

    format: str
    start: Start
    tiles: list[Tile]
    id: str | None = None
    title: dict[str, str] = {}


@dataclass(frozen=True, eq=False)
class TileSet:
    """A checked tile set."""

    id: str
    file: TileFile

    @cached_property
    def number(self) -> dict[str, int]:
        return {tile.id: i for i, tile in enumerate(self.file.tiles)}

    @property
    def tiles(self) -> list[Tile]:
        return self.file.tiles

    @property
    def start(self) -> int:
        """The kind of tile that lies there first."""
        return self.number[self.file.start.tile]


def read_tiles(path: Path) -> TileSet:
    """The tile set in a file."""
    try:
        file = msgspec.json.decode(path.read_bytes(), type=TileFile)
    except OSError as error:
        raise BadTiles(f"{path}: {error.strerror or error}.") from error
    except msgspec.MsgspecError as error:
        raise BadTiles(f"{path}: {error}.") from error
    try:
        check(file)
        name = path.stem if file.id is None else file.id
        if not _IDENT.match(name):
            raise BadTiles(f"the set's id {name!r} should be of letters, digits and '-'.")
    except BadTiles as error:
        raise BadTiles(f"{path}: {error}") from None
    return TileSet(name, file)


def check(file: TileFile) -> None:
    """Raises BadTiles that names the tile and what is wrong with it."""
    if file.format != FORMAT:
        raise BadTiles(f"format is {file.format!r}, this program reads {FORMAT!r}.")
    seen: set[str] = set()
    for tile in file.tiles:
        if not _IDENT.match(tile.id):
            raise BadTiles(f"tile {tile.id!r}: an id is of letters, digits and '-'.")
        if tile.id in seen:
            raise BadTiles(f"tile {tile.id!r} is there twice.")
        seen.add(tile.id)
        try:
            _check_tile(tile)
        except BadTiles as error:
            raise BadTiles(f"tile {tile.id!r}: {error}") from None
    if file.start.tile not in seen:
        raise BadTiles(f"the start tile {file.start.tile!r} is none of the tiles.")
    _check_capacities(file)


def _check_capacities(file: TileFile) -> None:
    for what, count, most in (
        ("kinds of tiles", len(file.tiles), MAX_KINDS),
        ("tiles", sum(tile.count for tile in file.tiles), MAX_TILES),
        ("features on all tiles", sum(t.count * len(t.spots) for t in file.tiles), MAX_NODES),
    ):
        if count > most:
            raise BadTiles(f"{count} {what}: at most {most} are possible.")
    if sum(tile.count for tile in file.tiles) < 2:
        raise BadTiles("a set needs a tile beside the start tile.")


def _check_tile(tile: Tile) -> None:
    if not 1 <= tile.count <= MAX_TILES:
        raise BadTiles(f"its count should be 1 to {MAX_TILES}.")
    if sorted(tile.edges) != sorted(SIDES):
        raise BadTiles(f"edges are {', '.join(tile.edges)}: it needs N, E, S and W.")
    if len(tile.spots) > MAX_SPOTS:
        raise BadTiles(f"it has {len(tile.spots)} features: at most {MAX_SPOTS} are possible.")
    cities = [(f"city.{i}", city.edges) for i, city in enumerate(tile.cities)]
    roads = [(f"road.{i}", road.edges) for i, road in enumerate(tile.roads)]
    _check_sides(tile, "city", cities)
    _check_sides(tile, "road", roads)
    for name, edges in roads:
        if len(edges) > 2:
            raise BadTiles(f"{name} has {len(edges)} sides: a road ends where more than two meet.")
    _check_farms(tile)


def _check_sides(tile: Tile, terrain: str, features: list[tuple[str, list[str]]]) -> None:
    """Every side of a terrain belongs to exactly one feature."""
    owner: dict[str, str] = {}
    for name, edges in features:
        if not edges:
            raise BadTiles(f"{name} has no side.")
        for side in edges:
            if tile.edges.get(side) != terrain:
                raise BadTiles(f"{name} is at side {side!r}, which is no {terrain} side.")
            if side in owner:
                raise BadTiles(_twice(f"side {side}", owner[side], name))
            owner[side] = name
    for side, found in tile.edges.items():
        if found == terrain and side not in owner:
            raise BadTiles(f"side {side} is a {terrain} side, but belongs to no {terrain}.")


def _twice(what: str, first: str, second: str) -> str:
    if first == second:
        return f"{first} names {what} twice."
    return f"{what} belongs to {first} and to {second}."


def _check_farms(tile: Tile) -> None:
    owner: dict[str, str] = {}
    for i, farm in enumerate(tile.farms):
        for half in farm.half_edges:
            if half not in HALF_EDGES:
                raise BadTiles(f"farm.{i} is at {half!r}: half-edges are {', '.join(HALF_EDGES)}.")
            if half in owner:
                raise BadTiles(_twice(f"half-edge {half}", owner[half], f"farm.{i}"))
            owner[half] = f"farm.{i}"
        for city in farm.cities:
            if not 0 <= city < len(tile.cities):
                raise BadTiles(f"farm.{i} touches city.{city}, which the tile doesn't have.")
    for number, half in enumerate(HALF_EDGES):
        side = SIDES[number // 2]
        if (tile.edges[side] == "city") == (half in owner):
            wrong = "is walled, but has a farm" if half in owner else "belongs to no farm"
            raise BadTiles(f"half-edge {half} {wrong}.")
    for side, terrain in tile.edges.items():
        first, second = (HALF_EDGES[2 * SIDES.index(side) + i] for i in (0, 1))
        if terrain == "field" and owner[first] != owner[second]:
            raise BadTiles(f"side {side} is a field, but {first} and {second} are of two farms.")
