"""Laws that hold after every move, checked in compiled code.

Each law has a number; `broken` returns the first that does not hold, or 0.
"""

from typing import Any

import numpy as np

from stolik.bots.rail.wander import choose_wander
from stolik.core.bits import has, size
from stolik.core.kernel import kernel
from stolik.core.rng import plant_number
from stolik.rail.playout import choose_random, start_number
from stolik.rail.scoring import score, ticket_points
from stolik.rail.state import KEEP, KINDS, LOCO, MAX_TICKETS, NO_CARD, OPEN, WORDS
from stolik.rail.turn import apply, legal

LAWS = (
    "",
    "110 cards: 12 of each color and 14 locomotives",
    "deck and discards are counted right",
    "the open row is counted right",
    "cars and the lengths of owned routes are what a seat began with",
    "route points are those of the owned routes",
    "no route has two owners, and what is owned is free for nobody",
    "a closed or owned half of a double is as R6 says",
    "tickets are in one place each",
    "what a seat can afford is what its hand says",
    "known cards are in the hand",
    "the total is the sum of its parts",
    "places are joined as the owned routes join them",
)


@kernel
def broken(t: Any, s: Any, result: Any, labels: Any) -> int:
    """The number of the first law that does not hold."""
    for k in range(KINDS):
        n = np.int64(s.discards[k])
        for i in range(s.n_deck):
            n += s.deck[i] == k
        for slot in range(OPEN):
            n += s.open[slot] == k
        for seat in range(t.seats):
            n += s.hands[seat, k]
            if s.hands[seat, k] < 0 or s.discards[k] < 0:
                return 1
            if s.known[seat, k] < 0 or s.known[seat, k] > s.hands[seat, k]:
                return 10
        if n != (14 if k == LOCO else 12):
            return 1
    if s.n_discards != s.discards.sum() or s.n_deck < 0:
        return 2
    cards, locos = 0, 0
    for slot in range(OPEN):
        cards += s.open[slot] != NO_CARD
        locos += s.open[slot] == LOCO
    if cards != s.open_cards or locos != s.open_locos:
        return 3
    law = broken_routes(t, s)
    if law == 0:
        law = broken_tickets(t, s)
    if law == 0:
        law = broken_seats(t, s, labels)
    if law == 0:
        score(t, s, result, True)
        for seat in range(t.seats):
            parts = s.points[seat] + ticket_points(t, s, seat) + result.longest[seat]
            if result.total[seat] != parts:
                return 11
    return law


@kernel
def broken_routes(t: Any, s: Any) -> int:
    """Laws 4 to 7."""
    for seat in range(t.seats):
        length, points = 0, 0
        for route in range(64 * WORDS):
            if has(s.own[seat, route >> 6], route & 63):
                length += t.length[route]
                points += t.points[route]
                for other in range(t.seats):
                    if other != seat and has(s.own[other, route >> 6], route & 63):
                        return 6
                    if has(s.free[other, route >> 6], route & 63):
                        return 6
                    for w in range(WORDS):
                        if s.free[other, w] & t.closes[route, w] != 0:
                            return 7
                for w in range(WORDS):
                    if s.free[seat, w] & t.closes_own[route, w] != 0:
                        return 7
                    if s.own[seat, w] & t.closes_own[route, w] != 0:
                        return 7
        if s.cars[seat] + length != t.cars or s.cars[seat] < 0:
            return 4
        if s.points[seat] != points:
            return 5
    return 0


@kernel
def broken_tickets(t: Any, s: Any) -> int:
    """Law 8: each ticket is held, offered, in the deck, or gone; never twice."""
    for ticket in range(t.n_tickets):
        n = 0
        for seat in range(t.seats):
            n += has(s.held[seat], ticket)
        for i in range(s.n_tickets):
            n += s.ticket_deck[(s.ticket_top + i) % MAX_TICKETS] == ticket
        if s.phase == KEEP and s.opening == 0:
            for i in range(s.n_offer):
                n += s.offer[i] == ticket
        first = 0
        for seat in range(t.seats):
            for i in range(t.start_long + t.start_short):
                first += s.first_offer[seat, i] == ticket
        waits = first > 0 and s.opening > 0
        long = ticket >= t.n_short
        if n > 1 or first > 1 or (long and n > first):
            return 8
        may_be_gone = waits or first > 0 or long or t.ticket_rejects == 0
        if n == 0 and not may_be_gone:
            return 8
    for seat in range(t.seats):
        if size(s.held[seat]) != s.n_held[seat]:
            return 8
        if t.ticket_limit > 0 and s.n_held[seat] > max(t.ticket_limit, s.first_kept[seat]):
            return 8
    return 0


@kernel
def broken_seats(t: Any, s: Any, labels: Any) -> int:
    """Laws 9 and 12."""
    for seat in range(t.seats):
        for w in range(2):
            word = s.free[0, 0] ^ s.free[0, 0]
            for k in range(KINDS):
                word |= t.affordable[k, s.hands[seat, k], w]
            if word != s.afford[seat, w]:
                return 9
        for place in range(t.n_places):
            labels[place] = place
        changed = True
        while changed:
            changed = False
            for route in range(64 * WORDS):
                if has(s.own[seat, route >> 6], route & 63):
                    a, b = t.a[route], t.b[route]
                    least = min(labels[a], labels[b])
                    changed |= labels[a] != labels[b]
                    labels[a], labels[b] = least, least
        for a in range(t.n_places):
            for b in range(a):
                joined = s.component[seat, a] == s.component[seat, b]
                if joined != (labels[a] == labels[b]):
                    return 12
    return 0


@kernel
def play_checked(
    t: Any, records: Any, seed: int, games: int, wander: int, labels: Any, out: Any
) -> int:
    """Plays games and checks every state; the number of the first broken law and its seed.

    Modified in place.
    """
    s, moves, chance, log, result = records
    for i in range(seed, seed + games):
        start_number(t, s, i, log)
        plant_number(chance, i + (1 << 41))
        law = broken(t, s, result, labels)
        while s.over == 0 and law == 0:
            n = legal(t, s, moves)
            if wander != 0:
                move = choose_wander(t, s, moves, n, chance)
            else:
                move = choose_random(moves, n, chance)
            apply(t, s, move, log)
            out[1] += 1
            law = broken(t, s, result, labels)
        if law != 0:
            out[0] = i
            return law
    return 0
