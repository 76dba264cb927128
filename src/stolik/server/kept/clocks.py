"""Clocks, computed from the times of a log's entries, so that a restart loses nothing."""

from typing import Self

from msgspec import Struct

from stolik.core.records import twin_of
from stolik.server.kept.log import Dealt, Entry, HandedOver, Played, Resumed, TakenBack, Undone
from stolik.server.kept.seating import Bank, PerMove, TimeControl

COMEBACK = 30_000
"""Milliseconds that somebody gets at least who takes back a seat for which a bot has played."""
HOLDERS = (HandedOver, TakenBack, Undone)
"""Who holds a seat or what is decided changes; the time until then was used all the same."""


class Clocks(Struct, frozen=True):
    """The clocks at the server's time `at` (milliseconds since 1970): milliseconds left by seat.

    The clock of the seat `running` goes on from there; None: all stand still.
    """

    at: int
    left: list[int]
    running: int | None


class ClockFace:
    """What is left for each seat; `running` since `since`."""

    def __init__(self, clock: TimeControl | None, seats: int) -> None:
        self.kind = clock
        self.left = [1000 * clock.seconds if clock else 0] * seats
        self.running: int | None = None
        self.since = 0
        self._helped: frozenset[int] = frozenset()

    def copy(self) -> Self:
        """The same, to go on by itself."""
        twin = twin_of(self)
        twin.left = list(self.left)
        return twin

    def note(self, entry: Entry, seat: int | None) -> None:
        """An entry was made and now it is this seat's turn (None: nobody's clock runs)."""
        if self.kind is None:
            return
        if self.running is not None and isinstance(entry, (Played, *HOLDERS)):
            used = max(0, entry.at - self.since)
            self.left[self.running] = max(0, self.left[self.running] - used)
        match entry:
            case Played():
                self._wind_up(self.kind, entry)
            case HandedOver():
                self._helped -= {entry.seat}
            case TakenBack() if entry.seat in self._helped:
                self.left[entry.seat] = max(COMEBACK, self.left[entry.seat])
        if seat != self.running or isinstance(entry, (Played, Dealt, Resumed, *HOLDERS)):
            self.since = entry.at
        self.running = seat

    def _wind_up(self, kind: TimeControl, entry: Played) -> None:
        """What a move brings to the clock of its seat."""
        if entry.bot is not None:
            self._helped |= {entry.seat}
        match kind:
            case PerMove(seconds):
                self.left[entry.seat] = 1000 * seconds
            case Bank(_, increment) if entry.bot is None:
                self.left[entry.seat] += 1000 * increment

    def runs_out(self) -> int | None:
        """When the running clock is at zero, in milliseconds since 1970."""
        if self.kind is None or self.running is None:
            return None
        return self.since + self.left[self.running]

    def shown(self, at: int) -> Clocks | None:
        """The clocks as clients get them."""
        if self.kind is None:
            return None
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - (at - self.since))
        return Clocks(at, left, self.running)
