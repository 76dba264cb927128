"""The longest trail (R14): over own routes, each at most once, places as often as one likes.

First leaves are cut off again and again: a tree hanging on the rest can only be the beginning or
the end of a trail, so of each place just its two longest twigs matter.

What is left is the core, where every place has two or more routes. Trying out walks there would
take years on a dense network, for the same routes can be walked in endless orders. So routes to
leave out are searched instead: a trail from u to v exists over exactly those connected sets of
routes in which u and v have an odd number and every other place an even number (closed: all
even). For each pair of ends, a place with a wrong number must lose one of its routes; which one
is tried, shortest waste first in the bound: every wrong place wastes at least its shortest route,
and a route can serve two places.
"""

from stolik.core.bits import bit, lowest, rest, size
from stolik.core.kernel import kernel
from stolik.rail.state import WORDS, Score, State, Tables

# Rows of the working room `graph`.
AT = 0  # by place: set of its routes that are left
LENGTH, ENDS = 1, 2  # by route: length; one end xor the other
TWIG, TWIG2 = 3, 4  # by place: longest and second longest twig cut off here
LEAVES = 5
LEAST = 6  # by place: its shortest route
IN_PART = 7  # the places of the part that is searched
# Rows of the stack: routes still in, routes that must stay.
ROUTES, KEPT = 0, 1


@kernel
def longest_trail(t: Tables, s: State, seat: int, score: Score) -> int:
    """Its length. Works in `score.graph`."""
    places = read_graph(t, s, seat, score)
    best = cut_leaves(score, places)
    core = 0
    for place in range(t.n_places):
        if score.graph[AT, place] != 0:
            core |= bit(place)
    while core != 0:
        part = connected(score, lowest(core))
        core &= ~part
        best = search(score, part, best)
    return best


@kernel
def read_graph(t: Tables, s: State, seat: int, score: Score) -> int:
    """Numbers the seat's routes from 0; returns the set of their places."""
    g = score.graph
    for place in range(t.n_places):
        g[AT, place] = 0
        g[TWIG, place] = 0
        g[TWIG2, place] = 0
    places = bit(0) ^ bit(0)
    n = 0
    for w in range(WORDS):
        routes = s.own[seat, w]
        while routes != 0:
            route = 64 * w + lowest(routes)
            routes = rest(routes)
            a, b = t.a[route], t.b[route]
            g[LENGTH, n] = t.length[route]
            g[ENDS, n] = a ^ b
            g[AT, a] |= bit(n)
            g[AT, b] |= bit(n)
            places |= bit(a) | bit(b)
            n += 1
    return places


@kernel
def cut_leaves(score: Score, places: int) -> int:
    """Cuts every tree off; returns the longest trail inside them."""
    g = score.graph
    n = 0
    while places != 0:
        place = lowest(places)
        places = rest(places)
        if size(g[AT, place]) == 1:
            g[LEAVES, n] = place
            n += 1
    best = 0
    while n > 0:
        n -= 1
        place = g[LEAVES, n]
        if g[AT, place] == 0:
            continue
        route = lowest(g[AT, place])
        other = g[ENDS, route] ^ place
        g[AT, place] = 0
        g[AT, other] &= ~bit(route)
        twig = g[TWIG, place] + g[LENGTH, route]
        best = max(best, g[TWIG, other] + twig)
        if twig > g[TWIG, other]:
            g[TWIG2, other] = g[TWIG, other]
            g[TWIG, other] = twig
        elif twig > g[TWIG2, other]:
            g[TWIG2, other] = twig
        if size(g[AT, other]) == 1:
            g[LEAVES, n] = other
            n += 1
    return best


@kernel
def connected(score: Score, start: int) -> int:
    """The set of places that the core joins to one of them."""
    g = score.graph
    part, new = bit(start), bit(start)
    while new != 0:
        place = lowest(new)
        new = rest(new)
        routes = g[AT, place]
        while routes != 0:
            other = bit(g[ENDS, lowest(routes)] ^ place)
            routes = rest(routes)
            if part & other == 0:
                part |= other
                new |= other
    return part


