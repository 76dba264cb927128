"""Plans of the rail games: which free routes a seat wants, to finish its tickets cheaply.

Tickets are a Steiner problem. It is solved greedily: the ticket with the best net gain gets its
cheapest path, the path's routes cost nothing for the others from then on, and so on while cars
last. A path may begin and end at any place of a country.

Costs are in points: turns that a route takes (cards to be drawn, the claim, the risk of a tunnel)
times what a turn is worth, less what the route itself scores.
"""

from typing import Any

import numpy as np

from stolik.bots.rail.weights import (
    CARD_TURNS,
    FERRY_TURNS,
    POINTS_SHARE,
    TICKET_SHARE,
    TUNNEL_TURNS,
    TURN_POINTS,
)
from stolik.core.bits import bit, has, lowest, rest
from stolik.core.kernel import kernel, part, wide
from stolik.core.records import record
from stolik.rail.bitboard import GRAY
from stolik.rail.scoring import joined
from stolik.rail.state import COLORS, LOCO, MAX_PLACES, MAX_ROUTES, WORDS, State, Tables

FAR = 1e9
ROUNDING = 1e-6
NO_ROUTE = -1
LEAST_COST = 0.05

PLAN = record(
    [
        ("wanted", np.int64, (WORDS,)),  # free routes
        ("held", np.int64),  # the tickets it was made for
        ("made", np.int64),
        ("value", np.float64),  # expected points of routes and tickets, less the turns they take
        ("promised", np.int64),  # points of tickets done or planned
        ("lost", np.int64),  # what tickets given up will cost
        ("goal", np.int64),  # a route to save for when nothing is wanted; -1: none
    ]
)
Plan = Any

GRAPH = record(
    [
        ("n_edges", np.int64),
        ("edge", np.int16, (MAX_ROUTES,)),  # a free route by number
        ("a", np.int8, (MAX_ROUTES,)),  # the networks it joins
        ("b", np.int8, (MAX_ROUTES,)),
        ("at", np.int64, (MAX_PLACES, WORDS)),  # the edges at a network, as bits
        ("now", np.int64, (WORDS,)),  # edges to be looked at in this pass, and in the next
        ("later", np.int64, (WORDS,)),
        ("cost", np.float64, (MAX_ROUTES,)),
        ("distance", np.float64, (MAX_PLACES,)),
        ("by", np.int16, (MAX_PLACES,)),  # the edge that a place was reached by
        ("path", np.int16, (MAX_PLACES,)),  # edges of the best path so far
        ("n_path", np.int64),
    ]
)
"""Room to make plans in. It is apart from the plans, for these are copied in every simulation."""
Graph = Any


@part
def renew_plan(w: Any, t: Tables, s: State, seat: int, plan: Plan, graph: Graph) -> None:
    """Makes a plan anew if it has come to nothing."""
    if not still_good(s, seat, plan):
        plan.held = s.held[seat]
        make_plan(w, t, s, seat, plan, graph)


