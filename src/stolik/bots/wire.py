"""What a table and a bot in another program say to each other; docs/bots.md goes through it.

One JSON object a line. Views, moves and points are the library's own structs.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from stolik.core.contract import Move, Points, View

PROTOCOL = 1


class NewGame(msgspec.Struct, frozen=True, tag="game"):
    """A play begins. The bot answers `ready`; its clock does not run yet."""

    protocol: int
    game: str
    map: str
    seats: int
    options: Mapping[str, Any]
    data: Any  # the map's or tile set's file


class Ticking(msgspec.Struct, frozen=True):
    """The clock of a decision; `seconds` are for the whole turn, `left` are left of them."""

    seconds: float | None
    sims: int | None
    seed: int
    left: float | None


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """The bot is to decide. It answers `move`, and may ask for samples before."""

    view: View
    moves: list[Move]
    clock: Ticking


class World(msgspec.Struct, frozen=True, tag="sample"):
    """A world that looks the same to the bot's seat, after the moves that it asked for."""

    seed: int
    turn: int
    phase: str
    over: bool
    moves: list[Move]
    points: list[Points]
    views: list[View]  # of every seat
    deal: dict[str, list[str]]  # what is still to come, in the order it will be drawn


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The moves of a sample can't be played; the bot may go on."""

    reason: str


class Over(msgspec.Struct, frozen=True, tag="over"):
    """A play has ended. Nothing is to be answered."""

    points: list[int]


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The bot has read `game`."""


class Sample(msgspec.Struct, frozen=True, tag="sample"):
    """The bot asks for a world, with some moves played in it."""

    seed: int
    moves: list[str | dict[str, Any]] = []


class Chosen(msgspec.Struct, frozen=True, tag="move"):
    """The bot's move: as it was listed, or as its text."""

    move: str | dict[str, Any]


Ask = NewGame | Choose | World | Refused | Over
Answer = Ready | Sample | Chosen
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Answer).decode


def move_text(move: str | dict[str, Any], listed: list[Move]) -> str:
    """The text of a move that was answered as listed; LookupError if it was not listed."""
    if isinstance(move, str):
        return move
    for known in listed:
        if msgspec.json.decode(encode(known)) == move:
            return str(known)
    raise LookupError(f"{msgspec.json.encode(move).decode()} is none of the listed moves")
