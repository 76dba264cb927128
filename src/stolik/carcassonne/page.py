"""What the pages draw a board from."""

from stolik.carcassonne.tiles import TileFile
from stolik.carcassonne.variants import CarcassonneRules
from stolik.core.contract import BoardData


class TileData(BoardData, frozen=True, tag="carcassonne"):
    """A tile set as its file has it (docs/tiles.md)."""

    tiles: TileFile


def board_data(rules: CarcassonneRules) -> TileData:
    return TileData(rules.tiles.file)
