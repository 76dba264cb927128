"""CMA-ES finds good weights where only noisy comparisons can be had. The method is cmaes's own."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from stolik.arena.arrays import Array
from stolik.errors import BadOption

try:
    from cmaes import CMA
except ImportError as error:
    raise BadOption("Tuning needs a package more: pip install 'stolik[tune]'.") from error


@dataclass
class Cma:
    """Asks for candidates, is told how good they were. Larger is better."""

    mean: Array
    scale: Array  # the size of a usual step in each weight
    step: float = 0.3
    population: int = 0
    seed: int = 0
    _told: list[list[float]] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        size = self.population or None
        self._search = CMA(
            np.zeros(len(self.mean)), self.step, seed=self.seed, population_size=size
        )
        self.population = self._search.population_size
        self._asked: list[Array] = []

    @property
    def generation(self) -> int:
        return len(self._told)

    def ask(self) -> Array:
        """Candidates, a row each."""
        self._asked = [self._search.ask() for _ in range(self.population)]
        rows: Array = self.mean + self.scale * np.array(self._asked)
        return rows

    def tell(self, worth: Array) -> None:
        """How good each candidate was; the next ones follow the better half."""
        self._search.tell([(x, -value) for x, value in zip(self._asked, worth, strict=True)])
        self._told.append(worth.tolist())
        self.step = float(self._search._sigma)

    def state(self) -> dict[str, Any]:
        """Everything that a search goes on from, as plain data: with the seed, what it was told."""
        return {"worth": self._told}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Goes on from a kept state: what is asked next is what would have been asked."""
        for worth in state["worth"]:
            self.ask()
            self.tell(np.array(worth))

    @property
    def best(self) -> Array:
        """The center: the best guess so far."""
        center: Array = self.mean + self.scale * self._search.mean
        return center
