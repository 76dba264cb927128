"""Why a move is not allowed, by the rule's number, for people who want to know.

Only explains: what is legal is decided by the kernels, and a test holds the two together.
"""

from collections.abc import Sequence

from stolik.core.bits import has
from stolik.core.contract import Move, Refusal
from stolik.rail.bitboard import Bitboard
from stolik.rail.board import Route
from stolik.rail.draw import supply
from stolik.rail.moves import Claim, Codec, Draw, Keep, Pass, Pay, TakeTickets, Withdraw
from stolik.rail.state import (
    KEEP,
    LOCO,
    NO_CARD,
    OPEN,
    OVER,
    PHASES,
    SECOND,
    SURCHARGE,
    TURN,
    State,
)
from stolik.rail.tickets import keep_bounds

EXPECTED = {
    KEEP: (Keep,),
    TURN: (Draw, TakeTickets, Claim, Pass),
    SECOND: (Draw, Pass),
    SURCHARGE: (Pay, Withdraw),
}


class Explainer:
    """Finds the first rule that a move breaks, on one map."""

    def __init__(self, bits: Bitboard, codec: Codec, cards: Sequence[str]) -> None:
        self._bits = bits
        self._codec = codec
        self._cards = cards

    def why(self, s: State, move: Move) -> Refusal | None:
        """None if the move is legal."""
        if s.phase == OVER:
            return Refusal("R11", "why-over")
        if not isinstance(move, EXPECTED[int(s.phase)]):
            return Refusal("R2", f"why-phase-{PHASES[s.phase]}")
        match move:
            case Keep():
                return self._keep(s, move)
            case Draw():
                return self._draw(s, move)
            case TakeTickets():
                return self._tickets(s)
            case Claim():
                return self._claim(s, move)
            case Pay():
                return self._pay(s, move)
            case Pass():
                return self._pass(s)
        return None

    def _keep(self, s: State, move: Keep) -> Refusal | None:
        rule = "R22" if s.opening else "R23"
        offer = {self._codec.ticket_names[s.offer[i]] for i in range(s.n_offer)}
        for ticket in move.tickets:
            if ticket not in offer:
                return Refusal(rule, "why-not-offered", {"ticket": ticket})
            if move.tickets.count(ticket) > 1:
                return Refusal(rule, "why-kept-twice", {"ticket": ticket})
        least, most = keep_bounds(self._bits.tables, s)
        if len(move.tickets) < least:
            return Refusal(rule, "why-keep-more", {"least": int(least)})
        if len(move.tickets) > most:
            limit = int(self._bits.tables.ticket_limit)
            return Refusal("R24", "why-keep-fewer", {"limit": limit, "most": int(most)})
        return None

    def _draw(self, s: State, move: Draw) -> Refusal | None:
        t = self._bits.tables
        if s.phase == TURN and supply(s) < t.card_reserve:
            return Refusal("R29", "why-reserve", {"reserve": int(t.card_reserve)})
        if move.slot is None:
            if s.phase == SECOND and not t.mixed_draws and not s.from_deck:
                return Refusal("R26", "why-second-open")
            return None if supply(s) else Refusal("R3", "why-deck-empty")
        if not 0 <= move.slot < OPEN or s.open[move.slot] == NO_CARD:
            return Refusal("R3", "why-slot-empty", {"slot": move.slot})
        if s.phase == SECOND and not t.mixed_draws and s.from_deck:
            return Refusal("R26", "why-second-deck")
        if s.phase == SECOND and t.open_locomotive_ends_turn and s.open[move.slot] == LOCO:
            return Refusal("R27", "why-second-loco")
        return None

    def _tickets(self, s: State) -> Refusal | None:
        limit = int(self._bits.tables.ticket_limit)
        if not s.n_tickets:
            return Refusal("R23", "why-no-tickets")
        if limit and s.n_held[s.turn] >= limit:
            return Refusal("R24", "why-ticket-limit", {"limit": limit})
        return None

    def _pass(self, s: State) -> Refusal | None:
        if s.phase == SECOND:
            must = self._bits.tables.both_cards and self._can_draw(s)
            return Refusal("R29", "why-both-cards") if must else None
        return None

    def _can_draw(self, s: State) -> bool:
        return any(self._draw(s, Draw(slot)) is None for slot in (None, *range(OPEN)))

    def _claim(self, s: State, move: Claim) -> Refusal | None:
        number = self._bits.number[move.route]
        route = self._bits.routes[number]
        return (
            self._closed(s, number, route)
            or self._wrong_price(route, move)
            or self._too_poor(s, route, move)
        )

    def _closed(self, s: State, number: int, route: Route) -> Refusal | None:
        word, place = divmod(number, 64)
        for seat in range(self._bits.tables.seats):
            if has(s.own[seat, word], place):
                return Refusal("R5", "why-claimed", {"route": route.id, "seat": seat})
        if has(s.free[s.turn, word], place):
            return None
        twin = self._bits.number[route.twin or route.id]
        taken = any(has(s.own[i, twin >> 6], twin & 63) for i in range(self._bits.tables.seats))
        if taken:
            return Refusal("R6", "why-twin", {"route": route.id})
        return Refusal("R6", "why-listed-once", {"route": route.twin or route.id})

    def _wrong_price(self, route: Route, move: Claim) -> Refusal | None:
        if move.cards + move.locos != route.length:
            return Refusal("R4", "why-length", {"route": route.id, "length": route.length})
        if move.cards and route.color not in (None, move.color):
            return Refusal("R4", "why-color", {"route": route.id, "color": route.color or ""})
        if move.locos < route.locomotives:
            return Refusal("R31", "why-ferry", {"route": route.id, "locos": route.locomotives})
        wild = bool(self._bits.tables.locomotives_anywhere) or route.tunnel
        if move.locos > route.locomotives and not wild:
            return Refusal("R30", "why-no-locos", {"route": route.id})
        return None

    def _too_poor(self, s: State, route: Route, move: Claim) -> Refusal | None:
        cars = int(s.cars[s.turn])
        if cars < route.length:
            return Refusal("R4", "why-cars", {"missing": route.length - cars, "cars": cars})
        return self._lacking(s, "R4", move.color, move.cards, move.locos, (0, 0))

    def _lacking(
        self,
        s: State,
        rule: str,
        color: str | None,
        cards: int,
        locos: int,
        laid: tuple[int, int],
    ) -> Refusal | None:
        """Too few cards in hand, beside those that already lie on the table."""
        if cards and color is not None:
            have = int(s.hands[s.turn, self._cards.index(color)]) - laid[0]
            if have < cards:
                return Refusal(rule, "why-cards", {"missing": cards - have, "color": color})
        have = int(s.hands[s.turn, LOCO]) - laid[1]
        if have < locos:
            return Refusal(rule, "why-cards", {"missing": locos - have, "color": "loco"})
        return None

    def _pay(self, s: State, move: Pay) -> Refusal | None:
        played, locos = int(s.paid_color), int(s.paid_locos)
        color = self._cards[s.color]
        if move.cards and not played:
            return Refusal("R7", "why-pay-locos")
        if move.cards and move.color != color:
            return Refusal("R7", "why-pay-color", {"color": color})
        if move.cards + move.locos != s.surcharge:
            return Refusal("R7", "why-surcharge", {"surcharge": int(s.surcharge)})
        return self._lacking(s, "R8", move.color, move.cards, move.locos, (played, locos))
