"""Loading a game by name. A family of games is imported only when one of its games is loaded."""

import json
from functools import cache
from pathlib import Path

from stolik.errors import UnknownGame
from stolik.families import either, families, family_of, maps, names
from stolik.family import Family
from stolik.game import Game


def load(name: str, map: str | None = None) -> Game:
    """A game by its name (`europe`), one of its maps (`europe-modern`), or a file's path.

    The file is a map, or a tile set; with a game's name it may be given as its `map`. Games that
    are known by name are made once: a Game never changes.
    """
    from_file = name.endswith(".json") or (map or "").endswith(".json")
    return _load(name, map) if from_file else _load_known(name, map)


@cache
def _load_known(name: str, map: str | None) -> Game:
    return _load(name, map)


def _load(name: str, map: str | None) -> Game:
    if name in names():
        family = family_of(name)
        return Game(family.load(name, map or family.games[name][0]))
    if map is None and name.endswith(".json"):
        return Game(_reader_of(Path(name)).load(None, name))
    if map is None and (found := _find_map(name)):
        family, game = found
        return Game(family.load(game, name))
    boards = dict.fromkeys(board for game in names() for board in maps(game))
    raise UnknownGame(
        f"There is no game {name!r}: choose {either(names())}, one of the "
        f"maps {', '.join(boards)}, or a file such as my-map.json."
    )


def _find_map(name: str) -> tuple[Family, str] | None:
    """The game in which a map of this name is played first."""
    for family in families():
        for game, own in family.games.items():
            if name in own:
                return family, game
    return None


def _reader_of(path: Path) -> Family:
    """The family whose file it says it is; the first one says what is wrong with any other."""
    readers = [family for family in families() if family.files is not None]
    try:
        file = json.loads(path.read_bytes())
        form = str(file.get("format", "")) if isinstance(file, dict) else ""
    except (OSError, ValueError):
        form = ""
    own = (family for family in readers if form.startswith(str(family.files)))
    return next(own, readers[0])
