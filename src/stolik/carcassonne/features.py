"""Features: what tiles have in common once their sides meet.

A node is one feature of one laid tile. Nodes that are joined form a ring (`next` leads from one to
the next and back), and each knows its root, the node that carries the numbers of the whole
feature: open ends, pennants, meeples. Joining gives the smaller ring the root of the larger one,
so asking for a root is one look, and looking changes nothing.
"""

from stolik.carcassonne.state import COUNTS, MAX_SEATS, SEAT_BITS, State
from stolik.core.kernel import kernel, part, wide


@kernel
def join(s: State, a: int, b: int) -> int:
    """Makes one feature of two; returns its root."""
    to, gone = wide(s.root[a]), wide(s.root[b])
    if to == gone:
        return to
    if s.nodes[to] < s.nodes[gone]:
        to, gone = gone, to
    node = gone
    while True:
        s.root[node] = to
        node = wide(s.next[node])
        if node == gone:
            break
    s.next[to], s.next[gone] = s.next[gone], s.next[to]
    s.nodes[to] += s.nodes[gone]
    s.open[to] += s.open[gone]
    s.pennants[to] += s.pennants[gone]
    s.guests[to] += s.guests[gone]
    return to


@part
def open_ends(s: State, root: int) -> int:
    """Sides (of a monastery: cells) of a feature that wait for a tile."""
    return wide(s.open[root])


@part
def nodes_of(s: State, root: int) -> int:
    """How many features of tiles a feature is made of."""
    return wide(s.nodes[root])


@part
def pennants_of(s: State, root: int) -> int:
    """Pennants of a city."""
    return wide(s.pennants[root])


@part
def crowd_of(s: State, root: int) -> int:
    """Meeples of all seats on a feature, SEAT_BITS bits a seat."""
    return wide(s.guests[root]) & COUNTS


@part
def guests(s: State, root: int, seat: int) -> int:
    """Meeples of a seat on a feature."""
    return crowd_of(s, root) >> SEAT_BITS * seat & (1 << SEAT_BITS) - 1


@part
def occupied(s: State, root: int) -> bool:
    """Whether anybody's meeple is on it."""
    return crowd_of(s, root) != 0


@kernel
def tiles_of(s: State, root: int) -> int:
    """On how many tiles a feature is; a tile it touches twice counts once (C6)."""
    low, high, count = 0, 0, 0
    node = root
    while True:
        tile = wide(s.tile[node])
        if tile < 60:
            count += 1 - (low >> tile & 1)
            low |= 1 << tile
        else:
            count += 1 - (high >> (tile - 60) & 1)
            high |= 1 << (tile - 60)
        node = wide(s.next[node])
        if node == root:
            return count


@kernel
def majority(s: State, root: int) -> int:
    """The seats with most meeples on a feature, as bits (C8)."""
    most, seats = 1, 0
    for seat in range(MAX_SEATS):
        count = guests(s, root, seat)
        if count > most:
            most, seats = count, 0
        if count == most:
            seats |= 1 << seat
    return seats
