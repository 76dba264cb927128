"""Checking a stream of transcripts, line by line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from . import carc_coverage, coverage
from .carc_reference import CarcReference
from .carc_setup import GAME as CARCASSONNE
from .carc_tiles import DEFAULT_TILES, TileSets
from .coverage import Summary
from .events import same
from .mismatch import Mismatch, require
from .rail_map import DEFAULT_MAPS, Maps
from .rail_reference import Reference

AnyReference = Reference | CarcReference

DECISION_KEYS = ["n", "seat", "phase", "legal", "move", "events"]
CARC_DECISION_KEYS = [*DECISION_KEYS[:3], "tile", *DECISION_KEYS[3:], "scores", "meeples"]


def check_lines(
    lines: Iterable[str],
    maps: Maps = DEFAULT_MAPS,
    progress: Callable[[Summary], None] | None = None,
    tiles: TileSets = DEFAULT_TILES,
) -> Summary:
    """Check every game of the stream; raises Mismatch at the first thing that is wrong."""
    summary = Summary()
    reference = None
    number = 0
    for number, line in enumerate(lines, 1):
        try:
            reference = check_line(read_line(line), reference, maps, tiles, summary)
        except Mismatch as mismatch:
            raise mismatch.at(f"line {number}") from None
        if reference is None and progress:
            progress(summary)
    if reference is not None:
        missing = Mismatch("end of the stream", "the rest of the game", "nothing")
        raise missing.at(f"line {number + 1}, {reference.where}")
    require(summary.games > 0, "stream", "at least one game", "nothing")
    return summary


def plain_object(pairs: list[tuple[str, Any]]) -> dict:
    """A JSON reader would let the last of two equal keys win without a word."""
    entry = dict(pairs)
    require(len(entry) == len(pairs), "keys", "each once", [key for key, _ in pairs])
    return entry


DECODER = json.JSONDecoder(object_pairs_hook=plain_object)


def read_line(line: str) -> Any:
    try:
        return DECODER.decode(line)
    except ValueError as error:
        raise Mismatch("line", "a JSON object", f"{line[:80]!r} ({error})") from error


def check_line(
    entry: Any, reference: AnyReference | None, maps: Maps, tiles: TileSets, summary: Summary
) -> AnyReference | None:
    """Check one line; gives the game that goes on, if it does."""
    if reference is None:
        reference = new_reference(entry, maps, tiles, summary.games + 1)
        counts(reference).count_header(summary.seen, entry)
        return reference
    if not reference.over:
        check_decision(reference, entry, summary)
        return reference
    check_result(reference, entry)
    counts(reference).count_result(summary.seen, entry)
    summary.games += 1
    return None


def new_reference(header: Any, maps: Maps, tiles: TileSets, number: int) -> AnyReference:
    """The header's `game` decides the rules."""
    if isinstance(header, dict) and header.get("game") == CARCASSONNE:
        return CarcReference(header, tiles, number)
    return Reference(header, maps, number)


def counts(reference: AnyReference) -> ModuleType:
    return carc_coverage if isinstance(reference, CarcReference) else coverage


def check_keys(entry: Any, keys: list[str], what: str) -> None:
    found = list(entry) if isinstance(entry, dict) else entry
    require(found == keys, f"keys of {what}", keys, found)


def check_decision(reference: AnyReference, entry: Any, summary: Summary) -> None:
    carcassonne = isinstance(reference, CarcReference)
    try:
        check_keys(entry, CARC_DECISION_KEYS if carcassonne else DECISION_KEYS, "a decision")
        for key, value in (
            ("n", reference.decision),
            ("seat", reference.seat),
            ("phase", reference.phase),
        ):
            require(same(entry[key], value), key, value, entry[key])
    except Mismatch as mismatch:
        raise mismatch.at(reference.where) from None
    if carcassonne and reference.phase == "place":
        reference.draw(entry["tile"], entry["events"])
    try:
        if carcassonne:
            require(same(entry["tile"], reference.tile), "tile", reference.tile, entry["tile"])
        check_legal(reference.legal(), entry["legal"])
        require(isinstance(entry["move"], str), "move", "text", entry["move"])
        require(entry["move"] in entry["legal"], "move", "one of those listed", entry["move"])
    except Mismatch as mismatch:
        raise mismatch.at(reference.where) from None
    before = reference.copy()
    reference.play(entry["move"], entry["events"])
    if carcassonne:
        check_state(reference, before.where, entry)
    # Only now are the events known to be well formed.
    counts(reference).count_decision(summary.seen, before.game, entry)
    summary.decisions += 1


def check_legal(expected: list[str], found: Any) -> None:
    """The order of legal moves is no matter of the rules, but each is listed once."""
    ok = isinstance(found, list) and all(isinstance(move, str) for move in found)
    require(ok, "legal", "a list of moves", found)
    listed, right = set(found), set(expected)
    require(len(listed) == len(found), "legal", "each move once", found)
    assert len(right) == len(expected), "the reference lists a move twice"
    if listed != right:
        wrong = f"missing {sorted(right - listed)}, too many {sorted(listed - right)}"
        raise Mismatch("legal", f"{len(right)} moves", wrong)


def check_state(reference: CarcReference, where: str, entry: dict) -> None:
    """The scores and the meeples at home after the move."""
    try:
        for key, value in (("scores", reference.scores), ("meeples", reference.meeples)):
            require(same(entry[key], value), key, value, entry[key])
    except Mismatch as mismatch:
        raise mismatch.at(where) from None


def check_result(reference: AnyReference, entry: Any) -> None:
    expected = reference.result()
    try:
        check_keys(entry, list(expected), "the result")
        if isinstance(reference, CarcReference):
            ok = same(entry, expected)
        else:
            ok = same(sort_tickets(entry), sort_tickets(expected))
        require(ok, "result", json.dumps(expected), json.dumps(entry))
    except Mismatch as mismatch:
        raise mismatch.at(f"game {reference.number}, result") from None


def sort_tickets(result: dict) -> dict:
    """The order of a seat's tickets is no matter of the rules."""
    seats = result["result"]
    ok = isinstance(seats, list) and all(
        isinstance(seat, dict) and isinstance(seat.get("tickets"), list) for seat in seats
    )
    require(ok, "result", "a list of seats with their tickets", seats)
    ordered = [seat | {"tickets": sorted(seat["tickets"], key=json.dumps)} for seat in seats]
    return result | {"result": ordered}
