"""Events as people and wires read them: decoded from the kernels' log, and redacted for a seat."""

from collections.abc import Callable, Sequence

import msgspec

from stolik.core.contract import Event, Move
from stolik.rail.bitboard import Bitboard
from stolik.rail.codes import DRAW_DECK
from stolik.rail.moves import Keep
from stolik.rail.state import (
    ABANDONED,
    CLAIMED,
    DRAWN,
    ENDED,
    ENDS,
    KEPT,
    LAST_ROUND,
    NO_CARD,
    OFFERED,
    OPEN,
    OPENED,
    PAID,
    RECYCLED,
    RETURNED,
    REVEALED,
    SWEPT,
    Log,
)

Tickets = list[str] | int  # those who may not see them get their number


class Kept(Event, frozen=True):
    kept: Tickets


class Returned(Event, frozen=True):
    returned: Tickets


class Drawn(Event, frozen=True):
    drawn: str | None
    from_: str | int = msgspec.field(name="from")


class Recycled(Event, frozen=True):
    recycled: int


class Opened(Event, frozen=True):
    open: list[str | None]


class Swept(Event, frozen=True):
    swept: list[str]


class Offered(Event, frozen=True):
    offer: Tickets


class Revealed(Event, frozen=True):
    revealed: list[str]
    surcharge: int


class Paid(Event, frozen=True):
    paid: list[str]


class Claimed(Event, frozen=True):
    claimed: str
    points: int


class Abandoned(Event, frozen=True):
    abandoned: str


class LastRound(Event, frozen=True):
    last_round: bool = True


class Ended(Event, frozen=True):
    over: str


class EventReader:
    """Turns rows of the log into events, with the names of one map."""

    def __init__(self, bits: Bitboard, cards: Sequence[str], tickets: Sequence[str]) -> None:
        self._bits = bits
        self._cards = cards
        self._tickets = tickets
        self._readers: dict[int, Callable[[list[int]], Event]] = {
            KEPT: lambda v: Kept(self._list(self._tickets, v)),
            RETURNED: lambda v: Returned(self._list(self._tickets, v)),
            DRAWN: lambda v: Drawn(cards[v[0]], "deck" if v[1] == DRAW_DECK else v[1]),
            RECYCLED: lambda v: Recycled(v[0]),
            OPENED: lambda v: Opened(self.row(v[2 : 2 + OPEN])),
            SWEPT: lambda v: Swept([c for c in self.row(v[2 : 2 + OPEN]) if c is not None]),
            OFFERED: lambda v: Offered(self._list(self._tickets, v)),
            REVEALED: lambda v: Revealed(self._list(self._cards, v), v[1]),
            PAID: lambda v: Paid([cards[v[0]]] * v[1] + [cards[-1]] * v[2]),
            CLAIMED: lambda v: Claimed(bits.routes[v[0]].id, v[1]),
            ABANDONED: lambda v: Abandoned(bits.routes[v[0]].id),
            LAST_ROUND: lambda _: LastRound(),
            ENDED: lambda v: Ended(ENDS[v[0]]),
        }

    def read(self, log: Log) -> list[Event]:
        """All events of a log, in order."""
        n = int(log["n"])  # by name: attributes take several times as long
        kinds, values = log["kind"][:n].tolist(), log["value"][:n].tolist()
        return [self._readers[kind](row) for kind, row in zip(kinds, values, strict=True)]

    def row(self, cards: Sequence[int]) -> list[str | None]:
        """The open row; an empty slot is None."""
        return [None if card == NO_CARD else self._cards[card] for card in cards]

    @staticmethod
    def _list(names: Sequence[str], value: Sequence[int]) -> list[str]:
        return [names[i] for i in value[2 : 2 + value[0]]]


def redact(events: Sequence[Event], actor: int, seat: int | None) -> list[Event]:
    """The events as a seat (None: a watcher) may know them; the actor sees all."""
    return list(events) if seat == actor else [_hide(event) for event in events]


def _hide(event: Event) -> Event:
    match event:
        case Kept(list() as tickets):
            return Kept(len(tickets))
        case Returned(list() as tickets):
            return Returned(len(tickets))
        case Offered(list() as tickets):
            return Offered(len(tickets))
        case Drawn(_, "deck"):
            return Drawn(None, "deck")
    return event


def seen_move(move: Move, actor: int, seat: int | None) -> Move | None:
    """A move as a seat may know it: which tickets another one keeps is hidden."""
    return None if isinstance(move, Keep) and seat != actor else move


def shows_hidden(events: Sequence[Event]) -> bool:
    """Whether something came to light for anybody: of the deck, of tickets, of hands."""
    return not all(isinstance(event, HARMLESS) for event in events)


HARMLESS = (Kept, Returned, Paid, Claimed, Abandoned, LastRound)
"""Events that tell their seat nothing it did not know; any other may show something hidden."""
