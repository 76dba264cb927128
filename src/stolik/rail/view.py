"""What a seat may see (R12): the one place that decides it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from operator import or_
from typing import Any

import msgspec

from stolik.core.bits import members
from stolik.core.contract import View
from stolik.core.records import Fields, Snapshot, as_array, bytes_of
from stolik.rail.bitboard import Bitboard
from stolik.rail.events import EventReader
from stolik.rail.seen import SEATS, WATCHERS, Sums
from stolik.rail.state import ENDS, KEEP, KINDS, LOCO, OVER, PHASES, STATE, SURCHARGE, State
from stolik.rail.tunnel import costs

Cards = dict[str, int]
KEPT_SETS = 10_000
"""Sets of routes whose names are kept: most moves claim nothing, and a server has many tables."""
SNAPSHOT = Snapshot(
    STATE,
    [
        "free", "own", "cars", "points", "n_deck", "discards", "open", "hands", "held", "n_held",
        "n_tickets", "n_offer", "turn", "phase", "first", "passes", "last_round", "over", "turns",
    ],
)  # fmt: skip


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
    """A tunnel that waits for its surcharge; `hits` says which turned-up cards cost (R7, R32)."""

    route: str
    color: str | None
    cards: int
    locos: int
    revealed: list[str]
    hits: list[bool]
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


@dataclass
class Common:
    """What all views of a state share, and what they are made from."""

    raw: bytes
    tickets: Sequence[str]
    fields: Any
    sums: Sums
    open: list[str | None]
    discards: Cards
    seats: dict[int, list[SeatView]] = field(default_factory=dict)
    """By who looks, watchers or seats; made when somebody does."""


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
        self._tables = as_array(bits.tables)
        self._places = sorted(
            (route.id, number // 64, 1 << number % 64) for number, route in bits.routes.items()
        )
        self._names_of = lru_cache(KEPT_SETS)(self._list_routes)
        self._last: Common | None = None

    def view(self, state: State, seat: int | None, tickets: Sequence[str]) -> RailView:
        """What the seat sees; None is a watcher."""
        common = self._common(state, tickets)
        s, sums = common.fields, common.sums
        rare = Fields(state) if s.phase in (KEEP, SURCHARGE) else None
        return RailView(
            game=self._names[0],
            map=self._names[1],
            seat=seat,
            turn=s.turn,
            phase=PHASES[s.phase],
            first=s.first,
            turns=s.turns,
            seats=list(map(_own_copy, self._all_seats(common, seat))),
            open=common.open.copy(),
            deck=s.n_deck,
            discards=common.discards.copy(),
            ticket_deck=s.n_tickets,
            unseen={} if seat is None else self._counts(sums.unseen[seat]),
            passes=s.passes,
            last_round=s.last_round,
            over=ENDS[s.over],
            free=self._routes(self._free(s, seat)),
            hand={} if seat is None else self._counts(s.hands[seat]),
            held=[] if seat is None else _held(common, seat, tickets),
            offer=[tickets[i] for i in self._offer(rare, seat)] if rare else [],
            offered=s.n_offer if s.phase == KEEP else 0,
            tunnel=self._tunnel(rare) if rare and s.phase == SURCHARGE else None,
        )

    def _common(self, state: State, tickets: Sequence[str]) -> "Common":
        """What all views of a state share. Usually one seat looks after the other."""
        raw, last = bytes_of(state), self._last
        if last is None or last.raw != raw or last.tickets is not tickets:
            fields = SNAPSHOT.of(raw)
            sums = Sums(self._tables, state)
            open_, discards = self._reader.row(fields.open), self._counts(fields.discards)
            self._last = last = Common(raw, tickets, fields, sums, open_, discards)
        return last

    def _all_seats(self, common: "Common", seat: int | None) -> list[SeatView]:
        """What somebody sees of all seats."""
        who = WATCHERS if seat is None else SEATS
        if who not in common.seats:
            known = common.sums.known[who]
            common.seats[who] = [self._seat(common, i, known[i]) for i in range(self._seats)]
        return common.seats[who]

    def _seat(self, common: "Common", i: int, known: Sequence[int]) -> SeatView:
        s = common.fields
        ended = s.phase == OVER
        return SeatView(
            cars=s.cars[i],
            cards=sum(s.hands[i]),
            tickets=s.n_held[i],
            points=s.points[i],
            routes=self._routes(s.own[i]),
            known=self._counts(known),
            hand=self._counts(s.hands[i]) if ended else None,
            held=_held(common, i, common.tickets) if ended else None,
        )

    def _free(self, s: Any, seat: int | None) -> Sequence[int]:
        """Routes the seat may still claim; for a watcher those that anybody may."""
        if seat is not None:
            words: Sequence[int] = s.free[seat]
            return words
        return [reduce(or_, word) for word in zip(*s.free[: self._seats], strict=True)]

    def _offer(self, s: Fields, seat: int | None) -> list[int]:
        """The tickets a seat has to choose from; first offers lie there before its turn."""
        n = int(s.n_offer)
        if s.phase != KEEP or seat is None:
            return []
        if s.opening:
            waits = s.first_kept[seat] == 0
            return s.first_offer[seat, :n].tolist() if waits else []
        return s.offer[:n].tolist() if s.turn == seat else []

    def _tunnel(self, s: Fields) -> TunnelView:
        cards, color = int(s.paid_color), int(s.color)
        revealed = s.revealed[: s.n_revealed].tolist()
        return TunnelView(
            route=self._bits.routes[int(s.route)].id,
            color=self._cards[color] if cards else None,
            cards=cards,
            locos=int(s.paid_locos),
            revealed=[self._cards[card] for card in revealed],
            hits=[bool(costs(self._bits.tables, card, color, cards)) for card in revealed],
            surcharge=int(s.surcharge),
        )

    def _routes(self, words: Sequence[int]) -> list[str]:
        """The names of routes, in their order."""
        return self._names_of(tuple(words)).copy()

    def _list_routes(self, words: tuple[int, ...]) -> list[str]:
        return [id for id, word, place in self._places if words[word] & place]

    def _counts(self, counts: Sequence[int]) -> Cards:
        return {card: n for card, n in zip(self._cards, counts, strict=True) if n}


def _own_copy(seat: SeatView) -> SeatView:
    """Whoever gets a view may change its lists, and harms nobody else."""
    return msgspec.structs.replace(seat, routes=seat.routes.copy(), known=seat.known.copy())


def _held(common: Common, seat: int, tickets: Sequence[str]) -> list[TicketView]:
    """A seat's tickets with what they score now."""
    values = common.sums.values[seat]
    return [
        TicketView(tickets[i], int(values[n]))
        for n, i in enumerate(members(common.fields.held[seat]))
    ]


assert LOCO == KINDS - 1, "the locomotive is the last kind of card"
