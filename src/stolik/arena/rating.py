"""What results tell: win rates, Elo and margins with their errors, and when a match is decided.

The unit is a pair: the same deal twice with seats swapped. The two games of a pair are not
independent, so errors of means are taken over pairs.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959963984540054  # 95 %
ELO = 400 / math.log(10)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate; draws are half wins."""
    if not games:
        return 0.0, 1.0
    p, z2 = wins / games, Z * Z
    middle = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * math.sqrt(p * (1 - p) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(rate: float) -> float:
    """The Elo difference of a win rate; of 0 and 1 none exists."""
    if rate <= 0 or rate >= 1:
        return math.copysign(math.inf, rate - 0.5)
    return ELO * math.log(rate / (1 - rate))


def mean_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    n = len(values)
    if n < 2:
        return (values[0] if values else 0.0), math.inf
    mean = sum(values) / n
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, math.sqrt(variance / n)


@dataclass(frozen=True)
class Sprt:
    """Wald's test on pairs: is A better by `low` Elo or by `high`? Errors of 5 % either way."""

    low: float
    high: float
    error: float = 0.05

    def ratio(self, pairs: Sequence[float]) -> float:
        """The logarithm of the likelihood ratio; a pair's score is 0, 0.25, … 1."""
        n = len(pairs)
        if n < 2:
            return 0.0
        mean = sum(pairs) / n
        variance = sum((score - mean) ** 2 for score in pairs) / n
        # All pairs alike would be infinitely sure: as if one more had gone the other way.
        variance = max(variance, 0.25 / n)
        scores = [1 / (1 + math.exp(-bound / ELO)) for bound in (self.low, self.high)]
        return n * (scores[1] - scores[0]) * (2 * mean - sum(scores)) / (2 * variance)

    def decided(self, pairs: Sequence[float]) -> bool | None:
        """True: better by `high`; False: only by `low`; None: not yet known."""
        ratio, bound = self.ratio(pairs), math.log((1 - self.error) / self.error)
        if ratio >= bound:
            return True
        return False if ratio <= -bound else None
