"""A layout: where all of a rail map is drawn, in pixels of a canvas. A file, and on the wire."""

from pathlib import Path
from typing import Literal

import msgspec

FORMAT = "stolik-layout/1"


class Canvas(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The size of the whole drawing."""

    width: float
    height: float


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a name is written; `y` is the middle line of the text."""

    x: float
    y: float
    anchor: Literal["start", "middle", "end"]


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place with the radius of its marker; a border exit has no label."""

    x: float
    y: float
    r: float
    label: Label | None


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The middle of a space, and how it is turned (degrees, clockwise)."""

    x: float
    y: float
    angle: float


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces of a route from its `a` to its `b`, each `w` long."""

    w: float
    cells: list[Cell]


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole map. `cell` is how high a space is, `font` how high a name is written."""

    format: str
    map: str
    canvas: Canvas
    cell: float
    font: float
    places: dict[str, Spot]
    routes: dict[str, Track]


def read_layout(path: Path) -> Layout:
    return msgspec.json.decode(path.read_bytes(), type=Layout)


def layout_text(layout: Layout) -> str:
    """One line a place or route, so that a change is seen."""
    text = msgspec.json.encode(layout).decode()
    return text.replace('},"', '},\n"').replace('"places":{', '"places":{\n') + "\n"
