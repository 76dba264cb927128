"""What the host of a table has ordered, and whether its people want to go on without somebody."""

from msgspec import Struct

IDLE_MS, WARNED_MS = 600_000, 60_000
"""At a table without a clock: after so long others may ask to go on, and so long they wait then."""


class House(Struct, frozen=True):
    """Folded from the log by `live.py`.

    `removed` and `muted` are persons. `several`: guests may take more than one seat.
    """

    removed: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()
    several: bool = False


class IdleAsk(Struct, frozen=True):
    """Seats that ask to go on without the seat whose turn it is, since `at`.

    It waits for the answers of the seats `waiting`; when there are none, for some time to pass.
    """

    at: int
    asking: tuple[int, ...]
    waiting: tuple[int, ...]

    @property
    def ends(self) -> int | None:
        """When a bot takes over; None: not all others agree yet."""
        return None if self.waiting else self.at + WARNED_MS
