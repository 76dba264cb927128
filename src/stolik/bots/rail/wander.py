"""A bot that claims when it can and else draws towards one of its tickets, at random.

It plays poorly, but its games reach tunnels, ferries, doubles and last rounds. It looks at
nothing that its seat can't see.
"""

from typing import Any

import numpy as np

from stolik.bots.bot import Clock, KernelBot
from stolik.core.bits import lowest, rest, size
from stolik.core.kernel import kernel
from stolik.core.rng import GENERATOR, below, plant_number
from stolik.rail.codes import CLAIM, DRAW_DECK, PASS, TICKETS, WITHDRAW
from stolik.rail.state import KEEP, LOCO, MOVES, OPEN, SURCHARGE, WORDS, Moves, State, Tables
from stolik.rail.turn import legal

TICKETS_PERCENT, CLAIM_PERCENT, PASS_PERCENT, PAY_PERCENT = 4, 75, 1, 85


@kernel
def choose_wander(t: Tables, s: State, moves: Moves, n: int, chance: State) -> int:
    """The number of the chosen move. The generator is modified in place."""
    if s.phase == KEEP:
        return int(moves.code[below(chance, n)])
    if s.phase == SURCHARGE:
        pays = n > 1 and below(chance, 100) < PAY_PERCENT
        return int(moves.code[below(chance, n - 1)]) if pays else WITHDRAW
    if moves.code[n - 1] == PASS and (n == 1 or below(chance, 100) < PASS_PERCENT):
        return PASS
    first_claim, claims = 0, 0
    takes_tickets = False
    for i in range(n):
        if moves.code[i] >= CLAIM:
            first_claim = i if claims == 0 else first_claim
            claims += 1
        takes_tickets |= moves.code[i] == TICKETS
    if claims > 0 and below(chance, 100) < CLAIM_PERCENT:
        return int(moves.code[first_claim + below(chance, claims)])
    if takes_tickets and below(chance, 100) < TICKETS_PERCENT:
        return TICKETS
    return draw_towards(s, moves, n, wanted_color(t, s, chance), chance)


@kernel
def draw_towards(s: State, moves: Moves, n: int, color: int, chance: State) -> int:
    """An open card of the color or a locomotive if there is one, else any card."""
    draws = 0
    for i in range(n):
        code = moves.code[i]
        if code < OPEN and (s.open[code] == color or s.open[code] == LOCO):
            return int(code)
        if code <= DRAW_DECK:
            draws += 1
    return int(moves.code[below(chance, draws if draws > 0 else n)])


@kernel
def wanted_color(t: Tables, s: State, chance: State) -> int:
    """The color of a free route beside the network that a ticket of the seat starts from."""
    seat = s.turn
    number = below(chance, max(1, size(s.held[seat])))
    tickets = s.held[seat]
    for _ in range(number):
        tickets = rest(tickets)
    if tickets == 0:
        return int(below(chance, LOCO))
    label = s.component[seat, lowest(t.ticket_from[lowest(tickets)])]
    color, seen = below(chance, LOCO), 0
    for w in range(WORDS):
        routes = s.free[seat, w]
        while routes != 0:
            route = 64 * w + lowest(routes)
            routes = rest(routes)
            a, b = s.component[seat, t.a[route]], s.component[seat, t.b[route]]
            if (a == label) != (b == label) and w < WORDS - 1:
                seen += 1
                if below(chance, seen) == 0:
                    color = t.base_color[route]
    return int(color)


class WanderBot(KernelBot):
    """The same choice at a table."""

    def pick(self, engine: Any, state: State, clock: Clock) -> int:
        moves, chance = np.zeros(1, MOVES)[0], np.zeros(1, GENERATOR)[0]
        plant_number(chance, clock.seed)
        n = legal(engine.tables, state, moves)
        return int(choose_wander(engine.tables, state, moves, n, chance))
