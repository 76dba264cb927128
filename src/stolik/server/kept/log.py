"""The log of a table: the entries that are stored, and that clients get as lines.

Most entries are public as they are. Three are not: who sat down (persons are secret), the deal and
the moves; for these clients get what `sight.py` makes of them.
"""

import msgspec
from msgspec import Struct, json


class Line(Struct, frozen=True):
    """A line of the table's log: number `n` (from 1), at a time in milliseconds since 1970."""

    n: int
    at: int


class Undone(Line, frozen=True, tag="undone"):
    """Moves were taken back: `decisions` are left."""

    seat: int
    decisions: int


class UndoWished(Line, frozen=True, tag="undo_wished"):
    """A seat asks to go back to so many decisions."""

    seat: int
    decisions: int


class UndoAnswered(Line, frozen=True, tag="undo_answered"):
    """A seat agreed to go back, or not."""

    seat: int
    agree: bool


class Renamed(Line, frozen=True, tag="renamed"):
    """A seat has another name."""

    seat: int
    name: str


class Left(Line, frozen=True, tag="left"):
    """Somebody got up before the start."""

    seat: int
    name: str


class HandedOver(Line, frozen=True, tag="handed_over"):
    """A bot plays on for a seat: it was `asked`, somebody is `away` or `idle`, or the `clock`."""

    seat: int
    bot: str
    reason: str


class TakenBack(Line, frozen=True, tag="taken_back"):
    """A person plays again."""

    seat: int


class Resumed(Line, frozen=True, tag="resumed"):
    """The server was away; the time of the turn counts anew from here."""


class Paced(Line, frozen=True, tag="paced"):
    """Bots' moves take at least so long now."""

    milliseconds: int


class Resigned(Line, frozen=True, tag="resigned"):
    """A seat gave up: the `bot` has it for good. Without one nobody else played: the game ended."""

    seat: int
    name: str
    bot: str | None = None


class Deleted(Line, frozen=True, tag="deleted"):
    """Whoever made the table has deleted it. Nothing comes after it."""


class WatchSet(Line, frozen=True, tag="watch_set"):
    """Whether others may look on from here on."""

    watch: bool


class Rematched(Line, frozen=True, tag="rematched"):
    """The same seats, rotated, have a new table."""

    table: str


class SeatClosed(Line, frozen=True, tag="seat_closed"):
    """The host took a free seat away, and those behind it moved up; or gave it to a `bot`."""

    seat: int
    bot: str | None = None


class SeatOpened(Line, frozen=True, tag="seat_opened"):
    """The host put one more seat to the table, behind the others."""


class Removed(Line, frozen=True, tag="removed"):
    """The host sent somebody away before the start."""

    seat: int
    name: str


class Muted(Line, frozen=True, tag="muted"):
    """The host lets a seat's person say nothing, or speak again."""

    seat: int
    muted: bool


class SeveralSet(Line, frozen=True, tag="several_set"):
    """Whether a guest may take more than one seat."""

    several: bool


class IdleAsked(Line, frozen=True, tag="idle_asked"):
    """A seat asks to go on without the one whose turn it is; the seats `waiting` have not yet."""

    seat: int
    waiting: list[int]


class Committed(Line, frozen=True, tag="committed"):
    """A seat's client is bound to its share of the deal by the SHA-256 of it."""

    seat: int
    commitment: str


class Sealed(Line, frozen=True, tag="sealed"):
    """Who adds to the deal is settled, by this `promise`: now the shares are shown."""

    promise: str


class Revealed(Line, frozen=True, tag="revealed"):
    """A seat's share of the deal: what it was bound to."""

    seat: int
    share: str


class SatDown(Line, frozen=True, tag="sat_down"):
    """A person took a seat. Stored only."""

    seat: int
    name: str
    person: str


class Dealt(Line, frozen=True, tag="dealt"):
    """All seats were taken and the game began. Stored only."""


class Played(Line, frozen=True, tag="played"):
    """A seat's decision, or a group of them, as texts. Stored only."""

    seat: int
    moves: list[str]
    bot: str | None = None
    key: str | None = None
    """The client's own name for it, so that what is sent twice happens once."""


class Unreadable(Line, frozen=True, tag="unreadable"):
    """What stands in the place of an entry that was damaged. Never stored."""

    reason: str


OpenLine = (
    Undone
    | UndoWished
    | UndoAnswered
    | Renamed
    | Left
    | HandedOver
    | TakenBack
    | Resumed
    | Paced
    | Rematched
    | Resigned
    | Deleted
    | WatchSet
    | Committed
    | Sealed
    | Revealed
    | SeatClosed
    | SeatOpened
    | Removed
    | Muted
    | SeveralSet
    | IdleAsked
)
"""Entries that everybody gets as they are stored."""
Entry = OpenLine | SatDown | Dealt | Played
Found = Entry | Unreadable
"""What a database may have at an entry's place."""

encode = json.encode
_read = json.Decoder(Entry).decode


def read_entry(number: int, raw: bytes | str) -> Found:
    """The entry that is kept under a number; one that is damaged says how."""
    try:
        entry: Entry = _read(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        return Unreadable(number, 0, str(error))
    if entry.n != number:
        return Unreadable(number, entry.at, f"it says that it is number {entry.n}")
    return entry
