"""What the pages draw a map from."""

from stolik.core.contract import BoardData
from stolik.drawing.compute import layout_of
from stolik.drawing.layout import Layout
from stolik.rail.board import MapFile
from stolik.rail.variants import RailRules


class RailData(BoardData, frozen=True, tag="rail"):
    """A map as its file has it (docs/maps.md), and where all of it is drawn.

    A second copy of a ticket is called `<id>#2` in views and moves.
    """

    map: MapFile
    layout: Layout


def board_data(rules: RailRules) -> RailData:
    """A map without a layout takes seconds: call it in a thread."""
    return RailData(rules.board.file, layout_of(rules.board.file))
