"""The history of ticket offers, from which a seat can tell where tickets may be (R25).

Every ticket lies at a position of one line: the deck after the first offers, from its top, then
every ticket put under it, in the order they were put. An offer takes the next positions of the
line. So it is public which positions an offer took and which ones its rejects went to; only what
lies there, and which were kept, is hidden.

    ticket_order    the line as it began
    ticket_offers   each later offer: its seat, how many tickets, which of them were kept
"""

from stolik.core.kernel import part, wide
from stolik.rail.state import MAX_OFFER, MAX_SEATS, MAX_TICKETS, State

SEAT_BITS, COUNT_BITS = MAX_SEATS.bit_length(), MAX_OFFER.bit_length()
KEPT_SHIFT = SEAT_BITS + COUNT_BITS


@part
def remember_order(s: State) -> None:
    """The first offers are dealt: the line begins."""
    for i in range(MAX_TICKETS):
        s.ticket_order[i] = s.ticket_deck[(s.ticket_top + i) % MAX_TICKETS]
    s.ticket_offers[:] = 0
    s.n_ticket_offers = 0


@part
def remember_offer(s: State) -> None:
    """An offer has been drawn. Each one ends with a ticket more held, so there is room."""
    s.ticket_offers[s.n_ticket_offers] = s.turn | s.n_offer << SEAT_BITS
    s.n_ticket_offers += 1


@part
def remember_choice(s: State, chosen: int) -> None:
    """The last offer has been answered."""
    s.ticket_offers[s.n_ticket_offers - 1] |= chosen << KEPT_SHIFT


@part
def offer_seat(s: State, i: int) -> int:
    """Whose the i-th offer was."""
    return wide(s.ticket_offers[i]) & (1 << SEAT_BITS) - 1


@part
def offer_size(s: State, i: int) -> int:
    """How many tickets the i-th offer had."""
    return wide(s.ticket_offers[i]) >> SEAT_BITS & (1 << COUNT_BITS) - 1


@part
def offer_kept(s: State, i: int) -> int:
    """Which were kept, as bits of the offer's order; none: it waits for its answer."""
    return wide(s.ticket_offers[i]) >> KEPT_SHIFT
