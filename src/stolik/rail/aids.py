"""Help for players, from one seat's view alone: odds, ways, and what colors can pay for."""

from collections.abc import Mapping, Sequence
from itertools import product
from math import comb

import msgspec
import numpy as np

from stolik.core.contract import Aids
from stolik.rail.bitboard import Bitboard
from stolik.rail.board import Board
from stolik.rail.claim import list_claims
from stolik.rail.keeps import Ends, KeepCost, Weigher
from stolik.rail.moves import Claim, Codec
from stolik.rail.state import KINDS, LOCO, MOVES, STATE
from stolik.rail.view import RailView
from stolik.rail.ways import cheapest_way


class Odds(msgspec.Struct, frozen=True):
    """Chances of 0, 1, 2, … extra cards for a tunnel played with a color (or locomotives)."""

    color: str
    chances: list[float]


class TunnelOdds(msgspec.Struct, frozen=True):
    """The odds of a tunnel that is still open, for each way to play it."""

    route: str
    odds: list[Odds]


class TicketWay(msgspec.Struct, frozen=True):
    """The cheapest way still open to finish a ticket with the cars left; none if it can't be."""

    ticket: str
    done: bool
    open: bool
    cars: int
    routes: list[str]


class RailAids(Aids, frozen=True):
    """All aids of a seat."""

    tunnels: list[TunnelOdds]
    tickets: list[TicketWay]
    payable: dict[str, list[str]]
    keeps: list[KeepCost] = msgspec.field(default_factory=list)


class Helper:
    """Computes aids on one map."""

    def __init__(self, board: Board, bits: Bitboard, codec: Codec, cards: Sequence[str]) -> None:
        self._board = board
        self._bits = bits
        self._codec = codec
        self._cards = cards

    def aids(self, view: RailView) -> RailAids:
        """Everything for one seat; a watcher gets nothing."""
        if view.seat is None:
            return RailAids([], [], {})
        return RailAids(
            self._tunnels(view), self._ways(view), self._payable(view), self._keeps(view)
        )

    def _tunnels(self, view: RailView) -> list[TunnelOdds]:
        found = {color: Odds(color, self.odds(view, color)) for color in self._cards}
        result = []
        for route in self._board.file.routes:
            if route.tunnel and route.id in view.free:
                colors = [route.color] if route.color else self._board.file.colors
                rows = [found[color] for color in [*colors, self._cards[LOCO]]]
                result.append(TunnelOdds(route.id, rows))
        return result

    def odds(self, view: RailView, color: str) -> list[float]:
        """Chances of 0, 1, … matching cards: from the deck first, then from the discards."""
        turned = int(self._bits.tables.tunnel_cards)
        from_deck = min(turned, view.deck)
        from_discards = min(turned - from_deck, sum(view.discards.values()))
        deck = self._matches(view.unseen, color, from_deck)
        again = self._matches(view.discards, color, from_discards)
        chances = [0.0] * (turned + 1)
        for (i, p), (k, q) in product(enumerate(deck), enumerate(again)):
            chances[i + k] += p * q
        return chances

    def _matches(self, pile: Mapping[str, int], color: str, drawn: int) -> list[float]:
        """Chances of 0 … drawn matching cards among cards drawn from a pile."""
        loco = self._cards[LOCO]
        matching = pile.get(color, 0)
        if color != loco and self._bits.tables.surcharge_counts_locomotives:
            matching += pile.get(loco, 0)
        total = sum(pile.values())
        ways = comb(total, drawn)
        return [
            comb(matching, k) * comb(total - matching, drawn - k) / ways for k in range(drawn + 1)
        ]

    def _ways(self, view: RailView) -> list[TicketWay]:
        names = [ticket.id for ticket in view.held] + view.offer
        return [self._way(view, name) for name in names]

    def _keeps(self, view: RailView) -> list[KeepCost]:
        """What each set of offered tickets would cost beside those that are not done yet."""
        if not view.offer:
            return []
        undone = [ticket.id for ticket in view.held if ticket.points <= 0]
        tickets = {name: self._ends(name) for name in [*undone, *view.offer]}
        cars, cards = view.seats[view.seat or 0].cars, sum(view.hand.values())
        return Weigher(self._links(view), tickets).weigh(undone, view.offer, cars, cards)

    def _ends(self, name: str) -> Ends:
        _, ticket = self._board.tickets[self._codec.ticket_number[name]]
        ends = {place for target in ticket.to for place in self._board.ends(target)}
        return Ends(name, set(self._board.starts(ticket)), ends)

    def _links(self, view: RailView) -> list[tuple[str, str, str, int]]:
        """Routes that the seat has or may still claim, with the cars each takes."""
        own = set(view.seats[view.seat or 0].routes)
        usable = own | set(view.free)
        return [
            (r.id, r.a, r.b, 0 if r.id in own else r.length)
            for r in self._board.file.routes
            if r.id in usable
        ]

    def _way(self, view: RailView, name: str) -> TicketWay:
        ticket = self._ends(name)
        own = set(view.seats[view.seat or 0].routes)
        way = cheapest_way(self._links(view), ticket.starts, ticket.ends)
        if way is None or way.cost > view.seats[view.seat or 0].cars:
            return TicketWay(name, False, False, 0, [])
        new = [route for route in way.routes if route not in own]
        return TicketWay(name, way.cost == 0, True, way.cost, new)

    def _payable(self, view: RailView) -> dict[str, list[str]]:
        """Routes each color (with locomotives) could claim now, by the engine's own list."""
        result: dict[str, set[str]] = {}
        for claim in self._claims(view):
            result.setdefault(claim.color or self._cards[LOCO], set()).add(claim.route)
        return {color: sorted(routes) for color, routes in sorted(result.items())}

    def _claims(self, view: RailView) -> list[Claim]:
        """The claims the seat could pay if it were its turn."""
        t, s, moves = self._bits.tables, np.zeros(1, STATE)[0], np.zeros(1, MOVES)[0]
        seat = view.seat or 0
        s.cars[seat] = view.seats[seat].cars
        for kind in range(KINDS):
            count = view.hand.get(self._cards[kind], 0)
            s.hands[seat, kind] = count
            for w in range(2):
                s.afford[seat, w] |= t.affordable[kind, count, w]
        for name in view.free:
            word, place = divmod(self._bits.number[name], 64)
            s.free[seat, word] |= np.int64(1) << np.int64(place)
        n = list_claims(t, s, seat, s.free[seat], moves, 0)
        found = [self._codec.move(s, int(code)) for code in moves.code[:n]]
        return [claim for claim in found if isinstance(claim, Claim)]
