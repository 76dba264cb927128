"""The tickets of a sample: another history of offers that looks the same to one seat (R12, R25).

What a seat knows of tickets is what its own offers had, and which positions of the line every
offer took and gave (offers.py). So the history is played again: others keep by lot as many as
they kept, the seat's own offers must have what they had. A history that contradicts one of them
is thrown away. The truth is one of the possible histories; it is never asked which.
"""

from typing import Any

import numpy as np

from stolik.core.bits import bit, size
from stolik.core.kernel import kernel, part, wide
from stolik.core.rng import below, shuffle
from stolik.rail.offers import (
    KEPT_SHIFT,
    offer_kept,
    offer_seat,
    offer_size,
)
from stolik.rail.state import MAX_OFFER, MAX_TICKETS, State, Tables

UNKNOWN = -1
LINE = 5 * MAX_TICKETS
"""An offer of five gives back four at most; each takes at least one out for good."""
ATTEMPTS = 1_000_000
"""Far more than were ever needed: 145, in games in which all seats did was to take tickets."""

# A story is what is worked out about the line, in rows:
BEGAN = 0  # at each position, where in the line its ticket began
SEEN = 1  # at each position, the ticket that the seat saw there
LAST = 2  # for each ticket, the last position at which the seat saw it
NAME = 3  # for each place at the beginning, the ticket there, as far as the seat knows
MET = 4  # for each ticket, whether the seat has seen it by now
ROWS = 5


@kernel
def deal_tickets(t: Tables, s: State, seat: int) -> bool:
    """Deals tickets as the seat could imagine them."""
    story = np.full((ROWS, LINE), UNKNOWN, np.int64)
    look_back(t, s, seat, story)
    for _ in range(ATTEMPTS):
        if imagine(t, s, seat, story):
            name_tickets(t, s, seat, story[NAME])
            lay_out(t, s, seat, story)
            return True
    return False


@kernel
def look_back(t: Tables, s: State, seat: int, story: Any) -> None:
    """Which tickets the seat saw, at which positions of the line."""
    end, at = line_length(t), 0
    for i in range(end):
        story[BEGAN, i] = i
    for i in range(s.n_ticket_offers):
        n = offer_size(s, i)
        if offer_seat(s, i) == seat:
            for k in range(at, at + n):
                ticket = wide(s.ticket_order[story[BEGAN, k]])
                story[SEEN, k] = ticket
                story[LAST, ticket] = k
        end = give_back(t, story, at, n, offer_kept(s, i), end)
        at += n


@part
def line_length(t: Tables) -> int:
    """How long the line was when it began."""
    return t.n_short - t.seats * t.start_short


@part
def give_back(t: Tables, story: Any, at: int, n: int, kept: int, end: int) -> int:
    """Puts the rejects of an answered offer at the line's end; returns the new end."""
    if kept != 0 and t.ticket_rejects != 0:
        for k in range(n):
            if kept >> k & 1 == 0:
                story[BEGAN, end] = story[BEGAN, at + k]
                end += 1
    return end


@kernel
def imagine(t: Tables, s: State, seat: int, story: Any) -> bool:
    """Plays the history, others' choices made by lot; false if it contradicts the seat's own."""
    story[NAME] = UNKNOWN
    story[MET] = 0
    end, at = line_length(t), 0
    for i in range(s.n_ticket_offers):
        n, kept = offer_size(s, i), offer_kept(s, i)
        if offer_seat(s, i) == seat:
            if not recognize(story, at, n):
                return False
        elif kept != 0:
            kept = choose(t, s, story, i, at, end)
            if kept == 0:
                return False
            s.ticket_offers[i] &= (1 << KEPT_SHIFT) - 1
            s.ticket_offers[i] |= kept << KEPT_SHIFT
        end = give_back(t, story, at, n, kept, end)
        at += n
    return True


@part
def recognize(story: Any, at: int, n: int) -> bool:
    """The seat looks at an offer; false if it can't be what it saw."""
    for k in range(at, at + n):
        ticket, place = story[SEEN, k], story[BEGAN, k]
        if story[NAME, place] == UNKNOWN and story[MET, ticket] == 0:
            story[NAME, place], story[MET, ticket] = ticket, 1
        elif story[NAME, place] != ticket:
            return False
    return True


