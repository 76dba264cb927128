"""`python -m benchmarks.limit.rail_tables > rail.h`: the tables of rail.c from the package's maps.

Each route is a bit. Word 0 (0..63): colored routes on which a claim has its simple form (Europe:
every colored route; Switzerland: those that are no tunnels). Word 1 (64..127): the rest
(Switzerland: colored tunnels), then gray routes from a byte boundary on.
"""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import stolik

DATA = Path(stolik.__file__).parent / "rail" / "data"
MAPS = (
    ("europe", True, ("short", "long")),
    ("europe-modern", True, ("short", "long")),
    ("switzerland", False, ("all",)),
)
"""Its name, whether locomotives may go anywhere, the decks of its tickets."""
GRAY, NO_TWIN = 8, 255


def braces(items: Iterable[object]) -> str:
    """A C initializer."""
    return "{" + ",".join(map(str, items)) + "}"


class Board:
    """A map with a number for each place and a bit for each route."""

    def __init__(self, name: str, anywhere: bool) -> None:
        self.data: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
        self.colors: list[str] = self.data["colors"]
        self.place = {place["id"]: i for i, place in enumerate(self.data["places"])}
        routes = self.data["routes"]
        simple = [r for r in routes if r["color"] and (anywhere or not r["tunnel"])]
        others = [r for r in routes if r not in simple]
        simple.sort(key=lambda r: (self.color(r), r["length"]))
        others.sort(
            key=lambda r: (
                *(self.color(r) == GRAY, self.color(r), r["length"]),
                *(r["locomotives"], r["tunnel"]),
            )
        )
        gap = -sum(r["color"] is not None for r in others) % 8
        self.at = {r["id"]: i for i, r in enumerate(simple)}
        for i, r in enumerate(others):
            self.at[r["id"]] = 64 + i + (gap if r["color"] is None else 0)
        self.routes: list[dict[str, Any]] = simple + others

    def color(self, route: dict[str, Any]) -> int:
        """The number of a route's color."""
        return GRAY if route["color"] is None else self.colors.index(route["color"])

    def row(self, r: dict[str, Any]) -> str:
        """A RawRoute, as rail.c has it; a second half of the first one's color is marked."""
        twin = next((t for t in self.routes if t["id"] == r["twin"]), None)
        same = twin is not None and r["id"].endswith(".2") and twin["color"] == r["color"]
        return braces(
            (
                *(self.at[r["id"]], self.color(r), r["length"], r["locomotives"], int(r["tunnel"])),
                *(self.place[r["a"]], self.place[r["b"]]),
                *(NO_TWIN if twin is None else self.at[twin["id"]], int(same), f'"{r["id"]}"'),
            )
        )

    def places(self, target: dict[str, str]) -> str:
        """The places that a ticket's end means, as bits."""
        wanted = [
            self.place[place["id"]]
            for place in self.data["places"]
            if target.get("place") == place["id"]
            or ("country" in target and target["country"] == place.get("country"))
        ]
        return f"{sum(1 << i for i in wanted):#x}ull"

    def tickets(self, deck: str) -> list[str]:
        """RawTickets of a deck, as rail.c has them."""
        rows = []
        for t in self.data["tickets"]:
            if t["deck"] != deck:
                continue
            start = {"place": t["from"]} if "from" in t else {"country": t["from_country"]}
            to = sorted(t["to"], key=lambda target: -target["points"])
            points = [target["points"] for target in to]
            ends = braces(self.places(target) for target in to)
            for copy in range(1, t["copies"] + 1):
                ident = t["id"] + (f"#{copy}" if copy > 1 else "")
                words = (self.places(start), len(to), min(points), ends, braces(points))
                rows.append(braces((*words, f'"{ident}"')))
        return rows


def write(name: str, anywhere: bool, decks: Sequence[str]) -> None:
    """The tables of one map."""
    board, ident = Board(name, anywhere), name.replace("-", "_")
    decks_of_tickets = [board.tickets(deck) for deck in decks]
    tickets = [row for deck in decks_of_tickets for row in deck]
    points = board.data["route_points"]
    sizes = (len(board.routes), len(tickets), len(decks_of_tickets[0]), len(board.place))
    cards = braces(f'"{card}"' for card in [*board.colors, "loco"])
    for kind, rows in (("Route", list(map(board.row, board.routes))), ("Ticket", tickets)):
        lines = ",\n".join(rows)
        print(f"static const Raw{kind} {ident}_{kind.lower()}s[] = {{\n{lines}}};")
    fields = (
        *(f'"{name}"', *sizes, braces(points.get(str(i), 0) for i in range(9)), cards),
        *(f"{ident}_routes", f"{ident}_tickets"),
    )
    print(f"static const RawMap {ident}_map = {braces(fields)};")


def main() -> None:
    """Writes the tables of all maps."""
    for name, anywhere, decks in MAPS:
        write(name, anywhere, decks)


if __name__ == "__main__":
    main()
