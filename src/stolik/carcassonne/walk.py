"""The board as people see it: where features are, what they are called (not for kernels)."""

from collections.abc import Iterator

from stolik.carcassonne.features import (
    COUNTS,
    CROWD_SHIFT,
    FEW,
    OPEN,
    PAID_SHIFT,
    PENNANTS_SHIFT,
)
from stolik.carcassonne.grid import AROUND, CELLS
from stolik.carcassonne.state import MAX_TILES, MONASTERY, SEAT_BITS, State, Tables
from stolik.carcassonne.tiles import Tile, TileSet
from stolik.core.records import Fields

Cell = tuple[int, int]


class Board:
    """A state's board in plain lists: reading a record field by field takes far longer."""

    def __init__(self, tiles: TileSet, tables: Tables, state: State) -> None:
        s = Fields(state)
        laid, nodes = int(s.n_tiles), int(s.n_nodes)
        self.seats = range(tables.seats)
        self.tiles: list[Tile] = [tiles.tiles[kind] for kind in s.kind[:laid].tolist()]
        self.cells: list[Cell] = list(zip(s.x[:laid].tolist(), s.y[:laid].tolist(), strict=True))
        self.turned: list[int] = s.turned[:laid].tolist()
        self._first: list[int] = s.first_node[:laid].tolist()
        self._numbers: list[int] = s.cell[:laid].tolist()
        self._grid: bytes = s.grid.tobytes()
        self._root: list[int] = s.root[:nodes].tolist()
        self._next: list[int] = s.next[:nodes].tolist()
        self._tile: list[int] = s.tile[:nodes].tolist()
        word = s.word[:nodes]
        self.pennants: list[int] = (word >> PENNANTS_SHIFT & FEW).tolist()
        self.open: list[int] = (word & OPEN).tolist()
        self._crowd: list[int] = (word >> CROWD_SHIFT & COUNTS).tolist()
        self._paid: list[int] = (word >> PAID_SHIFT).tolist()
        self._kind = tables.spot_kind[s.kind[s.tile[:nodes]]].tolist()

    def feature(self, tile: int, spot: str) -> int:
        """The root of the feature that a spot of a tile is part of."""
        return self._root[self._first[tile] + self.tiles[tile].spots.index(spot)]

    def roots(self) -> Iterator[int]:
        """All features, in the order of their roots."""
        return (node for node, root in enumerate(self._root) if node == root)

    def nodes(self, root: int) -> Iterator[int]:
        """The nodes of a feature, from its root on."""
        node = root
        while True:
            yield node
            node = self._next[node]
            if node == root:
                return

    def tile(self, node: int) -> int:
        """The number of the tile a node is on."""
        return self._tile[node]

    def spot(self, node: int) -> str:
        """What a node is called on its tile: `city.0`."""
        tile = self._tile[node]
        return self.tiles[tile].spots[node - self._first[tile]]

    def kind(self, node: int) -> int:
        """City, road, farm or monastery."""
        kind: int = self._kind[node][node - self._first[self._tile[node]]]
        return kind

    def cells_of(self, root: int) -> list[Cell]:
        """The places of the tiles that count for a feature, by (y, x)."""
        tiles = {self._tile[node] for node in self.nodes(root)}
        if self.kind(root) == MONASTERY:
            middle = self._numbers[self._tile[root]]
            around = [self._grid[(middle + step) % CELLS] for step in AROUND]
            tiles = {g - 1 for g in around if 0 < g <= MAX_TILES}
        return sorted((self.cells[tile] for tile in tiles), key=lambda cell: cell[::-1])

    def meeples(self, root: int) -> list[int]:
        """Meeples of each seat on a feature."""
        word = self._crowd[root]
        return [word >> SEAT_BITS * seat & (1 << SEAT_BITS) - 1 for seat in self.seats]

    def is_occupied(self, root: int) -> bool:
        """Whether anybody's meeple is on a feature."""
        return self._crowd[root] != 0

    def paid(self, root: int) -> list[int]:
        """The seats that a completed feature was paid to."""
        return [seat for seat in self.seats if self._paid[root] >> seat & 1]
