"""Tile data as plain dicts, in all four rotations."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from .mismatch import require

TileSets = Path | str | Mapping[str, dict]

DEFAULT_TILES = Path(__file__).resolve().parents[2] / "src" / "stolik" / "carcassonne" / "data"

SIDES = ["N", "E", "S", "W"]
HALVES = ["NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"]
KINDS = ["city", "road", "farm", "monastery"]


@cache
def _read(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


def load_tiles(sets: TileSets, name: str) -> dict:
    """The tile set of this id, from a folder of data files or from a dict of their contents."""
    if isinstance(sets, Mapping):
        require(name in sets, "tiles", sorted(sets), name)
        data = sets[name]
    else:
        known = sorted(file.stem for file in Path(sets).glob("*.json"))
        require(name in known, "tiles", known, name)
        data = _read(Path(sets) / f"{name}.json")
    return {
        "start": data["start"]["tile"],
        "counts": {tile["id"]: tile["count"] for tile in data["tiles"]},
        "kinds": {tile["id"]: [turn(tile, k) for k in range(4)] for tile in data["tiles"]},
    }


def turn(tile: dict, quarters: int) -> dict:
    """The tile after so many quarter turns clockwise; features keep their index.

    Sides are numbered 0-3 from north and half-edges 0-7 from NNW, both clockwise. The exits of
    a city or a road are sides, those of a farm are half-edges.
    """

    def sides(names: list[str]) -> set[int]:
        return {(SIDES.index(name) + quarters) % 4 for name in names}

    def halves(names: list[str]) -> set[int]:
        return {(HALVES.index(name) + 2 * quarters) % 8 for name in names}

    edges = {(SIDES.index(name) + quarters) % 4: kind for name, kind in tile["edges"].items()}
    return {
        "id": tile["id"],
        "edges": [edges[side] for side in range(4)],
        "city": [
            {"exits": sides(city["edges"]), "pennant": city["pennant"]} for city in tile["cities"]
        ],
        "road": [{"exits": sides(road["edges"]), "end": road["end"]} for road in tile["roads"]],
        "farm": [
            {"exits": halves(farm["half_edges"]), "cities": farm["cities"]}
            for farm in tile["farms"]
        ],
        "monastery": [{"exits": set()}] if tile["monastery"] else [],
    }


def look(tile: dict) -> tuple:
    """What can be seen of a turned tile: its features without the order they are listed in."""
    cities = [(sorted(city["exits"]), city["pennant"]) for city in tile["city"]]
    roads = [(sorted(road["exits"]), str(road["end"])) for road in tile["road"]]
    farms = [
        (sorted(farm["exits"]), sorted(cities[index] for index in farm["cities"]))
        for farm in tile["farm"]
    ]
    seen = tile["edges"], sorted(cities), sorted(roads), sorted(farms), len(tile["monastery"])
    return tuple(map(repr, seen))


def distinct_turns(turns: list[dict]) -> list[int]:
    """The rotations that look different, of those that look the same the smallest."""
    looks = [look(tile) for tile in turns]
    return [quarters for quarters in range(4) if looks.index(looks[quarters]) == quarters]
