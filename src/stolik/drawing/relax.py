"""Moves places, bends routes and turns labels until nothing overlaps: small steps that help."""

from collections.abc import Callable

import numpy as np

from stolik.core.kernel import kernel
from stolik.drawing.curve import Array
from stolik.drawing.energy import (
    crowd_energy,
    label_energy,
    place_energy,
    refresh,
    route_energy,
)
from stolik.drawing.network import Net

TRIES_PLACE, TRIES_ROUTE = 2, 4  # each round
FREE_LEAST, FREE_MOST = 10.2, 40.0  # what a route leaves free at its ends

Progress = Callable[[int, int], None]


def relax(
    net: Net, rounds: int, seed: int = 7, *, gentle: bool = False, tell: Progress | None = None
) -> None:
    """Improves a drawing in place. `gentle` keeps close to one that is nearly good."""
    chance = np.random.default_rng(seed)
    for k in range(len(net.ends)):
        refresh(net, k)
    labels = gentle
    for i in range(rounds):
        left = 1 - i / rounds
        place_step = 0.8 + 7 * left if gentle else 1 + 22 * left * left
        route_step = 1 + 16 * left if gentle else 1.5 + 26 * left
        _places(net, chance, place_step, labels)
        _routes(net, chance, route_step, labels)
        if not labels and i > rounds * 0.45:
            labels = True
            _labels(net, chance, 3)
        elif labels and i % 6 == 0:
            _labels(net, chance, 1)
        if tell:
            tell(i + 1, rounds)
    _labels(net, chance, 3)


def _places(net: Net, chance: np.random.Generator, step: float, labels: bool) -> None:
    order = chance.permutation(len(net.xy))
    move_places(net, order, chance.normal(0, step, (len(order), TRIES_PLACE, 2)), labels)


def _routes(net: Net, chance: np.random.Generator, step: float, labels: bool) -> None:
    order = chance.permutation(len(net.ends))
    kinds = chance.random((len(order), TRIES_ROUTE))
    jumps = chance.normal(0, 1, (len(order), TRIES_ROUTE, 4))
    move_routes(net, order, kinds, jumps, step, labels)


def _labels(net: Net, chance: np.random.Generator, passes: int) -> None:
    for _ in range(passes):
        turn_labels(net, chance.permutation(np.flatnonzero(net.wide)))


@kernel
def around(net: Net, j: int, labels: bool) -> float:
    """All that a move of place j changes."""
    cost = place_energy(net, j) + crowd_energy(net, j)
    for i in range(net.inc_first[j], net.inc_first[j + 1]):
        cost += route_energy(net, net.inc[i], labels)
    return cost + label_energy(net, j) if labels else cost


@kernel
def redraw(net: Net, j: int) -> None:
    for i in range(net.inc_first[j], net.inc_first[j + 1]):
        refresh(net, net.inc[i])


@kernel
def move_places(net: Net, order: Array, jumps: Array, labels: bool) -> None:
    """Tries jumps of every place, keeps those that help."""
    for n in range(len(order)):
        j = order[n]
        before = around(net, j, labels)
        for attempt in range(jumps.shape[1]):
            net.xy[j] += jumps[n, attempt]
            redraw(net, j)
            after = around(net, j, labels)
            if after < before:
                before = after
            else:
                net.xy[j] -= jumps[n, attempt]
                redraw(net, j)


@kernel
def move_routes(
    net: Net, order: Array, kinds: Array, jumps: Array, step: float, labels: bool
) -> None:
    """Tries other bends of every bundle, keeps those that help."""
    kept = np.empty(4)
    for n in range(len(order)):
        k = order[n]
        before = route_energy(net, k, labels)
        for attempt in range(kinds.shape[1]):
            kept[:] = net.bends[k]
            _bend(net.bends[k], kinds[n, attempt], jumps[n, attempt], step)
            refresh(net, k)
            after = route_energy(net, k, labels)
            if after < before:
                before = after
            else:
                net.bends[k] = kept
                refresh(net, k)


@kernel
def _bend(bend: Array, kind: float, jump: Array, step: float) -> None:
    """Another bend: both control points together, one of them, mirrored, or other free ends."""
    if kind < 0.35:
        bend[:2] += jump[0] * step
    elif kind < 0.48:
        bend[0] += jump[0] * step
    elif kind < 0.6:
        bend[1] += jump[1] * step
    elif kind < 0.7:
        bend[:2] *= -1
    elif kind < 0.85:
        bend[2] += jump[2] * 4
        bend[3] += jump[3] * 4
    else:
        bend[:2] += jump[:2] * step
        bend[2:] += jump[2:] * 2
    for i in range(2, 4):
        bend[i] = min(max(bend[i], FREE_LEAST), FREE_MOST)


@kernel
def turn_labels(net: Net, order: Array) -> None:
    """Writes each name where it is in nobody's way."""
    for j in order:
        best = 0
        least = 1e18
        for side in range(len(net.side_cost)):
            net.side[j] = side
            cost = label_energy(net, j) + net.side_cost[side]
            if cost < least:
                least = cost
                best = side
        net.side[j] = best
