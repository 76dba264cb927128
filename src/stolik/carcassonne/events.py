"""Events as people and wires read them, decoded from the kernels' log; none is hidden."""

from collections.abc import Sequence
from typing import ClassVar

from stolik.carcassonne.state import (
    DISCARDED,
    KINDS,
    SCORED_FIELDS,
    Log,
    State,
    Tables,
)
from stolik.carcassonne.tiles import TileSet
from stolik.carcassonne.walk import Board, Cell
from stolik.core.contract import Event


class Discarded(Event, frozen=True):
    """A drawn tile that fits nowhere left the game (C3)."""

    of_next: ClassVar[bool] = True
    discarded: str


class Scored(Event, frozen=True):
    """A completed feature was paid (C6, C8); `cells` are the places of its tiles."""

    scored: str
    tiles: int
    pennants: int
    points: int
    seats: list[int]
    returned: list[int]
    cells: list[Cell]

    def on_paper(self) -> object:
        return {name: getattr(self, name) for name in self.__struct_fields__ if name != "cells"}


class EventReader:
    """Turns rows of the log into events, with the names of one tile set."""

    def __init__(self, tiles: TileSet, tables: Tables) -> None:
        self._tiles = tiles
        self._tables = tables
        self._seats = int(tables.seats)

    def read(self, s: State, log: Log) -> list[Event]:
        """All events of a log, in order; the state is the one after them."""
        n = int(log["n"])  # by name: attributes take several times as long
        kinds, values = log["kind"][:n].tolist(), log["value"][:n].tolist()
        return [
            Discarded(self._tiles.tiles[row[0]].id) if kind == DISCARDED else self._scored(s, row)
            for kind, row in zip(kinds, values, strict=True)
        ]

    def _scored(self, s: State, row: Sequence[int]) -> Scored:
        kind, tiles, pennants, points, winners, root = row[:SCORED_FIELDS]
        return Scored(
            scored=KINDS[kind],
            tiles=tiles,
            pennants=pennants,
            points=points,
            seats=[seat for seat in range(self._seats) if winners >> seat & 1],
            returned=list(row[SCORED_FIELDS : SCORED_FIELDS + self._seats]),
            cells=Board(self._tiles, self._tables, s).cells_of(root),
        )
