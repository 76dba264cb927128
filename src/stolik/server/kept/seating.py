"""Who shall sit at a table, and its clock."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Status = Literal["waiting", "playing", "over", "closed", "deleted"]
"""`waiting` for people to sit down, `playing`, `over`, `closed`: it can only be looked at, or
`deleted` by whoever made it."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""


class Me(SeatWish, frozen=True, tag="me"):
    """The person who makes the table."""


class Friend(SeatWish, frozen=True, tag="friend"):
    """Whoever comes by the table's link."""


class AtThisScreen(SeatWish, frozen=True, tag="screen"):
    """Another person at the maker's screen."""

    name: Name


class BotSeat(SeatWish, frozen=True, tag="bot"):
    """A bot by its name: a level, or another of the game's bots."""

    bot: Annotated[str, Meta(max_length=40)]


AnySeat = Me | Friend | AtThisScreen | BotSeat


class PerMove(Struct, frozen=True, forbid_unknown_fields=True, tag="per_move"):
    """So many seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]


class Bank(Struct, frozen=True, forbid_unknown_fields=True, tag="bank"):
    """So many seconds for the game, and more for each decision made."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


TimeControl = PerMove | Bank
