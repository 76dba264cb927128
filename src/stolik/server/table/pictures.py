"""Pictures of positions, in games that draw one instead of bringing a board to the page.

A picture is made from a seat's view, so it can't show what the seat may not see. The page shows it
as an image, in which no code of it runs.
"""

import logging
from typing import Any

from msgspec import UNSET, UnsetType

from stolik.core.contract import View
from stolik.families import family_of
from stolik.family import reach

log = logging.getLogger("stolik.pictures")


def picture_of(game: str, view: View) -> str | UnsetType:
    """The picture of a view as SVG, if the game draws any."""
    draw: Any = family_of(game).picture
    if draw is None:
        return UNSET
    try:
        return str(reach(draw)(view))
    except Exception:  # the game can be played without it
        log.exception("the picture of %s can't be drawn", game)
        return UNSET
