"""Map data as plain dicts that are easy to look things up in."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from .mismatch import require

Maps = Path | str | Mapping[str, dict]

LOCO = "loco"
DEFAULT_MAPS = Path(__file__).resolve().parents[2] / "src" / "stolik" / "rail" / "data"

# R9: points for a route by its length.
ROUTE_POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21}


@cache
def _read(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


def load_map(maps: Maps, name: str) -> dict:
    """The map of this id, from a folder of data files or from a dict of their contents."""
    if isinstance(maps, Mapping):
        require(name in maps, "map", sorted(maps), name)
        data = maps[name]
    else:
        path = Path(maps) / f"{name}.json"
        known = sorted(file.stem for file in Path(maps).glob("*.json"))
        require(name in known, "map", known, name)
        data = _read(path)
    return {
        "colors": data["colors"],
        "routes": {route["id"]: route for route in data["routes"]},
        "alike": _alike(data),
        "points": _points(data),
        "tickets": _tickets(data),
        "borders": _borders(data),
    }


def _alike(data: dict) -> list[list[dict]]:
    """The routes in groups that differ in nothing but their places: paid in the same ways."""
    groups: dict[tuple, list[dict]] = {}
    for route in data["routes"]:
        kind = route["length"], route["color"], route["tunnel"], route["locomotives"]
        groups.setdefault(kind, []).append(route)
    return list(groups.values())


def _points(data: dict) -> dict[int, int]:
    """R9's table; a map may add lengths that R9 does not name but not change any."""
    table = {int(length): points for length, points in data["route_points"].items()}
    wrong = {n: points for n, points in table.items() if ROUTE_POINTS.get(n, points) != points}
    require(not wrong, "route points of the map (R9)", ROUTE_POINTS, wrong)
    return table | ROUTE_POINTS


def _tickets(data: dict) -> dict[str, dict]:
    """R43: each copy of a ticket is a ticket; from the second on its name tells the copy."""
    tickets = {}
    for ticket in data["tickets"]:
        for copy in range(1, ticket["copies"] + 1):
            tickets[ticket["id"] if copy == 1 else f"{ticket['id']}#{copy}"] = ticket
    return tickets


def _borders(data: dict) -> dict[str, list[str]]:
    """R36: the border places at which each country is reached."""
    borders: dict[str, list[str]] = {country["id"]: [] for country in data["countries"]}
    for place in data["places"]:
        if place.get("country"):
            borders[place["country"]].append(place["id"])
    return borders


def is_long(ticket: dict) -> bool:
    """A map with a single deck of tickets ("all") has short ones only."""
    return ticket["deck"] == "long"
