"""What a follower on the tile just laid would bring, from the view alone."""

from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from stolik.carcassonne.aids import Helper
from stolik.carcassonne.grid import SIDES, STEP_X, STEP_Y
from stolik.carcassonne.moves import Meeple
from stolik.carcassonne.state import CITY, FARM, KINDS, MONASTERY, STATE
from stolik.carcassonne.tiles import Tile
from stolik.carcassonne.view import CarcassonneView, FeatureView, Viewer
from stolik.carcassonne.walk import Board, Cell
from stolik.core.contract import Move, Prospect


class Outlook(Prospect, frozen=True):
    """What a follower on a spot of the newest tile would stand on, and what that is worth.

    `value` are the points if the game ended now; with nothing `open` (a field is never closed)
    they are paid at once. `full` are the points at least that it brings when it is complete; None:
    a field never is. `closing` of the tiles left would complete it at once; None: no odds are told.
    """

    spot: str
    kind: str
    tiles: int
    pennants: int
    open: int
    cities: int
    value: int
    full: int | None
    closing: int | None


class Lookout:
    """Looks at the spots of the tile laid last."""

    def __init__(self, viewer: Viewer, helper: Helper) -> None:
        self._viewer = viewer
        self._helper = helper

    def outlooks(self, view: CarcassonneView, moves: Sequence[Move], odds: bool) -> list[Outlook]:
        """One for each spot among the moves, in their order."""
        spots = [move.spot for move in moves if isinstance(move, Meeple)]
        if not spots:
            return []
        pool = np.zeros(2, STATE)
        self._helper.rebuild(view, pool[0])
        board = self._viewer.board(pool[0])
        roots = [board.feature(len(board.cells) - 1, spot) for spot in spots]
        features = [self._viewer.feature(pool[0], board, root) for root in roots]
        closing: Iterable[int | None] = [None] * len(spots)
        if odds:
            found = self._helper.closers(pool, roots, view.left)
            closing = [sum(by_kind.values()) for by_kind in found]
        rows = zip(spots, features, closing, strict=True)
        return [_outlook(board, *row) for row in rows]


def _outlook(board: Board, spot: str, feature: FeatureView, closing: int | None) -> Outlook:
    waits = feature.kind != KINDS[FARM] and feature.open > 0
    return Outlook(
        spot=spot,
        kind=feature.kind,
        tiles=len(feature.cells),
        pennants=feature.pennants,
        open=feature.open,
        cities=feature.cities,
        value=feature.value,
        full=_full(board, feature),
        closing=closing if waits else None,
    )


def _full(board: Board, feature: FeatureView) -> int | None:
    """The points of a feature that is completed with as few tiles as can be (C6)."""
    if feature.kind == KINDS[FARM]:
        return None
    if feature.open == 0:
        return feature.value
    if feature.kind == KINDS[MONASTERY]:
        return feature.value + feature.open
    tiles = len(feature.cells) + len(set(_empty(board, feature)))
    return 2 * (tiles + feature.pennants) if feature.kind == KINDS[CITY] else tiles


def _empty(board: Board, feature: FeatureView) -> Iterator[Cell]:
    """The cells that the open sides of a city or road wait for; one may close several."""
    number = {cell: i for i, cell in enumerate(board.cells)}
    for part in feature.parts:
        tile = number[part.x, part.y]
        for side in _sides(board.tiles[tile], part.spot, board.turned[tile]):
            beyond = part.x + STEP_X[side], part.y + STEP_Y[side]
            if beyond not in number:
                yield beyond


def _sides(tile: Tile, spot: str, turns: int) -> list[int]:
    kind, index = spot.split(".")
    features = tile.cities if kind == KINDS[CITY] else tile.roads
    return [(SIDES.index(side) + turns) % 4 for side in features[int(index)].edges]
