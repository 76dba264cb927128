"""The five levels of the rail games: the same plans, looked at more or less closely."""

from functools import cache
from typing import Any

import numpy as np

from stolik.bots.bench import Bench
from stolik.bots.bot import Clock, KernelBot
from stolik.bots.rail import weights
from stolik.bots.rail.bench import BENCHES_HERE
from stolik.bots.rail.playouts import NOT_DEALT, choose_now, list_candidates, play_candidates
from stolik.bots.search import Budget, Searcher, Trust
from stolik.core.rng import below, plant_number
from stolik.rail.state import SECOND, STATE, SURCHARGE, State
from stolik.rail.turn import legal

FIRST_SHARE, SECOND_SHARE = 0.7, 0.3  # of a turn's budget
PRIOR_STEP = 0.1
"""How much better than others the policy's own move is taken to be, before any simulation."""


own_weights, own_net = cache(weights.read), cache(weights.read_net)
"""What a level comes with, once for all its bots: nobody changes it in place."""


class Planner(KernelBot):
    """Plans its tickets, then does what the plan says, or now and then something else."""

    stray_percent = 0
    """How often it follows another idea."""
    ideas = 0
    """Among how many it chooses then, the likeliest first; 0: just any move."""

    def __init__(self) -> None:
        self._weights = own_weights()

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        bench, t = BENCHES_HERE.mine()[0], engine.tables
        bench.w[0] = self._weights
        plant_number(bench.chance, clock.seed)
        n = legal(t, state, bench.moves)
        if below(bench.chance, 100) >= self.stray_percent:
            return int(choose_now(t, state, n, bench.record))
        if not self.ideas:
            return int(bench.moves.code[below(bench.chance, max(1, n - 1))])
        codes = likeliest(t, state, n, bench)[: self.ideas]
        return codes[below(bench.chance, len(codes))]


def likeliest(t: Any, state: State, n: int, bench: Bench) -> list[int]:
    """The moves worth trying, those that look best first; the legal ones are on the bench."""
    found = list_candidates(t, state, n, bench.record)
    order = np.argsort(-bench.values[:found], kind="stable")
    codes: list[int] = bench.codes[order].tolist()
    return codes


class Beginner(Planner):
    """Often does just something."""

    stray_percent = 45


class Casual(Planner):
    """The same, not quite as often."""

    stray_percent = 26


class Club(Planner):
    """Now and then it follows a second thought."""

    stray_percent = 26
    ideas = 6


class Expert(Planner):
    """Does what the plan says."""


class Master(Searcher):
    """Tries the likeliest moves in sampled worlds, and judges the positions after them."""

    usual_sims = 400
    candidates = 12
    trust = Trust(worlds=5.0, share=0.25)
    """In the policy's own move."""
    turns = 1
    """Played by plan before the position is judged, in every second world."""
    plays_to_end = True
    """Whether whole games in its worlds are a choice, which is then measured too."""

    play_candidates = staticmethod(play_candidates)

    def __init__(self) -> None:
        super().__init__(own_weights(), own_net())

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        later = state.phase in (SECOND, SURCHARGE)
        budget = Budget.of(clock, SECOND_SHARE if later else FIRST_SHARE, self.usual_sims)
        benches = BENCHES_HERE.mine()
        for bench in benches:
            bench.w[0] = self._weights
        codes = self._candidates(engine.tables, state, clock)
        if len(codes) == 1:
            return codes[0]
        for bench in benches:
            bench.pool[0:1] = np.array([state], STATE)
            bench.dealt[:] = NOT_DEALT
            bench.codes[: len(codes)] = codes
            bench.array["turns"], bench.array["net"] = self.turns, self._net
        priors = [0.0] + [-PRIOR_STEP] * (len(codes) - 1)
        return codes[self.search(engine.tables, benches, priors, clock, budget)]

    def _candidates(self, t: Any, state: State, clock: Clock) -> list[int]:
        """The policy's own move, then those that look best."""
        bench = BENCHES_HERE.mine()[0]
        plant_number(bench.chance, clock.seed)
        n = legal(t, state, bench.moves)
        planned = int(choose_now(t, state, n, bench.record))
        others = [code for code in likeliest(t, state, n, bench) if code != planned]
        return [planned, *others[: self.candidates - 1]]
