"""The words and colors of a rail map in one language."""

from collections.abc import Iterable, Mapping
from unicodedata import combining, normalize

from rich.text import Text

from stolik.cli.draw import Words
from stolik.rail.board import Board, Target

CARD_STYLES = {
    "black": ("✚", "#ffffff on #353941"),
    "violet": ("▼", "#2a0d3a on #b583d0"),
    "blue": ("●", "#ffffff on #2263b0"),
    "green": ("▲", "#ffffff on #36874a"),
    "yellow": ("★", "#3b2d00 on #f0c93a"),
    "orange": ("◆", "#331800 on #e98629"),
    "red": ("■", "#ffffff on #c6332e"),
    "white": ("○", "#3a3527 on #faf7ef"),
    "loco": ("✱", "#ffffff on #2a2f36"),
}
"""A symbol beside each color, the same as on the pages; a word stands with them anyway."""
DASH = "\N{EN DASH}"
PLAIN = ("·", "")


class Names:
    """Ids of a map's places, routes and tickets as people read them."""

    def __init__(self, board: Board, words: Words) -> None:
        self.board, self.words = board, words
        self._places = {place.id: place for place in board.file.places}
        self._countries = {country.id: country.name for country in board.file.countries}
        self._tickets = dict(board.tickets)

    def _in_language(self, names: Mapping[str, str], id: str) -> str:
        return names.get(self.words.language) or names.get("en") or id

    def title(self) -> str:
        """The map's name."""
        return self._in_language(self.board.file.title, self.board.id)

    def place(self, id: str) -> str:
        """A border exit is told from others of its country by where it leads."""
        place = self._places[id]
        name = self._in_language(place.name, id)
        if not place.towards:
            return name
        town = self.words("town-name", town=place.towards.replace(" ", "-"), name=place.towards)
        return f"{name} ({town})"

    def route(self, id: str) -> str:
        route = self.board.route[id]
        return f"{self.place(route.a)} {DASH} {self.place(route.b)}"

    def order(self, id: str) -> str:
        """Sorts routes by name, accents aside."""
        return "".join(c for c in normalize("NFKD", self.route(id)) if not combining(c)).lower()

    def routes(self, ids: Iterable[str]) -> str:
        return ", ".join(map(self.route, ids))

    def ticket(self, id: str) -> str:
        """Both ends; where it has several, each with its points: Germany 6, Italy 8."""
        ticket = self._tickets[id]
        start = ticket.from_place or ticket.from_country or ""
        single = len(ticket.to) == 1
        ends = [self._end(target, single) for target in ticket.to]
        return f"{self._place_or_country(start)} {DASH} {', '.join(ends)}"

    def ticket_points(self, id: str) -> str:
        """Its worth, if it has just one."""
        targets = self._tickets[id].to
        return str(targets[0].points) if len(targets) == 1 else ""

    def tickets(self, ids: Iterable[str]) -> str:
        return "; ".join(map(self.ticket, ids))

    def _end(self, target: Target, single: bool) -> str:
        name = self._place_or_country(target.place or target.country or "")
        return name if single else f"{name} {target.points}"

    def _place_or_country(self, id: str) -> str:
        if id in self._countries:
            return self._in_language(self._countries[id], id)
        return self.place(id)

    def card(self, color: str) -> Text:
        """A card with its symbol."""
        return chip(color, self.words("card-name", color=color))

    def counted(self, color: str, count: int) -> Text:
        """Some cards of a color."""
        return chip(color, self.words("card-count", color=color, count=count))

    def price(self, color: str | None, cards: int, locos: int) -> Text:
        """What a claim or a surcharge is paid with."""
        parts = [self.counted(color, cards)] if color and cards else []
        parts += [self.counted("loco", locos)] if locos else []
        return Text(" + ").join(parts)

    def short_price(self, color: str | None, cards: int, locos: int) -> Text:
        """The same with a mere symbol for locomotives beside other cards."""
        if not (color and cards and locos):
            return self.price(color, cards, locos)
        return Text(" + ").join([self.counted(color, cards), chip("loco", str(locos))])

    def spaces(self, id: str) -> Text:
        """A route's color and length."""
        route = self.board.route[id]
        color = route.color or "gray"
        return chip(color, f"{self.words('route-color', color=color)} {route.length}")

    def kind(self, id: str) -> str:
        """Tunnel, ferry with its locomotives, or nothing."""
        route = self.board.route[id]
        if route.locomotives:
            return f"{self.words('route-ferry')} {CARD_STYLES['loco'][0] * route.locomotives}"
        return self.words("route-tunnel") if route.tunnel else ""

    def cards(self, colors: Iterable[str | None]) -> str:
        """Cards in a row of words."""
        empty = self.words("slot-empty")
        return ", ".join(self.words("card-name", color=c) if c else empty for c in colors)

    def sorted_cards(self, colors: list[str]) -> str:
        """Cards by color, as they are paid."""
        kinds = dict.fromkeys(colors)
        counts = [self.words("card-count", color=c, count=colors.count(c)) for c in kinds]
        return " + ".join(counts)


def chip(color: str, text: str) -> Text:
    """A little card."""
    symbol, style = CARD_STYLES.get(color, PLAIN)
    return Text(f" {symbol} {text} ", style)
