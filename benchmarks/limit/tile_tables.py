"""`python -m benchmarks.limit.tile_tables > tiles.h`: the tables of tiles.c from the base game.

A port is a place where a feature meets the tile beyond a side: the first and the second half of the
side (farms) and its middle (a city or road), so port 4 * side + 0, 1, 2.
"""

from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import stolik
from stolik.carcassonne.grid import SIDES
from stolik.carcassonne.tiles import HALF_EDGES, Tile, read_tiles

FILE = Path(stolik.__file__).parent / "carcassonne" / "data" / "base.json"
TERRAINS = ("field", "road", "city")
KINDS = ("city", "road", "farm", "monastery")
SPOTS = 8
RADIUS, CELLS = 74, 4096
NO_LABEL = 32  # what a spot that is not there shifts the next labels by


class Spot(NamedTuple):
    """A feature of a tile: its kind, its number within the kind, what the file says of it."""

    kind: str
    number: int
    said: Any


def width() -> int:
    """A step from row to row by which no two cells within RADIUS steps share a number."""
    steps = [(x, y) for y in range(RADIUS + 1) for x in range(y - RADIUS, RADIUS - y + 1)]
    steps.remove((0, 0))
    return next(w for w in range(75, 2048) if all((x + w * y) % CELLS for x, y in steps))


def spots_of(tile: Tile) -> list[Spot]:
    """The features of a tile in the order in which moves name them."""
    said = {"city": tile.cities, "road": tile.roads, "farm": tile.farms, "monastery": [None]}
    names = [name.split(".") for name in tile.spots]
    return [Spot(kind, int(number), said[kind][int(number)]) for kind, number in names]


def fill(values: list[int], other: int = 0) -> list[int]:
    """The values of the spots, and another for those that are not there."""
    return values + [other] * (SPOTS - len(values))


def word(spot: Spot) -> int:
    """What a spot adds to its feature: open ends in bits 0-7, tiles 8-15, pennants 16-23."""
    if spot.kind == "monastery":
        return 8 | 9 << 8
    if spot.kind == "farm":
        return 0
    return len(spot.said.edges) + 2 | 1 << 8 | getattr(spot.said, "pennant", False) << 16


def doubled(spots: list[Spot]) -> set[str]:
    """City or road, if the tile has two of them: it must count once if they are joined."""
    return {kind for kind in ("city", "road") if sum(spot.kind == kind for spot in spots) > 1}


def kind_row(tile: Tile) -> list[Any]:
    """A Kind, as tiles.c has it."""
    spots, many = spots_of(tile), doubled(spots_of(tile))
    number = [sum(spot.kind == kind for spot in spots) for kind in KINDS]
    cities, roads, farms, _ = number
    touch = [sum(1 << c for c in set(s.said.cities)) if s.kind == "farm" else 0 for s in spots]
    return [
        len(spots),
        fill([255 if spot.kind in ("city", "road") else 0 for spot in spots]),
        fill([int(spot.kind in many) for spot in spots]),
        fill([8 * KINDS.index(spot.kind) for spot in spots], NO_LABEL),
        fill(touch),
        fill([spot.number for spot in spots]),
        int(len(spots) > 4 or bool(many)),
        int(tile.monastery),
        fill([word(spot) for spot in spots]),
        sum(count << 8 * i for i, count in enumerate(number)),
        [farms * 0x101, farms * 0x101 + (roads << 16), cities << 16, 0],
    ]


def terrains(tile: Tile, turns: int) -> list[int]:
    """What each side shows after quarter turns clockwise."""
    return [TERRAINS.index(tile.edges[SIDES[(side - turns) % 4]]) for side in range(4)]


def ports_of(spot: Spot, shown: list[int], turns: int) -> int:
    """The ports of a spot as bits; a field without a road has one port a side."""
    if spot.kind in ("city", "road"):
        return sum(4 << 4 * ((SIDES.index(side) + turns) % 4) for side in spot.said.edges)
    ports = 0
    for name in spot.said.half_edges if spot.kind == "farm" else ():
        side, second = divmod((HALF_EDGES.index(name) + 2 * turns) % 8, 2)
        ports |= 1 << 4 * side + (second if TERRAINS[shown[side]] == "road" else 0)
    return ports


def seen_beyond(spots: list[Spot], ports: list[int], side: int) -> int:
    """What the cell beyond sees: its first half meets the second one here."""

    def at(port: int) -> int:
        numbers = [spot.number for spot, own in zip(spots, ports, strict=True) if own >> port & 1]
        return numbers[0] if numbers else 0

    first = 4 * side
    second = first + 1 if any(own >> first + 1 & 1 for own in ports) else first
    return at(second) | at(first) << 8 | at(first + 2) << 16


def turned_row(tile: Tile, turns: int) -> list[Any]:
    """A Turned, as tiles.c has it; above its ports a spot has one for its own label."""
    spots, shown = spots_of(tile), terrains(tile, turns)
    ports = [ports_of(spot, shown, turns) for spot in spots]
    owner = [next((i for i, own in enumerate(ports) if own >> q & 1), 0) for q in range(16)]
    return [
        [own | 1 << 16 + i for i, own in enumerate(fill(ports))],
        [seen_beyond(spots, ports, side) for side in range(4)],
        shown,
        [terrain + 1 << 2 * (side ^ 2) for side, terrain in enumerate(shown)],
        owner,
    ]


def fits_row(tile: Tile) -> list[int]:
    """By what a cell's neighbors show: the rotations that fit << 4 | 2 * how many they are."""
    row = [0] * 256
    for turns in range(tile.rotations):
        shown = [(0, terrain + 1 << 2 * side) for side, terrain in enumerate(terrains(tile, turns))]
        for pattern in list(product(*shown))[1:]:
            row[sum(pattern)] |= 16 << turns
    return [rotations | 2 * rotations.bit_count() for rotations in row]


def braces(value: Any) -> str:
    """A C initializer."""
    if isinstance(value, list):
        return "{" + ",".join(map(braces, value)) + "}"
    return f'"{value}"' if isinstance(value, str) else str(value)


def main() -> None:
    """Writes the tables."""
    tiles = read_tiles(FILE)
    bag = [kind for kind, tile in enumerate(tiles.tiles) for _ in range(tile.count)]
    bag.remove(tiles.start)
    turned = [turned_row(tile, turns) for tile in tiles.tiles for turns in range(4)]
    print(f"enum {{ CELLS = {CELLS}, WIDTH = {width()}, START = {tiles.start} }};")
    for declared, rows in (
        ("Kind kinds[] __attribute__((aligned(64)))", [kind_row(tile) for tile in tiles.tiles]),
        ("Turned turned[]", turned),
        ("uint8_t fits[][256]", [fits_row(tile) for tile in tiles.tiles]),
        ("uint8_t full_bag[]", bag),
        ("char *const tile_name[]", [tile.id for tile in tiles.tiles]),
        ("char *const spot_name[][8]", [tile.spots for tile in tiles.tiles]),
    ):
        print(f"static const {declared} = {braces(rows)};")


if __name__ == "__main__":
    main()
