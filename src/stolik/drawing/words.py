"""Names of places as boxes: how wide they get in any language, and where they may stand."""

from typing import NamedTuple

from stolik.drawing.sizes import Sizes
from stolik.rail.board import Place

LINE = 1.0  # height of a name, in sizes of its letters
ANCHORS = ("start", "middle", "end")
_WIDTHS = {"iIjl.,'’() ": 0.37, "tfr-": 0.45, "mwMW": 0.96}  # noqa: RUF001 - a name has it


class Side(NamedTuple):
    """Where a name stands beside its place: an anchor and the way to it."""

    anchor: str
    dx: float
    dy: float


def text_width(text: str, font: float) -> float:
    """A generous width in a bold condensed face."""
    return font * sum(_letter_width(letter) for letter in text)


def _letter_width(letter: str) -> float:
    for letters, width in _WIDTHS.items():
        if letter in letters:
            return width
    return 0.745 if letter.isupper() else 0.635


def name_width(place: Place, font: float) -> float:
    """The widest name of a place; nothing for a border exit, whose sign is its marker."""
    if place.country is not None:
        return 0.0
    return max(text_width(name, font) for name in place.name.values())


def left_of(anchor: str, x: float, width: float) -> float:
    """The left end of a text that is anchored at x."""
    return x - width * ANCHORS.index(anchor) / 2


def sides(sizes: Sizes) -> list[Side]:
    """All ways to write a name beside its place, the best first."""
    r, half = sizes.marker, sizes.font * LINE / 2
    found = [
        Side("start", r + 4, 0),
        Side("end", -r - 4, 0),
        Side("middle", 0, -r - half - 1.5),
        Side("middle", 0, r + half + 1.5),
        Side("start", r - 1, -r - 3),
        Side("end", -r + 1, -r - 3),
        Side("start", r - 1, r + 3),
        Side("end", -r + 1, r + 3),
    ]
    for sign, anchor in ((1, "start"), (-1, "end")):
        found += [Side("middle", dx, sign * (r + half + 1.5)) for dx in (-30, -20, -10, 10, 20, 30)]
        for dy in (-14, -9, -5, 5, 9, 14):
            found.append(Side(anchor, sign * (r + (4 if abs(dy) < 8 else 1)), dy))
        for dx in (-24, 0, 24):
            found.append(Side("middle", dx, sign * (r + half + 7)))
            found.append(Side("middle", dx, sign * (r + half + 13)))
        found += [Side(anchor, sign * (r + 13), dy) for dy in (-20, 0, 20)]
    return found


def side_costs(choices: list[Side]) -> list[float]:
    """How much better a side must be than the first one to be chosen."""
    usual = (0, 0.3, 0.2, 0.3, 0.6, 0.8, 0.8, 0.9)
    far = [1.2 + (abs(side.dx) + abs(side.dy)) * 0.04 for side in choices[len(usual) :]]
    return [6 * cost for cost in [*usual, *far]]
