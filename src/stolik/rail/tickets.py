"""Ticket offers and what is kept of them (R22-R25)."""

from typing import Any

from stolik.core.bits import bit, size
from stolik.core.kernel import kernel, part, wide
from stolik.rail.codes import KEEP_MOVE
from stolik.rail.offers import remember_choice, remember_offer
from stolik.rail.state import (
    KEPT,
    MAX_TICKETS,
    OFFERED,
    RETURNED,
    Log,
    Moves,
    State,
    Tables,
    note_list,
)


@part
def may_take(t: Tables, s: State, seat: int) -> bool:
    """R23, R24."""
    return s.n_tickets > 0 and (t.ticket_limit == 0 or s.n_held[seat] < t.ticket_limit)


@part
def draw_ticket(s: State) -> int:
    """The top of the ticket deck."""
    ticket = wide(s.ticket_deck[s.ticket_top])
    s.ticket_deck[s.ticket_top] = 0
    s.ticket_top = (s.ticket_top + 1) % MAX_TICKETS
    s.n_tickets -= 1
    return ticket


@part
def offer(t: Tables, s: State, log: Log) -> None:
    """The seat to move gets an offer (R23)."""
    n = min(t.ticket_draw, s.n_tickets)
    for i in range(n):
        s.offer[i] = draw_ticket(s)
    s.n_offer = n
    remember_offer(s)
    note_list(log, wide(OFFERED), s.offer[:n], wide(0))


@part
def keep_bounds(t: Tables, s: State) -> Any:
    """How many of the offer must and may be kept (R22-R24)."""
    n = s.n_offer
    if s.opening > 0:
        return t.start_keep, n
    most = n
    if t.ticket_limit > 0:
        most = min(n, t.ticket_limit - s.n_held[s.turn])
    return min(t.ticket_keep, most), most


@part
def list_keeps(t: Tables, s: State, moves: Moves) -> int:
    """Every subset of the offer that may be kept, as bits of the offer's order."""
    least, most = keep_bounds(t, s)
    n = 0
    for chosen in range(1 << s.n_offer):
        if least <= size(chosen) <= most:
            moves.code[n] = KEEP_MOVE + chosen
            n += 1
    return n


@kernel
def keep(t: Tables, s: State, chosen: int, log: Log) -> None:
    """Chosen tickets are held, the others go where R25 says."""
    seat = s.turn
    kept, returned = 0, 0
    for i in range(s.n_offer):
        ticket = wide(s.offer[i])
        if chosen >> i & 1:
            s.held[seat] |= bit(ticket)
            s.n_held[seat] += 1
            kept += 1
        elif s.opening == 0 and t.ticket_rejects != 0:
            s.ticket_deck[(s.ticket_top + s.n_tickets) % MAX_TICKETS] = ticket
            s.n_tickets += 1
            returned += 1
    if s.opening == 0:
        remember_choice(s, chosen)
    if log.n >= 0:
        note_choice(s, chosen, kept, KEPT, log)
        if returned > 0:
            note_choice(s, ~chosen, returned, RETURNED, log)


@part
def note_choice(s: State, chosen: int, count: int, kind: int, log: Log) -> None:
    """Writes the chosen tickets of the offer as an event."""
    n = 0
    for i in range(s.n_offer):
        if chosen >> i & 1:
            log.value[log.n, 2 + n] = s.offer[i]
            n += 1
    log.kind[log.n] = kind
    log.value[log.n, 0] = count
    log.value[log.n, 1] = 0
    log.n += 1
