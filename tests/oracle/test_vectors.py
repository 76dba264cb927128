"""The checked games of tests/vectors, replayed by the engine: every number of every turn."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.carcassonne.engine import CarcassonneEngine
from stolik.game import Table

VECTORS = Path(__file__).parents[1] / "vectors"
GAMES = [
    pytest.param(json.loads(line), id=f"{path.stem}-{number}")
    for path in sorted(VECTORS.glob("*.jsonl"))
    for number, line in enumerate(path.read_text().splitlines())
]
KIND = {"mon": "monastery"}


def test_all_games_are_there() -> None:
    assert len(GAMES) == 68


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_turn_agrees(game: dict[str, Any]) -> None:
    drawn = [turn["t"] for turn in game["turns"]]
    deal = {"tiles": drawn, "first": 0}
    table = stolik.load("carcassonne").new(seed=1, seats=game["players"], deal=deal)
    discarded = Counter(turn["t"] for turn in game["turns"] if turn.get("discard"))
    for turn in game["turns"]:
        if not turn.get("discard"):
            replay_turn(table, turn)
    assert table.over
    view: Any = table.view(None)
    assert view.discarded == dict(discarded)
    check_end(table, game)


def replay_turn(table: Table, turn: dict[str, Any]) -> None:
    view: Any = table.view(None)
    assert (table.turn, view.drawn) == (turn["p"], turn["t"])
    assert len(table.codes()) * look_alikes(table) == turn["n_spots"]
    table.play(f"place {turn['x']} {turn['y']} {90 * turn['r']}")
    assert len(table.codes()) - 1 == turn["n_men"]
    table.play(f"meeple {spot(table, turn)}" if turn["m"] else "skip")
    view = table.view(None)
    assert [seat.points for seat in view.seats] == turn["score"]
    assert [seat.meeples for seat in view.seats] == turn["supply"]


def look_alikes(table: Table) -> int:
    """How many rotations look like one that is listed."""
    assert isinstance(table.engine, CarcassonneEngine)
    return 4 // table.engine.tiles.tiles[table.state.drawn].rotations


def spot(table: Table, turn: dict[str, Any]) -> str:
    """The feature's name; a look-alike rotation that was listed may number features otherwise."""
    kind, index = turn["m"]
    name = f"{KIND.get(kind, kind)}.{index}"
    assert isinstance(table.engine, CarcassonneEngine)
    tile = table.engine.tiles.tiles[table.engine.tiles.number[turn["t"]]]
    if turn["r"] < tile.rotations or kind == "mon":
        return name
    return turned_spot(tile, kind, index, turn["r"] - turn["r"] % tile.rotations)


def turned_spot(tile: Any, kind: str, index: int, turns: int) -> str:
    """Which feature lies, unturned, where this one lies after some turns that change nothing."""
    if kind == "farm":
        halves = ["NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"]
        lists = [{halves.index(h) for h in farm.half_edges} for farm in tile.farms]
        want = {(half + 2 * turns) % 8 for half in lists[index]}
    else:
        features = tile.cities if kind == "city" else tile.roads
        lists = [{"NESW".index(side) for side in feature.edges} for feature in features]
        want = {(side + turns) % 4 for side in lists[index]}
    return f"{kind}.{lists.index(want)}"


def check_end(table: Table, game: dict[str, Any]) -> None:
    points: Any = table.score()
    assert [p.road + p.city + p.monastery for p in points] == game["before_end"]
    parts = game["end_parts"]
    assert [p.final_city for p in points] == parts["city"]
    assert [p.final_road for p in points] == parts["road"]
    assert [p.final_monastery for p in points] == parts["mon"]
    assert [p.farm for p in points] == parts["farm"]
    assert [p.total for p in points] == game["final"]
