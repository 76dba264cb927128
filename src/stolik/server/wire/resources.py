"""What the HTTP API takes and gives. `api.py` lists the paths."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from stolik.core.contract import Points, View
from stolik.server.kept.seating import AnySeat, Name, Status, TimeControl
from stolik.server.wire.protocol import Choice, Seat
from stolik.server.wire.tables import DealInfo

Names = dict[str, str]
"""A text by language: `en`, `pl`, `fr`."""
Value = bool | int | str
Word = Annotated[str, Meta(max_length=40)]


class Person(Struct, frozen=True):
    """Who the client is: a name, if one was set."""

    name: str | None


class SetName(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name."""

    name: Name


class NewPerson(Struct, frozen=True):
    """Somebody without a browser: the token goes into `hello` and `Authorization: Bearer …`."""

    token: str
    name: str | None


class DeviceCode(Struct, frozen=True):
    """A link that makes another device this person's, once, within so many seconds.

    `svg` is its QR code. `only_here`: it leads nobody but this computer here.
    """

    url: str
    svg: str
    seconds: int
    only_here: bool = False


class TakeCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of such a link, which stands behind its `#`."""

    code: Annotated[str, Meta(max_length=64)]


class OptionInfo(Struct, frozen=True):
    """A rule that can be changed. `value` is the game's own; `words`, or from `low` to `high`.

    `group` says what it is about. `said` are numbers to choose from, each in words.
    """

    name: str
    rule: str
    meaning: Names
    value: Value
    low: int
    high: int
    words: list[str]
    group: str = ""
    said: dict[str, Names] = {}


class MapInfo(Struct, frozen=True):
    """A map or tile set of a game; `options` are the values it changes by itself.

    `route_points`: what a route of each length is worth on a map.
    """

    name: str
    title: Names
    options: dict[str, Value]
    route_points: dict[str, int] = {}


class BotInfo(Struct, frozen=True):
    """A bot; `level` from 1 (beginner) to 5 (master), None for yardsticks."""

    name: str
    level: int | None
    about: Names
    seconds: float | None


class GameInfo(Struct, frozen=True):
    """All that the form for a new table needs to know of a game.

    `presets` are named sets of changed options. `face` is the kind of its data (GET
    /api/games/{game}/{map}): pages have a face for each, and a plain one for all others.
    """

    name: str
    title: Names
    least_seats: int
    most_seats: int
    maps: list[MapInfo]
    options: list[OptionInfo]
    presets: dict[str, dict[str, Value]]
    bots: list[BotInfo]
    face: str


class GameList(Struct, frozen=True):
    """All games of this server; those of `preparing` are still being compiled."""

    games: list[GameInfo]
    preparing: list[str] = []


class MakeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. It starts when every seat is taken.

    Without a `seed` one is drawn; a chosen one (a number in digits) is shown to all. `pace` is how
    many milliseconds a bot's move takes at least. `watch` lets others look on. `mix` waits some
    seconds with the deal for the shares of its people (`commit`, `reveal` on the socket), so that
    neither the server nor a player can choose it.
    """

    game: Word
    seats: Annotated[list[AnySeat], Meta(min_length=1, max_length=5)]
    map: Word | None = None
    preset: Word = "default"
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=64)] = {}
    seed: Annotated[str, Meta(max_length=40, pattern="^[0-9]+$")] | None = None
    aids: bool = True
    watch: bool = False
    clock: TimeControl | None = None
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 700
    name: Name | None = None
    mix: bool = False


class Made(Struct, frozen=True):
    """A table was made; `invite` is the path that friends open, None if no seat waits for one."""

    table: str
    invite: str | None


class TableKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a link. It never stands in a path: paths are written into logs."""

    key: Annotated[str, Meta(max_length=64)]


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Sits down with the key of the link. `another` takes one more seat for the same screen."""

    key: Annotated[str, Meta(max_length=64)]
    name: Name | None = None
    another: bool = False


class Joined(Struct, frozen=True):
    """The seat; the same one again for somebody who sits there already."""

    seat: int


class Invite(Struct, frozen=True):
    """The whole link, as others in the network can open it, and its QR code as an SVG.

    `only_here`: it leads nobody but this computer here. `opens_at` is the address at which this
    client may open the server to its network (POST /api/network).
    """

    url: str
    svg: str
    only_here: bool = False
    opens_at: str | None = None


class Network(Struct, frozen=True):
    """Where others in the network find this server now."""

    address: str


class TableSummary(Struct, frozen=True):
    """A table in a list. `turn` is the seat to decide, `yours` says that this is you.

    `given_up` is the seat whose giving up ended it. `deletable`: you may delete it.
    """

    id: str
    game: str
    map: str
    status: Status
    names: list[str]
    turn: int | None
    yours: bool
    decisions: int
    updated: int
    result: list[int] | None
    given_up: int | None = None
    deletable: bool = False


class TableLists(Struct, frozen=True):
    """Own tables in progress, others' to watch, own finished games; the newest first.

    `archived` are own ones that were put away from these lists.
    """

    mine: list[TableSummary]
    watch: list[TableSummary]
    finished: list[TableSummary]
    archived: list[TableSummary] = []


class Archived(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a table is put away from my lists."""

    archived: bool


class Gone(Struct, frozen=True):
    """A table was deleted."""

    table: str


class ReplayPosition(Struct, frozen=True):
    """A finished game after so many decisions: the last one, and the views asked for.

    `pictures` are those of the views as SVG, in games that draw them.
    """

    number: int
    choice: Choice | None
    views: list[View]
    score: list[Points] | None
    pictures: list[str] | UnsetType = UNSET


class Replay(Struct, frozen=True):
    """Positions of a finished game; decisions that were taken back are not part of it.

    `seat` is the seat whose views these are; None: open, the views of all seats. `mine` are the
    seats of whoever asks. `stops` are the positions after whole moves: a tile and its follower
    are one.
    """

    table: str
    game: str
    map: str
    options: dict[str, Value]
    names: list[str]
    bots: list[str | None]
    aids: bool
    decisions: int
    seat: Seat | None
    deal: DealInfo
    positions: list[ReplayPosition]
    mine: list[int] = []
    stops: list[int] = []


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to check; `commitment` is a promise that was noted before the first move."""

    record: Annotated[str, Meta(max_length=50_000)]
    commitment: Annotated[str, Meta(max_length=100)] | None = None


class Verdict(Struct, frozen=True):
    """What a check of a record found: it replays, and the deal is the one its promise tells of.

    `fair` is None where the record tells no promise. `promised`: it is the one that was noted
    before the first move; without that a record can only agree with itself.
    """

    valid: bool
    fair: bool | None
    text: str
    promised: bool = False
