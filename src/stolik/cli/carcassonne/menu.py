"""Carcassonne's legal moves, numbered: places for a tile, features for a follower."""

from collections.abc import Sequence

from rich.text import Text

from stolik.carcassonne.engine import CarcassonneEngine
from stolik.carcassonne.moves import Meeple, Place
from stolik.carcassonne.outlook import Outlook
from stolik.carcassonne.view import CarcassonneView
from stolik.carcassonne.walk import Cell
from stolik.cli.carcassonne.board import SIZES, Pictures
from stolik.cli.carcassonne.log import at
from stolik.cli.draw import Choice, Choices, Menu, Words
from stolik.core.contract import Move


def places(moves: Sequence[Move]) -> dict[Cell, list[Place]]:
    """The places where the drawn tile fits with its turns there, as one reads the board."""
    found: dict[Cell, list[Place]] = {}
    for move in moves:
        if isinstance(move, Place):
            found.setdefault((move.x, move.y), []).append(move)
    return {cell: found[cell] for cell in sorted(found, key=lambda cell: cell[::-1])}


def numbers(moves: Sequence[Move]) -> dict[Cell, int]:
    """What is to be typed for each place."""
    return {cell: number for number, cell in enumerate(places(moves), 1)}


def spot_numbers(moves: Sequence[Move]) -> dict[str, int]:
    """What is to be typed for each feature of the laid tile."""
    return {move.spot: number for number, move in enumerate(moves, 1) if isinstance(move, Meeple)}


class MenuMaker:
    """Turns legal moves into menus."""

    def __init__(self, pictures: Pictures, engine: CarcassonneEngine, words: Words) -> None:
        self._pictures, self._engine, self._words = pictures, engine, words

    def menu(self, view: CarcassonneView, moves: Sequence[Move]) -> Menu:
        """What the seat can choose now."""
        if view.phase == "meeple":
            found = self._engine.outlooks(view, moves, odds=False)
            outlooks = {outlook.spot: outlook for outlook in found}
            rows = [self._spot(outlooks, move) for move in moves]
            title = self._words("group-spots")
            left = view.seats[view.turn].meeples
            prompt = self._words("prompt-spot" if left else "prompt-none-left")
            return Menu(prompt, [Choices(title, rows)])
        rows = [self._place(view, cell, ways) for cell, ways in places(moves).items()]
        group = Choices(self._words("group-places"), rows, inline=True)
        return Menu(self._words("prompt-place"), [group])

    def _place(self, view: CarcassonneView, cell: Cell, ways: list[Place]) -> Choice:
        label = (Text(f"({at(*cell)})"),)
        if len(ways) == 1:
            return Choice(label, str(ways[0]))
        rows = [Choice((self._turned(view.drawn or "", way.r),), str(way)) for way in ways]
        prompt = self._words("prompt-turned", place=at(*cell))
        group = Choices(self._words("group-turns"), rows, inline=True)
        return Choice(label, ways=Menu(prompt, [group], inner=True))

    def _turned(self, tile: str, degrees: int) -> Text:
        return self._pictures.block(tile, degrees, SIZES["3"], f"{degrees}°")

    def _spot(self, outlooks: dict[str, Outlook], move: Move) -> Choice:
        if not isinstance(move, Meeple):
            return Choice((Text(self._words("choice-skip")),), str(move))
        outlook = outlooks[move.spot]
        kind, points = outlook.kind, outlook.value
        if outlook.full == points:
            worth = self._words("spot-complete", kind=kind, points=points)
        else:
            worth = self._words(
                "spot-worth", kind=kind, points=points, open=outlook.open, cities=outlook.cities
            )
        return Choice((Text(worth),), str(move))
