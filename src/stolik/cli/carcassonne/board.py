"""The board of Carcassonne in characters, as large as the screen allows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from stolik.carcassonne.tiles import TileSet
from stolik.carcassonne.view import TileView
from stolik.carcassonne.walk import Cell
from stolik.cli.carcassonne.art import (
    CITY,
    FIELD,
    MONASTERY,
    PENNANT,
    ROAD,
    VILLAGE,
    Art,
    Size,
    draw,
)
from stolik.cli.carcassonne.art import Spot as Where
from stolik.cli.draw import Seats, Words

SIZES = {"3": Size(7, 3), "2": Size(5, 3), "1": Size(3, 3)}
"""Of a tile on the board, the largest first, by what is typed for it."""
LARGE = Size(17, 7)
GREEN, NEW_GREEN = "#40652f", "#5b8a3f"
STYLES = {
    FIELD: f"#8fb573 on {GREEN}",
    ROAD: f"bold #fff7e0 on {GREEN}",
    VILLAGE: f"bold #fff7e0 on {GREEN}",
    CITY: "#c08a55 on #8a5a33",
    PENNANT: "bold #ffffff on #2f5fa8",
    MONASTERY: "bold #ffffff on #8c3a2e",
}
SEAT_MARKS = "@1234"
"""Of followers, the person's first: bots have the numbers of their names."""
SEAT_STYLES = ("#1d5fae", "#b3301f", "#9a6a00", "#26262b", "#7a3a9f")
"""In the same order, on white, so that they are seen on any ground."""
PLACE_STYLE, DEAD_STYLE = "bold #2b2418 on #f0c35c", "#b05a4c"
DEAD = "✗"

Mark = tuple[str, str]
"""Characters that stand on a tile, and their style."""


