"""`pathfinder` and `ticket-greedy`: two simple ways to build tickets. Yardsticks: never changed.

pathfinder      its highest ticket first, the shortest way; of that way single colored routes
                first, then doubles, ferries, gray ones; takes the open color it lacks fewest of
ticket-greedy   the ticket that is nearest to finished, the shortest way, whatever it can pay of it;
                else it draws towards it; new tickets when all are finished
"""

from typing import Any

import numpy as np

from stolik.bots.bot import Clock, KernelBot
from stolik.bots.rail.plan import (
    FAR,
    PLAN,
    Plan,
    adopt,
    keep_path,
    nearest,
    needed_cars,
    reach,
    set_edge,
)
from stolik.core.bits import has, lowest, rest, size
from stolik.core.kernel import kernel, wide
from stolik.core.rng import GENERATOR, below, plant_number
from stolik.rail.bitboard import GRAY
from stolik.rail.codes import CLAIM, DRAW_DECK, KEEP_MOVE, ROUTE_SHIFT, TICKETS
from stolik.rail.scoring import joined
from stolik.rail.state import (
    COLORS,
    KEEP,
    LOCO,
    MOVES,
    NO_CARD,
    OPEN,
    SURCHARGE,
    WORDS,
    State,
)
from stolik.rail.turn import legal

HIGHEST, NEAREST = 0, 1
NOTHING = -1
MORE_TICKETS = 28
"""With so many cars ticket-greedy takes new tickets when its own are finished."""


@kernel
def list_free(t: Any, s: State, seat: int, plan: Plan) -> None:
    """All free routes by their length. Modified in place."""
    n = 0
    for word in range(WORDS):
        routes = s.free[seat, word]
        while routes != 0:
            route = 64 * word + lowest(routes)
            routes = rest(routes)
            set_edge(t, s, seat, n, route, 1.0 * t.length[route], plan)
            n += 1
    plan.n_edges = n
    plan.wanted[:] = 0


@kernel
def find_way(t: Any, s: State, seat: int, taste: int, held: int, plan: Plan) -> int:
    """Plans the way of one ticket; returns it, or NOTHING if none can be finished."""
    list_free(t, s, seat, plan)
    best, chosen = -FAR, NOTHING
    tickets = held
    while tickets != 0:
        i = lowest(tickets)
        tickets = rest(tickets)
        if joined(s, seat, t.ticket_from[i], t.ticket_to[i, 0]):
            continue
        reach(s, seat, t.ticket_from[i], plan)
        for k in range(t.ticket_targets[i]):
            end = nearest(s, seat, t.ticket_to[i, k], plan)
            if end < 0 or plan.distance[end] == 0:
                continue
            if needed_cars(t, end, plan) > s.cars[seat]:
                continue
            worth = -plan.distance[end] if taste == NEAREST else 1.0 * t.ticket_points[i, k]
            if worth > best:
                best, chosen = worth, i
                keep_path(end, plan)
    if chosen != NOTHING:
        adopt(t, plan)
    return chosen


@kernel
def rank(t: Any, route: int) -> float:
    """How soon pathfinder wants a route of its way."""
    if route >> 6 == GRAY:
        return 1.0 if t.ferry[route] == 0 else 2.0
    twins = 0
    for word in range(WORDS):
        twins += size(t.closes[route, word] | t.closes_own[route, word])
    return 3.0 if twins > 1 else 4.0


@kernel
def choose_simple(t: Any, s: State, moves: Any, n: int, chance: Any, taste: int, plan: Plan) -> int:
    """The move of either bot. The plan and the generator are modified in place."""
    seat = s.turn
    if s.phase == KEEP:
        return keep_simply(t, s, moves, n, taste, plan)
    if s.phase == SURCHARGE or n == 1:
        return wide(moves.code[0])
    ticket = find_way(t, s, seat, taste, s.held[seat], plan)
    if taste == NEAREST and ticket == NOTHING and s.cars[seat] >= MORE_TICKETS:
        for i in range(n):
            if moves.code[i] == TICKETS:
                return TICKETS
    claim = claim_simply(t, s, moves, n, taste, ticket != NOTHING, plan)
    return claim if claim != NOTHING else draw_simply(t, s, moves, n, chance, plan)


