"""The table of all families of games: ours, those that plug-ins bring, and those registered.

Nothing heavy is loaded here, whatever the number of games: a family only says where its parts are.
"""

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points

from stolik.errors import BadOption, UnknownGame
from stolik.family import Family, reach
from stolik.text import add_texts

OURS = ("stolik.rail.family:FAMILY", "stolik.carcassonne.family:FAMILY")
"""In the order in which games are listed. Nothing else in Stolik has a list of games."""
GROUP = "stolik.games"
"""The entry points under which an installed package offers its family."""


def register(family: Family) -> None:
    """Adds a family of one's own, for this process: scripts and tests need no package for it."""
    _add(_table(), family)


def families() -> tuple[Family, ...]:
    """All families, ours first."""
    return tuple(_table().values())


def names() -> tuple[str, ...]:
    """All games by name."""
    return tuple(_homes())


def maps(game: str) -> tuple[str, ...]:
    """The maps or tile sets of a game, the usual one first."""
    return family_of(game).games[game]


def family_of(game: str) -> Family:
    """The family of a game."""
    if game not in _homes():
        raise UnknownGame(f"There is no game {game!r}: choose {either(names())}.")
    return _homes()[game]


def family_named(name: str) -> Family:
    """A family by its own name."""
    return _table()[name]


def either(words: tuple[str, ...]) -> str:
    """`a, b or c`."""
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _homes() -> Mapping[str, Family]:
    return {game: family for family in _table().values() for game in family.games}


@cache
def _table() -> dict[str, Family]:
    """Made once, when somebody asks for a game by its name."""
    table: dict[str, Family] = {}
    for home in OURS:
        _add(table, reach(home))
    for family in _plugged():
        try:
            _add(table, family)
        except BadOption as error:
            print(f"stolik: {error}", file=sys.stderr)
    return table


def _plugged() -> Iterator[Family]:
    """The families of installed packages; one that is broken must not stop all others."""
    for point in sorted(entry_points(group=GROUP)):
        try:
            yield point.load()
        except Exception as error:  # whatever is wrong with it
            print(f"stolik: the game {point.name!r} can't be loaded: {error!r}", file=sys.stderr)


def _add(table: dict[str, Family], family: Family) -> None:
    if table.get(family.name, family) != family:
        raise BadOption(f"There is a family {family.name!r} already.")
    for other in table.values():
        for game in () if other == family else family.games:
            if game in other.games:
                raise BadOption(f"The family {family.name!r} can't have a second game {game!r}.")
    if family.texts is not None and not (family.texts / "en.ftl").is_file():
        raise BadOption(f"The family {family.name!r} has no file {family.texts / 'en.ftl'}.")
    table[family.name] = family
    if family.texts is not None:
        add_texts(family.texts)
