"""Sequential halving: the one search skeleton of all games.

Candidates are tried in the same sampled worlds; after each round the better half goes on. What a
candidate is and how a world is played out, the game's part knows. A candidate starts with a value
that a glance gives it, which counts like some worlds: few simulations can't lead far astray. It may
also keep a share for good (`Trust`): values of worlds have errors that no number of worlds takes
away, and a search that believes them alone plays the worse the longer it thinks.
"""

import math
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar

from stolik.bots.bench import Bench
from stolik.bots.bot import Clock, KernelBot
from stolik.core.records import as_array

Try = Callable[[list[int], int, int], list[float]]
"""Plays candidates in worlds from a number on, so many each; returns the sums of their values."""
TryAt = Callable[[int, list[int], int, int], list[float]]
"""The same at one of two benches, which comes first."""
BENCHES = 2
SIMS_A_SECOND = 20_000
"""A guess; it only decides how many worlds are played at a time."""
MOST_AT_A_TIME, LEAST_AT_A_TIME = 32, 2
SIMS_A_CALL = 64
"""About a millisecond's worth: after so many a search looks at the time again."""
SPARE_SECONDS, SPARE_SHARE = 0.002, 0.97
"""A search ends a little before its time: the way back takes time too."""


@dataclass
class Budget:
    """How much a search may use: simulations, or seconds."""

    sims: int | None = None
    seconds: float | None = None
    began: float = field(default_factory=time.perf_counter)

    @classmethod
    def of(cls, clock: Clock, share: float, usual: int) -> "Budget":
        """A share of what a clock gives for a turn; without a limit the usual simulations."""
        if clock.sims is not None:
            return cls(sims=max(1, round(clock.sims * share)))
        if clock.seconds is None:
            return cls(sims=usual)
        seconds = min(clock.seconds * share, clock.left())
        return cls(seconds=seconds * SPARE_SHARE - SPARE_SECONDS)

    def batch(self, candidates: int) -> int:
        """Worlds to play at a time: many, if there is time, for starting threads takes some."""
        if self.sims is not None:
            sims: float = self.sims
        else:
            sims = SIMS_A_SECOND * (self.seconds or 0.0)
        even = int(sims / (16 * candidates)) // BENCHES * BENCHES
        return max(LEAST_AT_A_TIME, min(MOST_AT_A_TIME, even))

    def candidates_a_call(self, sims: int, batch: int) -> int:
        """How many candidates to play before the budget is looked at again."""
        if self.sims is not None:
            return math.ceil((self.sims - sims) / batch)
        return max(1, SIMS_A_CALL // batch)

    def used(self, sims: int) -> float:
        """The part that is used up; 1 is all."""
        if self.sims is not None:
            return sims / self.sims
        if self.seconds is None or self.seconds <= 0:
            return 1.0
        return (time.perf_counter() - self.began) / self.seconds


@dataclass(frozen=True)
class Trust:
    """How much the first glance counts: like so many worlds, and like a share of all there are."""

    worlds: float
    share: float = 0.0

    def of(self, worlds: int) -> float:
        return max(self.worlds, self.share * worlds)


@dataclass
class Line:
    """What is known of a candidate."""

    number: int
    prior: float
    trust: Trust
    total: float = 0.0
    worlds: int = 0

    @property
    def value(self) -> float:
        weight = self.trust.of(self.worlds)
        return (self.total + self.prior * weight) / (self.worlds + weight)


@dataclass
class Found:
    """What a search found: the best candidate, all candidates, and how many simulations it took."""

    best: int
    lines: list[Line]
    sims: int


@cache
def helpers() -> ThreadPoolExecutor:
    """Threads for all searches of this process."""
    return ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="stolik-search")


def share(play: TryAt, cores: int) -> Try:
    """Plays half of the worlds at each of two benches, at the same time if there are cores.

    The halves are always the same, so the sum is too, to its last bit.
    """

    def play_shared(candidates: list[int], first: int, count: int) -> list[float]:
        half = count // BENCHES
        one = 0, candidates, first, count - half
        other = 1, candidates, first + count - half, half
        if cores < BENCHES:
            sums = play(*one), play(*other)
        else:
            job = helpers().submit(play, *other)
            sums = play(*one), job.result()
        return [a + b for a, b in zip(*sums, strict=True)]

    return play_shared


def halve(priors: Sequence[float], play: Try, budget: Budget, trust: Trust) -> Found:
    """The best candidate; they are numbered by their place in `priors`."""
    batch = budget.batch(len(priors))
    lines = [Line(number, prior, trust) for number, prior in enumerate(priors)]
    alive = sorted(lines, key=lambda line: -line.prior)
    rounds = max(1, math.ceil(math.log2(max(2, len(alive)))))
    sims = 0
    for number in range(rounds):
        end = (number + 1) / rounds
        while len(alive) > 1 and budget.used(sims) < end:
            sims += batch * sweep(alive, play, budget, batch, sims)
        alive.sort(key=lambda line: -line.value)
        alive = alive[: (len(alive) + 1) // 2]
    return Found(alive[0].number, lines, sims)


def sweep(alive: Sequence[Line], play: Try, budget: Budget, batch: int, sims: int) -> int:
    """Plays a batch for each candidate, as far as the budget goes; returns for how many.

    Many candidates go into one call, for a call takes as long as some tenth of a simulation.
    """
    done = 0
    while done < len(alive) and budget.used(sims + done * batch) < 1.0:
        some = alive[done : done + budget.candidates_a_call(sims + done * batch, batch)]
        sums = play([line.number for line in some], some[0].worlds, batch)
        for line, total in zip(some, sums, strict=True):
            line.total += total
            line.worlds += batch
        done += len(some)
    return done


class Searcher(KernelBot):
    """A bot that searches: it says what the candidates are, and how its game plays them."""

    trust: Trust
    play_candidates: ClassVar[Callable[..., None]]
    """(tables, bench, how many candidates, first world, how many): the sums of their
    values are put on the bench."""

    def __init__(self, weights: Any, net: Any) -> None:
        self._weights, self._net = weights, net
        self.simulations = 0

    def search(
        self,
        tables: Any,
        benches: Sequence[Bench],
        priors: Sequence[float],
        clock: Clock,
        budget: Budget,
    ) -> int:
        """The best of the candidates that lie on all benches."""
        t = as_array(tables)

        def play(at: int, candidates: list[int], first: int, count: int) -> list[float]:
            bench, n = benches[at], len(candidates)
            bench.tried[:n] = candidates
            self.play_candidates(t, bench.array, n, clock.seed + first, count)
            sums: list[float] = bench.sums[:n].tolist()
            return sums

        found = halve(priors, share(play, clock.cores), budget, self.trust)
        self.simulations += found.sims
        return found.best
