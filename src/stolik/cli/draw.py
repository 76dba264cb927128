"""What every game shares at the terminal: words, moves to choose from, how they are drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from stolik.core.contract import Event, Move
from stolik.text import choose_language, say

SEAT_STYLES = ("bold bright_blue", "bold bright_red", "bold yellow", "bold", "bold magenta")
"""By seat, the person first; names are always written out, so that color is never needed."""


class Words:
    """The catalogue in one language."""

    def __init__(self, language: str | None) -> None:
        self.language = choose_language(language)

    def __call__(self, key: str, /, **args: str | int) -> str:
        return say(key, args, self.language)


@dataclass(frozen=True)
class Choice:
    """One line to choose: the move's text, or a further menu of ways to do it."""

    cells: tuple[Text, ...]
    move: str = ""
    ways: "Menu | None" = None


@dataclass(frozen=True)
class Choices:
    """Choices under one heading, side by side or as lines; of many lines only the first few."""

    title: str
    rows: Sequence[Choice]
    inline: bool = False
    note: str = ""


@dataclass(frozen=True)
class Menu:
    """What can be chosen now. With `many`, several numbers make one move of that name.

    An inner menu asks for the way to do what an outer one named.
    """

    prompt: str
    groups: Sequence[Choices]
    many: str = ""
    inner: bool = False

    def choices(self) -> list[Choice]:
        """All choices in the order of their numbers."""
        return [choice for group in self.groups for choice in group.rows]


@dataclass(frozen=True)
class Deed:
    """A decision to be told of: its move is whole, its events are what the person may know.

    A face tells of the move only where the game has no secrets. The deal has no move.
    """

    seat: int
    move: Move | None
    events: Sequence[Event]


class Seats:
    """What the seats are called, as the person at one of them says it."""

    def __init__(self, words: Words, count: int, me: int) -> None:
        others = [seat for seat in range(count) if seat != me]
        self.me = me
        self.names = {me: words("name-you")}
        self.order = [me, *others]
        self.styles = dict(zip(self.order, SEAT_STYLES, strict=False))
        for number, seat in enumerate(others, 1):
            single = len(others) == 1
            name = words("name-bot") if single else words("name-bot-numbered", number=number)
            self.names[seat] = name

    def __getitem__(self, seat: int) -> str:
        return self.names[seat]

    def text(self, seat: int) -> Text:
        """The name in the seat's color."""
        return Text(self.names[seat], self.styles.get(seat, ""))


class Face(Protocol):
    """How one game looks, from one seat's view alone: views and moves are those of the game."""

    pages: Mapping[str, str]
    """Further commands and the keys of their help."""
    examples: Sequence[str]
    """Moves written out."""
    number_help: str
    """The key of what a typed number means."""

    def board(self, view: Any, aids: Any, moves: Sequence[Any], brief: bool) -> RenderableType: ...

    def menu(self, view: Any, aids: Any, moves: Sequence[Any]) -> Menu: ...

    def page(
        self, command: str, view: Any, aids: Any, moves: Sequence[Any], rest: str
    ) -> RenderableType: ...

    def news(self, deeds: Sequence[Deed]) -> Sequence[str]: ...

    def reason(self, key: str, args: Mapping[str, str | int]) -> str: ...

    def result(self, view: Any, points: Sequence[Any]) -> RenderableType: ...


def heading(text: str) -> Text:
    """A heading over some lines."""
    return Text(text, "bold")


def indented(what: RenderableType, by: int = 2) -> RenderableType:
    """The same, set in."""
    return Padding(what, (0, 0, 0, by))


def bullets(lines: Sequence[str]) -> RenderableType:
    """Each line with a mark, longer ones wrapped beside it."""
    table = grid(gap=1)
    for line in lines:
        table.add_row("  •", Text(line))
    return table


def beside(blocks: Sequence[Text], gap: int = 1) -> Text:
    """Texts of one or several lines next to each other, their tops in one line."""
    parts = [block.split("\n", allow_blank=True) for block in blocks]
    lines = []
    for i in range(max(map(len, parts), default=0)):
        line = Text()
        for part, block in zip(parts, blocks, strict=True):
            line.append(" " * gap if block is not blocks[0] else "")
            row = part[i].copy() if i < len(part) else Text()
            row.pad_right(width(block) - row.cell_len)
            line.append_text(row)
        lines.append(line)
    return Text("\n").join(lines)


def width(block: Text) -> int:
    """The width of a text's longest line."""
    return max(map(cell_len, block.plain.split("\n")))


class Flow:
    """Short texts one after another, in as many lines as it takes; none is broken."""

    def __init__(self, items: Sequence[Text], gap: int = 1) -> None:
        self._items, self._gap = items, gap

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> RenderResult:
        row: list[Text] = []
        for item in self._items:
            if row and self._width([*row, item]) > options.max_width:
                yield beside(row, self._gap)
                row = []
            row.append(item)
        yield beside(row, self._gap)

    def _width(self, items: Sequence[Text]) -> int:
        return sum(map(width, items)) + self._gap * (len(items) - 1)

    def __rich_measure__(self, _: Console, options: ConsoleOptions) -> Measurement:
        most = min(self._width(self._items), options.max_width)
        return Measurement(max(map(width, self._items)), most)


class Pair:
    """Two drawings side by side, or one under the other where the screen is too narrow."""

    def __init__(self, left: RenderableType, right: RenderableType, gap: int = 4) -> None:
        self._left, self._right, self._gap = left, right, gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wanted = Measurement.get(console, options, self._left).maximum
        needed = Measurement.get(console, options, self._right).minimum
        if wanted + self._gap + needed > options.max_width:
            yield from (self._left, "", self._right)
            return
        both = grid(gap=self._gap)
        both.add_row(self._left, self._right)
        yield both


def grid(*, gap: int = 2, numbers: int = 0) -> Grid:
    """A table without lines whose first columns are numbers."""
    table = Grid.grid(padding=(0, gap, 0, 0))
    for _ in range(numbers):
        table.add_column(justify="right", no_wrap=True)
    return table


def ledger(heads: Sequence[str | Text], names: int = 1) -> Grid:
    """A table under faint headings: columns of names, then columns of numbers."""
    table = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for i, head in enumerate(heads):
        table.add_column(head, justify="left" if i < names else "right")
    return table


def draw_menu(menu: Menu, words: Words, longest: int | None) -> RenderableType:
    """All groups, their choices numbered through; of long groups the first `longest` lines."""
    parts: list[RenderableType] = []
    first = 1
    for group in menu.groups:
        parts.append(heading(group.title))
        rows = group.rows if longest is None else group.rows[:longest]
        draw = _side_by_side if group.inline else _lines
        parts.append(indented(draw(rows, first)))
        if len(rows) < len(group.rows):
            left = words("choices-more", count=len(group.rows) - len(rows))
            parts.append(Text(f"      {left}", "dim"))
        if group.note:
            parts.append(Text(f"      {group.note}", "dim"))
        first += len(group.rows)
    return Group(*parts)


def _side_by_side(rows: Sequence[Choice], first: int) -> RenderableType:
    return Flow(
        [
            beside([Text(f"{number:>2}", "bold"), *choice.cells])
            for number, choice in enumerate(rows, first)
        ]
    )


def _lines(rows: Sequence[Choice], first: int) -> RenderableType:
    table = grid(numbers=1)
    for number, choice in enumerate(rows, first):
        table.add_row(Text(f"{number:>2}", "bold"), *choice.cells)
    return table


def passed(move: Move | None) -> bool:
    """Whether a move is a pass: it brings no event that would tell of it."""
    return str(move) == "pass"
