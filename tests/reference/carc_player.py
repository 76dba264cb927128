"""Games that the reference plays by itself, at random, to be told right and wrong in tests."""

from __future__ import annotations

from random import Random

from .carc_board import around, fits
from .carc_legal import legal_moves
from .carc_play import discard_tile, draw_tile, finish_turn, lay_tile
from .carc_reference import CarcReference

HEADER = {
    "transcript": 1,
    "game": "carcassonne",
    "tiles": "base",
    "seats": 2,
    "rules": {"meeples": 7},
    "first": 0,
    "start": "D",
}


def random_game(seed: int, seats: int, meeples: int = 7, compact: bool = False) -> list[dict]:
    """The lines of a transcript: a shuffled bag and random moves.

    A compact game has few farmers and few gaps, so more is completed and more fits nowhere.
    """
    rng = Random(seed)
    header = HEADER | {"seats": seats, "first": seats - 1, "rules": {"meeples": meeples}}
    reference = CarcReference(header)
    game = reference.game
    bag = [tile for tile, count in game["bag"].items() for _ in range(count)]
    rng.shuffle(bag)
    lines: list[dict] = [header]
    while not reference.over:
        for phase in (place, meeple):
            gone = discards(game, bag) if phase is place else []
            line = begin(game, len(lines) - 1, rng, compact)
            events = gone + phase(game, line["move"])
            if reference.over:
                events += discard_all(game, bag)
            lines.append(
                line | {"events": events, "scores": reference.scores, "meeples": reference.meeples}
            )
    return [*lines, reference.result()]


def discards(game: dict, bag: list[str]) -> list[dict]:
    """Draws until a tile fits."""
    gone = []
    while not fits(game["board"], game["kinds"][bag[-1]]):
        gone.append(bag.pop())
    draw_tile(game, bag.pop(), gone)
    return [{"discarded": tile} for tile in gone]


def discard_all(game: dict, bag: list[str]) -> list[dict]:
    for tile in bag:
        discard_tile(game, tile)
    return [{"discarded": tile} for tile in bag]


def begin(game: dict, number: int, rng: Random, compact: bool) -> dict:
    """The part of a decision's line that is known before its move is played."""
    legal = legal_moves(game)
    return {
        "n": number,
        "seat": game["seat"],
        "phase": game["phase"],
        "tile": game["tile"],
        "legal": legal,
        "move": rng.choice(compact_moves(game, legal) if compact else legal),
    }


def compact_moves(game: dict, legal: list[str]) -> list[str]:
    """The places with most tiles round them, or the meeples that can come home."""
    if game["phase"] == "meeple":
        return [move for move in legal if "farm" not in move and move != "skip"] or legal
    rank = {move: tiles_near(game, move) for move in legal}
    return [move for move in legal if rank[move] == max(rank.values())]


def tiles_near(game: dict, move: str) -> int:
    x, y, _ = map(int, move.split(" ")[1:])
    return sum(cell in game["board"] for cell in around((x, y)))


def place(game: dict, move: str) -> list[dict]:
    x, y, degrees = map(int, move.split(" ")[1:])
    lay_tile(game, x, y, degrees // 90)
    return []


def meeple(game: dict, move: str) -> list[dict]:
    return finish_turn(game, move)
