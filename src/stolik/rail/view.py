"""What a seat may see (R12): the one place that decides it."""

from collections.abc import Sequence

import msgspec
import numpy as np

from stolik.core.bits import members
from stolik.core.contract import View
from stolik.core.records import Fields
from stolik.rail.bitboard import Bitboard
from stolik.rail.events import EventReader
from stolik.rail.pools import unseen_cards
from stolik.rail.scoring import list_ticket_values
from stolik.rail.state import ENDS, KEEP, KINDS, LOCO, OVER, PHASES, SURCHARGE, WORDS, State

Cards = dict[str, int]


class TicketView(msgspec.Struct, frozen=True):
    """A ticket and what it would score now."""

    id: str
    points: int


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat; at the end also its cards and tickets."""

    cars: int
    cards: int
    tickets: int
    points: int
    routes: list[str]
    known: Cards
    hand: Cards | None = None
    held: list[TicketView] | None = None


class TunnelView(msgspec.Struct, frozen=True):
    """A tunnel that waits for its surcharge."""

    route: str
    color: str | None
    cards: int
    locos: int
    revealed: list[str]
    surcharge: int


class RailView(View, frozen=True, tag="rail"):
    """The table from one seat, or from a watcher's chair (no seat)."""

    game: str
    map: str
    seat: int | None
    turn: int
    phase: str
    first: int
    turns: int
    seats: list[SeatView]
    open: list[str | None]
    deck: int
    discards: Cards
    ticket_deck: int
    unseen: Cards
    passes: int
    last_round: int
    over: str
    free: list[str]
    hand: Cards
    held: list[TicketView]
    offer: list[str]
    offered: int
    tunnel: TunnelView | None


class Viewer:
    """Makes views of states on one map."""

    def __init__(
        self, names: tuple[str, str], bits: Bitboard, reader: EventReader, cards: Sequence[str]
    ) -> None:
        self._names = names
        self._bits = bits
        self._reader = reader
        self._cards = cards
        self._seats = int(bits.tables.seats)

    def view(self, state: State, seat: int | None, tickets: Sequence[str]) -> RailView:
        """What the seat sees; None is a watcher."""
        s = Fields(state)
        return RailView(
            game=self._names[0],
            map=self._names[1],
            seat=seat,
            turn=int(s.turn),
            phase=PHASES[s.phase],
            first=int(s.first),
            turns=int(s.turns),
            seats=[self._seat(state, s, i, seat, tickets) for i in range(self._seats)],
            open=self._reader.row(s.open.tolist()),
            deck=int(s.n_deck),
            discards=self._counts(s.discards.tolist()),
            ticket_deck=int(s.n_tickets),
            unseen=self._unseen(state, s, seat),
            passes=int(s.passes),
            last_round=int(s.last_round),
            over=ENDS[s.over],
            free=self._free(s, seat),
            hand={} if seat is None else self._counts(s.hands[seat].tolist()),
            held=[] if seat is None else self._held(state, s, seat, tickets),
            offer=[] if seat is None else [tickets[i] for i in self._offer(s, seat)],
            offered=int(s.n_offer) if s.phase == KEEP else 0,
            tunnel=self._tunnel(s) if s.phase == SURCHARGE else None,
        )

    def _seat(
        self, state: State, s: Fields, i: int, seat: int | None, tickets: Sequence[str]
    ) -> SeatView:
        ended = s.phase == OVER
        known = s.known[i].astype(np.int64)
        if seat is not None and self._seats == 2:  # a watcher can't tell the two apart
            known += s.pools[0, i]
        return SeatView(
            cars=int(s.cars[i]),
            cards=int(s.hands[i].sum()),
            tickets=int(s.n_held[i]),
            points=int(s.points[i]),
            routes=sorted(self._routes(s.own[i].tolist())),
            known=self._counts(known.tolist()),
            hand=self._counts(s.hands[i].tolist()) if ended else None,
            held=self._held(state, s, i, tickets) if ended else None,
        )

    def _offer(self, s: Fields, seat: int) -> list[int]:
        """The tickets a seat has to choose from; first offers lie there before its turn."""
        n = int(s.n_offer)
        if s.phase != KEEP:
            return []
        if s.opening:
            waits = s.first_kept[seat] == 0
            return s.first_offer[seat, :n].tolist() if waits else []
        return s.offer[:n].tolist() if s.turn == seat else []

    def _held(self, state: State, s: Fields, seat: int, tickets: Sequence[str]) -> list[TicketView]:
        held = members(s.held[seat])
        if not held:
            return []
        values = np.zeros(len(held), np.int64)
        list_ticket_values(self._bits.tables, state, seat, values)
        return [TicketView(tickets[i], n) for i, n in zip(held, values.tolist(), strict=True)]

    def _unseen(self, state: State, s: Fields, seat: int | None) -> Cards:
        """Cards that may be in the deck, as far as the seat can tell (knowledge.py)."""
        if seat is None:
            return {}
        counts = unseen_cards(self._bits.tables, state, seat)
        for other in range(self._seats):
            if other != seat:
                counts -= s.pools[:, other].sum(axis=0)
                shown = s.shown[other, : s.n_shown[other]]
                np.add.at(counts, shown[:, 0], shown[:, 3])
        return self._counts(counts.tolist())

    def _free(self, s: Fields, seat: int | None) -> list[str]:
        """Routes the seat may still claim; for a watcher those that anybody may."""
        rows = s.free[: self._seats] if seat is None else s.free[seat : seat + 1]
        return sorted(self._routes(np.bitwise_or.reduce(rows).tolist()))

    def _tunnel(self, s: Fields) -> TunnelView:
        cards = int(s.paid_color)
        return TunnelView(
            route=self._bits.routes[int(s.route)].id,
            color=self._cards[s.color] if cards else None,
            cards=cards,
            locos=int(s.paid_locos),
            revealed=[self._cards[c] for c in s.revealed[: s.n_revealed].tolist()],
            surcharge=int(s.surcharge),
        )

    def _routes(self, words: Sequence[int]) -> list[str]:
        return [self._bits.routes[64 * w + i].id for w in range(WORDS) for i in members(words[w])]

    def _counts(self, counts: Sequence[int]) -> Cards:
        return {self._cards[k]: counts[k] for k in range(KINDS) if counts[k]}


assert LOCO == KINDS - 1, "the locomotive is the last kind of card"
