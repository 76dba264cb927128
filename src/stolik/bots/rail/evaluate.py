"""What a position of the rail games is worth: the final points that each seat may expect.

A seat's plan tells most of it: points on the map, tickets it will finish, cards it lacks. How much
of the plan comes true, and what comes on top, depends on the time left; a small network
(value.json) has learned that from games of bots against each other. It sees no map and no place,
only sums, so it serves every map and number of seats.
"""

from math import tanh
from typing import Any

import numpy as np

from stolik.bots.bench import OnBench
from stolik.bots.net import POINTS_UNIT, answer
from stolik.bots.rail.plan import renew_plan
from stolik.bots.rail.policy import card_need, goal_value
from stolik.bots.rail.weights import INPUTS
from stolik.core.bits import has, lowest, rest
from stolik.core.kernel import kernel, part, wide
from stolik.core.records import record
from stolik.rail.bitboard import GRAY
from stolik.rail.state import (
    COLORS,
    LOCO,
    MAX_PLACES,
    MAX_SEATS,
    NO_CARD,
    OPEN,
    WORDS,
    State,
    Tables,
)

OWN = 20
POINTS_SCALE = 40.0

SIGHT = record(
    [
        ("own", np.float64, (MAX_SEATS, OWN)),  # what a seat has and lacks
        ("base", np.float64, (MAX_SEATS,)),  # its points if its plan comes true and no more
        ("x", np.float64, (INPUTS,)),
        ("network", np.float64, (MAX_SEATS,)),  # cars in its largest network
        # Sums over the routes that the seat in question wants.
        ("need", np.int64, (COLORS,)),
        ("gray", np.int64),
        ("ferries", np.int64),
        ("routes", np.int64),
        ("cars", np.int64),
        ("points", np.int64),
        ("payable", np.int64),
        ("contested", np.int64),
    ]
)
Sight = Any


@kernel
def look(w: Any, t: Tables, s: State, bench: OnBench) -> None:
    """Sums up every seat."""
    for seat in range(t.seats):
        renew_plan(w, t, s, seat, bench.plans[seat], bench.graph)
    for seat in range(t.seats):
        look_at_seat(w, t, s, seat, bench.plans, bench.sight)


@kernel
def look_at_seat(w: Any, t: Tables, s: State, seat: int, plans: Any, sight: Sight) -> None:
    """What a seat has, promises and lacks."""
    plan, x = plans[seat], sight.own[seat]
    sum_wanted(t, s, seat, plans, sight)
    sum_hand(s, seat, sight, x)
    sight.network[seat] = largest_network(t, s, seat)
    cars = wide(s.cars[seat])
    x[5] = max(0, sight.ferries - wide(s.hands[seat, LOCO])) / 2.0
    x[6] = sight.routes / 4.0
    x[7] = sight.points / 10.0
    x[8] = cars / 20.0
    x[9] = (cars - sight.cars) / 20.0
    x[11] = plan.promised / POINTS_UNIT
    x[12] = plan.lost / POINTS_UNIT
    x[13] = wide(s.n_held[seat]) / 4.0
    x[14] = goal_value(w, t, s, seat, plan, cars - sight.cars) / 10.0
    x[15] = sight.payable / 3.0
    x[16] = sight.contested / 3.0
    helpful, open_locos = 0, 0
    for slot in range(OPEN):
        card = wide(s.open[slot])
        if card == LOCO:
            open_locos += 1
        elif card != NO_CARD and card_need(w, t, s, seat, card, plan) > 0.0:
            helpful += 1
    x[17] = helpful / 3.0
    x[18] = open_locos / 2.0
    x[19] = 1.0 if plan.goal >= 0 and is_payable(t, s, seat, plan.goal) else 0.0
    sight.base[seat] = wide(s.points[seat]) + plan.promised - plan.lost


