"""A match: pairs of games on the same deals with seats swapped, and what they tell."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from stolik.arena.pair import Job, Outcome, Pair, play_pair
from stolik.arena.pool import Pool
from stolik.arena.rating import Sprt, elo, mean_error, wilson
from stolik.arena.times import turn_figures


@dataclass
class Match:
    """Results as they come in."""

    a: str
    b: str
    pairs: list[Pair]
    limits: tuple[float | None, float | None] = (None, None)
    """Seconds that A and B have for a turn."""

    @property
    def games(self) -> list[Outcome]:
        return [outcome for pair in self.pairs for outcome in pair]

    def pair_scores(self) -> list[float]:
        return [(first.score + second.score) / 2 for first, second in self.pairs]

    def margin(self) -> tuple[float, float]:
        """A's mean lead, and its standard error over pairs."""
        return mean_error([(one.margin + two.margin) / 2 for one, two in self.pairs])

    def summary(self) -> dict[str, Any]:
        """All figures; docs/ladder.md explains them."""
        games = self.games
        n = len(games)
        scores = [game.score for game in games]
        rate = sum(scores) / n if n else 0.5
        margin, error = self.margin()
        low, high = wilson(sum(scores), n)
        return {
            "a": self.a,
            "b": self.b,
            "games": n,
            "a_wins": sum(score == 1 for score in scores),
            "b_wins": sum(score == 0 for score in scores),
            "draws": sum(score == 0.5 for score in scores),
            "win_rate": round(rate, 4),
            "win_rate_ci": [round(low, 4), round(high, 4)],
            "margin": round(margin, 2),
            "margin_se": round(error, 2) if n > 2 else None,
            "elo": _finite(elo(rate)),
            "elo_ci": [_finite(elo(low)), _finite(elo(high))],
            "forfeits": [sum(game.forfeit_by == side for game in games) for side in "ab"],
            **turn_figures([game.turn_us for game in games], self.limits),
            "points": [self._mean("a_points"), self._mean("b_points")],
            "sources": [self._sources("a_sources"), self._sources("b_sources")],
        }

    def _mean(self, name: str) -> float:
        games = self.games
        total: float = sum(getattr(game, name) for game in games)
        return round(total / max(1, len(games)), 2)

    def _sources(self, name: str) -> dict[str, float]:
        games = self.games
        kinds = getattr(games[0], name) if games else {}
        return {
            kind: round(sum(getattr(game, name)[kind] for game in games) / len(games), 2)
            for kind in kinds
        }


def _finite(value: float) -> float | None:
    return round(value, 1) if abs(value) < 1e6 else None


def run(
    jobs: Sequence[Job],
    pool: Pool,
    found: Match,
    sprt: Sprt | None = None,
    show: Callable[[Match], None] | None = None,
) -> Match:
    """Plays jobs in a pool, until they are done or the test has decided."""
    for pair in pool.map(play_pair, jobs):
        found.pairs.append(pair)
        if show:
            show(found)
        if sprt and sprt.decided(found.pair_scores()) is not None:
            break
    return found
