"""Help for players, from the view alone: dead cells, chances to complete, fields."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from stolik.carcassonne.codes import PLACE_MOVE
from stolik.carcassonne.features import open_ends
from stolik.carcassonne.grid import number
from stolik.carcassonne.laying import lay
from stolik.carcassonne.moves import place_of
from stolik.carcassonne.state import FARM, KINDS, MOVES, PLACE, STATE, State, Tables
from stolik.carcassonne.tiles import TileSet
from stolik.carcassonne.turn import legal
from stolik.carcassonne.view import CarcassonneView, FeatureView, Kinds
from stolik.carcassonne.walk import Cell
from stolik.core.contract import Aids
from stolik.core.kernel import kernel, wide


class Closing(msgspec.Struct, frozen=True):
    """A feature with meeples that is not complete: how many tiles left would complete it."""

    kind: str
    cells: list[Cell]
    owners: list[int]
    open: int
    tiles: int
    by_kind: dict[str, int]


class Field(msgspec.Struct, frozen=True):
    """A field with meeples: whose it is and what it is worth."""

    cells: list[Cell]
    owners: list[int]
    cities: int
    value: int


class CarcassonneAids(Aids, frozen=True):
    """All aids of a seat."""

    dead: list[Cell]
    closing: list[Closing]
    fields: list[Field]


@kernel
def find_closers(t: Tables, pool: Any, moves: Any, kind: int, nodes: Any, closes: Any) -> None:
    """Tries a tile everywhere; notes which features it would complete.

    The state lies in pool[0]; pool[1] is room to work in.
    """
    pool[0].phase, pool[0].drawn = PLACE, kind
    for i in range(legal(t, pool[0], moves)):
        pool[1:2] = pool[0:1]
        code = wide(moves.code[i]) - PLACE_MOVE
        lay(t, pool[1], kind, code >> 2, code & 3)
        for k in range(nodes.size):
            if open_ends(pool[1], wide(pool[1].root[nodes[k]])) == 0:
                closes[k] = 1


class Helper:
    """Computes aids with one tile set."""

    def __init__(self, tiles: TileSet, tables: Tables) -> None:
        self._tiles = tiles
        self._tables = tables

    def aids(self, view: CarcassonneView) -> CarcassonneAids:
        """Everything; a watcher gets nothing."""
        if view.seat is None:
            return CarcassonneAids([], [], [])
        pool = np.zeros(2, STATE)
        self.rebuild(view, pool[0])
        left = dict(view.left)
        if view.drawn is not None:
            left[view.drawn] = left.get(view.drawn, 0) + 1
        fields = [
            Field(feature.cells, feature.owners, feature.cities, feature.value)
            for feature in view.features
            if feature.kind == KINDS[FARM]
        ]
        return CarcassonneAids(self._dead(pool[0], left), self._closing(view, pool, left), fields)

    def rebuild(self, view: CarcassonneView, s: State) -> None:
        """The board of a view, laid again without meeples. The state is modified in place."""
        for laid in view.board:
            cell = number(laid.x, laid.y)
            lay(self._tables, s, self._tiles.number[laid.tile], cell, laid.r // 90)

    def _dead(self, s: State, left: Kinds) -> list[Cell]:
        """Cells beside tiles that no tile left fits."""
        kinds = [self._tiles.number[name] for name in left]
        cells = [
            place_of(s, int(s.frontier[i]))
            for i in range(s.n_frontier)
            if not any(self._tables.fits[kind, s.pattern[i]] for kind in kinds)
        ]
        return sorted(cells, key=lambda cell: cell[::-1])

    def _closing(self, view: CarcassonneView, pool: Any, left: Kinds) -> list[Closing]:
        waiting = [f for f in view.features if f.kind != KINDS[FARM] and f.open]
        found = self.closers(pool, [self._node(pool[0], feature) for feature in waiting], left)
        return [
            Closing(f.kind, f.cells, f.owners, f.open, sum(by_kind.values()), by_kind)
            for f, by_kind in zip(waiting, found, strict=True)
        ]

    def closers(self, pool: Any, of: Sequence[int], left: Kinds) -> list[Kinds]:
        """For nodes of features the tiles left that would complete each of them at once.

        The state lies in pool[0]; pool[1] is room to work in.
        """
        nodes, moves = np.array(of, np.int64), np.zeros(1, MOVES)[0]
        found: list[Kinds] = [{} for _ in of]
        for name, count in left.items():
            closes = np.zeros(len(of), np.int64)
            find_closers(self._tables, pool, moves, self._tiles.number[name], nodes, closes)
            for by_kind, closed in zip(found, closes.tolist(), strict=True):
                if closed:
                    by_kind[name] = count
        return found

    def _node(self, s: State, feature: FeatureView) -> int:
        """A node of a feature on the board laid again."""
        part = feature.parts[0]
        tile = int(s.grid[number(part.x, part.y)]) - 1
        return int(s.first_node[tile]) + self._tiles.tiles[s.kind[tile]].spots.index(part.spot)
