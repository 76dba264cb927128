"""Another deal that looks the same to one seat: what it can't see is dealt anew (R12).

Nothing here may depend on the truth that the seat can't see: hidden things are collected, sorted
and only then shuffled, and places are filled in an order that is public. What the seat does know
stays: known cards and what a recycle told (knowledge.py), and the tickets it has seen go.
"""

from typing import Any

import numpy as np

from stolik.core.bits import bit, has, lowest, rest
from stolik.core.kernel import kernel, part
from stolik.core.rng import plant, shuffle
from stolik.rail.draw import receive
from stolik.rail.knowledge import forget_pools
from stolik.rail.pools import explain_shown
from stolik.rail.state import (
    CARDS,
    KEEP,
    KINDS,
    MAX_OFFER,
    MAX_POOLS,
    MAX_SEATS,
    MAX_TICKETS,
    OVER,
    State,
    Tables,
)


@kernel
def resample(t: Tables, s: State, seat: int, seed: Any) -> None:
    """Deals anew what the seat can't see, from a seed of four words. Modified in place."""
    plant(s, seed)
    if s.phase != OVER:  # then hands and tickets lie open
        deal_cards(t, s, seat)
        deal_tickets(t, s, seat)


@kernel
def deal_cards(t: Tables, s: State, seat: int) -> None:
    """Hidden cards of the other hands and the deck. Modified in place."""
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
    """Deals a shuffled pile to the hands from its end; returns what is left. Modified in place."""
    for other in range(t.seats):
        for _ in range(slots[other]):
            n -= 1
            s.hands[other, pile[n]] += 1
            drawn[other, pile[n]] += 1
    return n


@part
def spread(counts: Any, pile: Any) -> int:
    """Lays counted cards out one by one, sorted. Modified in place."""
    n = 0
    for k in range(KINDS):
        for _ in range(counts[k]):
            pile[n] = k
            n += 1
    return n


@kernel
def deal_tickets(t: Tables, s: State, seat: int) -> None:
    """Every ticket the seat has not seen changes places with others. Modified in place."""
    renamed = np.zeros(MAX_TICKETS, np.int64)
    for i in range(MAX_TICKETS):
        renamed[i] = i
    exchange(t, s, seat, renamed, 0, t.n_short)
    exchange(t, s, seat, renamed, t.n_short, t.n_tickets)
    for other in range(t.seats):
        s.seen[other] = rename_set(s.seen[other], renamed)
        s.held[other] = rename_set(s.held[other], renamed)
        for i in range(t.start_long + t.start_short):
            s.first_offer[other, i] = renamed[s.first_offer[other, i]]
        if other != seat:
            choose_first_kept(t, s, other)
    for i in range(s.n_tickets):
        at = (s.ticket_top + i) % MAX_TICKETS
        s.ticket_deck[at] = renamed[s.ticket_deck[at]]
    for i in range(MAX_OFFER):
        waits = s.phase == KEEP and i < s.n_offer
        s.offer[i] = renamed[s.offer[i]] if waits else 0


@kernel
def exchange(t: Tables, s: State, seat: int, renamed: Any, first: int, end: int) -> None:
    """Gives new names to the unseen tickets of one deck. Modified in place."""
    ticket = np.zeros(MAX_TICKETS, np.int64)
    place = np.zeros(MAX_TICKETS, np.int64)
    name = np.zeros(MAX_TICKETS, np.int8)
    n = 0
    for i in range(first, end):
        if not has(s.seen[seat], i):
            where = whereabouts(t, s, i)
            k = n
            while k > 0 and place[k - 1] > where:
                place[k], ticket[k] = place[k - 1], ticket[k - 1]
                k -= 1
            place[k], ticket[k] = where, i
            name[n] = i
            n += 1
    shuffle(s, name[:n])
    for k in range(n):
        renamed[ticket[k]] = name[k]


@kernel
def whereabouts(t: Tables, s: State, ticket: int) -> int:
    """Where a ticket is, as far as it is public that one is there; equal ones can change names."""
    for seat in range(t.seats):
        for i in range(t.start_long + t.start_short):
            if s.first_offer[seat, i] == ticket:
                return seat * MAX_OFFER + i
    knowers = 0
    for seat in range(t.seats):
        if has(s.seen[seat], ticket):
            knowers |= 1 << seat
    for seat in range(t.seats):
        if has(s.held[seat], ticket):
            return 1000 + 32 * seat + knowers
    for i in range(s.n_tickets):
        if s.ticket_deck[(s.ticket_top + i) % MAX_TICKETS] == ticket:
            return 2000 + i
    if s.phase == KEEP and s.opening == 0:
        for i in range(s.n_offer):
            if s.offer[i] == ticket:
                return 3000 + i
    return 4000 + knowers


@kernel
def rename_set(tickets: int, renamed: Any) -> int:
    """The set under its new names."""
    result = tickets ^ tickets
    while tickets != 0:
        result |= bit(renamed[lowest(tickets)])
        tickets = rest(tickets)
    return result


@kernel
def choose_first_kept(t: Tables, s: State, seat: int) -> None:
    """Which of its first offer a seat kept is hidden: only how many. Modified in place."""
    n = t.start_long + t.start_short
    if s.first_kept[seat] == 0:
        return
    order = np.zeros(MAX_OFFER, np.int8)
    for i in range(n):
        order[i] = i
        s.held[seat] &= ~bit(s.first_offer[seat, i])
    shuffle(s, order[:n])
    for i in range(s.first_kept[seat]):
        s.held[seat] |= bit(s.first_offer[seat, order[i]])