class Pictures:
    """The tiles of a set as texts; a tile is worked out once for each way it is seen."""

    def __init__(self, tiles: TileSet, seats: Seats) -> None:
        self.tiles = tiles
        self._seats = seats
        self._arts: dict[tuple[str, int, Size], Art] = {}

    def art(self, tile: str, turned: int, size: Size) -> Art:
        key = (tile, turned, size)
        if key not in self._arts:
            kind = self.tiles.tiles[self.tiles.number[tile]]
            self._arts[key] = draw(kind, turned // 90, size)
        return self._arts[key]

    def follower(self, seat: int) -> Mark:
        """The sign of a seat."""
        rank = self._seats.order.index(seat)
        return SEAT_MARKS[rank], f"bold {SEAT_STYLES[rank]} on #fffaf0"

    def seat(self, seat: int) -> Text:
        """The sign beside the name."""
        return Text.assemble(self.follower(seat), " ", self._seats.text(seat))

    def turns(self, tile: str) -> list[int]:
        """The degrees of a tile's turns that look different."""
        return [90 * k for k in range(self.tiles.tiles[self.tiles.number[tile]].rotations)]

    def laid(self, tile: TileView, size: Size, new: bool) -> list[Text]:
        """A tile of the board with its follower, line by line."""
        marks = {}
        if tile.meeple is not None:
            marks[tile.meeple.spot] = self.follower(tile.meeple.seat)
        return self.lines(tile.tile, tile.r, size, marks, new)

    def block(self, tile: str, turned: int, size: Size, below: str = "") -> Text:
        """A tile as one text, with a word below it."""
        lines = self.lines(tile, turned, size, {})
        return Text("\n").join([*lines, Text(below.center(size.width))] if below else lines)

    def lines(
        self, tile: str, turned: int, size: Size, marks: Mapping[str, Mark], new: bool = False
    ) -> list[Text]:
        """A tile line by line, with marks on its features."""
        art = self.art(tile, turned, size)
        cells = {spot: (glyph, self._style(art, spot, new)) for spot, glyph in art.glyphs.items()}
        for name, (letters, style) in marks.items():
            if name in art.anchors:
                column, row = art.anchors[name]
                first = max(0, min(column - len(letters) // 2, size.width - len(letters)))
                cells |= {(first + k, row): (letter, style) for k, letter in enumerate(letters)}
        return [_line([cells[i, j] for i in range(size.width)]) for j in range(size.height)]

    @staticmethod
    def _style(art: Art, spot: Where, new: bool) -> str:
        style = STYLES[art.kinds[spot]]
        return style.replace(GREEN, NEW_GREEN) if new else style


def _line(cells: Sequence[Mark]) -> Text:
    """Characters in a row; those of one style are kept together."""
    runs = groupby(cells, key=lambda cell: cell[1])
    return Text.assemble(*(("".join(glyph for glyph, _ in run), style) for style, run in runs))


@dataclass
class Frame:
    """How the person wants to see the board: tiles of one size, columns around one. None: fit."""

    size: Size | None = None
    column: int | None = None


@dataclass(frozen=True)
class Board:
    """What is drawn: laid tiles, numbers of places to choose, cells that nothing fits."""

    tiles: Sequence[TileView]
    numbers: Mapping[Cell, int] = field(default_factory=dict)
    dead: Sequence[Cell] = ()


class BoardPicture:
    """Draws the board with its coordinates; where it is too wide, a part of its columns."""

    def __init__(self, pictures: Pictures, board: Board, frame: Frame, words: Words) -> None:
        self._pictures, self._board, self._frame, self._words = pictures, board, frame, words
        self._laid = {(tile.x, tile.y): tile for tile in board.tiles}
        xs, ys = zip(*self._laid, strict=True)
        self._columns = range(min(xs) - 1, max(xs) + 2)
        self._rows = range(min(ys) - 1, max(ys) + 2)
        self._margin = max(len(str(y)) for y in self._rows) + 1

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - self._margin
        size = self._frame.size or self._fitting(room)
        shown = self._window(max(1, room // size.width))
        axis = " " * self._margin + "".join(str(x).center(size.width) for x in shown)
        yield Text(axis.rstrip(), "dim", no_wrap=True)
        for y in self._rows:
            yield from self._row(y, shown, size)
        yield Text(axis.rstrip(), "dim", no_wrap=True)
        if len(shown) < len(self._columns):
            ends = [str(x) for x in (shown[0], shown[-1], self._columns[0], self._columns[-1])]
            args = dict(zip(("first", "last", "left", "right"), ends, strict=True))
            yield Text(self._words("board-part", **args), "dim")

    def _fitting(self, room: int) -> Size:
        """The largest tiles with which the whole board fits; else the smallest."""
        sizes = list(SIZES.values())
        return next((s for s in sizes if s.width * len(self._columns) <= room), sizes[-1])

    def _window(self, count: int) -> range:
        """So many columns, around the one asked for or the newest tile."""
        column = self._frame.column
        middle = self._board.tiles[-1].x if column is None else column
        first = min(middle - count // 2, self._columns.stop - count)
        first = max(first, self._columns.start)
        return range(first, min(first + count, self._columns.stop))

    def _row(self, y: int, shown: range, size: Size) -> list[Text]:
        """A row of cells; one line is enough for a row without tiles."""
        cells = [self._cell((x, y), size) for x in shown]
        middle = size.height // 2
        full = any((x, y) in self._laid for x in self._columns)
        lines = []
        for j in range(size.height) if full else [middle]:
            label = str(y) if j == middle else ""
            line = Text(no_wrap=True).append(f"{label:>{self._margin - 1}} ", "dim")
            for cell in cells:
                line.append_text(cell[j])
            line.rstrip()
            lines.append(line)
        return lines

    def _cell(self, cell: Cell, size: Size) -> list[Text]:
        if cell in self._laid:
            tile = self._laid[cell]
            new = tile is self._board.tiles[-1] and len(self._board.tiles) > 1
            return self._pictures.laid(tile, size, new)
        lines = [Text(" " * size.width) for _ in range(size.height)]
        if cell in self._board.numbers:
            lines[size.height // 2] = _numbered(self._board.numbers[cell], size.width)
        elif cell in self._board.dead:
            lines[size.height // 2] = Text(DEAD.center(size.width), DEAD_STYLE)
        return lines


def _numbered(number: int, width: int) -> Text:
    """A number in the middle; in brackets where there is room, to tell it from followers."""
    label = f"({number})" if width >= len(str(number)) + 2 else str(number)
    left = (width - len(label)) // 2
    return Text.assemble(" " * left, (label, PLACE_STYLE), " " * (width - len(label) - left))
