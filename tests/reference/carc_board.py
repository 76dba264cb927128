"""The laid tiles: where a tile fits, and which parts of tiles make up one feature.

A board is a dict from (x, y) to a turned tile. A part is (x, y, kind, index in the tile's list).
Nothing is kept between questions: each is answered by a flood fill over the whole feature.
"""

from __future__ import annotations

from collections.abc import Iterator

Cell = tuple[int, int]
Board = dict[Cell, dict]
Part = tuple[int, int, str, int]

# The neighbor on side 0-3: north, east, south, west; y grows to the south.
STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]


def beside(cell: Cell, side: int) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def around(cell: Cell) -> list[Cell]:
    """The cell and the eight round it, by (y, x)."""
    x, y = cell
    return [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]


def free_cells(board: Board) -> set[Cell]:
    """C2: the empty cells that touch a laid tile along a side."""
    near = {beside(cell, side) for cell in board for side in range(4)}
    return near - set(board)


def matches(board: Board, cell: Cell, tile: dict) -> bool:
    """C2: every side that meets a laid tile is like the side it meets."""
    for side in range(4):
        other = board.get(beside(cell, side))
        if other is not None and other["edges"][(side + 2) % 4] != tile["edges"][side]:
            return False
    return True


def spots(board: Board, turns: list[dict]) -> Iterator[tuple[int, int, int]]:
    """Every (x, y, quarter turns) at which a tile can be laid, look-alike ones too."""
    for cell in sorted(free_cells(board)):
        for quarters in range(4):
            if matches(board, cell, turns[quarters]):
                yield *cell, quarters


def fits(board: Board, turns: list[dict]) -> bool:
    return any(True for _ in spots(board, turns))


def parts_at(board: Board, cell: Cell, kind: str) -> list[Part]:
    return [(*cell, kind, index) for index in range(len(board[cell][kind]))]


def feature(board: Board, part: Part) -> dict:
    x, y, kind, index = part
    return board[x, y][kind][index]


def meeting(part: Part, way_out: int) -> tuple[Cell, int]:
    """The cell that an exit of a part leads to, and the exit of that cell it meets there."""
    x, y, kind, _ = part
    if kind == "farm":
        side, half = divmod(way_out, 2)
        return beside((x, y), side), (side + 2) % 4 * 2 + (1 - half)
    return beside((x, y), way_out), (way_out + 2) % 4


def joined(board: Board, part: Part) -> Iterator[Part | None]:
    """For every exit of a part, the part it runs on into: none where no tile lies."""
    for way_out in feature(board, part)["exits"]:
        cell, way_in = meeting(part, way_out)
        if cell not in board:
            yield None
            continue
        found = [
            other
            for other in parts_at(board, cell, part[2])
            if way_in in feature(board, other)["exits"]
        ]
        assert len(found) == 1, f"{part} runs into {found} at {cell}"
        yield found[0]


def whole(board: Board, part: Part) -> frozenset[Part]:
    """All parts of the feature that this one belongs to."""
    found = {part}
    todo = [part]
    while todo:
        for other in joined(board, todo.pop()):
            if other is not None and other not in found:
                found.add(other)
                todo.append(other)
    return frozenset(found)


def cells_of(parts: frozenset[Part]) -> set[Cell]:
    """C6: a tile counts once for a feature however often it touches it."""
    return {(x, y) for x, y, _, _ in parts}


def is_complete(board: Board, parts: frozenset[Part]) -> bool:
    """C6, C7: no exit is open; a monastery needs all eight tiles round it."""
    for part in parts:
        x, y, kind, _ = part
        if kind == "monastery":
            if not all(cell in board for cell in around((x, y))):
                return False
        elif None in joined(board, part):
            return False
    return True
