"""What the engines of all games have in common: kernels and records behind plain methods."""

from collections.abc import Callable, Collection, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, NamedTuple

import numpy as np

from stolik.core.contract import Batch, Move, Prospect, Refusal
from stolik.core.records import SILENT, as_array, fresh, record, room
from stolik.core.rng import GENERATOR


class Kernels(NamedTuple):
    """The compiled functions and record types of a game."""

    legal: Callable[..., Any]
    simulate: Callable[..., Any]
    state: Any
    moves: Any
    log: Any
    score: Any


@cache
def bench_type(k: Kernels) -> Any:
    """The type of a record with all that playing games takes, so that kernels take one argument."""
    fields = [("pool", k.state, (2,)), ("moves", k.moves), ("chance", GENERATOR)]
    return record([*fields, ("log", k.log), ("result", k.score)])


class Calls(NamedTuple):
    """The functions that Python calls at every move, for records as arrays of one."""

    legal: Callable[..., Any]
    apply: Callable[..., Any]


class UsualEngine:
    """What most games answer alike."""

    file: Any = None
    completing: Collection[str] = ()

    @property
    def hides_hands(self) -> bool:
        return True

    def forced_move(self, _phase: str, _choices: int) -> str | None:
        return None

    def to_come(self, _state: Any) -> dict[str, list[str]]:
        return {}

    def explain(self, state: Any, text: str) -> Refusal | None:
        engine: Any = self
        refusal: Refusal | None = engine.why(state, engine.parse(text))
        return refusal

    def without_aids(self, view: Any) -> Any:
        """The view for a purist table: without what people are to work out for themselves."""
        return view

    def outlooks(self, _view: Any, _moves: Sequence[Move], _odds: bool) -> Sequence[Prospect]:
        """What each of these moves would bring, in games where that can be told beforehand."""
        return []


class KernelEngine(UsualEngine):
    """A base for engines. Every play is a state record; the engine itself has none."""

    kind: str
    kernels: ClassVar[Kernels]
    calls: ClassVar[Calls]
    phases: ClassVar[Sequence[str]]  # the last one is the end
    seats: int
    tables: Any
    _codec: Any

    @property
    def state_type(self) -> Any:
        return self.kernels.state

    def turn(self, state: Any) -> int:
        return int(state["turn"])  # by name: an attribute takes several times as long

    def phase(self, state: Any) -> str:
        return self.phases[state["phase"]]

    def over(self, state: Any) -> bool:
        return bool(state["phase"] == len(self.phases) - 1)

    def legal(self, state: Any) -> list[int]:
        moves = fresh(self.kernels.moves)
        n = self.calls.legal(self._table, as_array(state), moves)
        codes: list[int] = moves["code"][0, :n].tolist()
        return codes

    def move(self, state: Any, code: int) -> Move:
        move: Move = self._codec.move(state, code)
        return move

    def code(self, state: Any, move: Move) -> int | None:
        code: int | None = self._codec.code(state, move)
        return code

    def parse(self, text: str) -> Move:
        move: Move = self._codec.parse(text)
        return move

    def simulate(self, first: int, count: int) -> Batch:
        """Random games with seeds from `first` on, in this thread."""
        rows = np.zeros((count, 4 + self.seats), np.int64)
        bench = room(bench_type(self.kernels))
        bench.log.n = SILENT
        self.kernels.simulate(self.tables, bench, first, rows)
        return Batch(rows[:, 4:], rows[:, 0], rows[:, 1], rows[:, 2], rows[:, 3])

    @cached_property
    def _table(self) -> Any:
        """The tables as an array of one."""
        return as_array(self.tables)

    def _apply(self, state: Any, code: int) -> Any:
        """Plays a legal move; returns the log of what happened."""
        logs = fresh(self.kernels.log)
        self.calls.apply(self._table, as_array(state), code, logs)
        return logs[0]

    def _log(self) -> Any:
        return np.zeros(1, self.kernels.log)[0]
