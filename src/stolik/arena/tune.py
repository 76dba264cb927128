"""Tuning: CMA-ES on the weights of a kind of games, every candidate on the same deals."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from stolik.arena.arrays import Array
from stolik.arena.cma import Cma
from stolik.arena.rating import mean_error, wilson
from stolik.arena.seeds import check_deals, tuning_deals
from stolik.arena.trial import Lab, Place
from stolik.arena.weights import WeightFile
from stolik.errors import BadOption


class Settings(msgspec.Struct, frozen=True):
    """What decides the course of a search, beside the weights it starts from."""

    places: tuple[Place, ...]
    pairs: int  # of each game, for each candidate of a generation
    population: int
    step: float
    seed: int = 0
    bot: str | None = None
    goal: str = "margin"
    only: tuple[str, ...] = ()


class Told(msgspec.Struct, frozen=True):
    """How the middle of the search did in a generation, against the weights it started from."""

    generation: int
    margin: float
    margin_se: float
    win_rate: float
    step: float
    games: int


class Check(msgspec.Struct, frozen=True):
    """The result on deals that the search has not seen, against the weights it started from."""

    games: int
    margin: float
    margin_se: float
    win_rate: float
    win_rate_ci: tuple[float, float]
    first_deal: int

    @property
    def better(self) -> bool:
        """Whether the gain is more than chance gives: two standard errors."""
        return self.margin > 2 * self.margin_se


@dataclass
class Search:
    """A search for weights; after each generation it can be kept in a file."""

    settings: Settings
    file: WeightFile
    command: str
    told: list[Told] = field(default_factory=list)

    def __post_init__(self) -> None:
        only = self.settings.only or self.file.names
        if unknown := set(only) - set(self.file.names):
            raise BadOption(
                f"There is no weight {sorted(unknown)[0]!r}: {', '.join(self.file.names)}."
            )
        self.start = self.file.values.copy()
        self._moves = np.array([name in only for name in self.file.names])
        self._new_cma()

    def _new_cma(self) -> None:
        s, moves = self.settings, self._moves
        self._scale = self.file.scale(self.start)
        self._cma = Cma(self.start[moves], self._scale[moves], s.step, s.population, s.seed)

    @property
    def generation(self) -> int:
        return self._cma.generation

    @property
    def population(self) -> int:
        return self._cma.population

    @property
    def best(self) -> Array:
        """The middle of the search, as it would be written."""
        row = self.file.rounded(self._whole(self._cma.best[None])[0])
        kept: Array = np.where(self._moves, row, self.start)
        return kept

    def step(self, lab: Lab) -> Told:
        """One generation: asks, plays, tells."""
        s = self.settings
        asked = self._whole(self._cma.ask())
        rows = self.file.clip(asked)
        deals = tuning_deals(s.seed, self.generation, s.pairs)
        margins = lab.margins(np.vstack([rows, self.best]), self.start, deals)
        worth = worth_of(margins[:-1], s.goal)
        outside = (((asked - rows) / self._scale) ** 2).sum(axis=1)
        self._cma.tell(worth - outside * worth.std())
        margin, error = mean_error(margins[-1].mean(axis=1).tolist())
        rate = float(worth_of(margins[-1:], "wins")[0])
        told = Told(self.generation, margin, error, rate, self._cma.step, margins.size)
        self.told.append(told)
        return told

    def check(self, lab: Lab, pairs: int) -> Check:
        """The weights found against those at the start, on fresh deals."""
        deals = check_deals(self.settings.seed, pairs)
        margins = lab.margins(self.best[None], self.start, deals)
        margin, error = mean_error(margins[0].mean(axis=1).tolist())
        rate = float(worth_of(margins, "wins")[0])
        low, high = wilson(rate * margins.size, margins.size)
        return Check(margins.size, margin, error, rate, (low, high), deals.start)

    def _whole(self, rows: Array) -> Array:
        whole = np.tile(self.start, (len(rows), 1))
        whole[:, self._moves] = rows
        return whole

    def save(self, path: Path) -> None:
        """Keeps the search; half a file is never left behind."""
        content = {
            "command": self.command,
            "settings": msgspec.to_builtins(self.settings),
            "start": self.file.named(self.start),
            "best": self.file.named(self.best),
            "told": msgspec.to_builtins(self.told),
            "search": self._cma.state(),
        }
        fresh = path.with_name(path.name + ".new")
        try:
            fresh.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
            fresh.replace(path)
        except OSError as error:
            raise BadOption(f"The search can't be kept in {path}: {error}") from error

    def restore(self, path: Path) -> None:
        """Goes on from a file; BadOption if it is of another search."""
        content = read_kept(path)
        if msgspec.convert(content["settings"], Settings) != self.settings:
            raise BadOption(
                f"{path} is of another search: {content['command']}. Use its options, or another "
                "--out."
            )
        if "worth" not in content["search"]:
            raise BadOption(f"{path} is of an older version, whose search can't be gone on with.")
        if tuple(content["start"]) != self.file.names:
            raise BadOption(f"{path} is about other weights than {self.file.path.name} has now.")
        self.command = content["command"]
        self.start = np.array(list(content["start"].values()))
        self.told = msgspec.convert(content["told"], list[Told])
        self._new_cma()
        self._cma.restore(content["search"])


def read_kept(path: Path) -> dict[str, Any]:
    """A kept search."""
    try:
        content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if {"command", "settings", "start", "told", "search"} <= content.keys():
            return content
    except (OSError, ValueError, AttributeError):
        pass
    raise BadOption(f"{path} can't be read as a kept search.")


def worth_of(margins: Array, goal: str) -> Array:
    """What each row is worth: its mean margin, or its share of won games."""
    values = margins if goal == "margin" else (margins > 0) + 0.5 * (margins == 0)
    means: Array = values.mean(axis=(1, 2))
    return means


def run(
    search: Search,
    lab: Lab,
    generations: int,
    keep: Path,
    show: Callable[[Told], None] | None = None,
) -> None:
    """Searches on until so many generations are done; each is kept when it is."""
    while search.generation < generations:
        told = search.step(lab)
        search.save(keep)
        if show:
            show(told)
