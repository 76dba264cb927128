"""Trials: weights against weights on paired deals, by the policy alone or by a whole bot."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
import numpy as np

from stolik.arena.arrays import Array
from stolik.arena.pair import Job, play_pair
from stolik.arena.pool import Pool
from stolik.arena.weights import WeightFile
from stolik.bots.weights import weights_module
from stolik.core.warm import prepare
from stolik.errors import BadOption
from stolik.families import family_of
from stolik.family import reach
from stolik.registry import load

CHUNK = 32
"""Pairs of a task: enough to be free of Python, few enough to stop soon."""


class Place(msgspec.Struct, frozen=True):
    """A game to be tuned on."""

    game: str
    map: str | None = None
    seats: int = 2
    preset: str = "default"


class Trial(msgspec.Struct, frozen=True):
    """Some pairs between two sets of weights: everything that decides their result."""

    place: Place
    a: tuple[float, ...]
    b: tuple[float, ...]
    seed: int
    pairs: int


def engine_of(place: Place) -> Any:
    """The rules of a place."""
    game = load(place.game, place.map)
    return game.engine(game.options(place.preset), place.seats)


def selfplay_of(place: Place) -> Any:
    """The module that plays the bots of a place with other weights."""
    family = family_of(place.game)
    if family.selfplay is None:
        raise BadOption(f"The bots of {family.name} games can't be tuned.")
    return reach(family.selfplay)


def play_trial(trial: Trial) -> list[list[int]]:
    """A's margin over the best other: a row for each pair, a column for each of its games."""
    engine = engine_of(trial.place)
    module = selfplay_of(trial.place)
    totals = module.play_pairs(engine, np.array([trial.a, trial.b]), trial.seed, trial.pairs)
    return [
        [int(game[mine] - max(np.delete(game, mine))) for mine, game in enumerate(pair)]
        for pair in totals
    ]


def compile_policy(place: Place) -> None:
    """Compiles self-play, with progress; games of one kind share it."""
    engine = engine_of(place)
    module = selfplay_of(place)
    own = weights_module(family_of(place.game)).read()
    first = {"self-play": lambda: module.play_pairs(engine, np.array([own, own]), 0, 1)}
    prepare(module.__name__, "selfplay", first)


class Lab(Protocol):
    """Plays trials of weights."""

    def margins(self, rows: Array, against: Array, deals: range) -> Array:
        """Margins by row of weights, pair and game."""
        ...


@dataclass(frozen=True)
class PolicyLab:
    """Weights move the policy alone: whole games in compiled code, hundreds a second."""

    places: Sequence[Place]
    pool: Pool

    def margins(self, rows: Array, against: Array, deals: range) -> Array:
        compile_policy(self.places[0])
        trials = [
            Trial(place, tuple(row), tuple(against), first, min(CHUNK, deals.stop - first))
            for row in rows.tolist()
            for place in self.places
            for first in range(deals.start, deals.stop, CHUNK)
        ]
        played = [pair for part in self.pool.map(play_trial, trials) for pair in part]
        return np.array(played, np.float64).reshape(len(rows), -1, 2)


@dataclass(frozen=True)
class BotLab:
    """Weights move a whole bot with its search: slower, but it is what plays."""

    places: Sequence[Place]
    pool: Pool
    bot: str
    file: WeightFile

    def margins(self, rows: Array, against: Array, deals: range) -> Array:
        b = self.file.named(against)
        jobs = [
            Job(
                game=place.game, a=self.bot, b=self.bot, seed=seed, seats=place.seats,
                map=place.map, preset=place.preset, a_weights=self.file.named(row), b_weights=b,
            )
            for row in rows
            for place in self.places
            for seed in deals
        ]  # fmt: skip
        played = [[game.margin for game in pair] for pair in self.pool.map(play_pair, jobs)]
        return np.array(played, np.float64).reshape(len(rows), -1, 2)
