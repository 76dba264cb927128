"""A map as people write it: a JSON file, read and checked. docs/maps.md describes the format."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

import msgspec

from stolik.errors import BadMap, BadOption
from stolik.rail.rules import FAMILIES, choose
from stolik.rail.state import COLORS, MAX_LENGTH, MAX_PLACES, MAX_TARGETS, MAX_TICKETS
from stolik.rail.ways import cheapest_way

Names = dict[str, str]
FORMAT = "rail-map/1"
MAX_POINTS = 500  # of 60 routes and 64 tickets they fit the state
_IDENT = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*\Z")


class Country(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A country that tickets can name; it is reached at any of its border places."""

    id: str
    name: Names


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city, or the border exit of a country."""

    id: str
    name: Names
    lat: float | None = None
    lon: float | None = None
    country: str | None = None
    towards: str | None = None


class Route(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link of some spaces; `locomotives` of them are ferry spaces; no color is gray."""

    id: str
    a: str
    b: str
    length: int
    color: str | None
    tunnel: bool = False
    locomotives: int = 0
    twin: str | None = None


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One end of a ticket with what it is worth."""

    points: int
    place: str | None = None
    country: str | None = None


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An aim: join the start to a target. `copies` of the same ticket are several tickets."""

    id: str
    deck: Literal["short", "long", "all"]
    to: list[Target]
    from_place: str | None = msgspec.field(name="from", default=None)
    from_country: str | None = None
    copies: int = 1


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    format: str
    id: str
    title: Names
    colors: list[str]
    route_points: dict[str, int]
    countries: list[Country]
    places: list[Place]
    routes: list[Route]
    tickets: list[Ticket]
    rules: Literal["europe", "swiss"] | None = None
    options: dict[str, bool | int | str] = {}


@dataclass(frozen=True, eq=False)
class Board:
    """A checked map."""

    file: MapFile

    @property
    def id(self) -> str:
        return self.file.id

    @cached_property
    def place_number(self) -> dict[str, int]:
        return {place.id: i for i, place in enumerate(self.file.places)}

    @cached_property
    def route(self) -> dict[str, Route]:
        return {route.id: route for route in self.file.routes}

    @cached_property
    def tickets(self) -> list[tuple[str, Ticket]]:
        """Every single ticket with its name, long ones last; copies are `<id>#2` and so on."""
        rows = sorted(self.file.tickets, key=lambda t: t.deck == "long")
        return [
            (ticket.id if copy == 1 else f"{ticket.id}#{copy}", ticket)
            for ticket in rows
            for copy in range(1, ticket.copies + 1)
        ]

    @cached_property
    def short_tickets(self) -> int:
        return sum(ticket.deck != "long" for _, ticket in self.tickets)

    def points_for(self, length: int) -> int:
        """What a route of this length scores (R9)."""
        return self.file.route_points[str(length)]

    def starts(self, ticket: Ticket) -> list[str]:
        """The places where a ticket may begin."""
        if ticket.from_place is not None:
            return [ticket.from_place]
        return self.border(ticket.from_country)

    def ends(self, target: Target) -> list[str]:
        """The places where a target may be reached."""
        return [target.place] if target.place is not None else self.border(target.country)

    def border(self, country: str | None) -> list[str]:
        """The places of a country."""
        return [place.id for place in self.file.places if place.country == country]


def read_board(path: Path, limit: int) -> Board:
    """The map in a file; a ticket has to be finished with `limit` cars, or as many as it says."""
    try:
        file = msgspec.json.decode(path.read_bytes(), type=MapFile)
    except OSError as error:
        raise BadMap(f"{path}: {error.strerror or error}.") from error
    except msgspec.MsgspecError as error:
        raise BadMap(f"{path}: {error}.") from error
    board = Board(file)
    try:
        own = choose(file.rules or FAMILIES[0], own=file.options)
        check(board, int(own["cars"]) if "cars" in file.options else limit)
    except (BadMap, BadOption) as error:
        raise BadMap(f"{path}: {error}") from None
    return board


def check(board: Board, limit: int) -> None:
    """Raises BadMap that names what is wrong where."""
    file = board.file
    if file.format != FORMAT:
        raise BadMap(f"format is {file.format!r}, this program reads {FORMAT!r}.")
    if len(set(file.colors)) != COLORS or len(file.colors) != COLORS or "loco" in file.colors:
        raise BadMap(f"colors must be {COLORS} different names (and not 'loco').")
    _check_names("map", [file.id])
    _check_names("color", file.colors)
    _check_points(file.route_points)
    _check_names("country", (c.id for c in file.countries))
    _check_names("place", (p.id for p in file.places))
    _check_names("route", (r.id for r in file.routes))
    _check_names("ticket", (t.id for t in file.tickets))
    _check_capacities(board)
    _check_places(board)
    for route in file.routes:
        _check_route(board, route)
    for ticket in file.tickets:
        _check_ticket(board, ticket, limit)