@kernel
def make_plan(w: Any, t: Tables, s: State, seat: int, plan: Plan, graph: Graph) -> float:
    """Plans for the tickets in `plan.held`; returns the plan's value."""
    list_edges(w, t, s, seat, graph)
    plan.wanted[:] = 0
    plan.made, plan.value = 1, 0.0
    plan.promised, plan.lost, plan.goal = 0, 0, NO_ROUTE
    cars = wide(s.cars[seat])
    left = plan.held
    while left != 0:
        best, ticket, target, cost = -FAR, -1, -1, 0.0
        tickets = left
        while tickets != 0:
            i = lowest(tickets)
            tickets = rest(tickets)
            least = t.ticket_points[i, t.ticket_targets[i] - 1]
            if joined(s, seat, t.ticket_from[i], t.ticket_to[i, 0]):
                plan.promised += t.ticket_points[i, 0]
                left &= ~bit(i)
                continue
            most = w[TICKET_SHARE] * (t.ticket_points[i, 0] + least)
            bound = most - max(best, 0.0) + ROUNDING
            reach(s, seat, t.ticket_from[i], only_end(t, s, seat, i), bound, graph)
            for k in range(t.ticket_targets[i]):
                end = nearest(s, seat, t.ticket_to[i, k], graph)
                if end < 0:
                    continue
                gain = w[TICKET_SHARE] * (t.ticket_points[i, k] + least) - graph.distance[end]
                if gain > best and needed_cars(t, end, plan, graph) <= cars:
                    best, ticket, target, cost = gain, i, k, graph.distance[end]
                    keep_path(end, graph)
        if ticket < 0 or best <= 0.0:
            break
        plan.promised += t.ticket_points[ticket, target]
        plan.value -= cost
        cars -= adopt(t, plan, graph)
        left &= ~bit(ticket)
    while left != 0:  # what can't be finished costs its least
        i = lowest(left)
        left = rest(left)
        plan.lost += t.ticket_points[i, t.ticket_targets[i] - 1]
    plan.value += plan.promised - plan.lost
    return plan.value


@part
def only_end(t: Tables, s: State, seat: int, ticket: int) -> int:
    """The network that a ticket leads to, as a set; empty if there is a choice."""
    ends = t.ticket_to[ticket, 0]
    if t.ticket_targets[ticket] > 1 or rest(ends) != 0:
        return 0
    return bit(wide(s.component[seat, lowest(ends)]))


@kernel
def list_edges(w: Any, t: Tables, s: State, seat: int, graph: Graph) -> None:
    """All free routes with their costs."""
    clear_edges(graph)
    most = 0
    for c in range(COLORS):
        most = max(most, wide(s.hands[seat, c]))
    for word in range(WORDS):
        routes = s.free[seat, word]
        while routes != 0:
            route = 64 * word + lowest(routes)
            routes = rest(routes)
            if t.length[route] <= s.cars[seat]:
                add_edge(t, s, seat, route, route_cost(w, t, s, seat, route, most), graph)


@part
def clear_edges(graph: Graph) -> None:
    """An empty graph."""
    graph.n_edges = 0
    graph.at[:] = 0


@part
def add_edge(t: Tables, s: State, seat: int, route: int, cost: float, graph: Graph) -> None:
    """An edge of the seat's graph, whose places are its networks."""
    n = graph.n_edges
    a, b = wide(s.component[seat, t.a[route]]), wide(s.component[seat, t.b[route]])
    graph.edge[n], graph.cost[n] = route, cost
    graph.a[n], graph.b[n] = a, b
    graph.at[a, n >> 6] |= bit(n & 63)
    graph.at[b, n >> 6] |= bit(n & 63)
    graph.n_edges = n + 1


@part
def route_cost(w: Any, t: Tables, s: State, seat: int, route: int, most: int) -> float:
    """What claiming a route costs, in points."""
    length = t.length[route]
    have = most if route >> 6 == GRAY else wide(s.hands[seat, t.base_color[route]])
    missing = max(0, length - t.ferry[route] - have)
    locos = max(0, t.ferry[route] - wide(s.hands[seat, LOCO]))
    turns = 1.0 + w[CARD_TURNS] * missing + w[FERRY_TURNS] * locos
    turns += w[TUNNEL_TURNS] * t.tunnel[route]
    cost = w[TURN_POINTS] * turns - w[POINTS_SHARE] * t.points[route]
    return max(LEAST_COST, cost)


