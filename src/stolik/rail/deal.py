"""Set-up: the orders that stay hidden, and what is dealt from them (R1, R13, R21, R22, R28)."""

from typing import Any

from stolik.core.disjoint import separate
from stolik.core.kernel import kernel, part
from stolik.core.rng import below, plant, shuffle
from stolik.rail.draw import fill_row, receive, take
from stolik.rail.offers import remember_order
from stolik.rail.state import (
    COLORS,
    EACH_COLOR,
    KEEP,
    LOCO,
    LOCOMOTIVES,
    NO_CARD,
    NOT_OVER,
    WORDS,
    Log,
    State,
    Tables,
)
from stolik.rail.tickets import draw_ticket
from stolik.rail.turn import show_first_offer


@kernel
def start(t: Tables, s: State, seed: Any, log: Log) -> None:
    """A fresh play from a seed of four words."""
    plant(s, seed)
    begin(t, s, log)


@kernel
def begin(t: Tables, s: State, log: Log) -> None:
    """A fresh play from the state's generator."""
    clear(t, s)
    shuffle_all(t, s)
    deal_out(t, s, log)


@kernel
def clear(t: Tables, s: State) -> None:
    """An empty table with sorted cards and tickets."""
    n = 0
    for card in range(COLORS):
        for _ in range(EACH_COLOR):
            s.deck[n] = card
            n += 1
    for _ in range(LOCOMOTIVES):
        s.deck[n] = LOCO
        n += 1
    s.n_deck, s.n_discards = n, 0
    s.discards[:] = 0
    s.open[:] = NO_CARD
    s.open_cards, s.open_locos = 0, 0
    for i in range(s.ticket_deck.size):
        s.ticket_deck[i] = i if i < t.n_tickets else 0
    s.ticket_top, s.n_tickets = 0, t.n_short
    clear_seats(t, s)
    s.over, s.phase = NOT_OVER, KEEP
    s.passes, s.last_round, s.turns, s.n_pools, s.from_deck = 0, 0, 0, 0, 0
    s.route, s.color, s.paid_color, s.paid_locos, s.surcharge, s.n_revealed = 0, 0, 0, 0, 0, 0
    s.revealed[:] = NO_CARD


@part
def clear_seats(t: Tables, s: State) -> None:
    """Every seat without cards, tickets and routes."""
    s.own[:] = 0
    s.free[:] = 0
    s.afford[:] = 0
    s.hands[:] = 0
    s.known[:] = 0
    s.pools[:] = 0
    s.shown[:] = 0
    s.n_shown[:] = 0
    s.held[:] = 0
    s.n_held[:] = 0
    s.points[:] = 0
    s.cars[:] = 0
    s.first_offer[:] = 0
    s.first_kept[:] = 0
    for seat in range(t.seats):
        s.cars[seat] = t.cars
        for w in range(WORDS):
            s.free[seat, w] = t.listed[w]
    for seat in range(s.cars.size):
        separate(s.component[seat])


@part
def shuffle_all(t: Tables, s: State) -> None:
    """The deck, the two ticket decks and the lot of the starting seat."""
    shuffle(s, s.deck[: s.n_deck])
    shuffle(s, s.ticket_deck[: t.n_short])
    shuffle(s, s.ticket_deck[t.n_short : t.n_tickets])
    s.first = below(s, t.seats)


@kernel
def deal_out(t: Tables, s: State, log: Log) -> None:
    """Hands, the open row and the first offers from the orders in the state."""
    for seat in range(t.seats):
        for _ in range(t.hand):
            receive(t, s, seat, take(t, s, log), 1)
    fill_row(t, s, log)
    long = t.n_short
    for seat in range(t.seats):
        n = 0
        for _ in range(t.start_long):
            s.first_offer[seat, n] = s.ticket_deck[long]
            long += 1
            n += 1
        for _ in range(t.start_short):
            s.first_offer[seat, n] = draw_ticket(s)
            n += 1
    for i in range(t.n_short, t.n_tickets):
        s.ticket_deck[i] = 0
    remember_order(s)
    s.turn, s.opening = s.first, t.seats
    s.n_offer = t.start_long + t.start_short
    show_first_offer(s)