@kernel
def search(score: Score, part: int, best: int) -> int:
    """The longest trail in one part of the core with its twigs, if better than the best."""
    g = score.graph
    routes, total, n, wrong = bit(0) ^ bit(0), 0, 0, 0
    while part != 0:
        place = lowest(part)
        part = rest(part)
        g[IN_PART, n] = place
        n += 1
        routes |= g[AT, place]
        g[LEAST, place] = shortest(score, g[AT, place])
        if size(g[AT, place]) & 1 != 0:
            wrong += g[LEAST, place]
    total = length_of(score, routes)
    top = 0
    for i in range(n):
        for k in range(i, n):
            top = max(top, bound(score, g[IN_PART, i], g[IN_PART, k], total, wrong))
    while top > best:
        for i in range(n):
            for k in range(i, n):
                u, v = g[IN_PART, i], g[IN_PART, k]
                if bound(score, u, v, total, wrong) == top and top > best:
                    best = leave_out(score, u, v, routes, best)
        top -= 1
    return best


@kernel
def shortest(score: Score, routes: int) -> int:
    """The length of the shortest of some routes."""
    least = 1 << 30
    while routes != 0:
        least = min(least, score.graph[LENGTH, lowest(routes)])
        routes = rest(routes)
    return least


@kernel
def length_of(score: Score, routes: int) -> int:
    """The length of some routes together."""
    total = 0
    while routes != 0:
        total += score.graph[LENGTH, lowest(routes)]
        routes = rest(routes)
    return total


@kernel
def twigs(score: Score, u: int, v: int) -> int:
    """The twigs a trail with these ends can have."""
    g = score.graph
    return g[TWIG, u] + (g[TWIG2, u] if u == v else g[TWIG, v])


@kernel
def bound(score: Score, u: int, v: int, total: int, wrong: int) -> int:
    """No trail between these ends is longer; `wrong`: shortest routes of odd places together."""
    g = score.graph
    if u != v:
        wrong += g[LEAST, u] * (1 - 2 * (size(g[AT, u]) & 1))
        wrong += g[LEAST, v] * (1 - 2 * (size(g[AT, v]) & 1))
    return total + twigs(score, u, v) - (wrong + 1) // 2


@kernel
def leave_out(score: Score, u: int, v: int, routes: int, best: int) -> int:
    """The longest trail from u to v over some of the routes, if better than the best so far."""
    g, stack = score.graph, score.stack
    extra = twigs(score, u, v)
    ends = bit(u) ^ bit(v)  # none for a closed trail
    stack[ROUTES, 0], stack[KEPT, 0] = routes, 0
    n = 1
    while n > 0:
        n -= 1
        kept = stack[KEPT, n]
        routes, places = reach(score, u, stack[ROUTES, n])
        if kept & ~routes != 0 or places & bit(v) == 0:
            continue
        place, waste = most_wrong(score, routes, places, ends, kept)
        length = length_of(score, routes) + extra
        if waste < 0 or length - (waste + 1) // 2 <= best:
            continue
        if waste == 0:
            best = length
            continue
        choices = g[AT, place] & routes & ~kept
        while choices != 0:
            out = bit(lowest(choices))
            choices = rest(choices)
            stack[ROUTES, n], stack[KEPT, n] = routes & ~out, kept
            kept |= out
            n += 1
    return best


@kernel
def reach(score: Score, start: int, routes: int) -> tuple[int, int]:
    """The routes and places that some routes join to a place."""
    g = score.graph
    places, new, used = bit(start), bit(start), routes ^ routes
    while new != 0:
        place = lowest(new)
        new = rest(new)
        near = g[AT, place] & routes & ~used
        used |= near
        while near != 0:
            other = bit(g[ENDS, lowest(near)] ^ place)
            near = rest(near)
            new |= other & ~places
            places |= other
    return used, places


@kernel
def most_wrong(score: Score, routes: int, places: int, ends: int, kept: int) -> tuple[int, int]:
    """The wrong place with the fewest routes to leave out, and what all wrong ones waste.

    The waste is negative if a wrong place has nothing to leave out.
    """
    g = score.graph
    found, fewest, waste = 0, 1 << 30, 0
    while places != 0:
        place = lowest(places)
        places = rest(places)
        near = g[AT, place] & routes
        if (size(near) & 1 != 0) != (ends & bit(place) != 0):
            near &= ~kept
            if near == 0:
                return 0, -1
            waste += shortest(score, near)
            if size(near) < fewest:
                found, fewest = place, size(near)
    return found, waste
