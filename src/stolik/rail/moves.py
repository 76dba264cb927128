"""Moves as people and wires write them, and how they convert to the kernels' numbers and back."""

import re
from collections.abc import Mapping, Sequence
from functools import cache

from stolik.core.contract import Move
from stolik.errors import InvalidMove
from stolik.rail.bitboard import Bitboard
from stolik.rail.codes import (
    CLAIM,
    COLOR_SHIFT,
    DRAW_DECK,
    KEEP_MOVE,
    PASS,
    PAY,
    ROUTE_SHIFT,
    TICKETS,
    WITHDRAW,
)
from stolik.rail.state import LOCO, OPEN, SURCHARGE, State


class Keep(Move, frozen=True, tag="keep"):
    """Keep these of the offered tickets."""

    tickets: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(["keep", *self.tickets])


class Draw(Move, frozen=True, tag="draw"):
    """Take one card: from an open slot, or blind from the deck (no slot)."""

    slot: int | None = None

    def __str__(self) -> str:
        return "draw deck" if self.slot is None else f"draw {self.slot}"


class TakeTickets(Move, frozen=True, tag="tickets"):
    """Ask for an offer of tickets."""

    def __str__(self) -> str:
        return "tickets"


class Claim(Move, frozen=True, tag="claim"):
    """Claim a route with cards of one color and locomotives."""

    route: str
    color: str | None
    cards: int
    locos: int

    def __str__(self) -> str:
        return f"claim {self.route}{_price(self.color, self.cards, self.locos)}"


class Pay(Move, frozen=True, tag="pay"):
    """Pay a tunnel's surcharge."""

    color: str | None
    cards: int
    locos: int

    def __str__(self) -> str:
        return f"pay{_price(self.color, self.cards, self.locos)}"


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Give the tunnel up."""

    def __str__(self) -> str:
        return "withdraw"


class Pass(Move, frozen=True, tag="pass"):
    """End the turn."""

    def __str__(self) -> str:
        return "pass"


RailMove = Keep | Draw | TakeTickets | Claim | Pay | Withdraw | Pass
SIMPLE: dict[int, RailMove] = {
    DRAW_DECK: Draw(),
    TICKETS: TakeTickets(),
    PASS: Pass(),
    WITHDRAW: Withdraw(),
}
_PART = re.compile(r"([a-z0-9-]+):([0-9]{1,2})\Z")


def _price(color: str | None, cards: int, locos: int) -> str:
    parts = [f" {color}:{cards}"] if cards else []
    return "".join([*parts, f" loco:{locos}"] if locos else parts)


class Codec:
    """The three forms of a move on one map."""

    def __init__(self, bits: Bitboard, colors: Sequence[str], tickets: Sequence[str]) -> None:
        self._bits = bits
        self._colors = colors
        self._color_number = {color: i for i, color in enumerate(colors)}
        self.ticket_names = tickets
        self.ticket_number: Mapping[str, int] = {name: i for i, name in enumerate(tickets)}
        self._claim = cache(self._make_claim)  # a map has some thousands of them

    def move(self, s: State, code: int) -> RailMove:
        """The move behind a legal number."""
        if code >= CLAIM:
            return self._claim(code)
        if code >= KEEP_MOVE:
            chosen = code - KEEP_MOVE
            offer = enumerate(self._offer(s))
            return Keep(tuple(name for i, name in offer if chosen >> i & 1))
        if code >= PAY:
            locos = code - PAY
            cards = int(s.surcharge) - locos
            return Pay(self._colors[s.color] if cards else None, cards, locos)
        if code < OPEN:
            return Draw(code)
        return SIMPLE[code]

    def _offer(self, s: State) -> list[str]:
        numbers: list[int] = s["offer"][: s["n_offer"]].tolist()
        return [self.ticket_names[number] for number in numbers]

    def _make_claim(self, code: int) -> Claim:
        number = (code - CLAIM) >> ROUTE_SHIFT
        route, locos = self._bits.routes[number], code & 15
        cards = route.length - locos
        color = route.color or (self._colors[code >> COLOR_SHIFT & 15] if cards else None)
        return Claim(route.id, color if cards else None, cards, locos)

    def code(self, s: State, move: Move) -> int | None:
        """The number of a move; None if no legal move could be meant by it here."""
        match move:
            case Keep(tickets):
                return self._keep_code(s, tickets)
            case Draw(slot):
                return DRAW_DECK if slot is None else slot
            case Claim():
                return self._claim_code(move)
            case Pay(color, cards, locos):
                if s.phase != SURCHARGE or cards + locos != s.surcharge:
                    return None
                right = cards == 0 or (s.paid_color > 0 and color == self._colors[s.color])
                return PAY + locos if right else None
        return {TakeTickets: TICKETS, Withdraw: WITHDRAW, Pass: PASS}.get(type(move))

    def _keep_code(self, s: State, tickets: Sequence[str]) -> int | None:
        offer = self._offer(s)
        if len(set(tickets)) != len(tickets) or not set(tickets) <= set(offer):
            return None
        return KEEP_MOVE + sum(1 << offer.index(name) for name in tickets)

    def _claim_code(self, move: Claim) -> int | None:
        number = self._bits.number.get(move.route)
        if number is None:
            return None
        route = self._bits.routes[number]
        if move.cards + move.locos != route.length or move.cards < 0 or move.locos < 0:
            return None
        if route.color is not None:
            color, right = 0, move.cards == 0 or move.color == route.color
        else:
            color = self._color_number.get(move.color or "", LOCO) if move.cards else LOCO
            right = move.cards == 0 or color != LOCO
        return (
            CLAIM + (number << ROUTE_SHIFT) + (color << COLOR_SHIFT) + move.locos if right else None
        )

    def parse(self, text: str) -> RailMove:
        """The move a text means, whether or not it is legal now."""
        words = text.split()
        match words:
            case ["pass"]:
                return Pass()
            case ["withdraw"]:
                return Withdraw()
            case ["tickets"]:
                return TakeTickets()
            case ["draw", "deck"]:
                return Draw()
            case ["draw", slot] if slot in "01234" and len(slot) == 1:
                return Draw(int(slot))
            case ["keep", *names] if names:
                return Keep(tuple(self._known_ticket(text, name) for name in names))
            case ["claim", route, *price] if price:
                if route not in self._bits.number:
                    raise InvalidMove(f"{text!r}: there is no route {route!r} on this map.")
                return Claim(route, *self._read_price(text, price))
            case ["pay", *price] if price:
                return Pay(*self._read_price(text, price))
        raise InvalidMove(
            f"{text!r} is no move. Moves are: keep <ticket> …, draw deck, draw <slot 0-4>, "
            "tickets, claim <route> <color>:<n> loco:<m>, pay <color>:<n> loco:<m>, withdraw, pass."
        )

    def _known_ticket(self, text: str, name: str) -> str:
        if name not in self.ticket_number:
            raise InvalidMove(f"{text!r}: there is no ticket {name!r} on this map.")
        return name

    def _read_price(self, text: str, parts: Sequence[str]) -> tuple[str | None, int, int]:
        color, cards, locos = None, 0, 0
        for word in parts:
            found = _PART.match(word)
            name, count = (found[1], int(found[2])) if found else ("", 0)
            if name == "loco" and not locos and count:
                locos = count
            elif name in self._color_number and color is None and count:
                color, cards = name, count
            else:
                raise InvalidMove(
                    f"{text!r}: {word!r} is no price. Write one color and locomotives, "
                    f"as in red:2 loco:1; colors are {', '.join(self._colors)}."
                )
        return color, cards, locos
