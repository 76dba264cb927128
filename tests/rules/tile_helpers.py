"""Positions of Carcassonne for the tests of rules, written so that every tile is in sight.

A turn is written `tile x y r`, and a spot behind it if a meeple goes there: `U 1 0 90 road.0`.
With `?` as its spot the tile lies and the choice is still open; a tile alone is only drawn.
The start tile D lies at 0 0 and has its city in the north, its road from east to west.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import stolik
from stolik import Event, Game, Table
from tests.rules.helpers import ROOT, plain

BASE = ROOT / "src" / "stolik" / "carcassonne" / "data" / "base.json"
TILES = Counter(
    {"A": 2, "B": 4, "C": 1, "D": 4, "E": 5, "F": 2, "G": 1, "H": 3}
    | {"I": 2, "J": 3, "K": 3, "L": 3, "M": 2, "N": 3, "O": 2, "P": 3}
    | {"Q": 1, "R": 3, "S": 2, "T": 1, "U": 8, "V": 9, "W": 4, "X": 1}
)
"""The tiles of the game, the start tile among them."""


@cache
def carcassonne() -> Game:
    return stolik.load("carcassonne")


def base_data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(BASE.read_text(encoding="utf-8"))
    return data


def base_tiles(tiles: Iterable[str]) -> list[dict[str, Any]]:
    """The data of these tiles of the base game, each as often as it is named."""
    counts = Counter(tiles)
    rows = [row for row in base_data()["tiles"] if row["id"] in counts]
    return [row | {"count": counts[row["id"]]} for row in rows]


def write_set(folder: Path, data: Mapping[str, Any], name: str = "own.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def own_set(folder: Path, tiles: str, start: str = "D") -> Game:
    """A game with so few tiles, `B B C`; the start tile comes on top of them."""
    rows = base_tiles([start, *tiles.split()])
    data = {"format": "carcassonne-base-tiles/1", "start": {"tile": start}, "tiles": rows}
    return stolik.load(str(write_set(folder, data)))


def small_set() -> dict[str, Any]:
    """The data of a set of six tiles: two D, one of them the start, two V, an L and a B."""
    return {
        "format": "carcassonne-base-tiles/1",
        "id": "small",
        "title": {"en": "Small", "pl": "Mały"},
        "start": {"tile": "D"},
        "tiles": base_tiles(["D", "D", "V", "V", "L", "B"]),
    }


def laid(
    *turns: str, game: Game | None = None, seats: int = 2, start: int = 0, **options: object
) -> Table:
    """A table at which these turns were played, seat 0 first."""
    rows = [turn.split() for turn in turns]
    deal = {"tiles": [row[0] for row in rows], "first": 0, "start": start}
    table = (game or carcassonne()).new(1, seats, deal=deal, options=options)
    for tile, *where in rows:
        if where:
            assert table.view(None).drawn == tile
            take_turn(table, *where)
    return table


def take_turn(table: Table, x: str, y: str, r: str, spot: str = "") -> None:
    table.play(f"place {x} {y} {r}")
    if spot != "?":
        table.play(f"meeple {spot}" if spot else "skip")


def ended(folder: Path, *turns: str, seats: int = 2, start: str = "D") -> Table:
    """The end of a game that has no other tiles than those of these turns."""
    game = own_set(folder, " ".join(turn.split()[0] for turn in turns), start)
    table = laid(*turns, game=game, seats=seats)
    assert table.over
    return table


def paper(events: Iterable[Event]) -> list[Any]:
    """Events as transcripts write them."""
    return [plain(event.on_paper()) for event in events]


def scored(
    kind: str, tiles: int, points: int, seats: list[int], returned: list[int], pennants: int = 0
) -> dict[str, Any]:
    """The event that pays a completed feature."""
    numbers = {"tiles": tiles, "pennants": pennants, "points": points}
    return {"scored": kind} | numbers | {"seats": seats, "returned": returned}


def totals(table: Table) -> list[int]:
    return [points.total for points in table.score()]


def supplies(table: Table) -> list[int]:
    return [seat.meeples for seat in table.view(None).seats]


def spots(table: Table) -> list[str]:
    """Where the seat to move may put a meeple."""
    moves = [str(move) for move in table.moves()]
    assert moves[-1] == "skip"
    return [move.removeprefix("meeple ") for move in moves[:-1]]


def parts(table: Table, seat: int) -> dict[str, int]:
    """Where a seat's points come from, without the zeros."""
    row = plain(table.score()[seat])
    return {
        name: value for name, value in row.items() if value and name not in {"features", "total"}
    }