def _check_names(kind: str, names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if not _IDENT.match(name):
            raise BadMap(f"{kind} {name!r}: an id is of a-z, 0-9, '-' and '.', as in 'la-paz.1'.")
        if name in seen:
            raise BadMap(f"{kind} {name!r} is there twice.")
        seen.add(name)


def _check_points(route_points: dict[str, int]) -> None:
    for length, points in route_points.items():
        if not length.isdecimal() or not 0 <= points <= MAX_POINTS:
            raise BadMap(
                f"route_points of {length!r} are {points}: lengths are numbers, points 0 to "
                f"{MAX_POINTS}."
            )


def _check_capacities(board: Board) -> None:
    file = board.file
    colored = sum(route.color is not None for route in file.routes)
    for what, count, most in (
        ("places", len(file.places), MAX_PLACES),
        ("colored routes", colored, 128),
        ("gray routes", len(file.routes) - colored, 64),
        ("tickets (copies count)", sum(t.copies for t in file.tickets), MAX_TICKETS),
    ):
        if count > most:
            raise BadMap(f"{count} {what}: at most {most} are possible.")
    if not file.routes or not file.tickets:
        raise BadMap("a map needs routes and tickets.")


def _check_places(board: Board) -> None:
    countries = {country.id for country in board.file.countries}
    for place in board.file.places:
        if place.country is not None and place.country not in countries:
            raise BadMap(f"place {place.id!r} is in an unknown country {place.country!r}.")
    for country in countries:
        if not board.border(country):
            raise BadMap(f"country {country!r} has no place.")


def _check_route(board: Board, route: Route) -> None:
    name = f"route {route.id!r}"
    for end in (route.a, route.b):
        if end not in board.place_number:
            raise BadMap(f"{name} leads to an unknown place {end!r}.")
    if route.a == route.b:
        raise BadMap(f"{name} leads from {route.a!r} to itself.")
    if route.color is not None and route.color not in board.file.colors:
        raise BadMap(f"{name} has an unknown color {route.color!r}.")
    if not 1 <= route.length <= MAX_LENGTH:
        raise BadMap(f"{name} has length {route.length}: 1 to {MAX_LENGTH} are possible.")
    if str(route.length) not in board.file.route_points:
        raise BadMap(f"{name} has length {route.length}, which route_points doesn't have.")
    if not 0 <= route.locomotives <= route.length:
        raise BadMap(f"{name} has {route.locomotives} ferry spaces of {route.length}.")
    if route.twin is not None:
        _check_twin(board, route, route.twin)


def _check_twin(board: Board, route: Route, twin_id: str) -> None:
    name = f"route {route.id!r}"
    twin = board.route.get(twin_id)
    if twin is None:
        raise BadMap(f"{name} has an unknown twin {twin_id!r}.")
    if twin.twin != route.id or twin is route:
        raise BadMap(f"{name} names the twin {twin_id!r}, which doesn't answer.")
    if {twin.a, twin.b} != {route.a, route.b} or _shape(twin) != _shape(route):
        raise BadMap(f"{name} and its twin {twin_id!r} may differ in color only.")
    if {route.id[-2:], twin_id[-2:]} != {".1", ".2"} or route.id[:-2] != twin_id[:-2]:
        raise BadMap(f"{name} and its twin {twin_id!r}: halves are named '<name>.1', '<name>.2'.")


def _shape(route: Route) -> tuple[int, bool, int]:
    return route.length, route.tunnel, route.locomotives


def _check_ticket(board: Board, ticket: Ticket, limit: int) -> None:
    name = f"ticket {ticket.id!r}"
    if (ticket.from_place is None) == (ticket.from_country is None):
        raise BadMap(f"{name} needs either 'from' or 'from_country'.")
    _check_end(board, name, ticket.from_place, ticket.from_country)
    if not 1 <= len(ticket.to) <= MAX_TARGETS or ticket.copies < 1:
        raise BadMap(f"{name} needs 1 to {MAX_TARGETS} targets and at least 1 copy.")
    for target in ticket.to:
        if (target.place is None) == (target.country is None):
            raise BadMap(f"{name}: each of 'to' needs either 'place' or 'country'.")
        _check_end(board, name, target.place, target.country)
        if not 1 <= target.points <= MAX_POINTS:
            raise BadMap(f"{name} has a target of {target.points} points: 1 to {MAX_POINTS} go.")
        _check_possible(board, ticket, target, limit)


def _check_end(board: Board, name: str, place: str | None, country: str | None) -> None:
    if place is not None and place not in board.place_number:
        raise BadMap(f"{name} names an unknown place {place!r}.")
    if country is not None and not board.border(country):
        raise BadMap(f"{name} names an unknown country {country!r}.")


def _check_possible(board: Board, ticket: Ticket, target: Target, limit: int) -> None:
    starts, ends = set(board.starts(ticket)), set(board.ends(target))
    goal = target.place or target.country
    if starts & ends:
        raise BadMap(f"ticket {ticket.id!r} begins where it ends ({goal!r}).")
    way = cheapest_way(((r.id, r.a, r.b, r.length) for r in board.file.routes), starts, ends)
    if way is None:
        raise BadMap(f"ticket {ticket.id!r} can't be finished: no way leads to {goal!r}.")
    if way.cost > limit:
        raise BadMap(
            f"ticket {ticket.id!r} can't be finished: {goal!r} is {way.cost} spaces away and a "
            f"seat has {limit} cars."
        )
