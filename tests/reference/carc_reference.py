"""The reference game: the rules applied slowly and plainly, with chance taken from outside."""

from __future__ import annotations

from typing import Any

from .carc_legal import legal_moves
from .carc_play import draw_tile, play_move
from .carc_score import final_result
from .carc_setup import check_header, new_game
from .carc_tiles import DEFAULT_TILES, TileSets, load_tiles
from .events import Events
from .mismatch import Mismatch, require


class CarcReference:
    """One game, from a transcript's header on.

    In phase `place` the tile is chance: `draw` comes before `legal` and `play`.
    """

    def __init__(self, header: dict, tiles: TileSets = DEFAULT_TILES, number: int = 1) -> None:
        self.number = number
        self.decision = 0
        self._legal: list[str] | None = None
        try:
            check_header(header)
            self.game = new_game(header, load_tiles(tiles, header["tiles"]))
        except Mismatch as mismatch:
            raise mismatch.at(f"game {number}, header") from None

    @property
    def seat(self) -> int:
        return self.game["seat"]

    @property
    def phase(self) -> str:
        return self.game["phase"]

    @property
    def tile(self) -> str | None:
        """The tile of this turn, once it is drawn."""
        return self.game["tile"]

    @property
    def over(self) -> bool:
        return self.game["over"]

    @property
    def scores(self) -> list[int]:
        """The points of play; those of the final scoring are only in the result."""
        return [sum(points.values()) for points in self.game["points"]]

    @property
    def meeples(self) -> list[int]:
        return list(self.game["meeples"])

    @property
    def where(self) -> str:
        return f"game {self.number}, decision {self.decision}"

    def draw(self, tile: Any, events: list[dict] | None = None) -> None:
        """The tile of a `place` decision, after those that its events say were discarded."""
        try:
            require(self.phase == "place", "phase", "place", self.phase)
            require(self.tile is None, "tile", "drawn once", tile)
            reader = Events([] if events is None else events)
            discarded = [reader.take("discarded")["discarded"] for _ in reader.events]
            draw_tile(self.game, tile, discarded)
        except Mismatch as mismatch:
            raise mismatch.at(self.where) from None

    def legal(self) -> list[str]:
        """Every legal move, in no particular order."""
        if self._legal is None:
            self._legal = legal_moves(self.game)
        return list(self._legal)

    def play(self, move: str, events: list[dict]) -> None:
        """Play a move, checking that the events are those that the rules demand. After a
        mismatch the game is of no further use."""
        try:
            require(move in self.legal(), "move", "a legal move", repr(move))
            play_move(self.game, move, Events(events))
        except Mismatch as mismatch:
            raise mismatch.at(self.where) from None
        self.decision += 1
        self._legal = None

    def result(self) -> dict:
        """The result line."""
        return final_result(self.game)

    def copy(self) -> CarcReference:
        twin = object.__new__(CarcReference)
        twin.__dict__.update(self.__dict__)
        twin.game = copy_game(self.game)
        return twin


def copy_game(game: dict) -> dict:
    """Copies what moves change in place; all else is replaced when it changes."""
    copy = dict(game)
    for key in ("bag", "board", "meeples"):
        copy[key] = game[key].copy()
    copy["points"] = [dict(points) for points in game["points"]]
    return copy
