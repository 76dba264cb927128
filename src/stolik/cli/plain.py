"""The face of a game that brings none: its own words, and the drawing of its view if it has one."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from stolik.cli.draw import Choice, Choices, Deed, Menu, Seats, Words, indented, ledger
from stolik.core.contract import Move
from stolik.families import family_of
from stolik.game import Table
from stolik.plain.structs import Phrase, PlainAids, PlainEvent, PlainPoints, PlainView
from stolik.plain.words import PlainWords

EXAMPLES = 6


def face(table: Table, words: Words, seats: Seats) -> "PlainFace":
    """The face of a table whose engine is a PlainEngine."""
    names = [seats[seat] for seat in range(table.seats)]
    plain = PlainWords(family_of(table.game.name).name, names, words.language)
    return PlainFace(table, plain, words, seats)


class PlainFace:
    """Draws views; see draw.Face."""

    pages: Mapping[str, str] = {}
    number_help = "help-number"

    def __init__(self, table: Table, plain: PlainWords, words: Words, seats: Seats) -> None:
        self._plain, self._words, self._seats = plain, words, seats
        self._title = table.game.title.get(words.language) or table.game.title["en"]
        self._seen_move = table.engine.seen_move
        self.examples = [str(move) for move in table.moves()[:EXAMPLES]]

    def menu(self, view: PlainView, _aids: PlainAids, moves: Sequence[Move]) -> Menu:
        rows = [Choice((Text(self._plain.move(str(move))),), str(move)) for move in moves]
        prompt = self._plain.prompt(view.turn, view.phase, self._seats.me)
        return Menu(prompt, [Choices(self._words("plain-moves"), rows, inline=True)])

    def news(self, deeds: Sequence[Deed]) -> list[str]:
        return [self._tell(deed) for deed in deeds]

    def _tell(self, deed: Deed) -> str:
        told = []
        if deed.move is not None:
            move = self._seen_move(deed.move, deed.seat, self._seats.me)
            told.append(
                self._plain.did(deed.seat, None if move is None else str(move), self._seats.me)
            )
        for event in deed.events:
            if isinstance(event, PlainEvent):
                told.append(self._plain.phrase(Phrase(event.key, event.args)))
        return " ".join(told)

    def page(
        self, _command: str, _view: PlainView, _aids: PlainAids, _moves: Sequence[Move], _rest: str
    ) -> RenderableType:
        raise AssertionError("there are no further pages")

    def reason(self, key: str, args: Mapping[str, str | int]) -> str:
        """Why a move is refused."""
        return self._plain.phrase(Phrase(key, dict(args)))

    def board(
        self, view: PlainView, aids: PlainAids, _moves: Sequence[Move], _brief: bool
    ) -> RenderableType:
        """The drawing, what is known, and what is known of each seat."""
        told = [Text(self._plain.phrase(fact)) for fact in (*view.facts, *aids.facts)]
        drawing = [indented(Text(view.drawing)), ""] if view.drawing else []
        return Group(
            Rule(self._title, align="left"), *drawing, *told, *([""] if told else []),
            self._standing(view),
        )  # fmt: skip

    def _standing(self, view: PlainView) -> RenderableType:
        table = ledger([self._words(key) for key in ("head-seat", "head-points")])
        for seat, row in enumerate(view.seats):
            facts = ", ".join(self._plain.phrase(fact) for fact in row.facts)
            table.add_row(self._seats.text(seat), str(row.points), facts)
        return table

    def result(self, view: PlainView, points: Sequence[PlainPoints]) -> RenderableType:
        """The last drawing, and where each seat's points come from."""
        names = list(dict.fromkeys(name for row in points for name in row.parts))
        heads = [self._words("head-seat"), *map(self._plain.part, names), self._words("end-total")]
        table = ledger(heads)
        for seat, row in enumerate(points):
            parts = [str(row.parts.get(name, 0)) for name in names]
            table.add_row(self._seats.text(seat), *parts, Text(str(row.total), "bold"))
        drawing = [indented(Text(view.drawing)), ""] if view.drawing else []
        return Group(Rule(self._words("end-title"), align="left"), *drawing, table)
