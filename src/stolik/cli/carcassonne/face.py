"""The face of Carcassonne in the terminal."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from stolik.carcassonne.aids import CarcassonneAids
from stolik.carcassonne.engine import CarcassonneEngine, CarcassonnePoints
from stolik.carcassonne.view import CarcassonneView
from stolik.cli.carcassonne.board import (
    LARGE,
    PLACE_STYLE,
    SIZES,
    Board,
    BoardPicture,
    Frame,
    Pictures,
)
from stolik.cli.carcassonne.log import Log
from stolik.cli.carcassonne.menu import MenuMaker, numbers, spot_numbers
from stolik.cli.carcassonne.pages import Pages
from stolik.cli.draw import Deed, Flow, Menu, Pair, Seats, Words, heading, ledger
from stolik.core.contract import Move
from stolik.game import Table

SCORE_ROWS = {
    "road": "end-road",
    "city": "end-city",
    "monastery": "end-monastery",
    "final_road": "end-final-road",
    "final_city": "end-final-city",
    "final_monastery": "end-final-monastery",
    "farm": "end-farm",
}
"""The parts of a score in the order they are counted, and what they are called."""
FARTHEST = 99


def face(table: Table, words: Words, seats: Seats) -> "CarcassonneFace":
    """The face of a Carcassonne table."""
    assert isinstance(table.engine, CarcassonneEngine)
    title = table.game.title
    pictures = Pictures(table.engine.tiles, seats)
    menus = MenuMaker(pictures, table.engine, words)
    return CarcassonneFace(title.get(words.language) or title["en"], pictures, menus, words, seats)


class CarcassonneFace:
    """Draws views; see draw.Face."""

    pages: Mapping[str, str] = {
        "m": "help-board",
        "z": "help-size",
        "f": "help-features",
        "t": "help-left",
    }
    examples = ("place 1 -2 90", "meeple city.0", "skip")
    number_help = "help-number-tiles"

    def __init__(
        self, title: str, pictures: Pictures, menus: MenuMaker, words: Words, seats: Seats
    ) -> None:
        self._name, self._pictures, self._menus = title, pictures, menus
        self._words, self._seats = words, seats
        self._frame = Frame()
        self._log = Log(words, seats)
        self._pages = Pages(pictures, words, seats)

    def menu(self, view: CarcassonneView, _aids: CarcassonneAids, moves: Sequence[Move]) -> Menu:
        return self._menus.menu(view, moves)

    def news(self, deeds: Sequence[Deed]) -> list[str]:
        return self._log.tell(deeds)

    def reason(self, key: str, args: Mapping[str, str | int]) -> str:
        """Why a move is refused, with names instead of numbers of seats."""
        named = dict(args)
        if "seat" in named:
            named["seat"] = self._seats[int(named["seat"])]
        return self._words(key, **named)

    def board(
        self, view: CarcassonneView, aids: CarcassonneAids, moves: Sequence[Move], brief: bool
    ) -> RenderableType:
        """The table; within a turn only the tile just laid."""
        below = Pair(self._standing(view), self._tile(view, moves))
        if brief and view.phase == "meeple":
            return below
        first = [self._legend()] if view.turns < len(view.seats) else []
        picture = self._picture(view, aids, moves)
        return Group(Rule(self._title(view), align="left"), picture, *first, "", below)

    def _title(self, view: CarcassonneView) -> str:
        turns = view.turns - (view.phase == "meeple")
        number = turns // len(view.seats) + 1
        title = self._words("table-title", map=self._name, round=number)
        return f"{title} — {self._words('table-bag', count=view.bag)}"

    def _picture(
        self, view: CarcassonneView, aids: CarcassonneAids, moves: Sequence[Move]
    ) -> BoardPicture:
        board = Board(view.board, numbers(moves), aids.dead)
        return BoardPicture(self._pictures, board, self._frame, self._words)

    def _standing(self, view: CarcassonneView) -> RenderableType:
        keys = ("head-seat", "head-followers", "head-points")
        table = ledger([self._words(key) for key in keys])
        for seat, row in enumerate(view.seats):
            table.add_row(self._pictures.seat(seat), str(row.meeples), str(row.points))
        return table

    def _tile(self, view: CarcassonneView, moves: Sequence[Move]) -> RenderableType:
        """The drawn tile in all its turns, or the laid one with the numbers of its features."""
        if view.drawn is not None:
            size = SIZES["3"]
            blocks = [
                self._pictures.block(view.drawn, degrees, size, f"{degrees}°")
                for degrees in self._pictures.turns(view.drawn)
            ]
            return Group(heading(self._words("label-tile")), Flow(blocks, gap=2))
        newest = view.board[-1]
        marks = {spot: (f"({n})", PLACE_STYLE) for spot, n in spot_numbers(moves).items()}
        lines = self._pictures.lines(newest.tile, newest.r, LARGE, marks)
        return Text("\n").join(lines)

    def page(
        self,
        command: str,
        view: CarcassonneView,
        aids: CarcassonneAids,
        moves: Sequence[Move],
        rest: str,
    ) -> RenderableType:
        match command:
            case "f":
                return self._pages.features(view, aids)
            case "t":
                return self._pages.left(view)
            case "z":
                if rest and rest not in SIZES:
                    return Text(self._words("board-size-how"))
                self._frame.size = SIZES.get(rest)
            case _:
                if rest and not _is_column(rest):
                    return Text(self._words("board-column-how"))
                self._frame.column = int(rest) if rest else None
        return Group(self._picture(view, aids, moves), self._legend())

    def _legend(self) -> RenderableType:
        """What the signs of the board mean."""
        signs = self._words("board-legend").split(", ")
        return Flow([Text(sign, "dim") for sign in signs], gap=3)

    def result(self, view: CarcassonneView, points: Sequence[CarcassonnePoints]) -> RenderableType:
        """The last board, and where each seat's points come from."""
        table = ledger(["", *map(self._pictures.seat, range(len(points)))])
        for name, key in SCORE_ROWS.items():
            table.add_row(self._words(key), *(str(getattr(p, name)) for p in points))
        totals = [Text(str(p.total), "bold") for p in points]
        table.add_row(heading(self._words("end-total")), *totals)
        picture = BoardPicture(self._pictures, Board(view.board), self._frame, self._words)
        return Group(Rule(self._words("end-title"), align="left"), picture, "", table)


def _is_column(text: str) -> bool:
    return text.removeprefix("-").isdecimal() and abs(int(text)) <= FARTHEST
