"""A rail game's legal moves, grouped and numbered."""

from collections.abc import Sequence

from rich.text import Text

from stolik.cli.draw import Choice, Choices, Menu, Words
from stolik.cli.rail.names import Names
from stolik.core.contract import Move
from stolik.rail.aids import RailAids, TicketWay
from stolik.rail.moves import Claim, Draw, Keep, Pass, Pay, TakeTickets, Withdraw
from stolik.rail.view import RailView


class MenuMaker:
    """Turns legal moves into menus."""

    def __init__(self, names: Names, words: Words) -> None:
        self._names, self._words = names, words

    def menu(self, view: RailView, aids: RailAids, moves: Sequence[Move]) -> Menu:
        """What the seat can choose now."""
        if view.phase == "keep":
            return self._offer(view, aids, moves)
        groups = [
            Choices(self._words("group-draw"), self._draws(view, moves), inline=True),
            Choices(self._words("group-pay"), self._surcharges(moves)),
            Choices(self._words("group-other"), self._others(view, moves)),
            self._claims(view, aids, moves),
        ]
        return Menu(self._prompt(view), [group for group in groups if group.rows])

    def _prompt(self, view: RailView) -> str:
        if view.tunnel is not None:
            route = self._names.route(view.tunnel.route)
            return self._words("prompt-surcharge", route=route, surcharge=view.tunnel.surcharge)
        return self._words("prompt-second" if view.phase == "second" else "prompt-turn")

    def _offer(self, view: RailView, aids: RailAids, moves: Sequence[Move]) -> Menu:
        ways = {way.ticket: way for way in aids.tickets}
        rows = [Choice(self.ticket_cells(view, ways[id]), id) for id in view.offer]
        counts = [len(move.tickets) for move in moves if isinstance(move, Keep)]
        least, most = min(counts), max(counts)
        if least == most:
            prompt = self._words("prompt-keep-exactly", count=least)
        else:
            prompt = self._words("prompt-keep", least=least, most=most)
        return Menu(prompt, [Choices(self._words("group-offer"), rows)], many="keep")

    def ticket_cells(self, view: RailView, way: TicketWay) -> tuple[Text, ...]:
        """A ticket, its points and how far it is."""
        state, style = self._state(view, way)
        points = Text(self._names.ticket_points(way.ticket), "bold", justify="right")
        return Text(self._names.ticket(way.ticket)), points, Text(state, style)

    def _state(self, view: RailView, way: TicketWay) -> tuple[str, str]:
        if way.done:
            return f"✓ {self._words('ticket-done')}", "green"
        if not way.open:
            return f"✗ {self._words('ticket-closed')}", "red"
        if way.cars > view.seats[view.seat or 0].cars:
            return f"✗ {self._words('ticket-far', cars=way.cars)}", "red"
        return f"… {self._words('ticket-way', cars=way.cars)}", ""

    def _draws(self, view: RailView, moves: Sequence[Move]) -> list[Choice]:
        """Open cards as they lie, then the deck."""
        rows = []
        for move in sorted(moves, key=lambda move: str(move) == "draw deck"):
            if isinstance(move, Draw):
                card = None if move.slot is None else view.open[move.slot]
                cell = self._names.card(card) if card else Text(f" ▒ {self._words('choice-deck')} ")
                rows.append(Choice((cell,), str(move)))
        return rows

    def _surcharges(self, moves: Sequence[Move]) -> list[Choice]:
        pays = [move for move in moves if isinstance(move, Pay)]
        return [
            Choice((self._names.price(move.color, move.cards, move.locos),), str(move))
            for move in sorted(pays, key=lambda move: move.locos)
        ]

    def _others(self, view: RailView, moves: Sequence[Move]) -> list[Choice]:
        rows = []
        for move in moves:
            match move:
                case TakeTickets():
                    label = self._words("choice-tickets", count=view.ticket_deck)
                case Pass():
                    second = view.phase == "second"
                    label = self._words("choice-stop" if second else "choice-pass")
                case Withdraw():
                    label = self._words("choice-withdraw")
                case _:
                    continue
            rows.append(Choice((Text(label),), str(move)))
        return rows

    def _claims(self, view: RailView, aids: RailAids, moves: Sequence[Move]) -> Choices:
        """One line a route, those of the own tickets' ways first, then the most worth."""
        by_route: dict[str, list[Claim]] = {}
        for move in moves:
            if isinstance(move, Claim):
                by_route.setdefault(move.route, []).append(move)
        wanted = {route for way in aids.tickets for route in way.routes}
        board = self._names.board
        order = sorted(
            by_route,
            key=lambda id: (id not in wanted, -board.route[id].length, self._names.route(id)),
        )
        rows = [self._claim(view, id, by_route[id], id in wanted) for id in order]
        star = f"» {self._words('choice-wanted')}" if wanted & set(order) else ""
        return Choices(self._words("group-claim"), rows, note=star)

    def _claim(self, view: RailView, id: str, claims: list[Claim], wanted: bool) -> Choice:
        ways = sorted(claims, key=lambda c: (c.locos, -view.hand.get(c.color or "", 0)))
        first = self._names.short_price(ways[0].color, ways[0].cards, ways[0].locos)
        others = self._words("choice-others", count=len(ways) - 1) if ways[1:] else ""
        points = self._names.board.points_for(self._names.board.route[id].length)
        cells = (
            Text("»" if wanted else " "),
            Text(self._names.route(id)),
            Text(f"+{points}", justify="right"),
            first.append(f" {others}"),
            Text(self._names.kind(id), "dim"),
        )
        return (
            Choice(cells, str(ways[0])) if not others else Choice(cells, ways=self._pay(id, ways))
        )

    def _pay(self, id: str, ways: list[Claim]) -> Menu:
        rows = [Choice((self._names.price(c.color, c.cards, c.locos),), str(c)) for c in ways]
        prompt = self._words("prompt-pay", route=self._names.route(id))
        return Menu(prompt, [Choices(self._words("group-pay"), rows)], inner=True)
