"""What a seat may see (C12): everything but the order of the tiles in the bag."""

from collections import Counter

import msgspec
import numpy as np

from stolik.carcassonne.features import majority
from stolik.carcassonne.scoring import FARM_POINTS, cities_beside, value_of
from stolik.carcassonne.state import (
    FARM,
    IN_SUPPLY,
    KINDS,
    OVER,
    PHASES,
    PLACE,
    SCORE,
    State,
    Tables,
)
from stolik.carcassonne.tiles import TileSet
from stolik.carcassonne.walk import Board, Cell
from stolik.core.contract import View
from stolik.core.records import Fields

Kinds = dict[str, int]


class MeepleView(msgspec.Struct, frozen=True):
    """Whose meeple stands on which feature of its tile."""

    seat: int
    spot: str


class TileView(msgspec.Struct, frozen=True):
    """A laid tile, in the order laid."""

    tile: str
    x: int
    y: int
    r: int
    meeple: MeepleView | None = None


class FeaturePart(msgspec.Struct, frozen=True):
    """A feature of one tile."""

    x: int
    y: int
    spot: str


class FeatureView(msgspec.Struct, frozen=True):
    """A feature with meeples: whose it is, and what it would pay if the game ended now.

    `open` counts sides (a monastery: cells) that wait for a tile, `cities` the completed cities
    that a field touches.
    """

    kind: str
    parts: list[FeaturePart]
    cells: list[Cell]
    pennants: int
    open: int
    cities: int
    meeples: list[int]
    owners: list[int]
    value: int


class SeatView(msgspec.Struct, frozen=True):
    """A seat: points so far, meeples in its supply."""

    points: int
    meeples: int


class CarcassonneView(View, frozen=True, tag="carcassonne"):
    """The table; the same from every chair."""

    game: str
    map: str
    seat: int | None
    turn: int
    phase: str
    first: int
    turns: int
    over: str
    seats: list[SeatView]
    board: list[TileView]
    drawn: str | None
    bag: int
    left: Kinds
    discarded: Kinds
    features: list[FeatureView]


class Viewer:
    """Makes views of states with one tile set."""

    def __init__(self, game: str, tiles: TileSet, tables: Tables) -> None:
        self._game = game
        self._tiles = tiles
        self._tables = tables

    def view(self, state: State, seat: int | None) -> CarcassonneView:
        """What the seat sees; None is a watcher."""
        s, board = Fields(state), self.board(state)
        left = Counter(s.bag[: s.n_bag].tolist())
        return CarcassonneView(
            game=self._game,
            map=self._tiles.id,
            seat=seat,
            turn=int(s.turn),
            phase=PHASES[s.phase],
            first=int(s.first),
            turns=int(s.n_tiles) - 1,
            over="tiles" if s.phase == OVER else "",
            seats=[SeatView(int(s.points[i].sum()), int(s.supply[i])) for i in board.seats],
            board=self._laid(s, board),
            drawn=self._tiles.tiles[s.drawn].id if s.phase == PLACE else None,
            bag=int(s.n_bag),
            left=self._named(left),
            discarded=self._named(self._gone(s, left)),
            features=[
                self.feature(state, board, root)
                for root in board.roots()
                if board.is_occupied(root)
            ],
        )

    def board(self, s: State) -> Board:
        """The board in plain lists."""
        return Board(self._tiles, self._tables, s)

    def feature(self, s: State, board: Board, root: int) -> FeatureView:
        """One feature as it stands."""
        kind, owners, cities = board.kind(root), int(majority(s, root)), 0
        if kind == FARM:
            cities = int(cities_beside(self._tables, s, root, np.zeros(1, SCORE)[0]))
        return FeatureView(
            kind=KINDS[kind],
            parts=[
                FeaturePart(*board.cells[board.tile(node)], board.spot(node))
                for node in board.nodes(root)
            ],
            cells=board.cells_of(root),
            pennants=board.pennants[root],
            open=0 if kind == FARM else board.open[root],
            cities=cities,
            meeples=board.meeples(root),
            owners=[seat for seat in board.seats if owners >> seat & 1],
            value=FARM_POINTS * cities if kind == FARM else int(value_of(s, root, kind)),
        )

    def _laid(self, s: Fields, board: Board) -> list[TileView]:
        standing = {
            board.tile(node): MeepleView(seat, board.spot(node))
            for seat in board.seats
            for node in s.meeples[seat].tolist()
            if node != IN_SUPPLY
        }
        return [
            TileView(tile.id, *cell, 90 * turns, standing.get(number))
            for number, (tile, cell, turns) in enumerate(
                zip(board.tiles, board.cells, board.turned, strict=True)
            )
        ]

    def _gone(self, s: Fields, left: Counter[int]) -> Counter[int]:
        """Tiles that fitted nowhere: those that are neither laid, nor drawn, nor in the bag."""
        gone = Counter({kind: tile.count for kind, tile in enumerate(self._tiles.tiles)})
        gone.subtract(s.kind[: s.n_tiles].tolist())
        gone.subtract(left)
        if s.phase == PLACE:
            gone[int(s.drawn)] -= 1
        return gone

    def _named(self, kinds: Counter[int]) -> Kinds:
        return {
            tile.id: kinds[number] for number, tile in enumerate(self._tiles.tiles) if kinds[number]
        }
