"""Weights as data: their names, values and ranges come from the file of a kind of games."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from stolik.arena.arrays import Array
from stolik.bots.weights import weights_module
from stolik.family import Family

LEAST_SCALE = 0.2
"""A weight of 0 must be able to move too."""


@dataclass(frozen=True)
class WeightFile:
    """The weights of a family's bots, in the order that kernels read them."""

    path: Path
    names: tuple[str, ...]
    values: Array
    low: Array
    high: Array

    @classmethod
    def of(cls, family: Family) -> "WeightFile":
        """The file that comes with the bots of a family."""
        module = weights_module(family)
        content = json.loads(module.FILE.read_text(encoding="utf-8"))
        ranges = content.get("ranges", {})
        limits = [ranges.get(name, (-np.inf, np.inf)) for name in module.NAMES]
        low, high = np.array(limits, np.float64).T
        return cls(module.FILE, tuple(module.NAMES), module.read(), low, high)

    def scale(self, values: Array) -> Array:
        """How far each weight may usually move: part of its range, else of its size."""
        by_size = np.maximum(np.abs(values), LEAST_SCALE)
        width = self.high - self.low
        return np.where(np.isfinite(width), width / 2, by_size)

    def clip(self, rows: Array) -> Array:
        """The nearest weights within their ranges."""
        clipped: Array = np.clip(rows, self.low, self.high)
        return clipped

    def rounded(self, row: Array) -> Array:
        """As they are written: four digits tell more than tuning knows."""
        return np.array([float(f"{value:.4g}") for value in self.clip(row).tolist()])

    def named(self, row: Array) -> dict[str, float]:
        """Name and value of each."""
        return dict(zip(self.names, map(float, row), strict=True))

    def write(self, row: Array, made_by: str) -> None:
        """Rewrites the file: all that is not a weight stays."""
        content = json.loads(self.path.read_text(encoding="utf-8"))
        content["made_by"] = made_by
        content["weights"] = {**content["weights"], **self.named(row)}
        text = json.dumps(content, indent=2, ensure_ascii=False) + "\n"
        self.path.write_text(text, encoding="utf-8")
