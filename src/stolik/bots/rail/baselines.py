"""`pathfinder` and `ticket-greedy`: two simple ways to build tickets. Yardsticks: never changed.

pathfinder      its highest ticket first, the shortest way; of that way single colored routes
                first, then doubles, ferries, gray ones; takes the open color it lacks fewest of
ticket-greedy   the ticket that is nearest to finished, the shortest way, whatever it can pay of it;
                else it draws towards it; new tickets when all are finished
"""

from typing import Any

import numpy as np

from stolik.bots.bench import OnBench
from stolik.bots.bot import Clock, KernelBot
from stolik.bots.rail.bench import BENCHES_HERE, OWN
from stolik.bots.rail.plan import (
    FAR,
    add_edge,
    adopt,
    clear_edges,
    keep_path,
    nearest,
    needed_cars,
    reach,
)
from stolik.core.bits import has, lowest, rest, size
from stolik.core.kernel import kernel, wide
from stolik.core.rng import below, plant_number
from stolik.rail.bitboard import GRAY
from stolik.rail.codes import CLAIM, DRAW_DECK, KEEP_MOVE, ROUTE_SHIFT, TICKETS
from stolik.rail.scoring import joined
from stolik.rail.state import (
    COLORS,
    KEEP,
    LOCO,
    NO_CARD,
    OPEN,
    SURCHARGE,
    WORDS,
    State,
)
from stolik.rail.turn import legal

HIGHEST, NEAREST = 0, 1
NOTHING = -1
NO_NETWORK: Any = np.int64(0)
MORE_TICKETS = 28
"""With so many cars ticket-greedy takes new tickets when its own are finished."""


@kernel
def list_free(t: Any, s: State, seat: int, bench: OnBench) -> None:
    """All free routes by their length."""
    clear_edges(bench.graph)
    for word in range(WORDS):
        routes = s.free[seat, word]
        while routes != 0:
            route = 64 * word + lowest(routes)
            routes = rest(routes)
            add_edge(t, s, seat, route, 1.0 * t.length[route], bench.graph)
    bench.plans[OWN].wanted[:] = 0


@kernel
def find_way(t: Any, s: State, taste: int, bench: OnBench) -> int:
    """Plans the way of one ticket; returns it, or NOTHING if none can be finished."""
    seat, plan, graph = s.turn, bench.plans[OWN], bench.graph
    list_free(t, s, seat, bench)
    best, chosen = -FAR, NOTHING
    tickets = s.held[seat]
    while tickets != 0:
        i = lowest(tickets)
        tickets = rest(tickets)
        if joined(s, seat, t.ticket_from[i], t.ticket_to[i, 0]):
            continue
        reach(s, seat, t.ticket_from[i], NO_NETWORK, FAR, graph)
        for k in range(t.ticket_targets[i]):
            end = nearest(s, seat, t.ticket_to[i, k], graph)
            if end < 0 or graph.distance[end] == 0:
                continue
            if needed_cars(t, end, plan, graph) > s.cars[seat]:
                continue
            worth = -graph.distance[end] if taste == NEAREST else 1.0 * t.ticket_points[i, k]
            if worth > best:
                best, chosen = worth, i
                keep_path(end, graph)
    if chosen != NOTHING:
        adopt(t, plan, graph)
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
def choose_simple(t: Any, s: State, n: int, taste: int, bench: OnBench) -> int:
    """The move of either bot, of the n that lie on the bench."""
    moves = bench.moves
    if s.phase == KEEP:
        return keep_simply(t, s, n, taste, bench)
    if s.phase == SURCHARGE or n == 1:
        return wide(moves.code[0])
    ticket = find_way(t, s, taste, bench)
    if taste == NEAREST and ticket == NOTHING and s.cars[s.turn] >= MORE_TICKETS:
        for i in range(n):
            if moves.code[i] == TICKETS:
                return TICKETS
    claim = claim_simply(t, n, taste, ticket != NOTHING, bench)
    return claim if claim != NOTHING else draw_simply(t, s, n, bench)


@kernel
def keep_simply(t: Any, s: State, n: int, taste: int, bench: OnBench) -> int:
    """The fewest tickets it may: the highest, or those with the shortest ways."""
    moves, graph = bench.moves, bench.graph
    best, found = -FAR, wide(moves.code[0])
    list_free(t, s, s.turn, bench)
    for i in range(n):
        chosen = wide(moves.code[i]) - KEEP_MOVE
        worth = -1000.0 * size(chosen)
        for k in range(s.n_offer):
            if chosen >> k & 1:
                ticket = wide(s.offer[k])
                if taste == HIGHEST:
                    worth += t.ticket_points[ticket, 0]
                else:
                    reach(s, s.turn, t.ticket_from[ticket], NO_NETWORK, FAR, graph)
                    end = nearest(s, s.turn, t.ticket_to[ticket, 0], graph)
                    worth -= graph.distance[end] if end >= 0 else 100.0
        if worth > best:
            best, found = worth, wide(moves.code[i])
    return found


@kernel
def claim_simply(t: Any, n: int, taste: int, has_way: bool, bench: OnBench) -> int:
    """A route of the way; without one the longest that can be paid."""
    moves, plan = bench.moves, bench.plans[OWN]
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
def draw_simply(t: Any, s: State, n: int, bench: OnBench) -> int:
    """An open card of the color that lacks fewest on the way, else blind."""
    seat, moves, plan = s.turn, bench.moves, bench.plans[OWN]
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
    return wide(moves.code[below(bench.chance, usable)])


class Pathfinder(KernelBot):
    """Its highest ticket first."""

    taste = HIGHEST

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        bench, t = BENCHES_HERE.mine()[0], engine.tables
        plant_number(bench.chance, clock.seed)
        n = legal(t, state, bench.moves)
        return int(choose_simple(t, state, n, self.taste, bench.record))


class TicketGreedy(Pathfinder):
    """The nearest ticket first."""

    taste = NEAREST
