"""A table as it was made: all that its log starts from. Stored, never sent."""

import secrets
import time
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from stolik.server.kept.fair import promise
from stolik.server.kept.seating import TimeControl

ID_BYTES, KEY_BYTES = 9, 16
DEFAULT_PACE = 700  # milliseconds


class Chair(Struct, frozen=True):
    """Who sits on a seat: a person, a bot, a bot for a person; neither: it is free."""

    name: str = ""
    person: str | None = None
    bot: str | None = None


class Setup(Struct, frozen=True, kw_only=True):
    """What was agreed on before the first entry. `options` has those that differ from the usual."""

    id: str
    key: str
    maker: str
    game: str
    map: str
    rules: int
    options: dict[str, bool | int | str]
    chairs: list[Chair]
    seed: str
    salt: str
    chosen: bool
    aids: bool
    watch: bool
    made: int
    clock: TimeControl | None = None
    pace: int = DEFAULT_PACE
    mix: bool = False
    """Whether people's clients add to the deal; a seed that was chosen is left alone."""

    @property
    def mixes(self) -> bool:
        return self.mix and not self.chosen

    @property
    def commitment(self) -> str:
        """What is shown of the deal before it is played."""
        return promise(self.seed, self.salt)


read_setup = msgspec.json.Decoder(Setup).decode


def new_id() -> str:
    """A name for a table: short enough for a link, too rare to be met by chance."""
    return secrets.token_urlsafe(ID_BYTES)


def new_key() -> str:
    """What opens a seat; nobody can guess it."""
    return secrets.token_urlsafe(KEY_BYTES)


STARTED = time.time_ns() - time.monotonic_ns()
"""When the monotonic clock was at zero, in nanoseconds since 1970."""


def now() -> int:
    """Milliseconds since 1970, as when the process started: setting the clock costs nobody time."""
    return (STARTED + time.monotonic_ns()) // 1_000_000


def rotated(chairs: Sequence[Chair]) -> list[Chair]:
    """The same sitters, each one seat further; bots that stood in are gone, those for good stay."""
    back = [Chair(c.name, c.person) if c.person else Chair(c.bot or "", bot=c.bot) for c in chairs]
    return [*back[-1:], *back[:-1]]
