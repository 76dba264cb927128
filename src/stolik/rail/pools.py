"""Which pass through the deck did shown cards come from? knowledge.py says what is remembered.

A sample needs an explanation: every shown card from a pool that its seat had a card of at that
time, no pool giving more of a color than it had. Explanations are made by lot, card by card, by
their chances; a card that finds no place pushes another out, which then looks for a place itself.
"""

from typing import Any

import numpy as np

from stolik.core.kernel import kernel, wide
from stolik.core.rng import below
from stolik.rail.knowledge import fresh
from stolik.rail.state import (
    EACH_COLOR,
    KINDS,
    LOCO,
    LOCOMOTIVES,
    NO_CARD,
    OPEN,
    State,
    Tables,
)

SEAT, CARD, LAST, DRAWN, POOL = range(5)  # columns of a list of shown cards
MAX_UNITS = 1024
NOWHERE = -1
PUSHES = 100_000
"""Far more than an explanation ever took; the truth is one, so there is always one."""


@kernel
def unseen_cards(t: Tables, s: State, seat: int) -> Any:
    """The cards the seat can't place: in the deck or hidden in other hands."""
    unseen = np.zeros(KINDS, np.int64)
    for k in range(KINDS):
        unseen[k] = LOCOMOTIVES if k == LOCO else EACH_COLOR
        unseen[k] -= wide(s.discards[k]) + wide(s.hands[seat, k])
        for other in range(t.seats):
            if other != seat:
                unseen[k] -= s.known[other, k]
    for slot in range(OPEN):
        if s.open[slot] != NO_CARD:
            unseen[s.open[slot]] -= 1
    return unseen


@kernel
def explain_shown(t: Tables, s: State, seat: int, cards: Any, slots: Any, shown: Any) -> bool:
    """Decides by lot from which pass each shown card came.

    Afterwards `cards` and `slots` are, for each pool and the present pass, the cards still hidden
    and how many of them each other seat has; `shown` are those that were shown.
    """
    count_pools(t, s, seat, cards, slots)
    free, whole = (cards, slots), (cards.copy(), slots.copy())
    units = np.zeros((MAX_UNITS, 5), np.int64)
    n = list_units(t, s, seat, units)
    for u in range(n):
        if not find_places(s, units, u, free, whole):
            return False
    shown[:] = 0
    for u in range(n):
        shown[units[u, POOL], units[u, SEAT], units[u, CARD]] += 1
    return True


@kernel
def count_pools(t: Tables, s: State, seat: int, cards: Any, slots: Any) -> None:
    """Cards and places of every pool and of the present pass, shown ones included."""
    cards[:] = 0
    slots[:] = 0
    present = s.n_pools
    cards[present] = unseen_cards(t, s, seat)
    for other in range(t.seats):
        if other == seat:
            continue
        slots[present, other] = fresh(s, other)
        for i in range(s.n_shown[other]):
            cards[present, s.shown[other, i, 0]] += s.shown[other, i, 3]
        for at in range(present):
            for k in range(KINDS):
                n = wide(s.pools[at, other, k])
                slots[at, other] += n
                cards[at, k] += n
                cards[present, k] -= n


@kernel
def list_units(t: Tables, s: State, seat: int, units: Any) -> int:
    """Writes every shown card of the others as a row, in order; returns how many."""
    n = 0
    for other in range(t.seats):
        if other != seat:
            for i in range(s.n_shown[other]):
                for _ in range(s.shown[other, i, 3]):
                    units[n, SEAT] = other
                    units[n, CARD] = s.shown[other, i, 0]
                    units[n, LAST] = s.shown[other, i, 1]
                    units[n, DRAWN] = s.shown[other, i, 2]
                    units[n, POOL] = NOWHERE
                    n += 1
    return n


@kernel
def find_places(s: State, units: Any, last: int, free: Any, whole: Any) -> bool:
    """Finds a place for a card and for those that are pushed out for it. Modified in place.

    `free` are cards and slots that are not taken yet, `whole` all that there are.
    """
    u, (cards, slots) = last, free
    for _ in range(PUSHES):
        at = choose_pool(s, units, last, u, free)
        if at == NOWHERE:
            at = choose_pool(s, units, NOWHERE, u, whole)
            push_out(s, units, last, u, at, free)
        units[u, POOL] = at
        cards[at, units[u, CARD]] -= 1
        slots[at, units[u, SEAT]] -= 1
        u = 0
        while u <= last and units[u, POOL] != NOWHERE:
            u += 1
        if u > last:
            return True
    return False


@kernel
def choose_pool(s: State, units: Any, last: int, u: int, free: Any) -> int:
    """A pass that a shown card may come from, by its chances."""
    cards, slots = free
    chosen, together = NOWHERE, 0.0
    for at in range(units[u, LAST] + 1):
        total = 0
        for k in range(KINDS):
            total += cards[at, k]
        ways = slots[at, units[u, SEAT]] * cards[at, units[u, CARD]]
        if ways > 0 and in_time(units, last, u, at):
            together += ways / total
            if below(s, 1 << 20) < ways / total / together * (1 << 20):
                chosen = at
    return chosen


@kernel
def in_time(units: Any, last: int, u: int, at: int) -> bool:
    """Whether the seat had drawn enough of the pass when it showed this card and later ones.

    Only cards up to `last` count.
    """
    if at < units[u, LAST]:
        return True
    used = 1
    for i in range(max(last, u) + 1):
        if units[i, SEAT] == units[u, SEAT] and units[i, LAST] == at:
            if i != u and i <= last and units[i, POOL] == at:
                used += 1
            if i >= u and used > units[i, DRAWN]:
                return False
    return True


@kernel
def push_out(s: State, units: Any, last: int, u: int, at: int, free: Any) -> None:
    """Makes room in a pool: for the color, for the seat, for the time."""
    cards, slots = free
    if cards[at, units[u, CARD]] == 0:
        take_out(units, one_of(s, units, last, u, at, wide(CARD)), free)
    if slots[at, units[u, SEAT]] == 0:
        take_out(units, one_of(s, units, last, u, at, wide(SEAT)), free)
    while not in_time(units, last, u, at):
        take_out(units, one_of(s, units, last, u, at, wide(SEAT)), free)


@kernel
def take_out(units: Any, u: int, free: Any) -> None:
    """Takes a card out of its pool."""
    cards, slots = free
    at = units[u, POOL]
    cards[at, units[u, CARD]] += 1
    slots[at, units[u, SEAT]] += 1
    units[u, POOL] = NOWHERE


@kernel
def one_of(s: State, units: Any, last: int, u: int, at: int, column: int) -> int:
    """A card by lot of those in a pool that are like this one: of its seat, or of its color."""
    found, seen = NOWHERE, 0
    for i in range(last + 1):
        if i != u and units[i, POOL] == at and units[i, column] == units[u, column]:
            seen += 1
            if below(s, seen) == 0:
                found = i
    return found
