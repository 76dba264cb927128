"""A family of games as one object: what it has, and where each part of it is found.

A family is made before anything heavy may be loaded: `import stolik` knows all families and loads
no NumPy. So a part is the thing itself, or its address as `module:name`, reached when it is used.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

if TYPE_CHECKING:
    from stolik.core.contract import Rules

Thing = TypeVar("Thing")
Lazy: TypeAlias = Thing | str
"""A thing, or its address `module:name`: what is not needed yet is not imported."""
LoadRules = Callable[[str | None, str], "Rules"]
"""From a game's name and one of its maps, or the path of a file. With a path alone, the file says
which game it is for."""


def reach(lazy: Lazy[Thing]) -> Thing:
    """The thing itself: `module:name` is imported, a plain `module` is the thing."""
    if not isinstance(lazy, str):
        return lazy
    module, _, name = lazy.partition(":")
    found: Any = import_module(module)
    thing: Thing = getattr(found, name) if name else found
    return thing


@dataclass(frozen=True)
class Family:
    """Games that share their rules engine, and so their bots, faces and compiled code.

    A family of one's own needs the first three; everything else has a default.
    """

    name: str
    games: Mapping[str, tuple[str, ...]]
    """The games by name, each with its maps (or tile sets), the usual one first."""
    rules: "Lazy[LoadRules | Rules]"
    files: str | None = None
    """How the `format` of its map files begins; None: it reads none."""
    effort: int = 0
    """Compiling goes from little to much, so that something can be played soon."""

    bots: Mapping[str, Lazy[Any]] = field(default_factory=dict)
    """Its bots' classes by name, from weak to strong; every game has `random` and `uct` anyway."""
    yardsticks: tuple[str, ...] = ()
    """Those of its bots that never change."""
    weights: Lazy[Any] | None = None
    """The module of its bots' weights: NAMES, FILE, read(path)."""
    lessons: Lazy[Any] | None = None
    """The module that makes what their evaluation learns from: make_lessons(…)."""
    lesson_games: tuple[tuple[str, str, int, int], ...] = ()
    """What is played for that: game, map, seats, and its share of all games in percent."""
    selfplay: Lazy[Any] | None = None
    """The module that plays bots with other weights: play_pairs(…)."""

    limit: tuple[str, str] | None = None
    """The same games in plain C, as a measure (cli/limit.py): the program's name, and the module
    that writes its tables."""

    board: Lazy[Any] | None = None
    """Of a game's rules what a page draws its board from, a BoardData; None: words alone."""
    wire: tuple[str, ...] = ()
    """Modules that have all structs of its games that travel."""
    terminal: Lazy[Any] = "stolik.cli.plain:face"
    """What draws a table in the terminal; cli/sitting.py says how."""
    texts: Path | None = None
    """A folder with `<language>.ftl`, for a family whose texts are not in Stolik's own."""
    picture: Lazy[Callable[[Any], str]] | None = None
    """Of a view its picture as SVG, for a page that has no board for the family."""

    def __post_init__(self) -> None:
        for kind, names in (("games", list(self.games)), ("maps", self.games.values())):
            if not names or not all(names):
                raise ValueError(f"The family {self.name!r} has no {kind}.")

    def load(self, game: str | None, map: str) -> "Rules":
        """The rules of a game on one of its maps, or on that of a file."""
        found: Any = reach(self.rules)
        rules: Rules = found(game, map) if callable(found) else found
        return rules