@kernel
def keep_simply(t: Any, s: State, moves: Any, n: int, taste: int, plan: Plan) -> int:
    """The fewest tickets it may: the highest, or those with the shortest ways."""
    best, found = -FAR, wide(moves.code[0])
    list_free(t, s, s.turn, plan)
    for i in range(n):
        chosen = wide(moves.code[i]) - KEEP_MOVE
        worth = -1000.0 * size(chosen)
        for k in range(s.n_offer):
            if chosen >> k & 1:
                ticket = wide(s.offer[k])
                if taste == HIGHEST:
                    worth += t.ticket_points[ticket, 0]
                else:
                    reach(s, s.turn, t.ticket_from[ticket], plan)
                    end = nearest(s, s.turn, t.ticket_to[ticket, 0], plan)
                    worth -= plan.distance[end] if end >= 0 else 100.0
        if worth > best:
            best, found = worth, wide(moves.code[i])
    return found


@kernel
def claim_simply(
    t: Any, s: State, moves: Any, n: int, taste: int, has_way: bool, plan: Plan
) -> int:
    """A route of the way; without one the longest that can be paid."""
    best, found = -FAR, NOTHING
    for i in range(n):
        code = wide(moves.code[i])
        if code < CLAIM:
            continue
        route, locos = (code - CLAIM) >> ROUTE_SHIFT, code & 15
        on_way = has(plan.wanted[route >> 6], route & 63)
        if has_way and not on_way:
            continue
        worth = t.length[route] - 0.1 * locos
        if has_way and taste == HIGHEST:
            worth += 20.0 * rank(t, route)
        if worth > best:
            best, found = worth, code
    return found


@kernel
def draw_simply(t: Any, s: State, moves: Any, n: int, chance: Any, plan: Plan) -> int:
    """An open card of the color that lacks fewest on the way, else blind."""
    seat = s.turn
    lacks = np.full(COLORS, 1000, np.int64)
    most = 0
    for c in range(COLORS):
        if s.hands[seat, c] > s.hands[seat, most]:
            most = c
    for word in range(WORDS):
        routes = plan.wanted[word]
        while routes != 0:
            route = 64 * word + lowest(routes)
            routes = rest(routes)
            color = most if word == GRAY else t.base_color[route]
            gap = t.length[route] - wide(s.hands[seat, color])
            if 0 < gap < lacks[color]:
                lacks[color] = gap
    best, found, blind = 1000, NOTHING, NOTHING
    for i in range(n):
        code = wide(moves.code[i])
        if code < OPEN and s.open[code] != NO_CARD and s.open[code] != LOCO:
            if lacks[s.open[code]] < best:
                best, found = lacks[s.open[code]], code
        elif code == DRAW_DECK:
            blind = code
    if found != NOTHING:
        return found
    if blind != NOTHING:
        return blind
    usable = n
    while usable > 1 and moves.code[usable - 1] == TICKETS:
        usable -= 1
    return wide(moves.code[below(chance, usable)])


class Pathfinder(KernelBot):
    """Its highest ticket first."""

    taste = HIGHEST

    def __init__(self) -> None:
        self._moves, self._plan = np.zeros(1, MOVES)[0], np.zeros(1, PLAN)[0]
        self._chance = np.zeros(1, GENERATOR)[0]

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        plant_number(self._chance, clock.seed)
        n = legal(engine.tables, state, self._moves)
        t, taste = engine.tables, self.taste
        return int(choose_simple(t, state, self._moves, n, self._chance, taste, self._plan))


class TicketGreedy(Pathfinder):
    """The nearest ticket first."""

    taste = NEAREST
