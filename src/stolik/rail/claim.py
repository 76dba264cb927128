"""Claims: which a hand can pay (R4, R6, R30, R31), and the deed (R5, R9).

bitboard.py has the picture of the words that are combined here.
"""

from typing import Any

from stolik.core.bits import bit, lowest, rest
from stolik.core.disjoint import join
from stolik.core.kernel import kernel, part, wide
from stolik.rail.bitboard import GRAY
from stolik.rail.codes import CLAIM, COLOR_SHIFT, ROUTE_SHIFT
from stolik.rail.draw import discard, fill_row, receive, supply
from stolik.rail.knowledge import show
from stolik.rail.state import (
    CLAIMED,
    COLORS,
    LOCO,
    MAX_LENGTH,
    OPEN,
    PAID,
    WORDS,
    Log,
    Moves,
    State,
    Tables,
    note,
)

Price = tuple[int, int, int]
"""A color, how many cards of it, and how many locomotives."""


@kernel
def list_claims(t: Tables, s: State, seat: int, routes: Any, moves: Moves, n: int) -> int:
    """Lists every claim of some free routes that the seat can pay, by number of locomotives.

    Returns the new count.
    """
    hand, cars = s.hands[seat], min(wide(s.cars[seat]), MAX_LENGTH)
    plain = routes[0] & t.within[cars, 0]
    wild = routes[1] & t.within[cars, 1]
    gray = routes[GRAY] & t.within[cars, GRAY]
    n = list_routes(moves, n, plain & s.afford[seat, 0] & t.with_locos[0, 0], 0, 0)
    n = list_routes(moves, n, wild & s.afford[seat, 1] & t.with_locos[0, 1], 1, 0)
    n = list_gray(t, hand, moves, n, gray, 0)
    for locos in range(1, min(wide(s.hands[seat, LOCO]), t.most_locos) + 1):
        paid = payable(t, hand, plain & t.with_locos[locos, 0], 0, locos)
        n = list_routes(moves, n, paid, 0, locos)
        paid = payable(t, hand, wild & t.with_locos[locos, 1], 1, locos)
        n = list_routes(moves, n, paid, 1, locos)
        n = list_gray(t, hand, moves, n, gray, locos)
        alone = (LOCO << COLOR_SHIFT) + locos
        n = list_routes(moves, n, gray & t.gray_locos[locos], GRAY, alone)
    return n


@part
def list_routes(moves: Moves, n: int, routes: int, word: int, payment: int) -> int:
    """One claim for each route of a word, all paid alike."""
    base = CLAIM + (word << (ROUTE_SHIFT + 6)) + payment
    while routes != 0:
        moves.code[n] = base + (lowest(routes) << ROUTE_SHIFT)
        n += 1
        routes = rest(routes)
    return n


@part
def payable(t: Tables, hand: Any, routes: int, word: int, locos: int) -> int:
    """Those of the colored routes of a word that so many locomotives and their color pay."""
    if routes == 0:
        return 0
    paid = t.affordable[0, hand[0] + locos, word]
    for c in range(1, COLORS):
        paid |= t.affordable[c, hand[c] + locos, word]
    return routes & paid


@part
def list_gray(t: Tables, hand: Any, moves: Moves, n: int, gray: int, locos: int) -> int:
    """The gray routes, once for each color that can pay the rest."""
    gray &= t.gray[locos, MAX_LENGTH]
    if gray != 0:
        least = t.length[64 * GRAY + lowest(gray)] - locos
        for c in range(COLORS):
            cards = wide(hand[c])
            if cards >= least:
                payment = (c << COLOR_SHIFT) + locos
                n = list_routes(moves, n, gray & t.gray[locos, cards], GRAY, payment)
    return n


@kernel
def build(t: Tables, s: State, route: int, price: Price, log: Log) -> None:
    """The seat to move pays and owns the route (R4-R6, R9, R42)."""
    seat = s.turn
    color, cards, locos = price
    note(log, PAID, color, cards, locos)
    pay(t, s, seat, color, cards)
    pay(t, s, seat, LOCO, locos)
    s.cars[seat] -= t.length[route]
    s.points[seat] += t.points[route]
    own(t, s, seat, route)
    note(log, CLAIMED, route, t.points[route], 0)
    if s.open_cards < OPEN and supply(s) > 0:
        fill_row(t, s, log)


@part
def pay(t: Tables, s: State, seat: int, card: int, count: int) -> None:
    """Cards go from a hand to the discards, for all to see."""
    if count > 0:
        show(t, s, seat, card, count)
        s.known[seat, card] -= count
        receive(t, s, seat, card, -count)
        discard(s, card, count)


@part
def own(t: Tables, s: State, seat: int, route: int) -> None:
    """The route changes from free to owned and joins its ends."""
    s.own[seat, route >> 6] |= bit(route & 63)
    for w in range(WORDS):
        for other in range(t.seats):
            s.free[other, w] &= ~t.closes[route, w]
        s.free[seat, w] &= ~t.closes_own[route, w]
    join(s.component[seat], t.a[route], t.b[route])
