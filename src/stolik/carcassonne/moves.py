"""Moves as people and wires write them, and how they convert to the kernels' numbers and back."""

import re

from stolik.carcassonne.codes import MEEPLE_MOVE, PLACE_MOVE, SKIP
from stolik.carcassonne.grid import CELLS, RADIUS, STEP, STEP_X, STEP_Y, WIDTH
from stolik.carcassonne.state import KINDS, MAX_TILES, MEEPLE, State
from stolik.carcassonne.tiles import TileSet
from stolik.core.contract import Move
from stolik.errors import InvalidMove


class Place(Move, frozen=True, tag="place"):
    """Lay the drawn tile: x east, y south, turned clockwise by 0, 90, 180 or 270 degrees."""

    x: int
    y: int
    r: int

    def __str__(self) -> str:
        return f"place {self.x} {self.y} {self.r}"


class Meeple(Move, frozen=True, tag="meeple"):
    """Put a meeple on a feature of the tile just laid: `city.0`, `farm.1` …"""

    spot: str

    def __str__(self) -> str:
        return f"meeple {self.spot}"


class Skip(Move, frozen=True, tag="skip"):
    """Keep the meeples."""

    def __str__(self) -> str:
        return "skip"


TileMove = Place | Meeple | Skip
FARTHEST = MAX_TILES
"""No tile lies farther from the start tile."""
_SPOT = re.compile(rf"(?:{'|'.join(KINDS)})\.[0-9]\Z")
_NUMBER = re.compile(r"(?:0|-?[1-9][0-9]?)\Z")
_TURNS = {"0": 0, "90": 90, "180": 180, "270": 270}


class Codec:
    """The three forms of a move with one tile set."""

    def __init__(self, tiles: TileSet) -> None:
        self._tiles = tiles

    def move(self, s: State, code: int) -> TileMove:
        """The move behind a legal number."""
        if code == SKIP:
            return Skip()
        if code < PLACE_MOVE:
            return Meeple(self._spots(s)[code - MEEPLE_MOVE])
        cell, turns = divmod(code - PLACE_MOVE, 4)
        return Place(*place_of(s, cell), 90 * turns)

    def _spots(self, s: State) -> list[str]:
        return self._tiles.tiles[s.kind[s.n_tiles - 1]].spots

    def code(self, s: State, move: Move) -> int | None:
        """The number of a move; None if no legal move could be meant by it here."""
        match move:
            case Place(x, y, r) if is_near(s, x, y):
                rotations = self._tiles.tiles[s.drawn].rotations
                return PLACE_MOVE + 4 * ((x + WIDTH * y) % CELLS) + r // 90 % rotations
            case Meeple(spot) if s.phase == MEEPLE and spot in self._spots(s):
                return MEEPLE_MOVE + self._spots(s).index(spot)
            case Skip():
                return SKIP
        return None

    def parse(self, text: str) -> TileMove:
        """The move a text means, whether or not it is legal now."""
        match text.split():
            case ["place", x, y, r] if _NUMBER.match(x) and _NUMBER.match(y) and r in _TURNS:
                if abs(int(x)) > FARTHEST or abs(int(y)) > FARTHEST:
                    raise InvalidMove(f"{text!r}: so far away no tile can lie.")
                return Place(int(x), int(y), _TURNS[r])
            case ["meeple", spot] if _SPOT.match(spot):
                return Meeple(spot)
            case ["skip"]:
                return Skip()
        raise InvalidMove(
            f"{text!r} is no move. Moves are: place <x> <y> <0, 90, 180 or 270>, "
            f"meeple <kind>.<i> with a kind of {', '.join(KINDS)}, skip."
        )


def is_near(s: State, x: int, y: int) -> bool:
    """Whether the place is beside or on a laid tile; far away its number would be another's."""
    n = int(s.n_tiles)
    steps = abs(s.x[:n].astype(int) - x) + abs(s.y[:n].astype(int) - y)
    return bool(steps.min() <= 1)


def place_of(s: State, cell: int) -> tuple[int, int]:
    """Where in the plane an empty cell beside a tile is."""
    grid = s.grid
    for side, step in enumerate(STEP):
        g = int(grid[(cell + step) % CELLS])
        if 0 < g <= MAX_TILES:
            return int(s.x[g - 1]) - STEP_X[side], int(s.y[g - 1]) - STEP_Y[side]
    raise ValueError(f"cell {cell} is beside no tile")


assert RADIUS * 2 > MAX_TILES + 1, "cells about the tiles would share numbers"
