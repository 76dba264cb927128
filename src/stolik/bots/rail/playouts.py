"""Playouts of the rail games: a candidate in a sampled world, then the policy for every seat."""

from math import tanh
from typing import Any

import numpy as np

from stolik.bots.rail.evaluate import POINTS_SCALE, evaluate
from stolik.bots.rail.plan import Plan, make_plan, still_good
from stolik.bots.rail.policy import card_need, choose_planned, waste
from stolik.core.bits import bit, has
from stolik.core.kernel import kernel, part, wide
from stolik.core.rng import MASK, plant_number
from stolik.rail.codes import CLAIM, KEEP_MOVE, PASS, ROUTE_SHIFT, TICKETS
from stolik.rail.resample import resample
from stolik.rail.scoring import score
from stolik.rail.state import (
    KEEP,
    MAX_ROUTES,
    MAX_SEATS,
    OPEN,
    SURCHARGE,
    TURN,
    Log,
    Moves,
    Score,
    State,
    Tables,
)
from stolik.rail.turn import apply, legal

WORLDS = 256  # kept for all candidates
FIRST_WORLD, FIRST_PLAN = 2, MAX_SEATS + 1  # in a pool of states, in a list of plans
NOT_DEALT = -1
NEVER = 1 << 40  # a turn that does not come


@kernel
def list_candidates(
    w: Any, t: Tables, s: State, moves: Moves, n: int, plan: Plan, codes: Any, values: Any
) -> int:
    """The moves worth trying, each with how likely it looks; returns how many.

    Of the ways to pay for a route only the cheapest counts, of equal open cards only the first.
    Modified in place.
    """
    if s.phase == KEEP:
        return list_keeps(w, t, s, moves, n, plan, codes, values)
    if s.phase == SURCHARGE:
        for i in range(n):
            codes[i], values[i] = moves.code[i], -float(i)
        return n
    seat = s.turn
    if not still_good(s, seat, plan):
        make_plan(w, t, s, seat, s.held[seat], plan)
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
            value -= waste(t, s, seat, route, code, locos, plan)
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
def list_keeps(
    w: Any, t: Tables, s: State, moves: Moves, n: int, plan: Plan, codes: Any, values: Any
) -> int:
    """All choices of tickets, by the value of the plan for them. Modified in place."""
    for i in range(n):
        chosen = wide(moves.code[i]) - KEEP_MOVE
        held = s.held[s.turn]
        for k in range(s.n_offer):
            if chosen >> k & 1:
                held |= bit(wide(s.offer[k]))
        codes[i] = moves.code[i]
        values[i] = make_plan(w, t, s, s.turn, held, plan)
    plan.made = 0
    return n


@kernel
def play_batch(
    w: Any,
    tables: Any,
    nets: Any,
    pool: Any,
    moves: Any,
    chances: Any,
    logs: Any,
    results: Any,
    sights: Any,
    plans: Any,
    dealt: Any,
    move: int,
    seed: int,
    count: int,
    turns: int,
) -> float:
    """play_worlds for Python, with records as arrays of one (see as_array). Modified in place."""
    return play_worlds(
        w, tables[0], pool, moves[0], chances[0], logs[0], results[0], plans,
        nets[0], sights[0], dealt, move, seed, count, turns,
    )  # fmt: skip


@part
def play_worlds(
    w: Any,
    t: Tables,
    pool: Any,
    moves: Moves,
    chance: Any,
    log: Log,
    result: Score,
    plans: Any,
    net: Any,
    sight: Any,
    dealt: Any,
    move: int,
    seed: int,
    count: int,
    turns: int,
) -> float:
    """Plays a candidate and some turns more in some worlds; returns the sum of their values.

    Every second world is played to its end instead, if there are turns to be played at all: what
    the network misjudges and what the policy plays badly are seldom the same.

    The state lies in pool[0], pool[1] is room. A world is dealt and planned once for all
    candidates: `dealt` has the seeds of those kept behind in `pool` and `plans`.
    Modified in place.
    """
    me, total = pool[0].turn, 0.0
    until = pool[0].turns + 1 + turns  # the same moment, whether the candidate ends a turn or not
    for i in range(count):
        slot = (seed + i) % WORLDS
        world, own = FIRST_WORLD + slot, FIRST_PLAN + slot * MAX_SEATS
        if dealt[slot] != seed + i:
            pool[world : world + 1] = pool[0:1]
            deal_world(w, t, pool[world], plans[own : own + t.seats], me, seed + i)
            dealt[slot] = seed + i
        pool[1:2] = pool[world : world + 1]
        plans[0 : t.seats] = plans[own : own + t.seats]
        plant_number(chance, seed + i)
        apply(t, pool[1], move, log)
        stop = NEVER if turns > 0 and (seed + i) % 2 == 1 else until
        total += play_on(
            w, t, pool[1], moves, chance, log, result, plans, net, sight, me, stop
        )  # fmt: skip
    return total


@kernel
def deal_world(w: Any, t: Tables, s: State, plans: Any, me: int, seed: int) -> None:
    """What `me` can't see is dealt anew, and every seat makes its plan. Modified in place."""
    words = np.zeros(4, np.int64)
    words[0], words[1] = seed & MASK, seed >> 32 & MASK
    resample(t, s, me, words)
    for k in range(t.seats):
        make_plan(w, t, s, k, s.held[k], plans[k])


@kernel
def play_on(
    w: Any,
    t: Tables,
    s: State,
    moves: Moves,
    chance: Any,
    log: Log,
    result: Score,
    plans: Any,
    net: Any,
    sight: Any,
    me: int,
    until: int,
) -> float:
    """The policy up to a turn; the value for a seat, from -1 to 1. Modified in place."""
    while s.over == 0:
        if s.phase == TURN and s.turns >= until:
            return evaluate(w, net, t, s, plans, sight, me)
        n = legal(t, s, moves)
        apply(t, s, choose_planned(w, t, s, moves, n, chance, plans[s.turn]), log)
    score(t, s, result, t.longest_trail_points > 0)
    others = -10000
    for seat in range(t.seats):
        if seat != me:
            others = max(others, result.total[seat])
    return tanh((result.total[me] - others) / POINTS_SCALE)
