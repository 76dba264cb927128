"""All games by name. A family of games is imported only when one of its games is loaded."""

import json
from functools import cache
from pathlib import Path

from stolik.errors import UnknownGame
from stolik.game import Game

NAMES = ("europe", "swiss", "carcassonne")
TILE_GAMES = ("carcassonne",)


def load(name: str, map: str | None = None) -> Game:
    """A game by its name (`europe`), one of its maps (`europe-modern`), or a file's path.

    The file is a map, or a tile set; with a game's name it may be given as its `map`. Games that
    come with Stolik are made once: a Game never changes.
    """
    from_file = name.endswith(".json") or (map or "").endswith(".json")
    return _load(name, map) if from_file else _load_ours(name, map)


@cache
def _load_ours(name: str, map: str | None) -> Game:
    return _load(name, map)


def _load(name: str, map: str | None) -> Game:
    if name in TILE_GAMES or (map is None and _is_tile_set(name)):
        return _load_tiles(map if name in TILE_GAMES else name)
    from stolik.rail import variants as rail  # noqa: PLC0415 - see above

    if rules := rail.load(name, map):
        return Game(rules)
    boards = dict.fromkeys(m for variant in rail.VARIANTS.values() for m in variant.maps)
    raise UnknownGame(
        f"There is no game {name!r}: choose {', '.join(NAMES[:-1])} or {NAMES[-1]}, one of the "
        f"maps {', '.join(boards)}, or a file such as my-map.json."
    )


def _load_tiles(tiles: str | None) -> Game:
    from stolik.carcassonne import variants  # noqa: PLC0415 - see above

    return Game(variants.load(tiles))


def _is_tile_set(name: str) -> bool:
    """Whether a file says that it is a tile set; what is wrong with it is found later."""
    if not name.endswith(".json"):
        return False
    try:
        file = json.loads(Path(name).read_bytes())
    except (OSError, ValueError):
        return False
    return isinstance(file, dict) and str(file.get("format", "")).startswith("carcassonne")


def maps(game: str) -> tuple[str, ...]:
    """The maps or tile sets of a game, the usual one first."""
    if game in TILE_GAMES:
        from stolik.carcassonne import variants  # noqa: PLC0415 - see above

        return variants.SETS
    from stolik.rail import variants as rail  # noqa: PLC0415 - see above

    return rail.VARIANTS[game].maps
