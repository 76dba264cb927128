"""Why a move is not allowed, by the rule's number, for people who want to know.

Only explains: what is legal is decided by the kernels, and a test holds the two together.
"""

from stolik.carcassonne.features import occupied
from stolik.carcassonne.frontier import FIRST
from stolik.carcassonne.grid import SIDES, number
from stolik.carcassonne.moves import Meeple, Place, Skip, is_near
from stolik.carcassonne.state import (
    MAX_TILES,
    MEEPLE,
    OVER,
    PLACE,
    TERRAINS,
    State,
    Tables,
)
from stolik.carcassonne.tiles import TileSet
from stolik.carcassonne.walk import Board
from stolik.core.contract import Move, Refusal


class Explainer:
    """Finds the first rule that a move breaks."""

    def __init__(self, tiles: TileSet, tables: Tables) -> None:
        self._tiles = tiles
        self._tables = tables

    def why(self, s: State, move: Move) -> Refusal | None:
        """None if the move is legal."""
        if s.phase == OVER:
            return Refusal("C11", "why-over")
        if s.phase == PLACE and not isinstance(move, Place):
            return Refusal("C2", "why-phase-place")
        if s.phase == MEEPLE and not isinstance(move, Meeple | Skip):
            return Refusal("C4", "why-phase-meeple")
        match move:
            case Place():
                return self._place(s, move)
            case Meeple(spot):
                return self._meeple(s, spot)
        return None

    def _place(self, s: State, move: Place) -> Refusal | None:
        g = int(s.grid[number(move.x, move.y)]) if is_near(s, move.x, move.y) else 0
        where: dict[str, str | int] = {"x": move.x, "y": move.y}
        if g == 0:
            return Refusal("C2", "why-apart", where)
        if g <= MAX_TILES:
            return Refusal("C2", "why-taken", where)
        needs, tile = int(s.pattern[g - FIRST]), int(s.drawn)
        for side, name in enumerate(SIDES):
            need = needs >> 2 * side & 3
            have = int(self._tables.terrain[tile, move.r // 90, side])
            if need not in (0, have):
                sides = {"side": name, "have": TERRAINS[have], "need": TERRAINS[need]}
                return Refusal("C2", "why-side", {**sides})
        return None

    def _meeple(self, s: State, spot: str) -> Refusal | None:
        tile = int(s.n_tiles) - 1
        spots = self._tiles.tiles[s.kind[tile]].spots
        if spot not in spots:
            return Refusal("C4", "why-no-spot", {"spot": spot})
        if s.supply[s.turn] == 0:
            return Refusal("C4", "why-no-meeples")
        root = int(s.root[int(s.first_node[tile]) + spots.index(spot)])
        if occupied(s, root):
            there = Board(self._tiles, self._tables, s).meeples(root)
            seat = next(seat for seat, count in enumerate(there) if count)
            return Refusal("C4", "why-occupied", {"spot": spot, "seat": seat})
        return None
