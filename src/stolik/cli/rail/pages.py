"""Further pages of a rail table: routes with their owners, tickets, odds of tunnels."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from stolik.cli.draw import Seats, Words, grid, heading, indented
from stolik.cli.rail.menu import MenuMaker
from stolik.cli.rail.names import Names
from stolik.rail.aids import RailAids
from stolik.rail.view import RailView

FEW = 12
"""Of so many routes the names for written moves are shown too."""


class Pages:
    """Draws pages from a view and its aids."""

    def __init__(self, names: Names, words: Words, seats: Seats, menus: MenuMaker) -> None:
        self._names, self._words, self._seats, self._menus = names, words, seats, menus

    def routes(self, view: RailView, part: str) -> RenderableType:
        """All routes by owner, or those with a part of a name."""
        route = self._names.board.route
        found = [id for id in route if part.lower() in f"{self._names.route(id)} {id}".lower()]
        if not found:
            return Text(self._words("routes-none", text=part))
        parts: list[RenderableType] = []
        rest = set(found)
        for seat in range(len(view.seats)):
            own = rest & set(view.seats[seat].routes)
            parts += self._group(self._owner(seat, len(own)), own, len(found) <= FEW)
            rest -= own
        free = rest & set(view.free)
        closed = {id for id in rest - free if route[id].twin not in free}  # alike halves are one
        parts += self._group(self._words("routes-free", count=len(free)), free, len(found) <= FEW)
        parts += self._group(self._words("routes-closed", count=len(closed)), closed, False)
        return Group(*parts)

    def _owner(self, seat: int, count: int) -> str:
        if seat == self._seats.me:
            return self._words("routes-of-own", count=count)
        return self._words("routes-of", name=self._seats[seat], count=count)

    def _group(self, title: str, routes: Iterable[str], ids: bool) -> list[RenderableType]:
        rows = sorted(routes, key=self._names.order)
        if not rows:
            return []
        width = max(self._names.spaces(id).cell_len for id in rows)
        lines = [self._line(id, width, ids) for id in rows]
        return [heading(title), indented(Columns(lines, padding=(0, 3), column_first=True))]

    def _line(self, id: str, width: int, ids: bool) -> Text:
        spaces = self._names.spaces(id)
        spaces.pad_right(width - spaces.cell_len)
        details = ", ".join(filter(None, [self._names.kind(id), id if ids else ""]))
        kind = f" ({details})" if details else ""
        return Text.assemble(spaces, f" {self._names.route(id)}", (kind, "dim"))

    def tickets(self, view: RailView, aids: RailAids) -> RenderableType:
        """Each ticket with the routes that its shortest way lacks."""
        if not aids.tickets:
            return Text(self._words("tickets-none"))
        parts: list[RenderableType] = []
        for way in aids.tickets:
            row = grid()
            row.add_row(*self._menus.ticket_cells(view, way))
            parts.append(row)
            if way.routes:
                missing = [
                    Text.assemble(self._names.spaces(id), f" {self._names.route(id)}")
                    for id in way.routes
                ]
                parts.append(indented(Columns(missing, padding=(0, 3)), 4))
        return Group(heading(self._words("label-tickets")), indented(Group(*parts)))

    def odds(self, aids: RailAids) -> RenderableType:
        """Chances of extra cards by color, with the tunnels they are for."""
        if not aids.tunnels:
            return Text(self._words("odds-none"))
        chances = {row.color: row.chances for tunnel in aids.tunnels for row in tunnel.odds}
        table = grid()
        most = max(map(len, chances.values()))
        counts = [Text(f"+{k}", "bold", justify="right") for k in range(most)]
        table.add_row(
            heading(self._words("head-color")), *counts, heading(self._words("head-tunnels"))
        )
        for color in sorted(chances, key=self._rank):
            cells = [Text(f"{100 * p:.0f} %", justify="right") for p in chances[color]]
            table.add_row(self._names.card(color), *cells, self._tunnels(aids, color))
        return Group(heading(self._words("odds-title")), indented(table))

    def _rank(self, color: str) -> int:
        return [*self._names.board.file.colors, "loco"].index(color)

    def _tunnels(self, aids: RailAids, color: str) -> Text:
        """The open tunnels of a color; beside the locomotive those of any color."""
        route = self._names.board.route
        wanted = None if color == "loco" else color
        found = [t.route for t in aids.tunnels if route[t.route].color == wanted]
        names = self._names.routes(dict.fromkeys(found))
        any_color = f"{self._words('odds-any')}: " if found and wanted is None else ""
        return Text(f"{any_color}{names}", "dim")
