"""A table as it was made and as it is listed: seats, clocks, the deal's promise."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Status = Literal["waiting", "playing", "over", "closed", "deleted"]
"""`waiting` for people to sit down, `playing`, `over`, `closed`: it can only be looked at, or
`deleted` by whoever made it."""
WayOut = Literal["leave", "resign", "end", "delete"]
"""`leave` a seat before the start, `resign`: a bot has the seat for good, `end` the game by giving
up, where nobody else plays, or `delete` the table."""


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


Clock = PerMove | Bank


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it.

    `person`: somebody sits there (`mine`: this client). `bot`: the bot that plays there, for good
    or for a person who left it its seat. Neither: it waits for somebody to come by link.
    `muted`: the host lets them say nothing.
    """

    name: str
    person: bool
    bot: str | None
    mine: bool
    muted: bool = False


class MixInfo(Struct, frozen=True):
    """What people add to the deal: by seat the commitments and, when it is `sealed`, the shares.

    Somebody with several seats has them at the first. `promise` is what binds everybody, and worth
    to be noted: the SHA-256 of the lines "commitment" (the server's) and "seat commitment".
    """

    commitments: dict[int, str]
    shares: dict[int, str]
    sealed: bool
    promise: str | None


class DealInfo(Struct, frozen=True):
    """The promise that the deal was not changed: SHA-256 of the text "seed salt".

    Seed and salt are shown at the end. A seed that a person chose is shown from the start. With
    `mix` the seed is the server's share alone, and those of people are added to it.
    """

    commitment: str
    chosen: bool
    seed: str | None
    salt: str | None
    mix: MixInfo | None = None


class Closed(Struct, frozen=True):
    """Why a table can only be looked at: the message's key and arguments, and it in English."""

    key: str
    args: dict[str, str | int]
    text: str


class TableInfo(Struct, frozen=True):
    """A table, apart from the position. `invite` is the path to share, for those who sit there.

    Where `aids` is false (a purist table), `features` of views are empty while the game goes on.
    `curtain` tells whether hands are hidden in this game, so that a shared screen needs one.
    `given_up` is the seat whose giving up ended the game. `host`: this client made the table;
    `ways_out` is how it may be done with it. `several`: a guest may take more than one seat.
    `can_open`: the host may put one more seat to it, `can_close`: take a free one away.
    """

    id: str
    game: str
    map: str
    options: dict[str, bool | int | str]
    seats: list[SeatInfo]
    status: Status
    aids: bool
    watch: bool
    pace: int
    made: int
    rules: int
    deal: DealInfo
    curtain: bool
    clock: Clock | None = None
    closed: Closed | None = None
    invite: str | None = None
    rematch: str | None = None
    given_up: int | None = None
    host: bool = False
    ways_out: list[WayOut] = []
    several: bool = False
    can_open: bool = False
    can_close: bool = False
