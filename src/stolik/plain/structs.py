"""What travels of a plain game: moves and views that a page can show without knowing the game.

All words come from the game's own texts. A page looks for these messages, with the name of the
family in front (`hex-move`); docs/games.md lists their arguments.

    -move    a move on a button        -did   a move in the log       -prompt  who is to do what
    -points-<part>  a part of a score  -picture  what a picture shows, for those who can't see it
"""

from typing import Any

import msgspec

from stolik.core.contract import Aids, BoardData, Event, Move, Points, View

Args = dict[str, str | int]


class Phrase(msgspec.Struct, frozen=True):
    """A message of the game's texts. An argument `seat` is a number, which becomes a `name`."""

    key: str
    args: Args = {}


class PlainMove(Move, frozen=True, tag="plain"):
    """A move as its text."""

    text: str

    def __str__(self) -> str:
        return self.text


class PlainEvent(Event, frozen=True, tag="plain"):
    """What a move brought, as a message."""

    key: str
    args: Args = msgspec.field(default_factory=dict)


class PlainSeat(msgspec.Struct, frozen=True):
    """What is known of a seat."""

    points: int
    facts: list[Phrase] = []


class PlainView(View, frozen=True, tag="plain"):
    """What a seat sees; None is a watcher. A game may add what its bots and its picture need."""

    seat: int | None
    turn: int
    phase: str
    seats: list[PlainSeat]
    facts: list[Phrase]
    drawing: str = ""
    """The position in characters, for a terminal and for whoever sees no picture."""


class PlainPoints(Points, frozen=True):
    """A score and its parts by name."""

    parts: dict[str, int] = msgspec.field(default_factory=dict)

    def sources(self) -> dict[str, float]:
        return {name: float(points) for name, points in self.parts.items()}


class PlainAids(Aids, frozen=True, tag="plain"):
    """Help for a seat, line by line."""

    facts: list[Phrase] = msgspec.field(default_factory=list)


class PlainData(BoardData, frozen=True, tag="plain"):
    """What a page needs for a game without a board of its own: the words.

    `texts` are Fluent messages by language; their keys begin with the name of the `family`.
    `picture`: positions bring one.
    """

    game: str
    family: str
    title: dict[str, str]
    texts: dict[str, str]
    picture: bool


def word_args(text: str) -> dict[str, Any]:
    """A move's text for messages: all of it, its first word, and the others."""
    word, _, rest = text.partition(" ")
    return {"text": text, "word": word, "rest": rest}
