"""The reference game: the rules applied slowly and plainly, with chance taken from outside."""

from __future__ import annotations

from .events import Events
from .mismatch import Mismatch, require
from .rail_legal import legal_moves
from .rail_map import DEFAULT_MAPS, Maps, load_map
from .rail_play import play_move
from .rail_score import final_result
from .rail_setup import check_header, new_game


class Reference:
    """One game, from a transcript's header on."""

    def __init__(self, header: dict, maps: Maps = DEFAULT_MAPS, number: int = 1) -> None:
        self.number = number
        self.decision = 0
        self._legal: list[str] | None = None
        try:
            check_header(header)
            self.game = new_game(header, load_map(maps, header["map"]))
        except Mismatch as mismatch:
            raise mismatch.at(f"game {number}, header") from None

    @property
    def seat(self) -> int:
        return self.game["seat"]

    @property
    def phase(self) -> str:
        return self.game["phase"]

    @property
    def over(self) -> bool:
        return self.game["over"] is not None

    @property
    def where(self) -> str:
        return f"game {self.number}, decision {self.decision}"

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
        """The result line; a seat's tickets stand in the order in which it kept them."""
        return final_result(self.game)

    def copy(self) -> Reference:
        twin = object.__new__(Reference)
        twin.__dict__.update(self.__dict__)
        twin.game = copy_game(self.game)
        return twin


def copy_game(game: dict) -> dict:
    """Copies what moves change in place; all else is replaced when it changes."""
    copy = dict(game)
    for key in ("deck", "discards", "row", "cars", "owner", "route_points", "offers"):
        copy[key] = game[key].copy()
    copy["ticket_bottom"] = list(game["ticket_bottom"])
    for key in ("hands", "tickets"):
        copy[key] = [one.copy() for one in game[key]]
    return copy
