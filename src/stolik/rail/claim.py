"""Claims: which a hand can pay (R4, R6, R30, R31), and the deed (R5, R9).

bitboard.py has the picture of the words that are combined here.
"""

from typing import Any

from stolik.core.bits import bit, lowest, rest, size
from stolik.core.disjoint import join
from stolik.core.kernel import kernel, nth, part, wide
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

AT_ONCE = 4  # most lists of routes that are paid alike are no longer
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
    end = n + size(routes)
    base = CLAIM + (word << (ROUTE_SHIFT + 6)) + payment
    for k in range(AT_ONCE):  # without asking how many: what is too many is written over
        moves.code[nth(n + k)] = base + (lowest(routes) << ROUTE_SHIFT)
        routes = rest(routes)
    n += AT_ONCE
    while routes != 0:
        moves.code[nth(n)] = base + (lowest(routes) << ROUTE_SHIFT)
        n += 1
        routes = rest(routes)
    return end


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
        least, enough = t.length[64 * GRAY + lowest(gray)] - locos, 0
        for c in range(COLORS):
            enough |= int(wide(hand[c]) >= least) << c
        while enough != 0:
            c = lowest(enough)
            enough = rest(enough)
            payable = gray & t.gray[locos, wide(hand[c])]
            n = list_routes(moves, n, payable, GRAY, (c << COLOR_SHIFT) + locos)
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
