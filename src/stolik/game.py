"""The facade: a game to load, a table to play at."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from stolik.core.contract import Batch, Engine, Event, Move, Points, Refusal, Rules, View
from stolik.core.records import copied, twin_of
from stolik.core.rng import SEED_BITS
from stolik.core.simulate import MOST_SEED, simulate
from stolik.core.warm import prepare
from stolik.errors import BadOption, IllegalMove
from stolik.record import Record

KEPT_ENGINES = 64
"""Sets of options that a game keeps ready: a server is asked for many."""


class Decision(msgspec.Struct, frozen=True):
    """One entry of a table's history: who chose what, and what came of it."""

    seat: int
    phase: str
    move: Move
    code: int
    events: list[Event]
    given: dict[str, Any] = {}
    """What chance had given for it, where no event tells that: the drawn tile."""


class Game:
    """Rules and data, immutable: `stolik.load("europe")`."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._engines: dict[tuple[str, int], Engine] = {}

    @property
    def rules(self) -> Rules:
        """Its data, before options and seats are chosen."""
        return self._rules

    @property
    def name(self) -> str:
        """Which rules: `europe`, `swiss`."""
        return self._rules.name

    @property
    def map(self) -> str:
        """Which data: the id of the map or tile set."""
        return self._rules.variant

    @property
    def title(self) -> Mapping[str, str]:
        """The map's name by language."""
        return self._rules.title

    @property
    def rules_version(self) -> int:
        """Records of another version don't replay."""
        return self._rules.rules_version

    @property
    def seats(self) -> range:
        """The numbers of seats it can be played by."""
        return range(self._rules.least_seats, self._rules.most_seats + 1)

    def __repr__(self) -> str:
        return f"<Game {self.name} on {self.map}>"

    def options(self, preset: str = "default", **changes: object) -> dict[str, Any]:
        """Every option with its value."""
        return self._rules.options(preset, changes)

    def engine(self, options: Mapping[str, Any], seats: int) -> Engine:
        """The rules for certain options and seats; kept, for its tables take time to make."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            most = f"{low} to {high}" if high > low else str(low)
            raise BadOption(f"{self.name} is for {most} seats, not {seats}.")
        key = (repr(sorted(options.items())), seats)
        if key not in self._engines:
            engine = self._rules.engine(options, seats)
            _prepare(engine, "rules", engine.to_compile())
            while len(self._engines) >= KEPT_ENGINES:  # the oldest goes
                del self._engines[next(iter(self._engines))]
            self._engines[key] = engine
            return engine
        return self._engines[key]

    def prepare(self) -> None:
        """Compiles at once what else would be compiled when it is first used."""
        table = self.new(seed=0, seats=self.seats[0])
        engine, seat = table.engine, table.turn
        more = {
            "whole games": lambda: engine.simulate(0, 1),
            "samples": lambda: engine.resample(table.state, seat, 0),
        }
        _prepare(engine, "more", more)

    def new(
        self,
        seed: int | None = None,
        seats: int = 2,
        *,
        deal: Mapping[str, Any] | None = None,
        preset: str = "default",
        options: Mapping[str, object] | None = None,
    ) -> "Table":
        """A fresh table. Without a seed one is drawn; a deal gives orders for tests and studies."""
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        if deal is not None:
            deal = {k: list(v) if isinstance(v, tuple) else v for k, v in deal.items()}
        if not 0 <= seed < 1 << SEED_BITS:
            raise BadOption(f"A seed is a number from 0 to 2**{SEED_BITS} - 1.")
        engine = self.engine(self._rules.options(preset, options or {}), seats)
        state = np.zeros(1, engine.state_type)[0]
        if deal is None:
            events = engine.start(state, seed)
        else:
            events = engine.start_dealt(state, deal, seed)
        return Table(self, engine, state, events, seed, deal)

    def simulate(  # noqa: PLR0913 - a call for scripts, its arguments by name
        self,
        games: int,
        seed: int = 0,
        seats: int = 2,
        *,
        preset: str = "default",
        options: Mapping[str, object] | None = None,
        threads: int = 1,
        progress: Callable[[int], None] | None = None,
    ) -> Batch:
        """Whole random games in compiled code, a row each; game i has the seed `seed + i`."""
        if games < 1 or not 0 <= seed <= MOST_SEED:
            raise BadOption(f"simulate needs 1 game or more and a seed of 0 to {MOST_SEED}.")
        engine = self.engine(self._rules.options(preset, options or {}), seats)
        _prepare(engine, "batch", {"whole games": lambda: engine.simulate(0, 1)})
        return simulate(engine.simulate, games, seed, threads, progress)


def _prepare(engine: Engine, name: str, work: Mapping[str, Callable[[], object]]) -> None:
    """Compiles what an engine has to be compiled, if it has anything to compile."""
    if engine.to_compile():
        prepare(type(engine).__module__, name, work)


class Table:
    """One play of a game: state, seats, history."""

    def __init__(
        self,
        game: Game,
        engine: Engine,
        state: Any,
        events: list[Event],
        seed: int | None,
        deal: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.engine = engine
        self.seed = seed
        self.deal = deal
        self.start_events = events
        self.history: list[Decision] = []
        self._start = copied(state)
        self._state = state
        self._codes: list[int] | None = None

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {self.turn} to {self.phase}"
        return f"<Table {self.game.name}, {len(self.history)} moves, {where}>"

    @property
    def seats(self) -> int:
        """How many sit here."""
        return self.engine.seats

    @property
    def options(self) -> Mapping[str, Any]:
        """Every option with its value."""
        options: Mapping[str, Any] = self.engine.options
        return options

    @property
    def state(self) -> Any:
        """The whole truth, as a copy that can be changed without harm."""
        return copied(self._state)

    @property
    def start(self) -> Any:
        """The state right after the deal, as a copy."""
        return copied(self._start)

    @property
    def turn(self) -> int:
        """Whose decision it is."""
        return self.engine.turn(self._state)

    @property
    def phase(self) -> str:
        """What kind of decision it is."""
        return self.engine.phase(self._state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.engine.over(self._state)

    @property
    def events(self) -> list[Event]:
        """What the last move (or the deal) brought."""
        return self.history[-1].events if self.history else self.start_events

    def codes(self) -> list[int]:
        """The legal moves as the kernels' numbers, in their fixed order; listed once."""
        if self._codes is None:
            self._codes = self.engine.legal(self._state)
        return self._codes.copy()

    def moves(self) -> list[Move]:
        """The legal moves in their fixed order."""
        return [self.engine.move(self._state, code) for code in self.codes()]

    def play(self, move: Move | str | int) -> list[Event]:
        """Plays a move and returns what happened. IllegalMove says which rule forbids it."""
        codes = self.codes()
        if isinstance(move, int):
            if move not in codes:
                raise IllegalMove(str(move), "", "why-number", {"number": move})
            return self._play(self.engine.move(self._state, move), move)
        choice = self.engine.parse(str(move))
        code = self.engine.code(self._state, choice)
        if code not in codes:
            refusal = self.why(choice)
            if refusal is None:  # pragma: no cover - the explainer and the kernels disagree
                raise AssertionError(f"no reason found why {choice} is not legal")
            raise IllegalMove(str(choice), refusal.rule, refusal.key, refusal.args)
        return self._play(self.engine.move(self._state, code), code)

    def _play(self, move: Move, code: int) -> list[Event]:
        seat, phase, given = self.turn, self.phase, self.engine.before(self._state)
        self._codes = None
        events = self.engine.apply(self._state, code)
        self.history.append(Decision(seat, phase, move, code, events, given))
        return events

    def why(self, move: Move | str) -> Refusal | None:
        """Why a move can't be played now; None if it can."""
        choice = self.engine.parse(str(move))  # a struct made by hand is checked as well
        return self.engine.why(self._state, choice)

    def view(self, seat: int | None) -> View:
        """What a seat sees; None is a watcher."""
        self._check_seat(seat)
        return self.engine.view(self._state, seat)

    def seen_events(self, seat: int | None) -> list[Event]:
        """The last move's events as a seat may know them."""
        if not self.history:
            return self.start_events
        last = self.history[-1]
        return self.engine.redact(last.events, last.seat, seat)

    def aids(self, seat: int) -> msgspec.Struct:
        """Help for a seat, from its view alone."""
        return self.engine.aids(self.view(seat))

    def score(self) -> list[Points]:
        """Every seat's points as they stand, as a breakdown."""
        return self.engine.score(self._state)

    def undo(self) -> Decision:
        """Takes the last move back and returns it."""
        if not self.history:
            raise IndexError("there is no move to take back")
        last = self.history.pop()
        self._codes = None
        self._state = copied(self._start)
        for decision in self.history:
            self.engine.apply(self._state, decision.code)
        return last

    def copy(self) -> "Table":
        """An independent table at the same point."""
        twin = twin_of(self)  # the start and the list of legal moves never change, so shared
        twin.history = list(self.history)
        twin._state = copied(self._state)
        return twin

    def sample(self, seat: int, seed: int) -> "Table":
        """A table that looks the same to a seat; all it can't see is dealt anew from the seed."""
        if seat is None:
            raise BadOption("A watcher has no cards of its own to sample from: name a seat.")
        self._check_seat(seat)
        state = copied(self._state)
        self.engine.resample(state, seat, seed)
        return Table(self.game, self.engine, state, [], None)

    def record(self) -> Record:
        """The play so far as a short text that replays."""
        if self.seed is None:
            raise BadOption("A sampled table has no record: its deal is invented.")
        return Record.of(self)

    def play_out(self, choose: Callable[["Table"], Move | str | int]) -> Sequence[Points]:
        """Plays to the end with one chooser for all seats."""
        while not self.over:
            self.play(choose(self))
        return self.score()

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise BadOption(f"There is no seat {seat}: seats are 0 to {self.seats - 1}.")