@kernel
def sum_wanted(t: Tables, s: State, seat: int, plans: Any, sight: Sight) -> None:
    """Sums over the routes a seat wants."""
    sight.need[:] = 0
    sight.gray, sight.ferries, sight.routes, sight.cars, sight.points = 0, 0, 0, 0, 0
    sight.payable, sight.contested = 0, 0
    for word in range(WORDS):
        routes = plans[seat].wanted[word]
        while routes != 0:
            route = 64 * word + lowest(routes)
            routes = rest(routes)
            sight.routes += 1
            sight.cars += t.length[route]
            sight.points += t.points[route]
            sight.ferries += t.ferry[route]
            sight.payable += is_payable(t, s, seat, route)
            for other in range(t.seats):
                if other != seat and has(plans[other].wanted[word], route & 63):
                    sight.contested += 1
            if word == GRAY:
                sight.gray += t.length[route] - t.ferry[route]
            else:
                sight.need[t.base_color[route]] += t.length[route] - t.ferry[route]


@part
def sum_hand(s: State, seat: int, sight: Sight, x: Any) -> None:
    """Compares a hand with what wanted routes need."""
    lacking, surplus, total, most = 0, 0, 0, 0
    for c in range(COLORS):
        have = wide(s.hands[seat, c])
        total += have
        lacking += max(0, sight.need[c] - have)
        surplus += max(0, have - sight.need[c])
        most = max(most, have - sight.need[c])
    locos = wide(s.hands[seat, LOCO])
    x[0] = lacking / 5.0
    x[1] = sight.gray / 5.0
    x[2] = surplus / 8.0
    x[3] = most / 4.0
    x[4] = locos / 3.0
    x[10] = (total + locos) / 10.0


@part
def is_payable(t: Tables, s: State, seat: int, route: int) -> bool:
    """Whether a seat has the cards for a route, locomotives included."""
    have = 0
    if route >> 6 == GRAY:
        for c in range(COLORS):
            have = max(have, wide(s.hands[seat, c]))
    else:
        have = wide(s.hands[seat, t.base_color[route]])
    locos = wide(s.hands[seat, LOCO])
    return have + locos >= t.length[route] and locos >= t.ferry[route]


@kernel
def largest_network(t: Tables, s: State, seat: int) -> int:
    """Cars in a seat's largest network: a hint at its longest trail."""
    cars = np.zeros(MAX_PLACES, np.int64)
    most = 0
    for word in range(WORDS):
        routes = s.own[seat, word]
        while routes != 0:
            route = 64 * word + lowest(routes)
            routes = rest(routes)
            label = wide(s.component[seat, t.a[route]])
            cars[label] += t.length[route]
            most = max(most, cars[label])
    return most


@kernel
def fill_inputs(t: Tables, s: State, seat: int, sight: Sight) -> None:
    """The network's inputs for a seat: its own sums, and the clock the others are. Modified."""
    x = sight.x
    for i in range(OWN):
        x[i] = sight.own[seat, i]
    k = OWN
    fastest, rival_network = -1, 0.0
    for other in range(t.seats):
        if other != seat:
            rival_network = max(rival_network, sight.network[other])
            if fastest < 0 or s.cars[other] < s.cars[fastest]:
                fastest = other
    x[k + 0] = sight.own[fastest, 8]
    x[k + 1] = sight.own[fastest, 0] + sight.own[fastest, 1]
    x[k + 2] = sight.own[fastest, 10]
    x[k + 3] = sight.own[fastest, 9]
    x[k + 4] = 1.0 if s.last_round > 0 else 0.0
    x[k + 5] = s.last_round / 2.0
    x[k + 6] = (t.seats - 2) / 2.0
    x[k + 7] = ((seat - s.turn) % t.seats) / t.seats
    trail = 1.0 if t.longest_trail_points > 0 else 0.0
    x[k + 8] = trail * (sight.network[seat] - rival_network) / 10.0
    x[k + 9] = trail


@part
def expected_points(t: Tables, s: State, seat: int, bench: OnBench) -> float:
    """The final points a seat may expect; look() came before."""
    fill_inputs(t, s, seat, bench.sight)
    return bench.sight.base[seat] + POINTS_UNIT * answer(bench.net, bench.sight.x)


@kernel
def evaluate(w: Any, t: Tables, s: State, bench: OnBench, me: int) -> float:
    """The value for a seat, from -1 to 1."""
    look(w, t, s, bench)
    others = -10000.0
    for seat in range(t.seats):
        if seat != me:
            others = max(others, expected_points(t, s, seat, bench))
    return tanh((expected_points(t, s, me, bench) - others) / POINTS_SCALE)
