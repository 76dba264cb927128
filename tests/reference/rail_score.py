"""The result of a finished game: R10, R12, R14, R35, R36, R43."""

from __future__ import annotations

Network = dict[str, list[tuple[int, str, int]]]


def final_result(game: dict) -> dict:
    """The result line of a transcript."""
    seats = range(game["seats"])
    trails = [longest_trail(owned_routes(game, seat)) for seat in seats]
    entries = []
    for seat in seats:
        tickets = ticket_points(game, seat)
        # R35: the bonus goes to every seat that has the longest trail, of length 0 too.
        bonus = game["rules"]["longest_trail_points"] if trails[seat] == max(trails) else 0
        routes = game["route_points"][seat]
        total = routes + sum(points for _, points in tickets) + bonus
        entries.append({"routes": routes, "tickets": tickets, "longest": bonus, "total": total})
    best = max(entry["total"] for entry in entries)
    # R12: equal totals share the win.
    winners = [seat for seat in seats if entries[seat]["total"] == best]
    return {"result": entries, "longest_trail": trails, "winners": winners}


def owned_routes(game: dict, seat: int) -> list[dict]:
    routes = game["map"]["routes"]
    return [routes[name] for name, owner in game["owner"].items() if owner == seat]


def network(routes: list[dict]) -> Network:
    """For each place the routes that leave it: number, place at the other end, length."""
    leaving: Network = {}
    for number, route in enumerate(routes):
        leaving.setdefault(route["a"], []).append((number, route["b"], route["length"]))
        leaving.setdefault(route["b"], []).append((number, route["a"], route["length"]))
    return leaving


def reachable(leaving: Network, start: str) -> set[str]:
    """The places joined to this one by own routes."""
    found, todo = {start}, [start]
    while todo:
        for _, other, _ in leaving.get(todo.pop(), []):
            if other not in found:
                found.add(other)
                todo.append(other)
    return found


def ticket_points(game: dict, seat: int) -> list[list]:
    """R10, R43: each ticket held, copies too, with what it scores or loses."""
    leaving = network(owned_routes(game, seat))
    data = game["map"]
    return [
        [name, ticket_value(data, data["tickets"][name], leaving)] for name in game["tickets"][seat]
    ]


def ticket_value(data: dict, ticket: dict, leaving: Network) -> int:
    """R10, R36: the most of what is joined; nothing joined: minus the least."""
    starts = [ticket["from"]] if "from" in ticket else data["borders"][ticket["from_country"]]
    joined = set().union(*(reachable(leaving, start) for start in starts))
    values = []
    for target in ticket["to"]:
        ends = [target["place"]] if "place" in target else data["borders"][target["country"]]
        if joined.intersection(ends):
            values.append(target["points"])
    return max(values) if values else -min(target["points"] for target in ticket["to"])


def longest_trail(routes: list[dict]) -> int:
    """R14: the longest walk over own routes that uses each route once, by length."""
    leaving = network(routes)
    best, done = 0, set()
    for start in leaving:
        if start not in done:
            part = reachable(leaving, start)
            done |= part
            best = max(best, trail_within(leaving, part))
    return best


def trail_within(leaving: Network, places: set[str]) -> int:
    """The longest trail among places that are all joined to each other.

    A trail that cannot go on has used every route of the place where it stands, so it stands
    where an odd number of routes meet, or where it began; a round trip that leaves routes over
    can be begun elsewhere and go on. So only odd places need be tried as the beginning, and
    where there are none or two one trail takes everything.
    """
    everything = sum(length for place in places for _, _, length in leaving[place]) // 2
    odd = [place for place in places if len(leaving[place]) % 2]
    if len(odd) <= 2:
        return everything
    best = 0
    # What can follow depends only on the place and the routes used: each pair is tried once.
    todo = [(place, 0, 0) for place in odd]
    seen = set()
    while todo and best < everything:
        place, used, walked = todo.pop()
        if (place, used) in seen:
            continue
        seen.add((place, used))
        best = max(best, walked)
        for number, other, length in leaving[place]:
            if not used >> number & 1:
                todo.append((other, used | 1 << number, walked + length))
    return best
