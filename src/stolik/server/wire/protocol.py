"""What travels over a table's socket, in both directions.

Every message is a JSON object with its kind in `type`. docs/protocol.md and web/src/wire.ts are
made from this file (`python -m tools.wire`), so its words are the documentation.
"""

from typing import TYPE_CHECKING, Annotated, Union

from msgspec import UNSET, Meta, Struct, UnsetType

from stolik.core.contract import Aids, Event, Move, Points, Prospect, Refusal, View
from stolik.server.kept.clocks import Clocks
from stolik.server.kept.log import Line, OpenLine
from stolik.server.kept.spoken import Said, Thinking
from stolik.server.wire.shapes import leaves
from stolik.server.wire.tables import TableInfo

Seat = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
RequestId = Annotated[int, Meta(ge=0, le=2**53)]
MoveText = Annotated[str, Meta(max_length=300)]
Key = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[!-~]*$")]
"""A name that a client makes up for a request, by chance: sent twice, it is carried out once."""
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""A number of 256 bits in lower hexadecimal digits."""
if TYPE_CHECKING:
    AnyMove = MoveText | Move
else:
    AnyMove = Union[MoveText, *leaves(Move)]
"""A move as its struct, exactly as the server listed it, or as its text (docs/moves.md)."""
Moves = Annotated[list[AnyMove], Meta(min_length=1, max_length=4)]


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends. The answer to it carries its `id` as `re`."""

    id: RequestId = 0


class Hello(Request, frozen=True, tag="hello"):
    """The first message on a socket. Answered by `welcome`.

    A browser is known by its cookie; a program sends its `token` (POST /api/people). `lines` is how
    many lines of the log the client still has from before, so that only later ones are sent.
    """

    token: Annotated[str, Meta(max_length=200)] | None = None
    lines: Version = 0


class Resync(Request, frozen=True, tag="resync"):
    """Asks for `welcome` again, after a gap in versions."""

    lines: Version = 0


class Earlier(Request, frozen=True, tag="earlier"):
    """Asks for lines of the log before line `before`, which `welcome` left out.

    Answered by `lines`; if its first line is not number 1, ask again.
    """

    before: Version


class Play(Request, frozen=True, tag="play"):
    """Plays a move, or several of one seat as a group (a tile and its meeple): all or none.

    `version` is the one of the position that it answers; with any other it is refused as stale.
    With a `key` it may be sent again when its answer was lost, or was `unknown`: if it has happened
    already, it is done.
    """

    version: Version
    moves: Moves
    key: Key | None = None


class Preview(Request, frozen=True, tag="preview"):
    """Asks what decision would follow. Nothing is recorded. Refused where moves show the hidden."""

    version: Version
    moves: Moves


class Why(Request, frozen=True, tag="why"):
    """Asks which rule forbids a move now.

    A claim without its price (`claim paris-zurich`) asks about the route: the answer is about the
    way to pay that comes nearest.
    """

    version: Version
    move: AnyMove


class AskAids(Request, frozen=True, tag="aids"):
    """Asks for the aids of the seat whose view is shown. Refused where the table has none."""


class Sample(Request, frozen=True, tag="sample"):
    """Asks for a world that looks the same to the seat that decides, all it can't see dealt anew.

    For bots that search. The answer depends on what the seat sees and the seed alone.
    """

    version: Version
    seed: Annotated[int, Meta(ge=0, le=2**62)]


class Lift(Request, frozen=True, tag="lift"):
    """The person of this seat has taken the screen: lifts the curtain."""

    seat: Seat


class Lower(Request, frozen=True, tag="lower"):
    """The person has seen enough and passes the screen on: lowers the curtain."""


class Undo(Request, frozen=True, tag="undo"):
    """Takes moves back, so that `decisions` are left; without it, to the last own decision.

    Where other people sit at other screens it asks them first (`Position.asked`).
    """

    version: Version
    decisions: Version | None = None


class Agree(Request, frozen=True, tag="agree"):
    """Answers somebody's wish to take moves back."""

    version: Version
    agree: bool


