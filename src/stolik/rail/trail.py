"""The longest trail (R14): over own routes, each at most once, places as often as one likes.

First leaves are cut off again and again: a tree hanging on the rest can only be the beginning or
the end of a trail, so of each place just its two longest twigs matter. Only the core that is
left, where every place has two or more routes, is searched, with two bounds: what is still
unused, and the routes that odd places must leave unused, for a trail passes through a place by
two routes at a time and only its two ends may be odd.
"""

from stolik.core.bits import bit, lowest, rest, size
from stolik.core.kernel import kernel
from stolik.rail.state import WORDS, Score, State, Tables

# Rows of the working room `graph`.
AT = 0  # by place: set of its routes that are left
LENGTH, ENDS = 1, 2  # by route: length; one end xor the other
TWIG, TWIG2 = 3, 4  # by place: longest and second longest twig cut off here
LEAVES = 5
WAY_PLACE, WAY_OPEN, WAY_ROUTE = 6, 7, 8  # the search's stack


@kernel
def longest_trail(t: Tables, s: State, seat: int, score: Score) -> int:
    """Its length. Works in `score.graph`. Modified in place."""
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
    """Numbers the seat's routes from 0; returns the set of their places. Modified in place."""
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
    """Cuts every tree off; returns the longest trail inside them. Modified in place."""
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
    """The longest trail in one part of the core, if better than the best so far."""
    g = score.graph
    total, most_twig, bound = measure(score, part)
    if bound <= best:
        return best
    starts = part
    while starts != 0:
        start = lowest(starts)
        starts = rest(starts)
        best = walk_from(score, start, total, most_twig, best, bound)
        if best >= bound:
            return best
    return best


@kernel
def measure(score: Score, part: int) -> tuple[int, int, int]:
    """Length of a part, its longest twig, and a bound for trails in it with twigs at both ends."""
    g = score.graph
    double, most, next_most, wasted, odd, cheap, cheap2 = 0, 0, 0, 0, 0, 0, 0
    while part != 0:
        place = lowest(part)
        part = rest(part)
        routes = g[AT, place]
        is_odd = size(routes) & 1 != 0
        least = 1 << 30
        while routes != 0:
            length = g[LENGTH, lowest(routes)]
            routes = rest(routes)
            double += length
            least = min(least, length)
        for row in (TWIG, TWIG2):
            twig = g[row, place]
            if twig > most:
                most, next_most = twig, most
            elif twig > next_most:
                next_most = twig
        if is_odd:
            odd += 1
            wasted += least
            if least > cheap:
                cheap, cheap2 = least, cheap
            elif least > cheap2:
                cheap2 = least
    unused = max(0, wasted - cheap - cheap2 + 1) // 2
    return double // 2, most, double // 2 - unused + most + next_most


@kernel
def walk_from(
    score: Score, start: int, total: int, most_twig: int, best: int, bound: int
) -> int:
    """Tries all trails from a place, deepest first, with a stack."""
    g = score.graph
    depth, length, used = 0, g[TWIG, start], bit(0) ^ bit(0)
    left = total
    g[WAY_PLACE, 0] = start
    g[WAY_OPEN, 0] = g[AT, start]
    while depth >= 0:
        place = g[WAY_PLACE, depth]
        choices = g[WAY_OPEN, depth]
        if choices == 0 or length + left + most_twig <= best:
            depth -= 1
            if depth >= 0:
                route = g[WAY_ROUTE, depth]
                used &= ~bit(route)
                length -= g[LENGTH, route]
                left += g[LENGTH, route]
            continue
        route = lowest(choices)
        g[WAY_OPEN, depth] = rest(choices)
        other = g[ENDS, route] ^ place
        used |= bit(route)
        length += g[LENGTH, route]
        left -= g[LENGTH, route]
        end = g[TWIG2, other] if other == start else g[TWIG, other]
        best = max(best, length + end)
        if best >= bound:
            return best
        g[WAY_ROUTE, depth] = route
        depth += 1
        g[WAY_PLACE, depth] = other
        g[WAY_OPEN, depth] = g[AT, other] & ~used
    return best
