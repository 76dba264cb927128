"""What every database can do for the server. Whatever is awaited here is durable afterwards.

What can't be done raises Trouble: Unsaved if nothing was written, Unsure if that is not known.
"""

import contextlib
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from stolik.server.kept.labels import Label
from stolik.server.kept.log import Entry, Found, SatDown
from stolik.server.kept.seating import Status
from stolik.server.kept.setup import Setup
from stolik.server.kept.spoken import Said, Thinking
from stolik.server.storage.trouble import Conflict

CHAT_KEPT = 200
"""So many of a table's last words are shown to somebody who comes."""
CHAT_STORED = 1000
"""So many of them are kept."""
LIST_LENGTH = 50
Step = tuple[str, Sequence[object]]
"""A statement with its values; values are $1, $2 … in all databases."""


class Summary(Struct, frozen=True):
    """What lists show of a table, so that it need not be opened: kept beside its log."""

    id: str
    game: str
    map: str
    status: Status
    names: list[str]
    people: list[str | None]
    turn: int | None
    decisions: int
    updated: int
    busy: bool
    """Whether something goes on without people: a bot is to decide, or a clock runs."""
    result: list[int] | None = None
    maker: str = ""
    """Empty in summaries of tables that nobody has touched since it is noted."""
    given_up: int | None = None
    watch: bool = False

    @property
    def sitters(self) -> list[str]:
        """The people whose table it is."""
        return [person for person in self.people if person]


class Append(Struct, frozen=True):
    """Entries that go behind the others of a table, and what becomes of it."""

    table: str
    entries: Sequence[Entry]
    summary: Summary
    record: str | None

    @property
    def seats_somebody(self) -> bool:
        return any(isinstance(entry, SatDown) for entry in self.entries)


class Stored(Struct, frozen=True):
    """A table as it was kept."""

    setup: Setup
    entries: Sequence[Found]
    chat: list[Said]
    record: str | None = None
    labels: list[Label] = []


class Lists(Struct, frozen=True):
    """A person's tables, and those to watch."""

    mine: list[Summary]
    watch: list[Summary]
    finished: list[Summary]
    archived: list[Summary]


class Written(Struct, frozen=True, tag="written"):
    """Entries were appended up to this version."""

    version: int


class Spoken(Struct, frozen=True, tag="spoken"):
    """Something was said."""

    said: Said


class Here(Struct, frozen=True, tag="here"):
    """Who is connected to a table through the process that tells it."""

    people: list[str]
    watchers: int


class WhoIsThere(Struct, frozen=True, tag="who"):
    """A process has opened a table and asks the others to tell who is connected to them."""


class Thinks(Struct, frozen=True, tag="thinks"):
    """A bot thinks."""

    thinking: Thinking


class Labeled(Struct, frozen=True, tag="labeled"):
    """A seat has another name, or the table another pace."""

    label: Label


class Ended(Struct, frozen=True, tag="ended"):
    """A person has ended all devices but one."""

    person: str


News = Written | Spoken | Here | WhoIsThere | Thinks | Labeled | Ended


class Note(Struct, frozen=True):
    """What a process tells the others about a table."""

    process: str
    table: str
    news: News


class Storage(Protocol):
    """A database. Several processes may share one where `is_shared` says so."""

    is_shared: bool

    async def open(self) -> None:
        """Connects, and brings the schema up to date."""

    async def close(self) -> None:
        """Writes what waits and disconnects."""

    async def secret(self) -> bytes:
        """The key that signs persons; made once."""

    async def name_of(self, person: str) -> str | None:
        """The name that a person chose."""

    async def set_name(self, person: str, name: str) -> None:
        """Keeps a person's name."""

    async def add(
        self,
        setup: Setup,
        entries: Sequence[Entry],
        summary: Summary,
        record: str | None = None,
    ) -> None:
        """A new table with its first entries."""

    async def load(self, table: str) -> Stored | None:
        """All that is kept of a table. Damaged: not even its setup can be read."""

    async def entries_after(self, table: str, version: int) -> list[Found]:
        """What was written since."""

    async def chat_after(self, table: str, number: int) -> list[Said]:
        """What was said since, of what is shown."""

    async def append(
        self, table: str, entries: Sequence[Entry], summary: Summary, record: str | None
    ) -> None:
        """The next entries, all or none. Conflict: they are not the next ones of the table."""

    async def say(self, table: str, said: Said, key: str | None = None) -> Said | None:
        """Keeps what somebody said; returns it with its number. None: this key was said before."""

    async def probe(self) -> None:
        """Writes something of no meaning: whether there is room."""

    async def fetch(self, sql: str, *values: object) -> list[Any]:
        """Rows. Values are $1, $2 … in all databases."""

    async def transact(self, steps: Iterable[Step]) -> None:
        """Carries out statements, all or none."""

    async def lists(self, person: str) -> Lists:
        """The lists of the home page."""

    async def count_unfinished(self, person: str) -> int:
        """How many tables somebody made that are not over."""

    async def archive(self, person: str, table: str, *, archived: bool) -> None:
        """Puts a table away from a person's lists, or back."""

    async def set_watch(self, table: str, watch: bool) -> None:
        """Whether a table is listed for others to watch."""

    def tables(self) -> AsyncIterator[str]:
        """The ids of all tables, the oldest first."""

    async def size(self) -> int:
        """Bytes of the whole database."""

    async def beat(self, seconds: float) -> set[str]:
        """This process is alive for so long; returns all that are."""

    async def take(self, table: str) -> bool:
        """Takes the lease of a table, unless a process that is alive has it."""

    async def release(self, tables: Sequence[str]) -> None:
        """Gives leases back."""

    async def orphans(self) -> list[str]:
        """Tables at which something should go on, but no process has the lease."""

    def tell(self, table: str, news: News) -> None:
        """Tells the other processes, some time soon; nothing depends on it."""

    def listen(self, heard: Callable[[Note | None], None]) -> None:
        """Whom to call with what other processes tell; None: something may have been missed."""


_said = msgspec.json.Decoder(Said).decode
read_summary = msgspec.json.Decoder(Summary).decode
read_note = msgspec.json.Decoder(Note).decode


def read_chat(rows: Iterable[tuple[int, bytes]]) -> list[Said]:
    """Things said, numbered as they are kept; what is damaged is left out."""
    found = []
    for number, raw in rows:
        with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError):
            found.append(msgspec.structs.replace(_said(raw), n=number))
    return found


def check_consecutive(table: str, entries: Sequence[Entry]) -> None:
    """Whether entries can follow each other at all."""
    numbers = [entry.n for entry in entries]
    if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        raise Conflict(table)
