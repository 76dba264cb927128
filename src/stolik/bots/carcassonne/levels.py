"""The five levels of the tile game: the same knowledge, looked at more or less closely."""

from functools import cache
from math import tanh
from typing import Any

import numpy as np

from stolik.bots.bot import Clock, KernelBot
from stolik.bots.carcassonne import weights
from stolik.bots.carcassonne.bench import BENCHES_HERE, MEEPLE_CODE, PLACE_CODE
from stolik.bots.carcassonne.ending import LAST_IN_BAG, WORST, after_answer
from stolik.bots.carcassonne.playouts import choose_now, list_candidates, play_candidates
from stolik.bots.carcassonne.sight import VALUE_SCALE
from stolik.bots.search import Budget, Searcher, Trust
from stolik.carcassonne.state import PLACE, STATE, State
from stolik.core.records import as_array
from stolik.core.rng import plant_number

PLACE_SHARE, MEEPLE_SHARE = 0.7, 0.3  # of a turn's budget


own_weights, own_net = cache(weights.read), cache(weights.read_net)
"""What a level comes with, once for all its bots: nobody changes it in place."""


class Casual(KernelBot):
    """Takes what looks best at a glance."""

    noise = 1.0

    def __init__(self) -> None:
        self._weights = own_weights()

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        bench, t = BENCHES_HERE.mine()[0], engine.tables
        plant_number(bench.chance, clock.seed)
        bench.w[0], bench.array["noise"] = self._weights, self.noise
        return int(choose_now(t, state, bench.record))


class Beginner(Casual):
    """The same with a blurred eye: overlooks much."""

    noise = 5.0


class TileSearcher(Searcher):
    """Tries the best looking choices in sampled games."""

    usual_sims = 1000
    candidates = 16
    turns = 4
    """Played out before the evaluation: as many for each of two seats, or somebody is ahead."""
    noise = 1.0
    trust = Trust(worlds=6.0)  # in the evaluation at a glance
    learned = 0
    """The network judges one world of so many (0: none), the plain evaluation the others."""

    play_candidates = staticmethod(play_candidates)

    def __init__(self) -> None:
        super().__init__(own_weights(), own_net())

    def get_ready(self, engine: Any, state: State) -> None:
        super().get_ready(engine, state)
        self._solve(engine.tables, 1, Budget(sims=1))

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        benches, t = BENCHES_HERE.mine(), engine.tables
        first = benches[0]
        for bench in benches:
            bench.pool[0:1] = np.array([state], STATE)
            how = bench.array
            how["turns"], how["noise"], how["learned"] = self.turns, self.noise, self.learned
            how["net"] = self._net
            bench.w[0] = self._weights
        placing = state.phase == PLACE
        budget = Budget.of(clock, PLACE_SHARE if placing else MEEPLE_SHARE, self.usual_sims)
        n = list_candidates(t, first.record)
        order = np.argsort(-first.values[:n], kind="stable")[: self.candidates].tolist()
        both = first.codes[order]
        codes = both[:, PLACE_CODE if placing else MEEPLE_CODE].tolist()
        if len(set(codes)) == 1:
            return int(codes[0])

        for bench in benches:
            bench.codes[: len(order)] = both
        if state.n_bag <= LAST_IN_BAG:
            return int(codes[self._solve(t, len(order), budget)])
        priors = [tanh(value / VALUE_SCALE) for value in first.values[order].tolist()]
        return int(codes[self.search(t, benches, priors, clock, budget)])

    def _solve(self, t: Any, candidates: int, budget: Budget) -> int:
        """The candidate that ends best; the likeliest come first, as far as time goes."""
        bench, best, found = BENCHES_HERE.mine()[0], WORST, 0
        for number in range(candidates):
            if number and budget.used(number) >= 1.0:
                break
            value = after_answer(as_array(t), bench.array, number)
            if value > best:
                best, found = value, number
        return found


class Club(TileSearcher):
    """A short look ahead."""

    usual_sims = 100
    candidates = 6
    turns = 2


class Expert(TileSearcher):
    """A search of a third of a second."""


class Master(TileSearcher):
    """A search of two seconds, with a network that learned from games.

    It is asked in every second world: the longer a search, the more it finds what either judge
    overrates, and they seldom overrate the same.
    """

    candidates = 24
    turns = 6
    learned = 2
