"""One longest trail of a seat (R14), to be shown: `trail.py` measures it, this finds its routes.

Routes are left out one after another while the longest trail of the rest stays as long. What can't
be spared any more is one trail, for any route beside it could still go.
"""

from collections.abc import Mapping

import numpy as np

from stolik.core.bits import members
from stolik.rail.bitboard import Bitboard
from stolik.rail.board import Route
from stolik.rail.state import SCORE, STATE, WORDS, State, Tables
from stolik.rail.trail import longest_trail


def find_trail(bits: Bitboard, state: State, seat: int, length: int) -> list[str]:
    """The routes of a trail of this length, which is the seat's longest, as one walks them."""
    routes = {
        64 * word + place: bits.routes[64 * word + place]
        for word in range(WORDS)
        for place in members(state.own[seat, word])
    }
    return walk(spare(bits.tables, routes, seat, length)) if length else []


def spare(t: Tables, routes: Mapping[int, Route], seat: int, length: int) -> list[Route]:
    """The routes without which no trail is so long; shorter ones go first."""
    left = dict(routes)
    room, score = np.zeros(1, STATE)[0], np.zeros(1, SCORE)[0]
    lay(room, seat, left)
    for number, route in sorted(routes.items(), key=lambda pair: pair[1].length):
        if sum(other.length for other in left.values()) == length:
            break
        del left[number]
        lay(room, seat, left)
        if longest_trail(t, room, seat, score) < length:
            left[number] = route
    return list(left.values())


def lay(room: State, seat: int, routes: Mapping[int, Route]) -> None:
    """Gives these routes to the seat, and no others."""
    room.own[seat] = 0
    for number in routes:
        word, place = divmod(number, 64)
        room.own[seat, word] |= np.int64(1) << np.int64(place)


def walk(routes: list[Route]) -> list[str]:
    """All routes in one go. Where a walk is stuck too early, a round trip is put in between."""
    at: dict[str, list[Route]] = {}
    for route in routes:
        at.setdefault(route.a, []).append(route)
        at.setdefault(route.b, []).append(route)
    start = next((place for place in at if len(at[place]) % 2), routes[0].a)
    gone: set[str] = set()
    way: list[str] = []
    stack: list[tuple[str, str]] = [(start, "")]  # a place and the route that led there
    while stack:
        place, came = stack[-1]
        onward = next((route for route in at[place] if route.id not in gone), None)
        if onward is None:
            stack.pop()
            way += [came] if came else []
        else:
            gone.add(onward.id)
            stack.append((onward.b if onward.a == place else onward.a, onward.id))
    return way[::-1]
