"""Sums for views (R12): what seats can tell of cards they do not see, and their tickets' values."""

from typing import Any

import numpy as np

from stolik.core.kernel import kernel, wide
from stolik.core.records import as_array
from stolik.rail.pools import unseen_cards
from stolik.rail.scoring import list_ticket_values
from stolik.rail.state import KINDS, MAX_POOLS, MAX_SEATS, MAX_TICKETS, State

WATCHERS, SEATS = 0, 1  # who looks at a hand


class Sums:
    """Room for the sums of all seats, as numbers that Python reads fast once they are there."""

    def __init__(self, tables: Any, state: State) -> None:
        """The tables are an array of one."""
        known = np.zeros((2, MAX_SEATS, KINDS), np.int64)
        unseen = np.zeros((MAX_SEATS, KINDS), np.int64)
        values = np.zeros((MAX_SEATS, MAX_TICKETS), np.int64)
        sum_up(tables, as_array(state), known, unseen, values)
        self.known: list[list[list[int]]] = known.tolist()
        """Of each hand, what watchers and what seats know."""
        self.unseen: list[list[int]] = unseen.tolist()
        """For each seat: the cards that may be in the deck, as far as it can tell."""
        self.values = values
        """For each seat: what its tickets score now, in the order of their numbers."""


@kernel
def sum_up(tables: Any, states: Any, known: Any, unseen: Any, values: Any) -> None:
    """Fills what Sums has room for; records are arrays of one."""
    t, s = tables[0], states[0]
    for i in range(t.seats):
        for k in range(KINDS):
            known[WATCHERS, i, k] = wide(s.known[i, k])
            known[SEATS, i, k] = wide(s.known[i, k])
            if t.seats == 2:  # a watcher can't tell the two apart after a recycle
                known[SEATS, i, k] += wide(s.pools[0, i, k])
    for seat in range(t.seats):
        unseen[seat] = unseen_cards(t, s, seat)
        for other in range(t.seats):
            if other != seat:
                leave_out_pools(s, other, unseen[seat])
        list_ticket_values(t, s, seat, values[seat])


@kernel
def leave_out_pools(s: State, other: int, unseen: Any) -> None:
    """What a recycle told of another hand, less what it has shown since."""
    for at in range(MAX_POOLS):
        for k in range(KINDS):
            unseen[k] -= wide(s.pools[at, other, k])
    for i in range(s.n_shown[other]):
        unseen[s.shown[other, i, 0]] += wide(s.shown[other, i, 3])
