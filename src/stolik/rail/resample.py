"""Another deal that looks the same to one seat: what it can't see is dealt anew (R12).

Nothing here may depend on the truth that the seat can't see: hidden things are collected, sorted
and only then shuffled, and places are filled in an order that is public. What the seat does know
stays: known cards and what a recycle told (knowledge.py), and what its own offers
tell about tickets (ticket_sample.py).
"""

from typing import Any

import numpy as np

from stolik.core.kernel import kernel, part
from stolik.core.rng import plant_other, shuffle
from stolik.rail.draw import receive
from stolik.rail.knowledge import forget_pools
from stolik.rail.pools import explain_shown
from stolik.rail.state import (
    CARDS,
    KINDS,
    MAX_POOLS,
    MAX_SEATS,
    OVER,
    State,
    Tables,
)
from stolik.rail.ticket_sample import deal_tickets


@kernel
def resample(t: Tables, s: State, seat: int, seed: Any) -> bool:
    """Deals anew what the seat can't see, from a seed of four words.

    False would mean that no explanation was found of what the seat has seen.
    """
    plant_other(s, seed)
    if s.phase == OVER:  # then hands and tickets lie open
        return True
    deal_cards(t, s, seat)
    return deal_tickets(t, s, seat)


@kernel
def deal_cards(t: Tables, s: State, seat: int) -> None:
    """Hidden cards of the other hands and the deck."""
    cards = np.zeros((MAX_POOLS + 1, KINDS), np.int64)  # the last used row: the present pass
    slots = np.zeros((MAX_POOLS + 1, MAX_SEATS), np.int64)
    shown = np.zeros((MAX_POOLS + 1, MAX_SEATS, KINDS), np.int64)
    if not explain_shown(t, s, seat, cards, slots, shown):
        forget_pools(s)
        explain_shown(t, s, seat, cards, slots, shown)
    for other in range(t.seats):
        if other != seat:
            for k in range(KINDS):
                s.hands[other, k] = s.known[other, k]
    pile = np.zeros(CARDS, np.int8)
    n = 0
    for i in range(s.n_pools + 1):
        n = spread(cards[i], pile)
        shuffle(s, pile[:n])
        n = hand_out(t, s, pile, n, slots[i], shown[i])
        if i < s.n_pools:
            for other in range(t.seats):
                if other != seat:
                    for k in range(KINDS):
                        s.pools[i, other, k] = shown[i, other, k]
    for i in range(CARDS):
        s.deck[i] = pile[i] if i < n else 0
    for other in range(t.seats):
        for k in range(KINDS):
            receive(t, s, other, k, 0)


@part
def hand_out(t: Tables, s: State, pile: Any, n: int, slots: Any, drawn: Any) -> int:
    """Deals a shuffled pile to the hands from its end; returns what is left."""
    for other in range(t.seats):
        for _ in range(slots[other]):
            n -= 1
            s.hands[other, pile[n]] += 1
            drawn[other, pile[n]] += 1
    return n


@part
def spread(counts: Any, pile: Any) -> int:
    """Lays counted cards out one by one, sorted."""
    n = 0
    for k in range(KINDS):
        for _ in range(counts[k]):
            pile[n] = k
            n += 1
    return n
