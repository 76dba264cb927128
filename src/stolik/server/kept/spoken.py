"""What is told at a table beside its log: words, and that a bot thinks."""

from msgspec import Struct


class Said(Struct, frozen=True, tag="said"):
    """Something said at the table."""

    n: int
    at: int
    seat: int
    name: str
    text: str


class Thinking(Struct, frozen=True, tag="thinking"):
    """A bot thinks about its move; `waiting` while it queues for a free core."""

    seat: int
    bot: str
    waiting: bool
