"""The legal moves of each phase, as text: C2, C4, C5."""

from __future__ import annotations

from .carc_board import Part, parts_at, spots, whole
from .carc_tiles import KINDS, distinct_turns


def legal_moves(game: dict) -> list[str]:
    return place_moves(game) if game["phase"] == "place" else meeple_moves(game)


def place_moves(game: dict) -> list[str]:
    """C2: rotations that look the same are listed once."""
    assert game["tile"] is not None, "no tile is drawn yet"
    turns = game["kinds"][game["tile"]]
    distinct = distinct_turns(turns)
    return [
        f"place {x} {y} {90 * quarters}"
        for x, y, quarters in spots(game["board"], turns)
        if quarters in distinct
    ]


def meeple_moves(game: dict) -> list[str]:
    return [f"meeple {kind}.{index}" for _, _, kind, index in open_parts(game)] + ["skip"]


def open_parts(game: dict) -> list[Part]:
    """C4, C5: with a meeple at home, the features of the laid tile that hold none."""
    if game["meeples"][game["seat"]] == 0:
        return []
    board, taken = game["board"], {part for _, part in game["men"]}
    parts = [part for kind in KINDS for part in parts_at(board, game["laid"], kind)]
    return [part for part in parts if not taken & whole(board, part)]
