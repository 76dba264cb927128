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
from stolik.carcassonne.walk import Cell, cell_of, cells_of, counts, kind_of, nodes_of, roots
from stolik.core.contract import View

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

    def view(self, s: State, seat: int | None) -> CarcassonneView:
        """What the seat sees; None is a watcher."""
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
            seats=[
                SeatView(int(s.points[i].sum()), int(s.supply[i]))
                for i in range(self._tables.seats)
            ],
            board=self._board(s),
            drawn=self._tiles.tiles[s.drawn].id if s.phase == PLACE else None,
            bag=int(s.n_bag),
            left=self._named(left),
            discarded=self._named(self._gone(s, left)),
            features=[self.feature(s, root) for root in roots(s) if any(self._counts(s, root))],
        )

    def feature(self, s: State, root: int) -> FeatureView:
        """One feature as it stands."""
        t = self._tables
        kind, owners = kind_of(t, s, root), int(majority(s, root))
        cities = int(cities_beside(t, s, root, np.zeros(1, SCORE)[0])) if kind == FARM else 0
        return FeatureView(
            kind=KINDS[kind],
            parts=[self._part(s, node) for node in nodes_of(s, root)],
            cells=cells_of(t, s, root),
            pennants=int(s.pennants[root]),
            open=0 if kind == FARM else int(s.open[root]),
            cities=cities,
            meeples=self._counts(s, root),
            owners=[seat for seat in range(t.seats) if owners >> seat & 1],
            value=FARM_POINTS * cities if kind == FARM else int(value_of(s, root, kind)),
        )

    def _counts(self, s: State, root: int) -> list[int]:
        return counts(s, root, int(self._tables.seats))

    def _part(self, s: State, node: int) -> FeaturePart:
        return FeaturePart(*cell_of(s, int(s.tile[node])), self._spot(s, node))

    def _spot(self, s: State, node: int) -> str:
        tile = int(s.tile[node])
        return self._tiles.tiles[s.kind[tile]].spots[node - int(s.first_node[tile])]

    def _board(self, s: State) -> list[TileView]:
        standing = {
            int(s.tile[node]): MeepleView(seat, self._spot(s, node))
            for seat in range(self._tables.seats)
            for node in s.meeples[seat].tolist()
            if node != IN_SUPPLY
        }
        return [
            TileView(
                self._tiles.tiles[s.kind[tile]].id,
                *cell_of(s, tile),
                90 * int(s.turned[tile]),
                standing.get(tile),
            )
            for tile in range(s.n_tiles)
        ]

    def _gone(self, s: State, left: Counter[int]) -> Counter[int]:
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
