"""What a stream of Carcassonne games exercised, so that a clean check is no empty one."""

from __future__ import annotations

from collections import Counter

from .carc_board import parts_at, whole
from .carc_legal import open_parts
from .carc_tiles import KINDS


def count_header(seen: Counter[str], header: dict) -> None:
    seen[f"games: {header['game']} with {header['tiles']}, {header['seats']} seats"] += 1
    seen["games with an unusual number of meeples"] += header["rules"]["meeples"] != 7


def count_decision(seen: Counter[str], game: dict, entry: dict) -> None:
    """Counted before the move is played: the game is the position it is played in."""
    seen[f"moves: {entry['phase']} {entry['move'].split(' ')[0]}"] += 1
    seen["decisions with one move"] += len(entry["legal"]) == 1
    if entry["phase"] == "meeple":
        count_meeple(seen, game, entry["move"])
    for event in entry["events"]:
        if "discarded" in event:
            seen[f"events: discarded, told in {entry['phase']}"] += 1
        else:
            count_scored(seen, event)
    seen["decisions that score several features"] += (
        sum("scored" in event for event in entry["events"]) > 1
    )


def count_meeple(seen: Counter[str], game: dict, move: str) -> None:
    if move != "skip":
        kind, _ = move.removeprefix("meeple ").split(".")
        seen[f"meeples put: {kind}"] += 1
    if game["meeples"][game["seat"]] == 0:
        seen["turns with no meeple at home"] += 1
        return
    board, laid = game["board"], game["laid"]
    there = [part for kind in KINDS for part in parts_at(board, laid, kind)]
    seen["turns with an occupied feature"] += len(open_parts(game)) < len(there)
    for kind in ("city", "road", "farm"):
        parts = parts_at(board, laid, kind)
        twice = len({whole(board, part) for part in parts}) < len(parts)
        seen[f"tiles that meet one feature twice: {kind}"] += twice


def count_scored(seen: Counter[str], event: dict) -> None:
    kind = event["scored"]
    seen[f"events: scored {kind}"] += 1
    seen[f"scored with pennants: {kind}"] += event["pennants"] > 0
    seen[f"scored by several seats: {kind}"] += len(event["seats"]) > 1
    losers = sum(count > 0 for count in event["returned"]) > len(event["seats"])
    seen[f"scored against a minority: {kind}"] += losers
    seen["two-tile cities scored"] += kind == "city" and event["tiles"] == 2


def count_result(seen: Counter[str], entry: dict) -> None:
    seen["shared wins"] += len(entry["winners"]) > 1
    for name in entry["result"][0]:
        earned = any(seat[name] > 0 for seat in entry["result"])
        seen[f"games with points: {name}"] += earned
