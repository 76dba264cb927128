"""What is wrong with a layout: no space may cover another, a place, or a name in any language."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from stolik.drawing.geometry import Polygon, box, corners, distance, gap
from stolik.drawing.layout import Layout, Spot
from stolik.drawing.words import LINE, left_of, name_width
from stolik.rail.board import MapFile

MARGIN = 6.0
TOUCH = 0.15  # of a pixel: rounding
SHORTEST = 1.7  # a space is at least so many times as long as high


class Space(NamedTuple):
    """A space as it is drawn."""

    route: str
    number: int
    shape: Polygon
    middle: tuple[float, float]

    def __str__(self) -> str:
        return f"{self.route}/{self.number}"


def fits(file: MapFile, layout: Layout) -> bool:
    """Whether a layout is of this very map: the same places, and as many spaces on each route."""
    lengths = {route.id: route.length for route in file.routes}
    return {place.id for place in file.places} == set(layout.places) and lengths == {
        route: len(track.cells) for route, track in layout.routes.items()
    }


def faults(file: MapFile, layout: Layout) -> list[str]:
    """Everything that is wrong, in words."""
    spaces = list(_spaces(layout))
    names = dict(_names(file, layout))
    return [
        *_short_spaces(layout),
        *_outside(layout, spaces, names),
        *_spaces_on_spaces(spaces),
        *_spaces_on_places(spaces, layout.places),
        *_names_on_spaces(names, spaces),
        *_names_on_names(names),
        *_names_on_places(names, layout.places),
    ]


def _spaces(layout: Layout) -> Iterator[Space]:
    for route, track in layout.routes.items():
        for number, cell in enumerate(track.cells):
            yield Space(route, number, corners(cell, track.w, layout.cell), (cell.x, cell.y))


def _names(file: MapFile, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """The box of each name, as wide as in its longest language."""
    half = layout.font * LINE / 2
    for place in file.places:
        label = layout.places[place.id].label
        if label is not None:
            width = name_width(place, layout.font)
            left = left_of(label.anchor, label.x, width)
            yield place.id, box(left, label.y - half, left + width, label.y + half)


def _short_spaces(layout: Layout) -> Iterator[str]:
    for route, track in layout.routes.items():
        if track.w < SHORTEST * layout.cell:
            yield f"spaces of {route} are only {track.w} long"


def _outside(layout: Layout, spaces: list[Space], names: dict[str, Polygon]) -> Iterator[str]:
    drawn = [*((str(space), space.shape) for space in spaces), *names.items()]
    drawn += [(name, box(s.x - s.r, s.y - s.r, s.x + s.r, s.y + s.r)) for name, s in _spots(layout)]
    for name, shape in drawn:
        for x, y in shape:
            if not (
                MARGIN <= x <= layout.canvas.width - MARGIN
                and MARGIN <= y <= layout.canvas.height - MARGIN
            ):
                yield f"{name} is beyond the edge"
                break


def _spots(layout: Layout) -> list[tuple[str, Spot]]:
    return [(f"place {place}", spot) for place, spot in layout.places.items()]


def _spaces_on_spaces(spaces: list[Space]) -> Iterator[str]:
    for a, b in combinations(spaces, 2):
        if abs(a.middle[0] - b.middle[0]) + abs(a.middle[1] - b.middle[1]) > 130:
            continue
        if gap(a.shape, b.shape) < 0:
            yield f"spaces {a} and {b} overlap"


def _spaces_on_places(spaces: list[Space], places: dict[str, Spot]) -> Iterator[str]:
    for space in spaces:
        for place, spot in places.items():
            if distance(space.shape, (spot.x, spot.y)) < spot.r:
                yield f"space {space} lies on {place}"


def _names_on_spaces(names: dict[str, Polygon], spaces: list[Space]) -> Iterator[str]:
    for place, name in names.items():
        for space in spaces:
            if gap(name, space.shape) < 0:
                yield f"the name of {place} lies on space {space}"


def _names_on_names(names: dict[str, Polygon]) -> Iterator[str]:
    for (a, first), (b, second) in combinations(names.items(), 2):
        if gap(first, second) < 0:
            yield f"the names of {a} and {b} overlap"


def _names_on_places(names: dict[str, Polygon], places: dict[str, Spot]) -> Iterator[str]:
    for place, name in names.items():
        for other, spot in places.items():
            if distance(name, (spot.x, spot.y)) < spot.r - TOUCH:
                yield f"the name of {place} lies on {other}"
