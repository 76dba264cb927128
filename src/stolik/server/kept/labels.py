"""What stands beside a table's log: how its seats are called, and its pace.

Both can be changed as often as somebody likes. In the log each change would stay for good, and a
log that only grows by play stays short.
"""

from msgspec import Struct

PACE = -1
"""Where others have a seat."""


class Label(Struct, frozen=True):
    """The name of a seat, or the pace; it holds from the log's version `after` on."""

    seat: int
    text: str
    after: int