class Say(Request, frozen=True, tag="say"):
    """Says something to the table; with a `key` once, however often it is sent."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key | None = None


class Rename(Request, frozen=True, tag="rename"):
    """Gives an own seat another name."""

    seat: Seat
    name: Annotated[str, Meta(min_length=1, max_length=30)]


class Leave(Request, frozen=True, tag="leave"):
    """Gets up from an own seat: before the start it is free again, later a bot plays on."""

    seat: Seat


class Resign(Request, frozen=True, tag="resign"):
    """Gives up an own seat: a bot has it for good; where nobody else plays, the game ends."""

    seat: Seat


class LetWatch(Request, frozen=True, tag="let_watch"):
    """Says whether others may look on; for whoever made the table."""

    watch: bool


class HandOver(Request, frozen=True, tag="hand_over"):
    """Lets a bot play for an own seat, or for one whose person has been away for a minute."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class TakeBack(Request, frozen=True, tag="take_back"):
    """Takes an own seat back from the bot that plays for it."""

    seat: Seat


class Pace(Request, frozen=True, tag="pace"):
    """Sets how long a bot's move takes at least, so that people can follow."""

    milliseconds: Annotated[int, Meta(ge=0, le=10_000)]


class Rematch(Request, frozen=True, tag="rematch"):
    """Asks for the same again with seats rotated. All get the new table in `TableInfo.rematch`."""


class CloseSeat(Request, frozen=True, tag="close_seat"):
    """Takes a free seat away before the start, or gives it to a bot; for whoever made the table."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)] | None = None


class OpenSeat(Request, frozen=True, tag="open_seat"):
    """Puts one more seat to the table before the start; for whoever made it."""


class Remove(Request, frozen=True, tag="remove"):
    """Sends a guest away before the start, or a bot; for whoever made the table."""

    seat: Seat


class Mute(Request, frozen=True, tag="mute"):
    """Lets a seat's person say nothing, or speak again; for whoever made the table."""

    seat: Seat
    muted: bool


class AllowSeveral(Request, frozen=True, tag="allow_several"):
    """Says whether a guest may take more than one seat; for whoever made the table."""

    several: bool


class GoOn(Request, frozen=True, tag="go_on"):
    """Asks to go on without somebody who has not moved for long (`Position.idle`)."""


class Commit(Request, frozen=True, tag="commit"):
    """Binds this client to its share of the deal, before anybody has shown one (`DealInfo.mix`).

    `commitment` is the SHA-256 of the share's text, in hexadecimal digits.
    """

    commitment: Digits


class Reveal(Request, frozen=True, tag="reveal"):
    """Shows the share, when the deal is sealed: 64 hexadecimal digits, by chance."""

    share: Digits


class Ping(Request, frozen=True, tag="ping"):
    """Answered at once by `pong`: is the line alive, and what time has the server?"""


ClientMessage = (
    Hello
    | Resync
    | Earlier
    | Play
    | Preview
    | Why
    | AskAids
    | Sample
    | Lift
    | Lower
    | Undo
    | Agree
    | Say
    | Rename
    | Leave
    | Resign
    | LetWatch
    | HandOver
    | TakeBack
    | Pace
    | Rematch
    | CloseSeat
    | OpenSeat
    | Remove
    | Mute
    | AllowSeveral
    | GoOn
    | Commit
    | Reveal
    | Ping
)
"""All that a client can send."""


class UndoOffer(Struct, frozen=True):
    """How far this client may go back: to `latest`, or any own decision down to `earliest`."""

    latest: int
    earliest: int
    consent: bool


class UndoAsked(Struct, frozen=True):
    """A wish to go back to so many `decisions`; it waits for the answers of the seats `waiting`."""

    seat: int
    decisions: int
    waiting: list[int]


class Idle(Struct, frozen=True):
    """At a table without a clock: the others may ask from `at` on to go on without a seat.

    Those `asking` do; the answers of `waiting` are missing. With all of them a bot plays on at
    `ends`, unless the seat moves. Times are milliseconds since 1970 by the server's clock.
    """

    seat: int
    at: int
    asking: list[int] = []
    waiting: list[int] = []
    ends: int | None = None


class Position(Struct, frozen=True):
    """All that this client may know of the moment.

    `seat` is the seat whose view it is, None a watcher's. `moves` are the legal moves if this
    client is to decide now, else empty. `curtain` is the own seat whose person has to take the
    screen and lift the curtain; as long as `seat` is another one, that one's person still looks.
    `score` is there at the end. `no_undo` is the message that says why nothing can be taken back.
    `picture` is the view as SVG, in games that draw one and have no board in the page.
    """

    version: int
    decisions: int
    turn: int | None
    phase: str
    seat: int | None
    view: View
    moves: list[Move]
    curtain: int | None = None
    score: list[Points] | None = None
    clocks: Clocks | None = None
    undo: UndoOffer | None = None
    asked: UndoAsked | None = None
    no_undo: str = ""
    idle: Idle | None = None
    picture: str | UnsetType = UNSET


