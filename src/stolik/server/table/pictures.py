"""Pictures of positions, in games that draw one instead of bringing a board to the page.

A picture is made from a seat's view, so it can't show what the seat may not see. The page shows it
as an image, in which no code of it runs.
"""

from typing import Any

from msgspec import UNSET, UnsetType

from stolik.core.contract import View
from stolik.families import family_of
from stolik.family import reach


def picture_of(game: str, view: View) -> str | UnsetType:
    """The picture of a view as SVG, if the game draws any."""
    draw: Any = family_of(game).picture
    return UNSET if draw is None else str(reach(draw)(view))
