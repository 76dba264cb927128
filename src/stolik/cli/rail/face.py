"""The face of the rail games in the terminal."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from stolik.cli.draw import (
    Deed,
    Flow,
    Menu,
    Seats,
    Words,
    grid,
    heading,
    indented,
    ledger,
    passed,
)
from stolik.cli.rail.log import Log
from stolik.cli.rail.menu import MenuMaker
from stolik.cli.rail.names import Names
from stolik.cli.rail.pages import Pages
from stolik.core.contract import Move
from stolik.game import Table
from stolik.rail.aids import RailAids
from stolik.rail.engine import RailEngine, RailPoints
from stolik.rail.view import RailView


def face(table: Table, words: Words, seats: Seats) -> "RailFace":
    """The face of a rail table."""
    assert isinstance(table.engine, RailEngine)
    return RailFace(Names(table.engine.board, words), words, seats)


class RailFace:
    """Draws views; see draw.Face."""

    pages: Mapping[str, str] = {"m": "help-map", "t": "help-tickets", "o": "help-odds"}
    number_help = "help-number"

    def __init__(self, names: Names, words: Words, seats: Seats) -> None:
        self._names, self._words, self._seats = names, words, seats
        self._log = Log(names, words, seats)
        self._menus = MenuMaker(names, words)
        ticket, route = names.board.tickets[0][0], names.board.file.routes[0]
        claim = f"claim {route.id} {route.color or 'red'}:{route.length}"
        moves = ["draw deck", "draw 0", "tickets", f"keep {ticket} …", claim]
        self.examples = [*moves, "pay red:1 loco:1", "withdraw", "pass"]
        self._pages = Pages(names, words, seats, self._menus)

    def menu(self, view: RailView, aids: RailAids, moves: Sequence[Move]) -> Menu:
        return self._menus.menu(view, aids, moves)

    def news(self, deeds: Sequence[Deed]) -> list[str]:
        return [self._log.tell(deed.seat, passed(deed.move), deed.events) for deed in deeds]

    def page(
        self, command: str, view: RailView, aids: RailAids, _moves: Sequence[Move], rest: str
    ) -> RenderableType:
        if command == "m":
            return self._pages.routes(view, rest)
        return self._pages.tickets(view, aids) if command == "t" else self._pages.odds(aids)

    def reason(self, key: str, args: Mapping[str, str | int]) -> str:
        """Why a move is refused, with names instead of ids."""
        named = dict(args)
        if "ticket" in named:
            named["ticket"] = self._names.ticket(str(named["ticket"]))
        if "seat" in named:
            named["seat"] = self._seats[int(named["seat"])]
        if (
            "route" in named and key != "why-listed-once"
        ):  # there only the id tells the halves apart
            named["route"] = self._names.route(str(named["route"]))
        return self._words(key, **named)

    def board(
        self, view: RailView, aids: RailAids, _moves: Sequence[Move], brief: bool
    ) -> RenderableType:
        """The table; within a turn only what changes."""
        rows = grid()
        rows.add_row(heading(self._words("label-open")), self._open(view))
        rows.add_row(heading(self._words("label-hand")), self._hand(view))
        if brief and view.phase != "turn":
            return rows
        rows.add_row(heading(self._words("label-piles")), self._piles(view))
        rows.add_row(heading(self._words("label-tickets")), self._held(view, aids))
        return Group(Rule(self._title(view), align="left"), self._standing(view), "", rows)

    def _title(self, view: RailView) -> str:
        name = self._names.title()
        if view.turns == 0 and view.phase == "keep":
            return self._words("table-start", map=name)
        title = self._words("table-title", map=name, round=view.turns // len(view.seats) + 1)
        return f"{title} — {self._words('table-last-round')}" if view.last_round else title

    def _standing(self, view: RailView) -> RenderableType:
        keys = ("head-seat", "head-cars", "head-cards", "head-tickets", "head-points")
        table = ledger([self._words(key) for key in keys])
        for seat, row in enumerate(view.seats):
            counts = (row.cars, row.cards, row.tickets, row.points)
            table.add_row(self._seats.text(seat), *map(str, counts))
        return table

    def _open(self, view: RailView) -> RenderableType:
        empty = Text(self._words("slot-empty"), "dim")
        return Flow([self._names.card(c) if c else empty for c in view.open])

    def _hand(self, view: RailView) -> RenderableType:
        if not view.hand:
            return Text(self._words("hand-empty"), "dim")
        cards = [self._names.counted(color, count) for color, count in view.hand.items()]
        return Flow(cards)

    def _piles(self, view: RailView) -> Text:
        discards = sum(view.discards.values())
        return Text(
            self._words("piles", deck=view.deck, discards=discards, tickets=view.ticket_deck)
        )

    def _held(self, view: RailView, aids: RailAids) -> RenderableType:
        offered = set(view.offer)
        ways = [way for way in aids.tickets if way.ticket not in offered]
        if not ways:
            return Text(self._words("tickets-none"), "dim")
        table = grid()
        for way in ways:
            table.add_row(*self._menus.ticket_cells(view, way))
        return table

    def result(self, _view: RailView, points: Sequence[RailPoints]) -> RenderableType:
        """Where each seat's points come from."""
        trails = any(p.longest for p in points)
        keys = ["head-seat", "end-routes", "end-tickets", "end-longest", "end-total"]
        table = ledger([self._words(key) for key in keys if trails or key != "end-longest"])
        for seat, p in enumerate(points):
            tickets = str(sum(ticket.points for ticket in p.tickets))
            trail = [self._words("end-trail", points=p.longest, length=p.trail)] if trails else []
            total = Text(str(p.total), "bold")
            table.add_row(self._seats.text(seat), str(p.routes), tickets, *trail, total)
        lists = [part for seat, p in enumerate(points) for part in self._tickets_of(seat, p)]
        return Group(Rule(self._words("end-title"), align="left"), table, *lists)

    def _tickets_of(self, seat: int, points: RailPoints) -> list[RenderableType]:
        title = self._words("end-tickets-of", name=self._seats[seat])
        if seat == self._seats.me:
            title = self._words("end-tickets-own")
        table = grid(numbers=1)
        for ticket in points.tickets:
            style = "green" if ticket.points > 0 else "red"
            mark = "✓" if ticket.points > 0 else "✗"
            name = Text(f"{mark} {self._names.ticket(ticket.id)}")
            table.add_row(Text(f"{ticket.points:+}", style), name)
        return [heading(title), indented(table)]