class Choice(Struct, frozen=True):
    """One decision and what came of it, as this client may know it; a hidden move is None."""

    number: int
    seat: int
    phase: str
    move: Move | None
    events: list[Event]


class Moved(Line, frozen=True, tag="moved"):
    """A seat decided; a group has several choices. `bot` is the bot that chose, if one did."""

    choices: list[Choice]
    bot: str | None = None


class Seated(Line, frozen=True, tag="seated"):
    """Somebody sat down."""

    seat: int
    name: str


class Started(Line, frozen=True, tag="started"):
    """All seats are taken, the cards are dealt; `events` are those of the deal."""

    events: list[Event]


LogLine = Moved | Seated | Started | OpenLine
"""All kinds of lines in a log."""


class Presence(Struct, frozen=True, tag="presence"):
    """Which seats' people are connected, and how many watch."""

    here: list[bool]
    watchers: int


class Welcome(Struct, frozen=True, tag="welcome"):
    """The whole table, after `hello` or `resync`: from here on `happened` goes on without a gap.

    `lines` begins after the lines that the client said it has, or later: of a long log only the
    last ones are sent, and `earlier` asks for those before. Without `position` the game has not
    begun, or the table can't be opened (`TableInfo.closed`).
    """

    re: int
    table: TableInfo
    lines: list[LogLine]
    chat: list[Said]
    presence: Presence
    position: Position | None


class Happened(Struct, frozen=True, tag="happened"):
    """New lines of the log, and the position after them.

    If `lines[0].n` is not the last known version + 1, something was missed: send `resync`.
    `table` is there when it changed; without lines only a name or the pace did.
    """

    lines: list[LogLine]
    position: Position | None
    table: TableInfo | None = None


class Lines(Struct, frozen=True, tag="lines"):
    """Earlier lines of the log, without a gap up to the one that was named."""

    re: int
    lines: list[LogLine]


class Lifted(Struct, frozen=True, tag="lifted"):
    """The position behind the curtain, or before it when it was lowered."""

    re: int
    position: Position


class Done(Struct, frozen=True, tag="done"):
    """A request was carried out; what it changed comes (or came) as `happened`."""

    re: int


class Previewed(Struct, frozen=True, tag="previewed"):
    """What would follow: the view, the next decision's moves, and what would have happened.

    `outlooks` tell what a follower on each spot among the moves would bring; none without aids.
    """

    re: int
    version: int
    turn: int
    phase: str
    view: View
    moves: list[Move]
    events: list[Event]
    outlooks: list[Prospect] = []


class Explained(Struct, frozen=True, tag="explained"):
    """Why a move can't be played; None: it can."""

    re: int
    refusal: Refusal | None


class Aided(Struct, frozen=True, tag="aided"):
    """The aids of a seat at a version."""

    re: int
    version: int
    seat: int
    aids: Aids


class Sampled(Struct, frozen=True, tag="sampled"):
    """A world as the bytes of Stolik's own state record (base64), of this version of the rules."""

    re: int
    version: int
    rules: int
    state: bytes


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to `ping`, with the server's time in milliseconds since 1970."""

    re: int
    at: int


class Refused(Struct, frozen=True, tag="refused"):
    """A request was not carried out, and nothing changed.

    The code `unknown` alone says something else: the database may have kept it or not, as the
    connection to it was lost. `database` and `not-kept` say that the table waits for its database.
    After each of the three the server sends `welcome` (with `re` 0) as soon as it knows; then the
    request can be sent again with its `key`.

    `code` is for programs, `key` and `args` are the message in the catalogue, `rule` the rule's
    number where a rule forbids it, `text` the message in English.
    """

    re: int
    code: str
    key: str
    args: dict[str, str | int]
    text: str
    rule: str = ""


ServerMessage = (
    Welcome
    | Happened
    | Lines
    | Lifted
    | Done
    | Previewed
    | Explained
    | Aided
    | Sampled
    | Said
    | Presence
    | Thinking
    | Pong
    | Refused
)
"""All that the server can send."""
