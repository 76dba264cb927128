"""What every game gives: the shapes that the facade, bots, records and servers rely on."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, Protocol

import msgspec
import numpy as np

from stolik.core.options import Option
from stolik.core.shuffler import Shuffler

Array = np.ndarray[Any, np.dtype[Any]]


class Move(msgspec.Struct, frozen=True):
    """A choice. Its text form is `str(move)`; subclasses are the moves of a game."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened because of a move."""

    of_next: ClassVar[bool] = False
    """Whether it belongs to the turn that begins: transcripts put it with the next decision."""

    def on_paper(self) -> object:
        """What transcripts have of it: its fields, where nothing else is said."""
        return self


class View(msgspec.Struct, frozen=True):
    """What one seat (or a watcher) may see."""


class Points(msgspec.Struct, frozen=True):
    """One seat's score as a breakdown; every game adds its parts."""

    total: int

    def sources(self) -> dict[str, float]:
        """Where the points came from: its numbers by name."""
        found = {name: getattr(self, name) for name in self.__struct_fields__ if name != "total"}
        return {name: float(n) for name, n in found.items() if isinstance(n, int | float)}


class Aids(msgspec.Struct, frozen=True):
    """Help for a seat, from its view alone."""


class Prospect(msgspec.Struct, frozen=True):
    """What a move would bring, in games where that can be told beforehand."""


class BoardData(msgspec.Struct, frozen=True):
    """What a page draws the board of a game from."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed: the rule's number, the message's key and its arguments."""

    rule: str
    key: str
    args: dict[str, str | int] = {}


class Batch(msgspec.Struct, frozen=True):
    """Many games at once, a row each."""

    totals: Array
    decisions: Array
    listed: Array
    turns: Array
    ends: Array


class Engine(Protocol):
    """The rules of one game for one number of seats: stateless, every play is a state record."""

    kind: str  # games of one kind share their compiled code
    seats: int
    options: Mapping[str, Any]

    @property
    def state_type(self) -> Any: ...

    @property
    def file(self) -> Any:
        """Its map as the file has it, for programs that have to know it; None: it has none."""

    @property
    def hides_hands(self) -> bool:
        """Whether a seat sees more than a watcher."""

    @property
    def completing(self) -> Collection[str]:
        """The phases whose decision only completes the one before it."""

    def forced_move(self, phase: str, choices: int) -> str | None:
        """The move that a table plays by itself where so many are legal; usually none."""

    def to_come(self, state: Any) -> dict[str, list[str]]:
        """What is still to be drawn, in its order, for programs that search in samples."""

    def explain(self, state: Any, text: str) -> Refusal | None:
        """Like `why`, also for less than a move where a page asks about that."""

    def to_compile(self) -> dict[str, Callable[[], object]]: ...

    def start(self, state: Any, seed: int) -> list[Event]: ...

    def start_dealt(self, state: Any, deal: Mapping[str, Any], seed: int) -> list[Event]: ...

    def full_deal(self, shuffler: Shuffler) -> dict[str, Any]: ...

    def turn(self, state: Any) -> int: ...

    def phase(self, state: Any) -> str: ...

    def over(self, state: Any) -> bool: ...

    def legal(self, state: Any) -> list[int]: ...

    def apply(self, state: Any, code: int) -> list[Event]: ...

    def move(self, state: Any, code: int) -> Move: ...

    def code(self, state: Any, move: Move) -> int | None: ...

    def parse(self, text: str) -> Move: ...

    def why(self, state: Any, move: Move) -> Refusal | None: ...

    def view(self, state: Any, seat: int | None) -> View: ...

    def redact(self, events: Sequence[Event], actor: int, seat: int | None) -> list[Event]: ...

    def seen_move(self, move: Move, actor: int, seat: int | None) -> Move | None: ...

    def shows_hidden(self, phase: str, events: Sequence[Event]) -> bool: ...

    def aids(self, view: View) -> Aids: ...

    def without_aids(self, view: View) -> View: ...

    def outlooks(self, view: View, moves: Sequence[Move], odds: bool) -> Sequence[Prospect]: ...

    def score(self, state: Any) -> list[Any]: ...

    def resample(self, state: Any, seat: int, seed: int) -> None: ...

    def header(self, state: Any, events: Sequence[Event]) -> dict[str, Any]: ...

    def before(self, state: Any) -> dict[str, Any]: ...

    def after(self, state: Any) -> dict[str, Any]: ...

    def result(self, state: Any) -> dict[str, Any]: ...

    def simulate(self, first: int, count: int) -> Batch: ...


class Rules(Protocol):
    """A game with its data, before options and seats are chosen."""

    @property
    def name(self) -> str: ...

    @property
    def variant(self) -> str: ...

    @property
    def title(self) -> Mapping[str, str]: ...

    @property
    def rules_version(self) -> int: ...

    @property
    def least_seats(self) -> int: ...

    @property
    def most_seats(self) -> int: ...

    @property
    def facts(self) -> Mapping[str, object]:
        """What lists of games tell of the map beside its name."""

    @property
    def choices(self) -> Sequence[Option]:
        """All its options."""

    @property
    def groups(self) -> Mapping[str, Sequence[str]]:
        """Its options for people, in the order in which they think of them."""

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        """Named sets of changed options."""

    def options(self, preset: str, changes: Mapping[str, object]) -> dict[str, Any]: ...

    def engine(self, options: Mapping[str, Any], seats: int) -> Engine: ...
