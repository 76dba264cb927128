"""The rail games on their maps, ours and those in files."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from stolik.core.options import Option, Value
from stolik.errors import BadMap, UnknownGame
from stolik.rail.board import Board, read_board
from stolik.rail.engine import RailEngine
from stolik.rail.family import FAMILY
from stolik.rail.rules import FAMILIES, GROUPS, OPTIONS, PRESETS, RULES_VERSION, choose

DATA = Path(__file__).parent / "data"


MOST_SEATS = {"europe": 5, "swiss": 2}


def named_board(game: str, name: str) -> Board:
    """A map of ours, or the one in a file."""
    limit = int(choose(game)["cars"])
    if name in {m for maps in FAMILY.games.values() for m in maps}:
        return read_board(DATA / f"{name}.json", limit)
    path = Path(name)
    if path.suffix != ".json":
        maps = ", ".join(FAMILY.games[game])
        raise UnknownGame(f"{game} has no map {name!r}: choose {maps}, or a file map.json.")
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
        return MOST_SEATS[self.name]

    @property
    def facts(self) -> Mapping[str, object]:
        return {"route_points": self.board.file.route_points}

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
        """The family's values, the map's own, the preset's, then single changes."""
        return choose(self.name, preset, changes, self.board.file.options)

    def engine(self, options: Mapping[str, Value], seats: int) -> RailEngine:
        return RailEngine(self.name, self.board, options, seats)


def load(game: str | None, map: str) -> RailRules:
    """A game on one of our maps or on that of a file, which may say itself which game it is for."""
    if game is None:
        return RailRules(*game_of_file(Path(map)))
    return RailRules(game, named_board(game, map))
