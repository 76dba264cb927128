"""Bradley-Terry: one number a bot that explains all meetings, with intervals over pairs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from stolik.arena.arrays import Array
from stolik.arena.rating import ELO

PRIOR = 0.5
"""A game of this weight between all that met keeps a bot that won everything finite: drawn for the
rating, and by lot (as Jeffreys would) for the interval, which is wide where a bot never lost."""
ROUNDS, LONGEST_STEP = 60, 2.0
RESAMPLES = 400


@dataclass(frozen=True)
class Rating:
    """Elo with its 95 % interval; the mean over all bots is 0."""

    elo: float
    low: float
    high: float


def rate(
    meetings: Mapping[tuple[str, str], Sequence[float]], names: Sequence[str], seed: int = 0
) -> dict[str, Rating]:
    """Ratings from the scores of pairs (0, 0.25, … 1, for the first name) of each meeting.

    A pair's two games share a deal, so whole pairs are drawn again for the intervals.
    """
    met = {key: np.array(scores) for key, scores in meetings.items() if len(scores)}
    number = {name: i for i, name in enumerate(names)}
    rng = np.random.default_rng(seed)
    won = np.zeros((RESAMPLES + 1, len(names), len(names)))
    for (a, b), scores in met.items():
        drawn = scores[rng.integers(len(scores), size=(RESAMPLES, len(scores)))].sum(axis=1)
        points = 2 * np.concatenate([[scores.sum()], drawn])
        before = PRIOR * np.concatenate([[0.5], rng.beta(0.5, 0.5, RESAMPLES)])
        won[:, number[a], number[b]] += points + before
        won[:, number[b], number[a]] += 2 * len(scores) - points + PRIOR - before
    elo = ELO * strengths(won)
    low, high = np.percentile(elo[1:], [2.5, 97.5], axis=0)
    return {
        name: Rating(float(elo[0, i]), float(low[i]), float(high[i])) for name, i in number.items()
    }


def strengths(won: Array) -> Array:
    """The likeliest natural-log strengths for each matrix of points won; their mean is 0."""
    games = won + won.transpose(0, 2, 1)
    found: Array = np.zeros(won.shape[:2])
    for _ in range(ROUNDS):
        p = 1 / (1 + np.exp(found[:, None, :] - found[:, :, None]))
        slope = (won - games * p).sum(axis=2)
        told = games * p * (1 - p)
        curve = np.einsum("rij,jk->rjk", told, np.eye(won.shape[1])) - told
        move = np.einsum("rij,rj->ri", np.linalg.pinv(curve, hermitian=True), slope)
        move = np.clip(move, -LONGEST_STEP, LONGEST_STEP)
        found = found + move
        if np.abs(move).max(initial=0.0) < 1e-9:
            break
    centered: Array = found - found.mean(axis=1, keepdims=True)
    return centered
