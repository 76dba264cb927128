"""The rail games by name: the only file that names maps."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from stolik.core.options import Value
from stolik.errors import BadMap, UnknownGame
from stolik.rail.board import Board, read_board
from stolik.rail.engine import RailEngine
from stolik.rail.rules import FAMILIES, RULES_VERSION, choose

DATA = Path(__file__).parent / "data"


class Variant(NamedTuple):
    """A game people can choose: its rules, its maps (the first is the usual one), its seats."""

    family: str
    maps: tuple[str, ...]
    most_seats: int


VARIANTS = {
    "europe": Variant("europe", ("europe", "europe-modern", "toy"), 5),
    "swiss": Variant("swiss", ("switzerland", "toy"), 2),
}


def find_map(name: str) -> str | None:
    """The game in which a map of this name is played first."""
    return next((game for game, variant in VARIANTS.items() if name in variant.maps), None)


def named_board(game: str, name: str | None) -> Board:
    """A map of ours, or the one in a file."""
    variant = VARIANTS[game]
    name = name or variant.maps[0]
    limit = int(choose(variant.family)["cars"])
    if name in {m for v in VARIANTS.values() for m in v.maps}:
        return read_board(DATA / f"{name}.json", limit)
    path = Path(name)
    if path.suffix != ".json":
        raise UnknownGame(
            f"{game} has no map {name!r}: choose {', '.join(variant.maps)}, or a file map.json."
        )
    return read_board(path, limit)


def game_of_file(path: Path) -> tuple[str, Board]:
    """The game whose rules a map file asks for, and its map."""
    board = read_board(path, max(int(choose(family)["cars"]) for family in FAMILIES))
    if board.file.rules is None:
        raise BadMap(f'{path}: say by which rules it is played: "rules": "europe" or "swiss".')
    return board.file.rules, read_board(path, int(choose(board.file.rules)["cars"]))


@dataclass(frozen=True)
class RailRules:
    """A rail game on one map: what the facade asks of every game (core/contract.py)."""

    name: str
    board: Board
    rules_version: int = RULES_VERSION
    least_seats: int = 2

    @property
    def variant(self) -> str:
        return self.board.id

    @property
    def title(self) -> Mapping[str, str]:
        return self.board.file.title

    @property
    def most_seats(self) -> int:
        return VARIANTS[self.name].most_seats

    def options(self, preset: str, changes: Mapping[str, object]) -> dict[str, Value]:
        """The family's values, the map's own, the preset's, then single changes."""
        family = VARIANTS[self.name].family
        return choose(family, preset, changes, self.board.file.options)

    def engine(self, options: Mapping[str, Value], seats: int) -> RailEngine:
        return RailEngine(self.name, self.board, options, seats)


def load(name: str, variant: str | None) -> RailRules | None:
    """The game (or map) of that name, or the map in that file; None if it is none of ours."""
    if name in VARIANTS:
        return RailRules(name, named_board(name, variant))
    if variant is None and (game := find_map(name)):
        return RailRules(game, named_board(game, name))
    if variant is None and name.endswith(".json"):
        return RailRules(*game_of_file(Path(name)))
    return None
