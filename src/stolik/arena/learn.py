"""Teaches bots' evaluations: positions of their own games, with the points they led to.

The network is small, so plain NumPy fits it in a minute: Adam on mini-batches, with a part of the
positions kept apart to tell how far off it is.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from stolik.arena.seeds import tuning_deals
from stolik.bots.net import HIDDEN, POINTS_UNIT
from stolik.bots.weights import weights_module
from stolik.errors import BadOption
from stolik.family import Family, reach
from stolik.registry import load

AT_A_TIME = 250
KEPT_APART = 20  # one position of so many
EPOCHS, BATCH, RATE = 12, 512, 2e-3
FADE, FADE_SQUARES, TINY = 0.9, 0.999, 1e-8

Lessons = tuple[Any, Any]


def gather(
    family: Family, games: int, run: int, worlds: int, cores: int, show: Callable[[int], None]
) -> Lessons:
    """Positions of so many games in all."""
    known, lessons = weights_module(family), lessons_module(family)
    w = known.read()
    net = known.read_net() if worlds else np.zeros(1, known.NET)[0]  # nobody asks it then
    parts = list(portions(family, games, run))
    found: list[Lessons] = []
    done = 0
    with ThreadPoolExecutor(cores) as threads:
        learned = threads.map(
            lambda part: lessons.make_lessons(w, net, part[0], part[1], part[2], worlds), parts
        )
        for part, lesson in zip(parts, learned, strict=True):
            found.append(lesson)
            done += part[2]
            show(done)
    return np.concatenate([x for x, _ in found]), np.concatenate([y for _, y in found])


def lessons_module(family: Family) -> Any:
    """The module with what a family's evaluation learns from."""
    if family.lessons is None:
        raise BadOption(f"The bots of {family.name} games have no evaluation that learns.")
    return reach(family.lessons)


def portions(family: Family, games: int, run: int) -> Iterator[tuple[Any, int, int]]:
    """Tables, first deal and number of games of each portion."""
    next_deal = 0
    for game, map_, seats, share in family.lesson_games:
        rules = load(game, map_)
        tables = rules.engine(rules.options(), seats).tables  # type: ignore[attr-defined]
        left = games * share // 100
        while left > 0:
            count = min(left, AT_A_TIME)
            yield tables, tuning_deals(run, 0, next_deal + count)[next_deal], count
            next_deal += count
            left -= count


@dataclass
class Fit:
    """A network in the making, with Adam's memory of its slopes."""

    values: list[Any]
    steps: int = 0

    def __post_init__(self) -> None:
        self.mean = [np.zeros_like(value) for value in self.values]
        self.square = [np.zeros_like(value) for value in self.values]

    def answer(self, inputs: Any) -> tuple[Any, Any]:
        """What the network says, and its hidden layer."""
        w1, b1, w2, b2 = self.values
        hidden = np.maximum(inputs @ w1.T + b1, 0)
        return hidden @ w2 + b2, hidden

    def step(self, inputs: Any, targets: Any, rate: float) -> None:
        """One mini-batch."""
        said, hidden = self.answer(inputs)
        off = (said - targets) * (2 / len(targets))
        back = np.outer(off, self.values[2]) * (hidden > 0)
        slopes = [back.T @ inputs, back.sum(0), hidden.T @ off, off.sum(keepdims=True)]
        self.steps += 1
        for k, slope in enumerate(slopes):
            self.mean[k] = FADE * self.mean[k] + (1 - FADE) * slope
            self.square[k] = FADE_SQUARES * self.square[k] + (1 - FADE_SQUARES) * slope**2
            mean = self.mean[k] / (1 - FADE**self.steps)
            square = self.square[k] / (1 - FADE_SQUARES**self.steps)
            self.values[k] -= rate * mean / (np.sqrt(square) + TINY)

    def error(self, inputs: Any, targets: Any) -> float:
        """How far off it is, in points."""
        said, _ = self.answer(inputs)
        return float(POINTS_UNIT * np.sqrt(np.mean((said - targets) ** 2)))


def fit(lessons: Lessons, seed: int, show: Callable[[int, float], None]) -> tuple[Fit, float]:
    """A network for these positions, and how far off it is on those kept apart."""
    inputs, targets = (part.astype(np.float32) for part in lessons)
    chance = np.random.default_rng(seed)
    order = chance.permutation(len(inputs))
    apart, rest = np.split(order, [len(order) // KEPT_APART])
    net = Fit(first_values(inputs.shape[1], chance))
    rounds = EPOCHS * (len(rest) // BATCH)
    for epoch in range(EPOCHS):
        chance.shuffle(rest)
        for start in range(0, len(rest) - BATCH + 1, BATCH):
            batch = rest[start : start + BATCH]
            net.step(inputs[batch], targets[batch], RATE * (1 - net.steps / rounds) + RATE / 200)
        show(epoch + 1, net.error(inputs[apart], targets[apart]))
    return net, net.error(inputs[apart], targets[apart])


def first_values(inputs: int, chance: np.random.Generator) -> list[Any]:
    """Where fitting begins."""
    return [
        chance.normal(0, inputs**-0.5, (HIDDEN, inputs)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        chance.normal(0, HIDDEN**-0.5, HIDDEN).astype(np.float32),
        np.zeros(1, np.float32),
    ]


def as_data(net: Fit) -> dict[str, Any]:
    """The network as value.json has it."""
    w1, b1, w2, b2 = (np.round(value, 4).tolist() for value in net.values)
    return {"w1": w1, "b1": b1, "w2": w2, "b2": b2[0]}
