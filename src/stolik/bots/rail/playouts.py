"""Playouts of the rail games: a candidate in a sampled world, then the policy for every seat."""

from math import tanh
from typing import Any

import numpy as np

from stolik.bots.bench import OnBench, copy_state
from stolik.bots.rail.bench import FIRST_PLAN, FIRST_WORLD, OWN, WORLDS
from stolik.bots.rail.evaluate import POINTS_SCALE, evaluate
from stolik.bots.rail.plan import make_plan, renew_plan
from stolik.bots.rail.policy import card_need, choose_planned, decide, held_with, waste
from stolik.core.bits import has
from stolik.core.kernel import kernel, part, wide
from stolik.core.rng import MASK, plant_number
from stolik.rail.codes import CLAIM, PASS, ROUTE_SHIFT, TICKETS
from stolik.rail.resample import resample
from stolik.rail.scoring import score
from stolik.rail.state import (
    KEEP,
    MAX_ROUTES,
    MAX_SEATS,
    OPEN,
    SURCHARGE,
    TURN,
    State,
    Tables,
)
from stolik.rail.turn import apply

NOT_DEALT = -1
NEVER = 1 << 40  # a turn that does not come


@kernel
def choose_now(t: Tables, s: State, n: int, bench: OnBench) -> int:
    """What the policy does, of the n moves on the bench, with a fresh plan."""
    bench.plans[OWN].made = 0
    return choose_planned(bench.w[0], t, s, n, bench, bench.plans[OWN])


@kernel
def list_candidates(t: Tables, s: State, n: int, bench: OnBench) -> int:
    """Those of the n moves on the bench worth trying, and how likely each looks; returns how many.

    Of the ways to pay for a route only the cheapest counts, of equal open cards only the first.
    """
    moves, codes, values, plan = bench.moves, bench.codes, bench.values, bench.plans[OWN]
    w = bench.w[0]
    plan.made = 0
    if s.phase == KEEP:
        return list_keeps(t, s, n, bench)
    if s.phase == SURCHARGE:
        for i in range(n):
            codes[i], values[i] = moves.code[i], -float(i)
        return n
    seat = s.turn
    renew_plan(w, t, s, seat, plan, bench.graph)
    found, cards = 0, 0
    at = np.full(MAX_ROUTES, -1, np.int64)
    for i in range(n):
        code = wide(moves.code[i])
        value = 0.0
        if code < OPEN:
            card = wide(s.open[code])
            if cards >> card & 1:
                continue
            cards |= 1 << card
            value = 8.0 + card_need(w, t, s, seat, card, plan)
        elif code >= CLAIM:
            route, locos = (code - CLAIM) >> ROUTE_SHIFT, code & 15
            value = t.points[route] - 0.5 * locos
            value -= waste(t, s, code, plan)
            if has(plan.wanted[route >> 6], route & 63):
                value += 20.0
            if at[route] >= 0:
                if value > values[at[route]]:
                    codes[at[route]], values[at[route]] = code, value
                continue
            at[route] = found
        elif code == TICKETS:
            value = 5.0
        elif code == PASS:
            value = -20.0
        else:
            value = 9.0  # the deck
        codes[found], values[found] = code, value
        found += 1
    return found


@kernel
def list_keeps(t: Tables, s: State, n: int, bench: OnBench) -> int:
    """All choices of tickets, by the value of the plan for them."""
    plan = bench.plans[OWN]
    for i in range(n):
        code = wide(bench.moves.code[i])
        plan.held = held_with(s, code)
        bench.codes[i] = code
        bench.values[i] = make_plan(bench.w[0], t, s, s.turn, plan, bench.graph)
    plan.made = 0
    return n


@kernel
def play_candidates(tables: Any, benches: OnBench, n: int, first: int, count: int) -> None:
    """Plays the candidates named on the bench in some worlds each."""
    bench = benches[0]
    for i in range(n):
        bench.sums[i] = play_worlds(tables[0], bench, bench.tried[i], first, count)


@kernel
def play_worlds(t: Tables, bench: OnBench, candidate: int, first: int, count: int) -> float:
    """Plays a candidate in the worlds from a number on; returns the sum of their values.

    Every second world is played to its end instead of some turns on, if there are turns to be
    played at all: what the network misjudges and what the policy plays badly are seldom the same.

    The position lies in pool[0], pool[1] is room. A world is dealt and planned once for all
    candidates: `dealt` has the numbers of those kept behind in `pool` and `plans`.
    """
    s, move, total = bench.pool[1], wide(bench.codes[candidate]), 0.0
    until = bench.pool[0].turns + 1 + bench.turns  # whether the candidate ends a turn or not
    for world in range(first, first + count):
        enter_world(t, bench, world)
        plant_number(bench.chance, world)
        apply(t, s, move, bench.log)
        stop = NEVER if bench.turns > 0 and world % 2 == 1 else until
        total += play_on(bench.w[0], t, s, bench, stop)
    return total


@part
def enter_world(t: Tables, bench: OnBench, world: int) -> None:
    """Puts a world into pool[1], with the plans of its seats."""
    slot = world % WORLDS
    at, plans = FIRST_WORLD + slot, FIRST_PLAN + slot * MAX_SEATS
    if bench.dealt[slot] != world:
        copy_state(bench.pool, at, 0)
        deal_world(t, bench.pool[at], bench, world)
        bench.plans[plans : plans + t.seats] = bench.plans[0 : t.seats]
        bench.dealt[slot] = world
    copy_state(bench.pool, 1, at)
    bench.plans[0 : t.seats] = bench.plans[plans : plans + t.seats]


@kernel
def deal_world(t: Tables, s: State, bench: OnBench, world: int) -> None:
    """What the seat to move can't see is dealt anew, and every seat makes its plan."""
    words = np.zeros(4, np.int64)
    words[0], words[1] = world & MASK, world >> 32 & MASK
    resample(t, s, bench.pool[0].turn, words)
    for k in range(t.seats):
        bench.plans[k].held = s.held[k]
        make_plan(bench.w[0], t, s, k, bench.plans[k], bench.graph)


@kernel
def play_on(w: Any, t: Tables, s: State, bench: OnBench, until: int) -> float:
    """The policy up to a turn; the value for the seat that searches, from -1 to 1."""
    me = bench.pool[0].turn
    while s.over == 0:
        if s.phase == TURN and s.turns >= until:
            return evaluate(w, t, s, bench, me)
        apply(t, s, decide(w, t, s, bench, bench.plans[s.turn]), bench.log)
    score(t, s, bench.result, t.longest_trail_points > 0)
    others = -10000
    for seat in range(t.seats):
        if seat != me:
            others = max(others, bench.result.total[seat])
    return tanh((bench.result.total[me] - others) / POINTS_SCALE)
