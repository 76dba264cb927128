"""The five levels of the tile game: the same knowledge, looked at more or less closely."""

from functools import cache
from math import tanh
from typing import Any

import numpy as np

from stolik.bots.bot import Clock, KernelBot
from stolik.bots.carcassonne import weights
from stolik.bots.carcassonne.ending import LAST_IN_BAG, ROOMS, WORST, after_answer
from stolik.bots.carcassonne.greedy import choose_greedy
from stolik.bots.carcassonne.playouts import list_candidates, play_batch
from stolik.bots.carcassonne.sight import SIGHT, VALUE_SCALE
from stolik.bots.rooms import Rooms
from stolik.bots.search import DESKS, Budget, Trust, halve, share
from stolik.carcassonne.state import (
    LOG,
    MAX_NODES,
    MOVES,
    PLACE,
    SCORE,
    STATE,
    State,
)
from stolik.carcassonne.turn import legal
from stolik.core.records import SILENT, as_array
from stolik.core.rng import GENERATOR, plant_number

MAX_CANDIDATES = 4096
PLACE_SHARE, MEEPLE_SHARE = 0.7, 0.3  # of a turn's budget


class Desk:
    """Room that kernels work in."""

    def __init__(self) -> None:
        self.pool = np.zeros(ROOMS, STATE)
        self.moves = np.zeros(2, MOVES)
        self.chance, self.result = np.zeros(1, GENERATOR)[0], np.zeros(1, SCORE)[0]
        self.log = np.zeros(1, LOG)[0]
        self.log.n = SILENT
        self.marks = np.zeros(MAX_NODES + 1, np.int64)
        self.sight = np.zeros(1, SIGHT)[0]
        self.codes = np.zeros((MAX_CANDIDATES, 2), np.int64)
        self.values = np.zeros(MAX_CANDIDATES)
        records = self.chance, self.log, self.result, self.sight
        self.rooms = [self.moves, *(as_array(one) for one in records)]


DESKS_HERE = Rooms(lambda: [Desk() for _ in range(DESKS)])
own_weights, own_net = cache(weights.read), cache(weights.read_net)
"""What a level comes with, once for all its bots: nobody changes it in place."""


class Casual(KernelBot):
    """Takes what looks best at a glance."""

    noise = 1.0

    def __init__(self) -> None:
        self._weights = own_weights()

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        d, t = DESKS_HERE.mine()[0], engine.tables
        plant_number(d.chance, clock.seed)
        n = legal(t, state, d.moves[0])
        w = self._weights
        return int(choose_greedy(w, t, state, d.moves[0], n, d.chance, self.noise, d.marks))


class Beginner(Casual):
    """The same with a blurred eye: overlooks much."""

    noise = 5.0


class Searcher(KernelBot):
    """Tries the best looking choices in sampled games."""

    usual_sims = 1000
    candidates = 16
    turns = 4
    """Played out before the evaluation: as many for each of two seats, or somebody is ahead."""
    noise = 1.0
    trust = Trust(worlds=6.0)  # in the evaluation at a glance
    learned = 0
    """The network judges one world of so many (0: none), the plain evaluation the others."""

    def __init__(self) -> None:
        self._weights = own_weights()
        self._net = own_net()
        self.simulations = 0

    def get_ready(self, engine: Any, state: State) -> None:
        super().get_ready(engine, state)
        code = DESKS_HERE.mine()[0].codes[0]
        self._solve(engine.tables, [code], Budget(sims=1))

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        desks, t, w = DESKS_HERE.mine(), engine.tables, self._weights
        d = desks[0]
        for desk in desks:
            desk.pool[0:1] = np.array([state], STATE)
        placing = state.phase == PLACE
        budget = Budget.of(clock, PLACE_SHARE if placing else MEEPLE_SHARE, self.usual_sims)
        n = list_candidates(w, t, d.pool, d.moves, d.log, d.marks, d.codes, d.values)
        order = np.argsort(-d.values[:n], kind="stable")[: self.candidates].tolist()
        codes = d.codes[order]
        column = 0 if placing else 1
        if len(set(codes[:, column].tolist())) == 1:
            return int(codes[0, column])

        if state.n_bag <= LAST_IN_BAG:
            return int(codes[self._solve(t, codes, budget), column])

        tables, nets = as_array(t), as_array(self._net)

        def play(at: int, candidate: int, first: int, count: int) -> float:
            d = desks[at]
            place, meeple = codes[candidate]
            moves, chances, logs, results, sights = d.rooms
            total: float = play_batch(
                w, tables, nets, d.pool, moves, chances, logs, results, sights, d.marks,
                place, meeple,
                clock.seed + first, count, self.turns, self.noise, self.learned,
            )  # fmt: skip
            return total

        priors = [tanh(value / VALUE_SCALE) for value in d.values[order].tolist()]
        found = halve(priors, share(play, clock.cores), budget, self.trust)
        self.simulations += found.sims
        return int(codes[found.best, column])

    def _solve(self, t: Any, codes: Any, budget: Budget) -> int:
        """The candidate that ends best; the likeliest come first, as far as time goes."""
        d, best, found = DESKS_HERE.mine()[0], WORST, 0
        for number, (place, meeple) in enumerate(codes):
            if number and budget.used(number) >= 1.0:
                break
            value = after_answer(t, d.pool, d.moves, d.log, d.result, place, meeple)
            if value > best:
                best, found = value, number
        return found


class Club(Searcher):
    """A short look ahead."""

    usual_sims = 100
    candidates = 6
    turns = 2


class Expert(Searcher):
    """A search of a third of a second."""


class Master(Searcher):
    """A search of two seconds, with a network that learned from games.

    It is asked in every second world: the longer a search, the more it finds what either judge
    overrates, and they seldom overrate the same.
    """

    candidates = 24
    turns = 6
    learned = 2