@kernel
def choose(t: Tables, s: State, story: Any, i: int, at: int, end: int) -> int:
    """As many of an offer as were kept, by lot, of the choices that fit what the seat sees next.

    Returns 0 if there is none.
    """
    n, count = offer_size(s, i), size(offer_kept(s, i))
    chosen, fitting = 0, 0
    for kept in range(1 << n):
        if size(kept) == count and fits(t, story, at, n, kept, end):
            fitting += 1
            if below(s, fitting) == 0:
                chosen = kept
    return chosen


@kernel
def fits(t: Tables, story: Any, at: int, n: int, kept: int, end: int) -> bool:
    """Whether a choice agrees with what the seat sees next at the positions given back."""
    for k in range(n):
        ticket = story[NAME, story[BEGAN, at + k]]
        if kept >> k & 1 or t.ticket_rejects == 0:
            if ticket != UNKNOWN and story[LAST, ticket] > at:
                return False
        else:
            found = story[SEEN, end]
            end += 1
            if found not in (UNKNOWN, ticket) and (ticket != UNKNOWN or story[MET, found] != 0):
                return False
    return True


@kernel
def name_tickets(t: Tables, s: State, seat: int, name: Any) -> None:
    """Gives the tickets that the seat never saw to the others' first offers and to the line."""
    free = np.ones(MAX_TICKETS, np.bool_)
    n = line_length(t)
    for i in range(n):
        if name[i] != UNKNOWN:
            free[name[i]] = False
    for i in range(t.start_long + t.start_short):
        free[s.first_offer[seat, i]] = False
    short, long = np.zeros(MAX_TICKETS, np.int8), np.zeros(MAX_TICKETS, np.int8)
    n_short = collect(s, free, 0, t.n_short, short)
    n_long = collect(s, free, t.n_short, t.n_tickets, long)
    for other in range(t.seats):
        if other != seat:
            for i in range(t.start_long):
                n_long -= 1
                s.first_offer[other, i] = long[n_long]
            for i in range(t.start_long, t.start_long + t.start_short):
                n_short -= 1
                s.first_offer[other, i] = short[n_short]
    for i in range(n):
        if name[i] == UNKNOWN:
            n_short -= 1
            name[i] = short[n_short]
        s.ticket_order[i] = name[i]


@part
def collect(s: State, free: Any, first: int, end: int, tickets: Any) -> int:
    """The free tickets of a deck, shuffled; returns how many."""
    n = 0
    for ticket in range(first, end):
        if free[ticket]:
            tickets[n] = ticket
            n += 1
    shuffle(s, tickets[:n])
    return n


@kernel
def lay_out(t: Tables, s: State, seat: int, story: Any) -> None:
    """Tickets held, offered and in the deck, by the history."""
    for other in range(t.seats):
        if other != seat:
            choose_first_kept(t, s, other)
    s.offer[:] = 0
    if s.opening > 0:
        for i in range(t.start_long + t.start_short):
            s.offer[i] = s.first_offer[s.turn, i]
    at = 0
    for i in range(s.n_ticket_offers):
        holder, kept = offer_seat(s, i), offer_kept(s, i)
        for k in range(offer_size(s, i)):
            ticket = story[NAME, story[BEGAN, at]]
            at += 1
            if kept >> k & 1:
                s.held[holder] |= bit(ticket)
            elif kept == 0:
                s.offer[k] = ticket
    for i in range(s.n_tickets):
        s.ticket_deck[(s.ticket_top + i) % MAX_TICKETS] = story[NAME, story[BEGAN, at + i]]


@kernel
def choose_first_kept(t: Tables, s: State, seat: int) -> None:
    """Which of its first offer a seat kept is hidden: only how many."""
    s.held[seat] = 0
    order = np.zeros(MAX_OFFER, np.int8)
    n = t.start_long + t.start_short
    for i in range(n):
        order[i] = i
    shuffle(s, order[:n])
    for i in range(s.first_kept[seat]):
        s.held[seat] |= bit(s.first_offer[seat, order[i]])
