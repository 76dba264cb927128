"""The records of the rail engine: the state of a play, its log of events, its score.

Capacities are fixed so that one compilation serves every map.
"""

from typing import Any

import numpy as np

from stolik.core.kernel import kernel, part
from stolik.core.records import record

MAX_SEATS = 5
MAX_PLACES = 64
MAX_TICKETS = 64
MAX_TARGETS = 8
MAX_OFFER = 8
MAX_LENGTH = 12
MAX_MOVES = 8192
WORDS = 3  # of 64 routes each: see bitboard.py
MAX_ROUTES = 64 * WORDS

COLORS = 8
LOCO = 8  # the card after the eight colors
KINDS = 9
NO_CARD = -1
OPEN = 5
MAX_POOLS, MAX_SHOWN = 3, 16  # what is remembered of earlier passes through the deck
EACH_COLOR, LOCOMOTIVES, CARDS = 12, 14, 110

KEEP, TURN, SECOND, SURCHARGE, OVER = range(5)
PHASES = ("keep", "turn", "second", "surcharge", "over")
NOT_OVER, BY_LAST_ROUND, BY_PASSES, BY_LIMIT = range(4)
ENDS = ("", "last_round", "passes", "limit")

State = Any  # a record of STATE: attributes are its fields
Tables = Any  # a record of bitboard.TABLES
Log = Any
Moves = Any
Score = Any


STATE = record(
    [
        # The map, as sets of routes (bitboard.py draws the words).
        ("free", np.int64, (MAX_SEATS, WORDS)),  # routes this seat may still claim
        ("own", np.int64, (MAX_SEATS, WORDS)),
        ("afford", np.int64, (MAX_SEATS, 2)),  # colored routes paid by their color alone
        ("component", np.int8, (MAX_SEATS, MAX_PLACES)),  # label of the network a place is in
        ("cars", np.int16, (MAX_SEATS,)),
        ("points", np.int16, (MAX_SEATS,)),  # of routes
        # Cards.
        ("deck", np.int8, (CARDS,)),  # the top is deck[n_deck - 1]
        ("n_deck", np.int64),
        ("n_discards", np.int64),
        ("discards", np.int8, (KINDS,)),
        ("open", np.int8, (OPEN,)),  # NO_CARD: an empty slot
        ("open_cards", np.int64),
        ("open_locos", np.int64),
        ("hands", np.int8, (MAX_SEATS, KINDS)),
        # What all seats know of a hand, and what a recycle told: see knowledge.py.
        ("known", np.int8, (MAX_SEATS, KINDS)),
        ("pools", np.int8, (MAX_POOLS, MAX_SEATS, KINDS)),
        ("shown", np.int8, (MAX_SEATS, MAX_SHOWN, 4)),
        ("n_shown", np.int8, (MAX_SEATS,)),
        ("n_pools", np.int64),
        # Tickets.
        ("held", np.int64, (MAX_SEATS,)),  # sets of tickets
        ("n_held", np.int8, (MAX_SEATS,)),
        ("ticket_deck", np.int8, (MAX_TICKETS,)),  # a ring; at set-up long ones are last
        ("ticket_top", np.int64),
        ("n_tickets", np.int64),
        ("offer", np.int8, (MAX_OFFER,)),
        ("n_offer", np.int64),
        ("first_offer", np.int8, (MAX_SEATS, MAX_OFFER)),
        ("first_kept", np.int8, (MAX_SEATS,)),
        # What happened to tickets since the first offers: see offers.py.
        ("ticket_order", np.int8, (MAX_TICKETS,)),
        ("ticket_offers", np.int16, (MAX_TICKETS,)),
        ("n_ticket_offers", np.int64),
        # Whose decision, of what kind.
        ("turn", np.int64),
        ("phase", np.int64),
        ("first", np.int64),
        ("opening", np.int64),  # seats that have yet to answer their first offer
        ("from_deck", np.int64),  # whether the turn's first card came from the deck
        ("passes", np.int64),  # whole passed turns in a row
        ("last_round", np.int64),  # turns still to come once it has begun
        ("over", np.int64),
        ("turns", np.int64),
        # A tunnel that waits for its surcharge.
        ("route", np.int64),
        ("color", np.int64),
        ("paid_color", np.int64),
        ("paid_locos", np.int64),
        ("surcharge", np.int64),
        ("n_revealed", np.int64),
        ("revealed", np.int8, (OPEN,)),
        ("rng", np.int64, (4,)),  # last: a lone generator must not look like a part of a state
    ]
)

(
    KEPT,
    RETURNED,
    DRAWN,
    RECYCLED,
    OPENED,
    SWEPT,
    OFFERED,
    REVEALED,
    PAID,
    CLAIMED,
    ABANDONED,
    LAST_ROUND,
    ENDED,
) = range(13)
MAX_EVENTS = 64

LOG = record(
    [
        ("n", np.int64),  # SILENT: nobody listens
        ("kind", np.int16, (MAX_EVENTS,)),
        ("value", np.int16, (MAX_EVENTS, 2 + MAX_OFFER)),
    ]
)

MOVES = record([("code", np.int32, (MAX_MOVES + 4,))])
"""A list of moves. A record, for passing an array costs atomic counting at every call."""

GRAPH_ROWS, TRAIL_STACK = 8, 1024

SCORE = record(
    [
        ("routes", np.int64, (MAX_SEATS,)),
        ("tickets", np.int64, (MAX_SEATS,)),
        ("longest", np.int64, (MAX_SEATS,)),  # points of the bonus
        ("total", np.int64, (MAX_SEATS,)),
        ("trail", np.int64, (MAX_SEATS,)),  # lengths
        ("graph", np.int64, (GRAPH_ROWS, 64)),  # room for trail.py to work in
        ("stack", np.int64, (2, TRAIL_STACK)),
    ]
)


@part
def note(log: Log, kind: int, a: int, b: int, c: int) -> None:
    """Writes an event of up to three values, if anybody listens."""
    if log.n >= 0:
        log.kind[log.n] = kind
        log.value[log.n, 0] = a
        log.value[log.n, 1] = b
        log.value[log.n, 2] = c
        log.n += 1


@kernel
def note_list(log: Log, kind: int, items: Any, extra: int) -> None:
    """Writes an event of up to eight items and a number."""
    if log.n >= 0:
        log.kind[log.n] = kind
        log.value[log.n, 0] = items.size
        log.value[log.n, 1] = extra
        for i in range(items.size):
            log.value[log.n, 2 + i] = items[i]
        log.n += 1
