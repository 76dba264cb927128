"""The five levels of the rail games: the same plans, looked at more or less closely."""

from functools import cache
from typing import Any

import numpy as np

from stolik.bots.bot import Clock, KernelBot
from stolik.bots.rail import weights
from stolik.bots.rail.evaluate import SIGHT
from stolik.bots.rail.plan import PLAN
from stolik.bots.rail.playouts import (
    FIRST_PLAN,
    FIRST_WORLD,
    NOT_DEALT,
    WORLDS,
    list_candidates,
    play_batch,
)
from stolik.bots.rail.policy import choose_planned
from stolik.bots.rooms import Rooms
from stolik.bots.search import DESKS, Budget, Trust, halve, share
from stolik.core.records import SILENT, as_array
from stolik.core.rng import GENERATOR, below, plant_number
from stolik.rail.state import (
    LOG,
    MAX_MOVES,
    MAX_SEATS,
    MOVES,
    SCORE,
    SECOND,
    STATE,
    SURCHARGE,
    State,
)
from stolik.rail.turn import legal

FIRST_SHARE, SECOND_SHARE = 0.7, 0.3  # of a turn's budget
PRIOR_STEP = 0.1
"""How much better than others the policy's own move is taken to be, before any simulation."""


class Desk:
    """Room that kernels work in."""

    def __init__(self) -> None:
        self.pool = np.zeros(FIRST_WORLD + WORLDS, STATE)
        self.moves = np.zeros(1, MOVES)[0]
        self.chance, self.result = np.zeros(1, GENERATOR)[0], np.zeros(1, SCORE)[0]
        self.log = np.zeros(1, LOG)[0]
        self.log.n = SILENT
        self.plans = np.zeros(FIRST_PLAN + WORLDS * MAX_SEATS, PLAN)
        self.dealt = np.zeros(WORLDS, np.int64)
        self.sight = np.zeros(1, SIGHT)[0]
        self.codes = np.zeros(MAX_MOVES, np.int64)
        self.values = np.zeros(MAX_MOVES)
        records = self.moves, self.chance, self.log, self.result, self.sight
        self.rooms = [as_array(one) for one in records]

    @property
    def own_plan(self) -> Any:
        return self.plans[MAX_SEATS]


DESKS_HERE = Rooms(lambda: [Desk() for _ in range(DESKS)])
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
        d, t = DESKS_HERE.mine()[0], engine.tables
        plant_number(d.chance, clock.seed)
        n = legal(t, state, d.moves)
        if below(d.chance, 100) < self.stray_percent:
            return self._stray(t, state, n)
        d.own_plan.made = 0
        return int(choose_planned(self._weights, t, state, d.moves, n, d.chance, d.own_plan))

    def _stray(self, t: Any, state: State, n: int) -> int:
        d = DESKS_HERE.mine()[0]
        if not self.ideas:
            return int(d.moves.code[below(d.chance, max(1, n - 1))])
        d.own_plan.made = 0
        codes = likeliest(self._weights, t, state, d, n)[: self.ideas]
        return codes[below(d.chance, len(codes))]


def likeliest(w: Any, t: Any, state: State, d: Desk, n: int) -> list[int]:
    """The moves worth trying, those that look best first; the legal ones are on the desk."""
    d.own_plan.made = 0
    found = list_candidates(w, t, state, d.moves, n, d.own_plan, d.codes, d.values)
    order = np.argsort(-d.values[:found], kind="stable")
    codes: list[int] = d.codes[order].tolist()
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


class Master(KernelBot):
    """Tries the likeliest moves in sampled worlds, and judges the positions after them."""

    usual_sims = 400
    candidates = 12
    trust = Trust(worlds=5.0, share=0.25)
    """In the policy's own move."""
    turns = 1
    """Played by plan before the position is judged, in every second world."""
    plays_to_end = True
    """Whether whole games in its worlds are a choice, which is then measured too."""

    def __init__(self) -> None:
        self._weights = own_weights()
        self._net = own_net()
        self.simulations = 0

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        t, w, desks = engine.tables, self._weights, DESKS_HERE.mine()
        later = state.phase in (SECOND, SURCHARGE)
        budget = Budget.of(clock, SECOND_SHARE if later else FIRST_SHARE, self.usual_sims)
        codes = self._candidates(t, state, clock)
        for desk in desks:
            desk.pool[0:1] = np.array([state], STATE)
            desk.dealt[:] = NOT_DEALT
        if len(codes) == 1:
            return codes[0]

        tables, nets = as_array(t), as_array(self._net)

        def play(at: int, candidate: int, first: int, count: int) -> float:
            d = desks[at]
            moves, chances, logs, results, sights = d.rooms
            total: float = play_batch(
                w, tables, nets, d.pool, moves, chances, logs, results, sights, d.plans, d.dealt,
                codes[candidate], clock.seed + first, count, self.turns,
            )  # fmt: skip
            return total

        priors = [0.0] + [-PRIOR_STEP] * (len(codes) - 1)
        found = halve(priors, share(play, clock.cores), budget, self.trust)
        self.simulations += found.sims
        return codes[found.best]

    def _candidates(self, t: Any, state: State, clock: Clock) -> list[int]:
        """The policy's own move, then those that look best."""
        d, w = DESKS_HERE.mine()[0], self._weights
        plant_number(d.chance, clock.seed)
        n = legal(t, state, d.moves)
        d.own_plan.made = 0
        planned = int(choose_planned(w, t, state, d.moves, n, d.chance, d.own_plan))
        others = [code for code in likeliest(w, t, state, d, n) if code != planned]
        return [planned, *others[: self.candidates - 1]]
