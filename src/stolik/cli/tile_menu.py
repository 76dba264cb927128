"""Carcassonne's legal moves, numbered: places for a tile, features for a follower."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from stolik.carcassonne.actions import Meeple, Place, Skip
from stolik.carcassonne.events import Scored
from stolik.carcassonne.view import CarcassonneView, FeatureView
from stolik.carcassonne.walk import Cell
from stolik.cli.draw import Choice, Choices, Menu, Words
from stolik.cli.tile_board import SIZES, Pictures
from stolik.cli.tile_log import at, kind_of
from stolik.core.contract import Move
from stolik.game import Table


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


@dataclass(frozen=True)
class Outlook:
    """What a follower would bring: points at once, or a feature to wait for."""

    gain: int
    feature: FeatureView | None


class Previewer:
    """Tries moves on a copy of the table; of what comes of it only points and features count."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def outlook(self, view: CarcassonneView, move: Meeple) -> Outlook:
        """What a follower on a feature of the newest tile would stand on."""
        gain, after = self._try(move)
        newest = view.board[-1]
        for feature in after.features:
            for part in feature.parts:
                if (part.x, part.y, part.spot) == (newest.x, newest.y, move.spot):
                    return Outlook(0, feature)
        return Outlook(gain - self._try(Skip())[0], None)

    def _try(self, move: Move) -> tuple[int, CarcassonneView]:
        """The points that a move brings the seat at once, and the table after it."""
        engine, state = self._table.engine, self._table.state
        seat, code = engine.turn(state), engine.code(state, move)
        assert code is not None
        events = [event for event in engine.apply(state, code) if isinstance(event, Scored)]
        after = engine.view(state, None)
        assert isinstance(after, CarcassonneView)
        return sum(event.points for event in events if seat in event.seats), after


class MenuMaker:
    """Turns legal moves into menus."""

    def __init__(self, pictures: Pictures, previewer: Previewer, words: Words) -> None:
        self._pictures, self._previewer, self._words = pictures, previewer, words

    def menu(self, view: CarcassonneView, moves: Sequence[Move]) -> Menu:
        """What the seat can choose now."""
        if view.phase == "meeple":
            rows = [self._spot(view, move) for move in moves]
            title = self._words("group-spots")
            return Menu(self._words("prompt-spot"), [Choices(title, rows)])
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

    def _spot(self, view: CarcassonneView, move: Move) -> Choice:
        if not isinstance(move, Meeple):
            return Choice((Text(self._words("choice-skip")),), str(move))
        kind = kind_of(move.spot)
        outlook = self._previewer.outlook(view, move)
        if (feature := outlook.feature) is None:
            worth = self._words("spot-complete", kind=kind, points=outlook.gain)
        else:
            worth = self._words(
                "spot-worth",
                kind=kind,
                points=feature.value,
                open=feature.open,
                cities=feature.cities,
            )
        return Choice((Text(worth),), str(move))