@kernel
def reach(s: State, seat: int, starts: int, target: int, bound: float, graph: Graph) -> None:
    """Distances below a bound from a set of places, over own networks and free routes.

    Distances are kept by the label of a network; its places share it. Edges are gone through in
    their order, again and again, but only those at a network that has come nearer since an edge
    was last looked at. What is no nearer than the target so far can't lead to it: `target` is a
    set of networks of which any will do, or empty.
    """
    graph.distance[:] = FAR
    graph.by[:] = NO_ROUTE
    graph.later[:] = 0
    while starts != 0:
        label = wide(s.component[seat, lowest(starts)])
        starts = rest(starts)
        graph.distance[label] = 0.0
        for word in range(WORDS):
            graph.later[word] |= graph.at[label, word]
    while graph.later[0] | graph.later[1] | graph.later[2] != 0:
        graph.now[:] = graph.later
        graph.later[:] = 0
        for word in range(WORDS):
            while graph.now[word] != 0:
                e = 64 * word + lowest(graph.now[word])
                graph.now[word] = rest(graph.now[word])
                a, b, cost = wide(graph.a[e]), wide(graph.b[e]), graph.cost[e]
                if graph.distance[b] + cost < graph.distance[a]:
                    a, b = b, a
                distance = graph.distance[a] + cost
                if distance < graph.distance[b] and distance < bound:
                    graph.distance[b] = distance
                    graph.by[b] = e
                    look_again(b, e, graph)
                    if has(target, b):
                        bound = distance


@part
def look_again(label: int, e: int, graph: Graph) -> None:
    """The edges at a network have to be looked at: those after this one still in the same pass."""
    here = e >> 6
    for word in range(WORDS):
        edges = graph.at[label, word]
        if word > here:
            graph.now[word] |= edges
        elif word < here:
            graph.later[word] |= edges
        else:
            done = (bit(e & 63) << 1) - 1
            graph.now[word] |= edges & ~done
            graph.later[word] |= edges & done & ~bit(e & 63)


@part
def nearest(s: State, seat: int, ends: int, graph: Graph) -> int:
    """The label of the nearest of some places; -1 if none can be reached."""
    best, found = FAR, -1
    while ends != 0:
        label = wide(s.component[seat, lowest(ends)])
        ends = rest(ends)
        if graph.distance[label] < best:
            best, found = graph.distance[label], label
    return found


@part
def before(label: int, edge: int, graph: Graph) -> int:
    """The network from which an edge led to this one."""
    return wide(graph.b[edge]) if graph.a[edge] == label else wide(graph.a[edge])


@kernel
def needed_cars(t: Tables, end: int, plan: Plan, graph: Graph) -> int:
    """Cars that the path to a network takes, beside what the plan has already."""
    cars = 0
    while graph.by[end] != NO_ROUTE:
        edge = wide(graph.by[end])
        route = wide(graph.edge[edge])
        if not has(plan.wanted[route >> 6], route & 63):
            cars += t.length[route]
        end = before(end, edge, graph)
    return cars


@part
def keep_path(end: int, graph: Graph) -> None:
    """Notes the path to a network."""
    n = 0
    while graph.by[end] != NO_ROUTE:
        edge = wide(graph.by[end])
        graph.path[n] = edge
        n += 1
        end = before(end, edge, graph)
    graph.n_path = n


@kernel
def adopt(t: Tables, plan: Plan, graph: Graph) -> int:
    """Takes the path that was noted into the plan; returns its cars."""
    cars = 0
    for i in range(graph.n_path):
        edge = wide(graph.path[i])
        route = wide(graph.edge[edge])
        if not has(plan.wanted[route >> 6], route & 63):
            plan.wanted[route >> 6] |= bit(route & 63)
            graph.cost[edge] = 0.0
            cars += t.length[route]
    return cars


@kernel
def still_good(s: State, seat: int, plan: Plan) -> bool:
    """Whether all that is wanted is still free, and for the same tickets."""
    if plan.made == 0 or plan.held != s.held[seat]:
        return False
    for word in range(WORDS):
        lost = plan.wanted[word] & ~s.free[seat, word]
        if lost & ~s.own[seat, word] != 0:
            return False
        plan.wanted[word] &= s.free[seat, word]
    return True
