"""CMA-ES: finds good weights where only noisy comparisons can be had.

The plain form of Hansen's tutorial (arXiv:1604.00772): weighted recombination, cumulative step
sizes, rank-one and rank-mu updates of the covariance.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]

_ARRAYS = ("center", "covariance", "path", "step_path")
"""What a search learns, beside its step."""


@dataclass
class Cma:
    """Asks for candidates, is told how good they were. Larger is better."""

    mean: Array
    scale: Array  # the size of a usual step in each weight
    step: float = 0.3
    population: int = 0
    seed: int = 0
    generation: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        n = len(self.mean)
        self.population = self.population or 4 + int(3 * np.log(n))
        parents = self.population // 2
        weights = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        self._weights = weights / weights.sum()
        mass = 1 / (self._weights**2).sum()
        self._c_step = (mass + 2) / (n + mass + 5)
        self._damping = 1 + 2 * max(0.0, np.sqrt((mass - 1) / (n + 1)) - 1) + self._c_step
        self._c_path = (4 + mass / n) / (n + 4 + 2 * mass / n)
        self._c_one = 2 / ((n + 1.3) ** 2 + mass)
        rank = 2 * (mass - 2 + 1 / mass) / ((n + 2) ** 2 + mass)
        self._c_mu = min(1 - self._c_one, rank)
        self._mass = mass
        self._usual = np.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self._step_path, self._path = np.zeros(n), np.zeros(n)
        self._covariance = np.eye(n)
        self._center = np.zeros(n)
        self._rng = np.random.default_rng(self.seed)
        self._asked: Array = np.zeros((self.population, n))

    def ask(self) -> Array:
        """Candidates, a row each."""
        values, vectors = np.linalg.eigh(self._covariance)
        self._root = vectors * np.sqrt(np.maximum(values, 1e-20))
        noise = self._rng.standard_normal((self.population, len(self.mean)))
        self._asked = self._center + self.step * noise @ self._root.T
        rows: Array = self.mean + self.scale * self._asked
        return rows

    def tell(self, worth: Array) -> None:
        """How good each candidate was; the next ones follow the better half."""
        self.generation += 1
        best = self._asked[np.argsort(-worth)[: len(self._weights)]]
        moves = (best - self._center) / self.step
        move = self._weights @ moves
        self._center = self._center + self.step * move
        self._follow(move, moves)

    def _follow(self, move: Array, moves: Array) -> None:
        """Adapts the step and the covariance to a move of the center."""
        n = len(move)
        inverse = np.linalg.pinv(self._root)
        pace = np.sqrt(self._c_step * (2 - self._c_step) * self._mass)
        self._step_path = (1 - self._c_step) * self._step_path + pace * (inverse @ move)
        length = float(np.linalg.norm(self._step_path))
        expected = np.sqrt(1 - (1 - self._c_step) ** (2 * self.generation))
        stalls = length / expected > (1.4 + 2 / (n + 1)) * self._usual
        pace = 0.0 if stalls else np.sqrt(self._c_path * (2 - self._c_path) * self._mass)
        self._path = (1 - self._c_path) * self._path + pace * move
        one = np.outer(self._path, self._path)
        many = (self._weights[:, None] * moves).T @ moves
        keep = 1 - self._c_one - self._c_mu
        self._covariance = keep * self._covariance + self._c_one * one + self._c_mu * many
        self.step *= float(np.exp(self._c_step / self._damping * (length / self._usual - 1)))

    def state(self) -> dict[str, Any]:
        """Everything that a search goes on from, as plain data."""
        return {
            "generation": self.generation,
            "step": self.step,
            "chance": self._rng.bit_generator.state,
            **{name: getattr(self, f"_{name}").tolist() for name in _ARRAYS},
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Goes on from a kept state: what is asked next is what would have been asked."""
        self.generation, self.step = int(state["generation"]), float(state["step"])
        self._rng.bit_generator.state = state["chance"]
        for name in _ARRAYS:
            setattr(self, f"_{name}", np.array(state[name], np.float64))

    @property
    def best(self) -> Array:
        """The center: the best guess so far."""
        center: Array = self.mean + self.scale * self._center
        return center
