"""The Carcassonne reference on checked games of another origin, and on games told wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from . import CarcReference, Mismatch, check_lines
from .carc_board import spots
from .carc_legal import open_parts
from .carc_play import discard_tile, draw_tile, finish_turn, lay_tile, left_in_bag
from .carc_player import HEADER, random_game
from .carc_score import POINTS
from .carc_tiles import DEFAULT_TILES, distinct_turns, load_tiles

VECTORS = Path(__file__).resolve().parents[1] / "vectors"


def replay(vector: dict) -> None:
    """Every number of a checked game, turn by turn."""
    reference = CarcReference(HEADER | {"seats": vector["players"]})
    game = reference.game
    for number, turn in enumerate(vector["turns"]):
        if turn.get("discard"):
            discard_tile(game, turn["t"])
            continue
        assert not reference.over, number
        assert reference.seat == turn["p"], number
        draw_tile(game, turn["t"], [])
        found = list(spots(game["board"], game["kinds"][turn["t"]]))
        assert len(found) == turn["n_spots"], number
        assert (turn["x"], turn["y"], turn["r"]) in found, number
        lay_tile(game, turn["x"], turn["y"], turn["r"])
        assert len(open_parts(game)) == turn["n_men"], number
        finish_turn(game, vector_move(turn))
        assert reference.scores == turn["score"], number
        assert reference.meeples == turn["supply"], number
    assert reference.over
    assert not left_in_bag(game)
    check_end(reference, vector)


def vector_move(turn: dict) -> str:
    if turn["m"] is None:
        return "skip"
    kind, index = turn["m"]
    return f"meeple {'monastery' if kind == 'mon' else kind}.{index}"


def check_end(reference: CarcReference, vector: dict) -> None:
    assert reference.scores == vector["before_end"]
    result = reference.result()["result"]
    names = {"city": "final_city", "road": "final_road", "mon": "final_monastery", "farm": "farm"}
    for part, name in names.items():
        assert [seat[name] for seat in result] == vector["end_parts"][part], part
    totals = [seat["total"] for seat in result]
    assert totals == vector["final"]
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    assert reference.result()["winners"] == winners


@pytest.mark.parametrize(("name", "games"), [("random", 40), ("compact", 20), ("unplaceable", 8)])
def test_checked_games(name: str, games: int) -> None:
    path = VECTORS / f"carcassonne-{name}.jsonl"
    vectors = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(vectors) == games
    for vector in vectors:
        replay(vector)


def test_C1_72_tiles_of_24_kinds() -> None:
    tiles = load_tiles(DEFAULT_TILES, "base")
    assert (sum(tiles["counts"].values()), len(tiles["counts"])) == (72, 24)
    assert sum(CarcReference(HEADER).game["bag"].values()) == 71


def test_rotations_that_look_the_same_count_once() -> None:
    kinds = load_tiles(DEFAULT_TILES, "base")["kinds"]
    distinct = {tile: distinct_turns(turns) for tile, turns in kinds.items()}
    assert {tile for tile, turns in distinct.items() if turns == [0]} == set("BCX")
    assert {tile for tile, turns in distinct.items() if turns == [0, 1]} == set("FGHU")
    assert all(turns == [0, 1, 2, 3] for tile, turns in distinct.items() if tile not in "BCXFGHU")


def test_first_moves() -> None:
    reference = CarcReference(HEADER)
    reference.draw("U")
    sideways = {f"place {x} {y} {r}" for x, y, r in [(1, 0, 90), (-1, 0, 90), (0, 1, 90)]}
    assert set(reference.legal()) == sideways
    reference.play("place 1 0 90", [])
    moves = {"meeple road.0", "meeple farm.0", "meeple farm.1", "skip"}
    assert set(reference.legal()) == moves


def laid(tiles: dict[tuple[int, int], tuple[str, int]], men: list[tuple]) -> CarcReference:
    """A position made by hand, in which the tile at 0 0 has just been laid."""
    reference = CarcReference(HEADER)
    game = reference.game
    board = {cell: game["kinds"][tile][quarters] for cell, (tile, quarters) in tiles.items()}
    game.update(board=board, laid=(0, 0), phase="meeple", men=men)
    return reference


def event(kind: str, tiles: int, points: int, seats: list[int], returned: list[int]) -> dict:
    told = {"scored": kind, "tiles": tiles, "pennants": 0, "points": points}
    return told | {"seats": seats, "returned": returned}


def test_events_come_by_kind_then_index_and_monasteries_by_row() -> None:
    tiles = {(x, y): ("B", 0) for x in range(-2, 3) for y in range(-2, 3)}
    # A junction with a city to the east and the ends of roads to the south, west and north.
    tiles |= {(0, 0): ("L", 1), (1, 0): ("E", 3)}
    tiles |= {(0, 1): ("A", 2), (-1, 0): ("A", 3), (0, -1): ("A", 0)}
    men = [(0, (-1, 0, "monastery", 0)), (1, (1, 1, "monastery", 0)), (1, (0, -1, "monastery", 0))]
    men += [(0, (2, 2, "monastery", 0)), (0, (0, 1, "road", 0)), (1, (1, 0, "city", 0))]
    men += [(0, (-1, 0, "road", 0)), (1, (-1, 0, "road", 0))]
    reference = laid(tiles, men)
    assert finish_turn(reference.game, "skip") == [
        event("city", 2, 4, [1], [0, 1]),
        event("road", 2, 2, [0], [1, 0]),
        event("road", 2, 2, [0, 1], [1, 1]),
        event("monastery", 9, 9, [1], [0, 1]),
        event("monastery", 9, 9, [0], [1, 0]),
        event("monastery", 9, 9, [1], [0, 1]),
    ]
    assert reference.scores == [13, 24]
    assert reference.game["men"] == [(0, (2, 2, "monastery", 0))]


def test_a_city_met_twice_is_scored_once_and_the_tile_counts_once() -> None:
    tiles = {(0, 0): ("I", 0), (0, -1): ("N", 3), (-1, 0): ("N", 1), (-1, -1): ("N", 2)}
    reference = laid(tiles, [(0, (-1, -1, "city", 0))])
    assert set(reference.legal()) == {"meeple farm.0", "skip"}
    assert finish_turn(reference.game, "skip") == [event("city", 4, 8, [0], [1, 0])]


def check(lines: list[dict]) -> str:
    return str(check_lines(json.dumps(line) for line in lines))


def test_its_own_games_are_right_with_any_seats_and_meeples() -> None:
    games = [random_game(3, 2), random_game(4, 3, meeples=1), random_game(5, 5, meeples=2)]
    told = check([line for game in games for line in game])
    assert told.startswith("3 games, 4")


# This game scores several features at once, a monastery, a tie, and has a tile that fits nowhere.
SEED, SEATS = 101, 3
Lines = list[dict]


@cache
def written() -> str:
    return json.dumps(random_game(SEED, SEATS, compact=True))


def decision(lines: Lines, test: Callable[[dict], object]) -> dict:
    """The first decision that passes the test."""
    return next(line for line in lines[1:-1] if test(line))


def scoring(lines: Lines, features: int = 1) -> dict:
    return decision(lines, lambda line: sum("scored" in e for e in line["events"]) >= features)


def discarding(lines: Lines) -> dict:
    return decision(lines, lambda line: any("discarded" in event for event in line["events"]))


def change_list(values: list[int]) -> None:
    values[0] += 1


def test_the_game_to_tell_wrong_is_right() -> None:
    told = check(json.loads(written()))
    assert told.startswith("1 games, 140 decisions, no mismatch")
    for seen in ("scored monastery", "discarded, told in place", "scored by several seats: city"):
        assert seen in told


WRONG_DECISION: dict[str, tuple[Callable[[Lines], dict], Callable[[dict], object]]] = {
    "n": (scoring, lambda line: line.update(n=line["n"] + 1)),
    "seat": (scoring, lambda line: line.update(seat=(line["seat"] + 1) % SEATS)),
    "phase": (scoring, lambda line: line.update(phase="place")),
    "tile of another turn": (scoring, lambda line: line.update(tile="B")),
    "tile unknown": (discarding, lambda line: line.update(tile="Z")),
    "tile not in the bag": (
        lambda lines: lines[-3],
        lambda line: line.update(tile="B" if line["tile"] != "B" else "X"),
    ),
    "tile that fits nowhere": (
        discarding,
        lambda line: line.update(tile=line["events"].pop()["discarded"]),
    ),
    "discarded tile that fits": (
        lambda lines: lines[1],
        lambda line: line["events"].append({"discarded": "V"}),
    ),
    "legal place missing": (
        lambda lines: lines[1],
        lambda line: line["legal"].remove(unused(line)),
    ),
    "legal place too many": (
        lambda lines: lines[5],
        lambda line: line["legal"].append("place 40 40 0"),
    ),
    "legal meeple missing": (
        lambda lines: lines[2],
        lambda line: line["legal"].remove(unused(line)),
    ),
    "legal meeple too many": (
        lambda lines: lines[2],
        lambda line: line["legal"].append("meeple city.7"),
    ),
    "legal move twice": (scoring, lambda line: line["legal"].append("skip")),
    "move that is not listed": (scoring, lambda line: line.update(move="meeple city.7")),
    "keys in another order": (scoring, lambda line: line.update(n=line.pop("n"))),
    "events missing": (scoring, lambda line: line.update(events=None)),
    "scored event missing": (scoring, lambda line: line["events"].pop()),
    "scored event twice": (scoring, lambda line: line["events"].append(line["events"][0])),
    "scored events swapped": (
        lambda lines: scoring(lines, 2),
        lambda line: line["events"].reverse(),
    ),
    "scored kind": (scoring, lambda line: line["events"][0].update(scored="farm")),
    "scored tiles": (scoring, lambda line: line["events"][0].update(tiles=1)),
    "scored pennants": (scoring, lambda line: line["events"][0].update(pennants=7)),
    "scored points": (scoring, lambda line: line["events"][0].update(points=1)),
    "scored seats": (scoring, lambda line: line["events"][0].update(seats=[])),
    "returned": (scoring, lambda line: change_list(line["events"][0]["returned"])),
    "scores": (scoring, lambda line: change_list(line["scores"])),
    "scores when nothing happens": (
        lambda lines: lines[1],
        lambda line: change_list(line["scores"]),
    ),
    "meeples": (scoring, lambda line: change_list(line["meeples"])),
    "final scoring in the scores": (
        lambda lines: lines[-2],
        lambda line: change_list(line["scores"]),
    ),
}


def unused(line: dict) -> str:
    """A legal move that is not the one played."""
    return next(move for move in line["legal"] if move != line["move"])


@pytest.mark.parametrize("name", WRONG_DECISION)
def test_a_wrong_decision_is_caught_there(name: str) -> None:
    find, spoil = WRONG_DECISION[name]
    lines = json.loads(written())
    line = find(lines)
    number = line["n"]
    spoil(line)
    with pytest.raises(Mismatch, match=rf"line {number + 2}, game 1, decision {number}:"):
        check(lines)


def test_a_look_alike_rotation_is_no_further_move() -> None:
    lines = json.loads(written())
    line = decision(lines, lambda line: line["phase"] == "place" and line["tile"] in "FGHU")
    x, y, degrees = map(int, line["legal"][0].split(" ")[1:])
    line["legal"].append(f"place {x} {y} {degrees + 180}")
    with pytest.raises(Mismatch, match=rf"decision {line['n']}: legal.*too many"):
        check(lines)


WRONG_REST: dict[str, Callable[[Lines], object]] = {
    "wrong winner": lambda t: t[-1].update(winners=[0, 1, 2]),
    "no winner": lambda t: t[-1].update(winners=[]),
    "total": lambda t: t[-1]["result"][0].update(total=1),
    "points moved to another kind": lambda t: t[-1]["result"][0].update(
        city=t[-1]["result"][0]["city"] + 1, road=t[-1]["result"][0]["road"] - 1
    ),
    "seat missing in the result": lambda t: t[-1]["result"].pop(),
    "first out of range": lambda t: t[0].update(first=3),
    "start tile": lambda t: t[0].update(start="E"),
    "tile set": lambda t: t[0].update(tiles="unknown"),
    "six seats": lambda t: t[0].update(seats=6),
    "option missing": lambda t: t[0].update(rules={}),
    "header key missing": lambda t: t[0].pop("start"),
    "other game": lambda t: t[0].update(game="europe"),
    # A tile that came out of the bag unseen is missed when the bag should be empty.
    "discard left out": lambda t: discarding(t).update(events=[]),
    "decision missing": lambda t: t.pop(8),
    "last turn missing": lambda t: t.__delitem__(slice(-3, -1)),
    "result missing": lambda t: t.pop(),
    "header missing": lambda t: t.pop(0),
}


@pytest.mark.parametrize("name", WRONG_REST)
def test_a_wrong_transcript_is_caught(name: str) -> None:
    lines = json.loads(written())
    WRONG_REST[name](lines)
    with pytest.raises(Mismatch, match=r"line [0-9]+, game 1"):
        check(lines)


def small_set() -> dict:
    """Two monasteries, one of them at the start, and a junction that never fits."""
    data = json.loads((DEFAULT_TILES / "base.json").read_text(encoding="utf-8"))
    counts = {"B": 2, "X": 1}
    tiles = [tile | {"count": counts[tile["id"]]} for tile in data["tiles"] if tile["id"] in counts]
    return {"small": data | {"start": {"tile": "B"}, "tiles": tiles}}


def small_game(before: list[dict], after: list[dict]) -> Lines:
    legal = ["place 0 -1 0", "place -1 0 0", "place 1 0 0", "place 0 1 0"]
    points = dict.fromkeys([*POINTS, "total"], 0)
    place = {"n": 0, "seat": 0, "phase": "place", "tile": "B", "legal": legal}
    place |= {"move": legal[2], "events": before, "scores": [0, 0], "meeples": [7, 7]}
    legal = ["meeple farm.0", "meeple monastery.0", "skip"]
    meeple = {"n": 1, "seat": 0, "phase": "meeple", "tile": "B", "legal": legal}
    meeple |= {"move": legal[1], "events": after, "scores": [0, 0], "meeples": [6, 7]}
    result = [points | {"final_monastery": 2, "total": 2}, points]
    header = HEADER | {"tiles": "small", "start": "B"}
    return [header, place, meeple, {"result": result, "winners": [0]}]


GONE = [{"discarded": "X"}]


@pytest.mark.parametrize(("before", "after"), [(GONE, []), ([], GONE)], ids=["first", "last"])
def test_C3_a_tile_that_fits_nowhere_leaves_before_or_after(before: Lines, after: Lines) -> None:
    lines = map(json.dumps, small_game(before, after))
    assert check_lines(lines, tiles=small_set()).decisions == 2


@pytest.mark.parametrize(("before", "after"), [([], []), (GONE, GONE)], ids=["never", "twice"])
def test_C11_the_bag_is_empty_at_the_end(before: Lines, after: Lines) -> None:
    lines = map(json.dumps, small_game(before, after))
    with pytest.raises(Mismatch, match="decision 1: events"):
        check_lines(lines, tiles=small_set())
