"""What a bot is, and what it gets: its view, its legal moves, its clock, and worlds to try."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from stolik.bots.wire import NewGame
from stolik.core.contract import Engine, Move, View
from stolik.errors import BadOption
from stolik.game import Table

Sample = Callable[[int], Table]
"""`sample(seed)`: a table that looks the same to the bot's seat, all it can't see dealt anew."""


@dataclass(frozen=True)
class Clock:
    """How much a bot may think about one decision, and the chance it is to use.

    A bot that draws lots only from `seed` and counts `sims` instead of looking at the time makes
    the same choice for the same view again.
    """

    seconds: float | None = None
    sims: int | None = None
    seed: int = 0
    began: float = field(default_factory=time.perf_counter)
    cores: int = 1

    def left(self) -> float:
        """Seconds left; without a limit very many."""
        if self.seconds is None:
            return 1e9
        return self.seconds - (time.perf_counter() - self.began)


class Bot:
    """Chooses for a seat. A bot of your own needs no more than this one method."""

    def choose(
        self, view: View, moves: Sequence[Move], clock: Clock, sample: Sample
    ) -> Move | str | int:
        """One of the moves: as it is, as its text, or as its number among the kernels' codes."""
        raise NotImplementedError

    def begin(self, game: NewGame) -> None:
        """A play begins; time does not count yet."""

    def end(self, points: Sequence[int] | None) -> None:
        """A play has ended with these points; None if it was broken off."""

    def abandon(self) -> None:
        """A play has ended because this bot lost it by forfeit."""


class KernelBot(Bot):
    """A bot in compiled code: it works on a sampled state, never on the real one."""

    compiled: ClassVar[bool] = True
    """Whether there is anything to compile before its clock runs."""

    def choose(
        self, _view: View, _moves: Sequence[Move], clock: Clock, sample: Sample
    ) -> Move | str | int:
        world = sample(clock.seed)
        return self.pick(world.engine, world.state, clock)

    def use_weights(self, weights: Any) -> None:
        """Plays by other weights than those that come with it."""
        if not hasattr(self, "_weights"):
            raise BadOption(f"{type(self).__name__} has no weights to be changed.")
        self._weights = weights

    def pick(self, engine: Engine, state: Any, clock: Clock) -> int:
        """The number of a legal move of the state's seat to move."""
        raise NotImplementedError

    def get_ready(self, engine: Engine, state: Any) -> None:
        """Compiles what it will need, or loads its compiled form, before any clock runs."""
        self.pick(engine, state, Clock(sims=1))
