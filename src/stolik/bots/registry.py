"""All bots by name."""

from collections.abc import Callable

from stolik.bots.bot import Bot
from stolik.bots.carcassonne.closer import CloserBot
from stolik.bots.rail.wander import WanderBot
from stolik.bots.random_ import RandomBot
from stolik.errors import BadOption

RAIL = ("europe", "swiss")
TILES = ("carcassonne",)

BOTS: dict[str, tuple[Callable[[], Bot], tuple[str, ...]]] = {
    "random": (RandomBot, (*RAIL, *TILES)),
    "wander": (WanderBot, RAIL),
    "closer": (CloserBot, TILES),
}


def names(game: str) -> list[str]:
    """The bots that play a game."""
    return [name for name, (_, games) in BOTS.items() if game in games]


def get(name: str, game: str) -> Bot:
    """A bot by name."""
    if name not in names(game):
        raise BadOption(f"{game} has no bot {name!r}: choose {' or '.join(names(game))}.")
    return BOTS[name][0]()
