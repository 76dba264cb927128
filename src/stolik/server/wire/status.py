"""What the server can tell before it has loaded any game. Imports nothing heavy."""

from msgspec import Struct


class Problem(Struct, frozen=True):
    """Why a request failed: `code` for programs, `key` and `args` for the catalogue, English."""

    code: str
    key: str
    args: dict[str, str | int]
    text: str


class Preparing(Struct, frozen=True):
    """The first compile on a machine: part `done + 1` of `parts` is at work, since `seconds`."""

    what: str
    done: int
    parts: int
    seconds: float


class ServerStatus(Struct, frozen=True):
    """What the server is doing: games that can be played at once, and what is being compiled."""

    version: str
    ready: list[str]
    preparing: Preparing | None


class Health(Struct, frozen=True):
    """`ok`, `starting`, or what is wrong (with status 503) and a few words why."""

    status: str
    tables: int
    sockets: int
    reason: str = ""
