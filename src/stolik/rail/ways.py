"""The cheapest way between places, for map checks and for aids."""

import heapq
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Way:
    """Routes in order, and what they cost together."""

    cost: int
    routes: tuple[str, ...]


def cheapest_way(
    links: Iterable[tuple[str, str, str, int]], starts: set[str], ends: set[str]
) -> Way | None:
    """The cheapest way from any start to any end; a link is (route, place, place, cost).

    Of equally cheap ways the one of fewest routes, then the first by name, is taken.
    """
    near: dict[str, list[tuple[str, str, int]]] = defaultdict(list)
    for route, a, b, cost in links:
        near[a].append((route, b, cost))
        near[b].append((route, a, cost))
    heap: list[tuple[int, int, tuple[str, ...], str]] = [(0, 0, (), s) for s in sorted(starts)]
    done: set[str] = set()
    while heap:
        cost, steps, way, place = heapq.heappop(heap)
        if place in ends:
            return Way(cost, way)
        if place in done:
            continue
        done.add(place)
        for route, other, more in near[place]:
            if other not in done:
                heapq.heappush(heap, (cost + more, steps + 1, (*way, route), other))
    return None
