"""A game's beginning, built from a transcript header that is checked on the way."""

from __future__ import annotations

from typing import Any

from .carc_score import POINTS
from .mismatch import require

GAME = "carcassonne"
HEADER_KEYS = ["transcript", "game", "tiles", "seats", "rules", "first", "start"]
# C1: how many can play.
SEATS = range(2, 6)


def is_number(value: Any) -> bool:
    return type(value) is int and value >= 0


def check_header(header: Any) -> None:
    """Keys and plain values; the start tile is checked when the tiles are known."""
    found = list(header) if isinstance(header, dict) else header
    require(found == HEADER_KEYS, "keys of the header", HEADER_KEYS, found)
    number = header["transcript"]
    require(is_number(number) and number == 1, "transcript", 1, number)
    require(header["game"] == GAME, "game", GAME, header["game"])
    require(isinstance(header["tiles"], str), "tiles", "a tile set's id", header["tiles"])
    seats, first, rules = header["seats"], header["first"], header["rules"]
    require(is_number(seats) and seats in SEATS, "seats (C1)", list(SEATS), seats)
    require(is_number(first) and first < seats, "first", f"below {seats}", first)
    ok = isinstance(rules, dict) and list(rules) == ["meeples"] and is_number(rules["meeples"])
    require(ok, "rules", "a number of meeples", rules)


def new_game(header: dict, data: dict) -> dict:
    """C1: the start tile is laid, all others are in the bag, all meeples at home."""
    start, seats = data["start"], header["seats"]
    require(header["start"] == start, "start (C1)", start, header["start"])
    return {
        "kinds": data["kinds"],
        "bag": data["counts"] | {start: data["counts"][start] - 1},
        "board": {(0, 0): data["kinds"][start][0]},
        "seats": seats,
        "seat": header["first"],
        "phase": "place",
        # The tile drawn for this turn, those discarded before it, and where it was laid.
        "tile": None,
        "discarded": [],
        "laid": None,
        # The meeples that are out, as (seat, part), and how many each seat has at home.
        "men": [],
        "meeples": [header["rules"]["meeples"]] * seats,
        "points": [dict.fromkeys(POINTS, 0) for _ in range(seats)],
        "over": False,
    }
