"""Features: what tiles have in common once their sides meet.

A node is one feature of one laid tile. Nodes that are joined form a ring (`next` leads from one to
the next and back), and each knows its root, the node that carries the numbers of the whole
feature. Asking for a root is one look, and looking changes nothing.

The numbers are one word, so that joining two features is one addition:

    bit  57        52                32          22          12           0
         ├─ paid ──┼─ meeples ───────┼─ pennants ┼─ nodes ───┼─ open ends ─┤
           a bit     4 bits a seat     of a city   how many    sides that wait for a tile
           a seat                                              (a monastery: cells; a farm is
                                                               never complete: always some)
"""

from stolik.carcassonne.state import MAX_SEATS, SEAT_BITS, State
from stolik.core.kernel import kernel, nth, part, wide

NODES_SHIFT, PENNANTS_SHIFT, CROWD_SHIFT = 12, 22, 32
PAID_SHIFT = CROWD_SHIFT + SEAT_BITS * MAX_SEATS
OPEN = (1 << NODES_SHIFT) - 1
FEW = (1 << PENNANTS_SHIFT - NODES_SHIFT) - 1  # nodes, or pennants
COUNTS = (1 << SEAT_BITS * MAX_SEATS) - 1
CROWD = COUNTS << CROWD_SHIFT


def feature_word(ends: int, pennants: int) -> int:
    """The word of a single node."""
    return ends | 1 << NODES_SHIFT | pennants << PENNANTS_SHIFT


@kernel
def join(s: State, a: int, b: int) -> None:
    """Makes one feature of two."""
    to, gone = wide(s.root[a]), wide(s.root[b])
    if to == gone:
        return
    if nodes_of(s, to) < nodes_of(s, gone):
        to, gone = gone, to
    node = gone
    while True:
        s.root[node] = to
        node = wide(s.next[node])
        if node == gone:
            break
    s.next[to], s.next[gone] = s.next[gone], s.next[to]
    s.word[to] += s.word[gone]


@part
def adopt(s: State, root: int, node: int, word: int) -> None:
    """A feature takes in a new node, which may be its own root."""
    s.root[nth(node)] = root
    s.next[nth(node)] = s.next[root]
    s.next[root] = node
    s.word[root] += word


@part
def open_ends(s: State, root: int) -> int:
    """Sides (of a monastery: cells) of a feature that wait for a tile."""
    return s.word[root] & OPEN


@part
def nodes_of(s: State, root: int) -> int:
    """How many features of tiles a feature is made of."""
    return s.word[root] >> NODES_SHIFT & FEW


@part
def pennants_of(s: State, root: int) -> int:
    """Pennants of a city."""
    return s.word[root] >> PENNANTS_SHIFT & FEW


@part
def crowd_of(s: State, root: int) -> int:
    """Meeples of all seats on a feature, SEAT_BITS bits a seat."""
    return s.word[root] >> CROWD_SHIFT & COUNTS


@part
def guests(s: State, root: int, seat: int) -> int:
    """Meeples of a seat on a feature."""
    return crowd_of(s, root) >> SEAT_BITS * seat & (1 << SEAT_BITS) - 1


@part
def occupied(s: State, root: int) -> bool:
    """Whether anybody's meeple is on it."""
    return s.word[root] & CROWD != 0


@part
def to_be_paid(s: State, root: int) -> bool:
    """Whether it is complete and somebody's meeple is still on it."""
    return (s.word[root] & OPEN == 0) & (s.word[root] & CROWD != 0)


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
