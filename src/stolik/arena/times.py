"""What turn times tell: the mean, the slow end, and how often a limit was not kept."""

import math
from collections.abc import Sequence
from typing import Any

GRACE = 0.05
"""Seconds after its limit from which a turn counts as an overrun."""


def percentile(values: Sequence[int], share: float) -> int:
    """The smallest value that so large a share of all does not exceed; 0 of none."""
    if not values:
        return 0
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]


def overruns(turns: Sequence[int], limit: float | None) -> int:
    """Turns, in microseconds, that took longer than their limit and the grace."""
    return 0 if limit is None else sum(us > 1e6 * (limit + GRACE) for us in turns)


def turn_figures(
    games: Sequence[tuple[Sequence[int], Sequence[int]]],
    limits: tuple[float | None, float | None],
) -> dict[str, Any]:
    """For A and B: turns, their mean, 99.9th percentile and slowest, and overruns."""
    sides = [[us for game in games for us in game[side]] for side in (0, 1)]
    return {
        "turn_ms": [round(sum(turns) / max(1, len(turns)) / 1000, 2) for turns in sides],
        "turn_p999_ms": [round(percentile(turns, 0.999) / 1000, 2) for turns in sides],
        "slowest_ms": [round(max(turns, default=0) / 1000, 2) for turns in sides],
        "limit_ms": [None if limit is None else round(1000 * limit, 2) for limit in limits],
        "overruns": [overruns(turns, limit) for turns, limit in zip(sides, limits, strict=True)],
        "turns": [len(turns) for turns in sides],
    }
