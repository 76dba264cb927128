"""The map as the kernels see it: sets of routes in 64-bit words, and every question a table.

A route has a number, word * 64 + bit. Sets of routes are three words:

    word 0   colored routes on which no locomotive helps      by color, then length
    word 1   colored routes that locomotives can pay too      by color, then length
    word 2   gray routes                                      by length, ferry, tunnel

         bit 63 ....................................................... bit 0
    w1:  | white 6..1 | red 4..1 | ...... | violet 4..1 | black 8 .. 2 2 1 1 |

If word 1 is full, further routes go to word 0; nothing below relies on the split but speed.

Which claims a hand can pay is then a few ANDs and ORs instead of a loop over routes, colors and
locomotives. With m locomotives and n cards of color c in hand:

    colored   free & within[cars] & with_locos[m] & (affordable[0][n0 + m] | ... [7][n7 + m])
    gray      free & within[cars] & gray[m][n]         once for each color c
    locos     free & within[cars] & gray_locos[m]      gray routes paid by locomotives alone

For m = 0 the OR over the colors is kept up to date in the state (`afford`): a hand changes in
one color at a time, and most hands have no locomotive.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from stolik.core.bits import signed
from stolik.core.options import Value
from stolik.rail.board import Board, Route
from stolik.rail.rules import RULE_FIELDS, as_number
from stolik.rail.state import (
    COLORS,
    KINDS,
    MAX_LENGTH,
    MAX_PLACES,
    MAX_ROUTES,
    MAX_TARGETS,
    MAX_TICKETS,
    WORDS,
)

MOST_CARDS = 32  # of one color and locomotives together: 12 + 14 at most
GRAY = 2  # the word of gray routes

TABLES: Any = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *RULE_FIELDS,
                ("seats", np.int64),
                # Routes by number.
                ("length", np.int64, (MAX_ROUTES,)),
                ("points", np.int64, (MAX_ROUTES,)),
                ("base_color", np.int64, (MAX_ROUTES,)),  # gray: 0, the move names the color
                ("ferry", np.int64, (MAX_ROUTES,)),
                ("tunnel", np.int64, (MAX_ROUTES,)),
                ("a", np.int64, (MAX_ROUTES,)),
                ("b", np.int64, (MAX_ROUTES,)),
                # Sets of routes.
                ("listed", np.int64, (WORDS,)),
                ("closes", np.int64, (MAX_ROUTES, WORDS)),  # for every seat, when claimed
                ("closes_own", np.int64, (MAX_ROUTES, WORDS)),  # for the seat that claims
                ("within", np.int64, (MAX_LENGTH + 1, WORDS)),  # by cars left
                ("affordable", np.int64, (KINDS, MOST_CARDS, 2)),
                ("of_color", np.int64, (KINDS, 2)),
                ("with_locos", np.int64, (MAX_LENGTH + 1, 2)),
                ("gray", np.int64, (MAX_LENGTH + 1, MAX_LENGTH + 1)),
                ("gray_locos", np.int64, (MAX_LENGTH + 1,)),
                ("most_locos", np.int64),  # that any claim can use
                # Tickets: sets of places; targets from the most points to the least.
                ("n_tickets", np.int64),
                ("n_short", np.int64),  # these come first
                ("n_places", np.int64),
                ("ticket_from", np.int64, (MAX_TICKETS,)),
                ("ticket_to", np.int64, (MAX_TICKETS, MAX_TARGETS)),
                ("ticket_points", np.int64, (MAX_TICKETS, MAX_TARGETS)),
                ("ticket_targets", np.int64, (MAX_TICKETS,)),
            ],
            align=True,
        ),
    )
)


@dataclass(frozen=True, eq=False)
class Bitboard:
    """The tables of a map under certain options and seats, and its routes by number."""

    tables: Any
    routes: dict[int, Route]
    number: dict[str, int]


def build(board: Board, options: Mapping[str, Value], seats: int) -> Bitboard:
    """Computes every table once."""
    t = np.zeros(1, TABLES)[0]
    for name, value in options.items():
        t[name] = as_number(value)
    t.seats = seats
    anywhere = bool(options["locomotives_anywhere"])
    routes = number_routes(board, anywhere)
    number = {route.id: i for i, route in routes.items()}
    both_halves = seats >= int(options["both_halves_seats"])
    sets: dict[tuple[str, tuple[int, ...]], int] = {}

    def add(field: str, at: tuple[int, ...], i: int) -> None:
        word, place = divmod(i, 64)
        key = (field, at if field.startswith("gray") else (*at, word))
        sets[key] = sets.get(key, 0) | 1 << place

    for i, route in routes.items():
        _fill_route(t, board, i, route)
        _add_closing(add, i, route, number, both_halves)
        if both_halves or not _same_as_first_half(board, route):
            add("listed", (), i)
        for cars in range(route.length, MAX_LENGTH + 1):
            add("within", (cars,), i)
        _add_payments(add, board, i, route, anywhere)
    for (field, at), bits in sets.items():
        t[field][at] = signed(bits)
    t.most_locos = max(_most_locos(route, anywhere) for route in routes.values())
    _fill_tickets(t, board)
    return Bitboard(t, routes, number)


def number_routes(board: Board, anywhere: bool) -> dict[int, Route]:
    """Gives every route its word and bit."""

    def color(route: Route) -> int:
        return board.file.colors.index(route.color) if route.color else COLORS

    rows = sorted(board.file.routes, key=lambda r: (color(r), r.length, r.locomotives, r.tunnel))
    words: list[list[Route]] = [[], [], []]
    for route in rows:
        if route.color is None:
            words[GRAY].append(route)
        else:
            wild = _most_locos(route, anywhere) > 0
            first = 1 if wild else 0
            words[first if len(words[first]) < 64 else 1 - first].append(route)
    return {w * 64 + i: route for w in range(WORDS) for i, route in enumerate(words[w])}


def _most_locos(route: Route, anywhere: bool) -> int:
    """R30, R31: locomotives that can be played on it."""
    return route.length if anywhere or route.tunnel else route.locomotives


def _same_as_first_half(board: Board, route: Route) -> bool:
    """The `.2` half of a double whose halves are alike: where one closes the other it is idle."""
    if route.twin is None or not route.id.endswith(".2"):
        return False
    return board.route[route.twin].color == route.color


def _fill_route(t: Any, board: Board, i: int, route: Route) -> None:
    t.length[i] = route.length
    t.points[i] = board.points_for(route.length)
    t.base_color[i] = board.file.colors.index(route.color) if route.color else 0
    t.ferry[i] = route.locomotives
    t.tunnel[i] = route.tunnel
    t.a[i] = board.place_number[route.a]
    t.b[i] = board.place_number[route.b]


def _add_closing(
    add: Any, i: int, route: Route, number: Mapping[str, int], both_halves: bool
) -> None:
    """R5, R6."""
    add("closes", (i,), i)
    if route.twin is not None:
        add("closes_own" if both_halves else "closes", (i,), number[route.twin])


def _add_payments(add: Any, board: Board, i: int, route: Route, anywhere: bool) -> None:
    """R4, R30, R31 as sets."""
    most = _most_locos(route, anywhere)
    if route.color is not None:
        color = board.file.colors.index(route.color)
        add("of_color", (color,), i)
        for cards in range(route.length, MOST_CARDS):
            add("affordable", (color, cards), i)
        for m in range(route.locomotives, most + 1):
            add("with_locos", (m,), i)
        return
    for m in range(route.locomotives, min(most, route.length - 1) + 1):
        for cards in range(route.length - m, MAX_LENGTH + 1):
            add("gray", (m, cards), i)
    if most == route.length:
        add("gray_locos", (most,), i)


def _fill_tickets(t: Any, board: Board) -> None:
    def places(ids: list[str]) -> int:
        return signed(sum(1 << board.place_number[name] for name in ids))

    t.n_tickets, t.n_short = len(board.tickets), board.short_tickets
    t.n_places = len(board.file.places)
    for i, (_, ticket) in enumerate(board.tickets):
        t.ticket_from[i] = places(board.starts(ticket))
        t.ticket_targets[i] = len(ticket.to)
        for k, target in enumerate(sorted(ticket.to, key=lambda x: -x.points)):
            t.ticket_to[i, k] = places(board.ends(target))
            t.ticket_points[i, k] = target.points


assert max(MAX_PLACES, MAX_TICKETS) <= 64, "sets of places and of tickets are one word"
