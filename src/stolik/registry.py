"""All games by name."""

from stolik.errors import UnknownGame
from stolik.game import Game
from stolik.rail import variants as rail

NAMES = ("europe", "swiss")


def load(name: str, map: str | None = None) -> Game:
    """A game by its name (`europe`), one of its maps (`europe-modern`), or a map file's path."""
    if rules := rail.load(name, map):
        return Game(rules)
    maps = [m for variant in rail.VARIANTS.values() for m in variant.maps]
    raise UnknownGame(
        f"There is no game {name!r}: choose {' or '.join(NAMES)}, one of the maps "
        f"{', '.join(dict.fromkeys(maps))}, or a file such as my-map.json."
    )


def maps(game: str) -> tuple[str, ...]:
    """The maps of a game, the usual one first."""
    return rail.VARIANTS[game].maps
