"""The five levels of the tile game: the same knowledge, looked at more or less closely."""

from math import tanh
from typing import Any

import numpy as np

from stolik.bots.bot import Clock, KernelBot
from stolik.bots.carcassonne import weights
from stolik.bots.carcassonne.greedy import choose_greedy
from stolik.bots.carcassonne.playouts import POINTS_SCALE, list_candidates, play_worlds
from stolik.bots.search import Budget, halve
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
from stolik.core.records import SILENT
from stolik.core.rng import GENERATOR, plant_number

MAX_CANDIDATES = 4096
PLACE_SHARE, MEEPLE_SHARE = 0.7, 0.3  # of a turn's budget


class Desk:
    """Room that kernels work in."""

    def __init__(self) -> None:
        self.pool = np.zeros(3, STATE)
        self.moves = np.zeros(2, MOVES)
        self.chance, self.result = np.zeros(1, GENERATOR)[0], np.zeros(1, SCORE)[0]
        self.log = np.zeros(1, LOG)[0]
        self.log.n = SILENT
        self.marks = np.zeros(MAX_NODES + 1, np.int64)
        self.codes = np.zeros((MAX_CANDIDATES, 2), np.int64)
        self.values = np.zeros(MAX_CANDIDATES)


class Casual(KernelBot):
    """Takes what looks best at a glance."""

    noise = 1.0

    def __init__(self) -> None:
        self._desk = Desk()
        self._weights = weights.read()

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        d, t = self._desk, engine.tables
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
    turns = 4  # played out before the evaluation
    noise = 1.0
    prior_weight = 6.0
    batch = 8

    def __init__(self) -> None:
        self._desk = Desk()
        self._weights = weights.read()

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        d, t, w = self._desk, engine.tables, self._weights
        d.pool[0:1] = np.array([state], STATE)
        placing = state.phase == PLACE
        budget = Budget.of(clock, PLACE_SHARE if placing else MEEPLE_SHARE, self.usual_sims)
        n = list_candidates(w, t, d.pool, d.moves, d.log, d.marks, d.codes, d.values)
        order = np.argsort(-d.values[:n], kind="stable")[: self.candidates].tolist()
        codes = d.codes[order]
        column = 0 if placing else 1
        if len(set(codes[:, column].tolist())) == 1:
            return int(codes[0, column])

        def play(candidate: int, first: int, count: int) -> float:
            place, meeple = codes[candidate]
            seed = clock.seed + first
            total: float = play_worlds(
                w, t, d.pool, d.moves[0], d.chance, d.log, d.result, d.marks, place, meeple,
                seed, count, self.turns, self.noise,
            )  # fmt: skip
            return total

        priors = [tanh(value / POINTS_SCALE) for value in d.values[order].tolist()]
        found = halve(priors, play, budget, self.prior_weight, self.batch)
        return int(codes[found.best, column])


class Club(Searcher):
    """A short look ahead."""

    usual_sims = 100
    candidates = 6
    turns = 2


class Expert(Searcher):
    """A search of a third of a second."""


class Master(Searcher):
    """A search of two seconds."""

    candidates = 24
