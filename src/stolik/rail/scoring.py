"""Points (R9, R10, R12, R35, R36, R43)."""

from typing import Any

from stolik.core.bits import lowest, rest
from stolik.core.kernel import kernel
from stolik.rail.state import Score, State, Tables
from stolik.rail.trail import longest_trail


@kernel
def score(t: Tables, s: State, result: Score, trails: bool) -> None:
    """Every seat's points as they stand. Trails are measured when asked; where they count, ask."""
    longest = 0
    for seat in range(t.seats):
        result.routes[seat] = s.points[seat]
        result.tickets[seat] = ticket_points(t, s, seat)
        result.longest[seat] = 0
        result.trail[seat] = 0
        if trails:
            result.trail[seat] = longest_trail(t, s, seat, result)
            longest = max(longest, result.trail[seat])
    for seat in range(t.seats):
        if trails and result.trail[seat] == longest:
            result.longest[seat] = t.longest_trail_points
        result.total[seat] = result.routes[seat] + result.tickets[seat] + result.longest[seat]


@kernel
def ticket_points(t: Tables, s: State, seat: int) -> int:
    """All tickets of a seat."""
    points = 0
    tickets = s.held[seat]
    while tickets != 0:
        points += ticket_value(t, s, seat, lowest(tickets))
        tickets = rest(tickets)
    return points


@kernel
def list_ticket_values(t: Tables, s: State, seat: int, values: Any) -> None:
    """What each ticket of a seat scores now, in the order of their numbers."""
    n, tickets = 0, s.held[seat]
    while tickets != 0:
        values[n] = ticket_value(t, s, seat, lowest(tickets))
        tickets = rest(tickets)
        n += 1


@kernel
def ticket_value(t: Tables, s: State, seat: int, ticket: int) -> int:
    """R10, R36: the most of what is joined, or minus the least."""
    for k in range(t.ticket_targets[ticket]):
        if joined(s, seat, t.ticket_from[ticket], t.ticket_to[ticket, k]):
            return t.ticket_points[ticket, k]
    return -t.ticket_points[ticket, t.ticket_targets[ticket] - 1]


@kernel
def joined(s: State, seat: int, starts: int, ends: int) -> bool:
    """Whether the seat's routes join any start to any end."""
    while starts != 0:
        label = s.component[seat, lowest(starts)]
        starts = rest(starts)
        others = ends
        while others != 0:
            if s.component[seat, lowest(others)] == label:
                return True
            others = rest(others)
    return False
