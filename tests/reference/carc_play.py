"""What a turn does: draw a tile, lay it, put a meeple, score."""

from __future__ import annotations

from typing import Any

from .carc_board import fits
from .carc_score import finished_features, men_on, score_feature
from .events import Events
from .mismatch import require


def draw_tile(game: dict, tile: Any, discarded: list[Any]) -> None:
    """C2, C3: those that fit nowhere left the game, then one came that fits."""
    for gone in discarded:
        discard_tile(game, gone)
    take_from_bag(game, tile)
    require(fits(game["board"], game["kinds"][tile]), "tile (C3)", "one that fits", tile)
    game["tile"] = tile
    game["discarded"] = discarded


def discard_tile(game: dict, tile: Any) -> None:
    take_from_bag(game, tile)
    ok = not fits(game["board"], game["kinds"][tile])
    require(ok, "discarded tile (C3)", "one that fits nowhere", tile)


def take_from_bag(game: dict, tile: Any) -> None:
    ok = isinstance(tile, str) and game["bag"].get(tile, 0) > 0
    require(ok, "tile (C1)", f"one of the bag {left_in_bag(game)}", tile)
    game["bag"][tile] -= 1


def left_in_bag(game: dict) -> dict[str, int]:
    return {tile: count for tile, count in game["bag"].items() if count}


def play_move(game: dict, move: str, events: Events) -> None:
    """Play a legal move; the events must tell what it did, and which tiles chance discards."""
    if game["phase"] == "place":
        for tile in game["discarded"]:
            events.expect({"discarded": tile})
        x, y, degrees = map(int, move.split(" ")[1:])
        lay_tile(game, x, y, degrees // 90)
    else:
        for event in finish_turn(game, move):
            events.expect(event)
        if game["over"]:
            discard_the_rest(game, events)
    events.end()


def lay_tile(game: dict, x: int, y: int, quarters: int) -> None:
    game["board"][x, y] = game["kinds"][game["tile"]][quarters]
    game["laid"] = x, y
    game["phase"] = "meeple"


def finish_turn(game: dict, move: str) -> list[dict]:
    """C4, C6: put the meeple, score what is complete and holds one; gives the events."""
    seat = game["seat"]
    if move != "skip":
        kind, index = move.removeprefix("meeple ").split(".")
        game["men"] = [*game["men"], (seat, (*game["laid"], kind, int(index)))]
        game["meeples"][seat] -= 1
    finished = finished_features(game["board"], game["laid"])
    events = [score_feature(game, parts) for parts in finished if any(men_on(game, parts))]
    next_turn(game)
    return events


def next_turn(game: dict) -> None:
    """C3, C11: the game is over when no tile is left that can be laid."""
    left = left_in_bag(game)
    if any(fits(game["board"], game["kinds"][tile]) for tile in left):
        game["seat"] = (game["seat"] + 1) % game["seats"]
        game["phase"] = "place"
    else:
        game["over"] = True
        game["phase"] = "over"
    game["tile"], game["laid"] = None, None


def discard_the_rest(game: dict, events: Events) -> None:
    """Tiles that nobody can lay any more stand at the end of the last decision."""
    while left_in_bag(game):
        discard_tile(game, events.take("discarded")["discarded"])
