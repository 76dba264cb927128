"""Carcassonne with its tile sets, ours and those in files."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from stolik.carcassonne.engine import CarcassonneEngine
from stolik.carcassonne.family import FAMILY
from stolik.carcassonne.rules import GROUPS, OPTIONS, PRESETS, RULES_VERSION, choose
from stolik.carcassonne.state import MAX_SEATS
from stolik.carcassonne.tiles import TileSet, read_tiles
from stolik.core.options import Option, Value
from stolik.errors import UnknownGame

DATA = Path(__file__).parent / "data"
NAME = FAMILY.name
SETS = FAMILY.games[NAME]
TITLE = {"en": "Carcassonne", "pl": "Carcassonne", "fr": "Carcassonne"}


@dataclass(frozen=True)
class CarcassonneRules:
    """Carcassonne with one tile set: what the facade asks of every game (core/contract.py)."""

    tiles: TileSet
    name: str = NAME
    rules_version: int = RULES_VERSION
    least_seats: int = 2
    most_seats: int = MAX_SEATS

    @property
    def variant(self) -> str:
        return self.tiles.id

    @property
    def title(self) -> Mapping[str, str]:
        return TITLE | self.tiles.file.title

    @property
    def facts(self) -> Mapping[str, object]:
        return {}

    @property
    def choices(self) -> Sequence[Option]:
        return OPTIONS

    @property
    def groups(self) -> Mapping[str, Sequence[str]]:
        return GROUPS

    @property
    def presets(self) -> Mapping[str, Mapping[str, Value]]:
        return PRESETS

    def options(self, preset: str, changes: Mapping[str, object]) -> dict[str, Value]:
        return choose(preset, changes)

    def engine(self, options: Mapping[str, Value], seats: int) -> CarcassonneEngine:
        return CarcassonneEngine(self.tiles, options, seats)


def load(_game: str | None = NAME, name: str = SETS[0]) -> CarcassonneRules:
    """The game with one of our tile sets, or with the one in a file."""
    if name in SETS:
        return CarcassonneRules(read_tiles(DATA / f"{name}.json"))
    if not name.endswith(".json"):
        raise UnknownGame(
            f"{NAME} has no tile set {name!r}: choose {', '.join(SETS)}, or a file tiles.json."
        )
    return CarcassonneRules(read_tiles(Path(name)))
