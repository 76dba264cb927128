"""What the games of a ladder tell about each bot and each meeting."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from stolik.arena.bradley_terry import Rating, rate
from stolik.arena.keep import Row
from stolik.arena.ladder import Entrant, Plan
from stolik.arena.match import Match
from stolik.arena.rating import mean_error
from stolik.arena.times import overruns, percentile


@dataclass(frozen=True)
class Standing:
    """One bot: all its games together."""

    entrant: Entrant
    rating: Rating
    games: int
    win_rate: float
    points: float
    points_se: float
    sources: dict[str, float]
    turns: int
    turn_ms: float
    turn_p999_ms: float
    overruns: int
    forfeits: int


@dataclass(frozen=True)
class Meeting:
    """Two bots: all figures of their match."""

    a: Entrant
    b: Entrant
    kind: str
    told: dict[str, Any]
    reasons: tuple[str, ...]  # of forfeits


@dataclass(frozen=True)
class Standings:
    """A whole ladder, the best bot first."""

    plan: Plan
    bots: list[Standing]
    meetings: list[Meeting]

    def meeting(self, a: str, b: str) -> tuple[float, int] | None:
        """Win rate of a against b and games played, whichever was named first."""
        for meeting in self.meetings:
            rate_of_a, games = meeting.told["win_rate"], meeting.told["games"]
            if (meeting.a.name, meeting.b.name) == (a, b):
                return rate_of_a, games
            if (meeting.a.name, meeting.b.name) == (b, a):
                return 1 - rate_of_a, games
        return None


class _Tally:
    """What is summed up for a bot."""

    def __init__(self) -> None:
        self.scores: list[float] = []
        self.points: list[float] = []
        self.sources: defaultdict[str, float] = defaultdict(float)
        self.turns: list[int] = []
        self.forfeits = 0


def stand(plan: Plan, rows: Sequence[Row]) -> Standings:
    """All figures."""
    matches = [Match(a.name, b.name, [], (a.seconds, b.seconds)) for a, b in plan.meetings()]
    for row in rows:
        matches[row.meeting].pairs.append(row.games)
    tallies = {entrant.name: _Tally() for entrant in plan.entrants}
    for match in matches:
        _count(match, tallies)
    scores = {(match.a, match.b): match.pair_scores() for match in matches if match.pairs}
    ratings = rate(scores, list(tallies))
    bots = [_standing(one, tallies[one.name], ratings[one.name]) for one in plan.entrants]
    bots.sort(key=lambda bot: -bot.rating.elo)
    meetings = [
        Meeting(a, b, plan.kind((a, b)), match.summary(), _reasons(match))
        for (a, b), match in zip(plan.meetings(), matches, strict=True)
        if match.pairs
    ]
    return Standings(plan, bots, meetings)


def _count(match: Match, tallies: dict[str, _Tally]) -> None:
    for game in match.games:
        for side, name in enumerate((match.a, match.b)):
            tally, letter = tallies[name], "ab"[side]
            tally.scores.append(game.score if side == 0 else 1 - game.score)
            tally.points.append(getattr(game, f"{letter}_points"))
            tally.turns += game.turn_us[side]
            tally.forfeits += game.forfeit_by == letter
            for source, value in getattr(game, f"{letter}_sources").items():
                tally.sources[source] += value


def _standing(entrant: Entrant, tally: _Tally, rating: Rating) -> Standing:
    games, turns = len(tally.scores), tally.turns
    points, error = mean_error(tally.points)
    return Standing(
        entrant,
        rating,
        games,
        sum(tally.scores) / max(1, games),
        points,
        error,
        {source: value / games for source, value in tally.sources.items()},
        len(turns),
        sum(turns) / max(1, len(turns)) / 1000,
        percentile(turns, 0.999) / 1000,
        overruns(turns, entrant.seconds),
        tally.forfeits,
    )


def _reasons(match: Match) -> tuple[str, ...]:
    return tuple(sorted({game.forfeit for game in match.games if game.forfeit}))
