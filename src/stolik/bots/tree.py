"""A plain search tree over moves, for any game: nodes in arrays, upper confidence bounds.

The tree knows nothing but codes of moves. Every simulation walks it with a state of its own, in
which hidden things are dealt anew, so a node stands for all states that its moves may lead to.
"""

from math import log, sqrt, tanh
from typing import Any

import numpy as np

from stolik.core.kernel import kernel, part, wide
from stolik.core.records import record
from stolik.core.rng import below

MAX_NODES = 1 << 18
MAX_DEPTH = 1 << 10
MOST_SEATS = 5
NONE = -1
CURIOSITY = 1.0

TREE = record(
    [
        ("n", np.int64),
        ("first", np.int32, (MAX_NODES,)),  # child
        ("sibling", np.int32, (MAX_NODES,)),
        ("code", np.int32, (MAX_NODES,)),
        ("visits", np.int32, (MAX_NODES,)),
        ("mover", np.int8, (MAX_NODES,)),
        ("total", np.float64, (MAX_NODES,)),  # for the seat that made the move
        ("path", np.int32, (MAX_DEPTH,)),
        ("depth", np.int64),
        ("values", np.float64, (MOST_SEATS,)),  # of a simulation, by seat
    ]
)
Tree = Any


@kernel
def plant_tree(tree: Tree) -> None:
    """An empty tree: the root alone."""
    tree.n = 1
    tree.first[0], tree.sibling[0], tree.visits[0], tree.total[0] = NONE, NONE, 0, 0.0


@kernel
def find_child(tree: Tree, node: int, code: int) -> int:
    """The child that a move leads to."""
    child = wide(tree.first[node])
    while child != NONE and tree.code[child] != code:
        child = wide(tree.sibling[child])
    return child


@kernel
def descend(tree: Tree, node: int, mover: int, moves: Any, n: int, chance: Any) -> int:
    """The child to go to: one never tried, else the most promising."""
    fresh, missing = 0, 0
    best, found = -1e18, NONE
    for i in range(n):
        code = wide(moves.code[i])
        child = find_child(tree, node, code)
        if child == NONE:
            missing += 1
            if below(chance, missing) == 0:
                fresh = code
        else:
            visits = wide(tree.visits[child])
            bound = sqrt(log(wide(tree.visits[node]) + 1.0) / visits)
            value = tree.total[child] / visits + CURIOSITY * bound
            if value > best:
                best, found = value, child
    if missing == 0 or (tree.n == MAX_NODES and found != NONE):
        return found
    if tree.n == MAX_NODES:
        return NONE
    child = tree.n
    tree.n += 1
    tree.code[child], tree.mover[child] = fresh, mover
    tree.first[child], tree.visits[child], tree.total[child] = NONE, 0, 0.0
    tree.sibling[child] = tree.first[node]
    tree.first[node] = child
    return child


@part
def enter(tree: Tree, node: int) -> bool:
    """Notes a node of the way down; tells whether it leads further."""
    tree.path[tree.depth] = node
    tree.depth += 1
    return tree.visits[node] != 0 and tree.depth < MAX_DEPTH


@kernel
def back_up(tree: Tree) -> None:
    """Counts a simulation along its path."""
    tree.visits[0] += 1
    for i in range(tree.depth):
        node = tree.path[i]
        tree.visits[node] += 1
        tree.total[node] += tree.values[tree.mover[node]]


@kernel
def margins(tree: Tree, totals: Any, seats: int, scale: float) -> None:
    """Every seat's lead over the best other, from -1 to 1."""
    for seat in range(seats):
        others = -100000
        for other in range(seats):
            if other != seat:
                others = max(others, totals[other])
        tree.values[seat] = tanh((totals[seat] - others) / scale)


@kernel
def most_visited(tree: Tree, moves: Any, n: int) -> int:
    """The move that was tried most often."""
    best, found = -1, wide(moves.code[0])
    for i in range(n):
        child = find_child(tree, 0, wide(moves.code[i]))
        if child != NONE and tree.visits[child] > best:
            best, found = wide(tree.visits[child]), wide(moves.code[i])
    return found
