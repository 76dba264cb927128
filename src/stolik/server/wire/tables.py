"""A table as clients know it, apart from the position."""

from typing import Literal

from msgspec import Struct

from stolik.server.kept.seating import Status, TimeControl

WayOut = Literal["leave", "resign", "end", "delete"]
"""`leave` a seat before the start, `resign`: a bot has the seat for good, `end` the game by giving
up, where nobody else plays, or `delete` the table."""


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
    clock: TimeControl | None = None
    closed: Closed | None = None
    invite: str | None = None
    rematch: str | None = None
    given_up: int | None = None
    host: bool = False
    ways_out: list[WayOut] = []
    several: bool = False
    can_open: bool = False
    can_close: bool = False
