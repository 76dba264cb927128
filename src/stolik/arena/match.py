"""A match: pairs of games on the same deals with seats swapped, and what they tell."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from stolik.arena.rating import Sprt, elo, mean_error, wilson
from stolik.bots.registry import player
from stolik.errors import BotFault
from stolik.registry import load


class Job(msgspec.Struct, frozen=True):
    """A pair of games to be played: everything that decides its result."""

    game: str
    a: str
    b: str
    seed: int
    seats: int = 2
    map: str | None = None
    preset: str = "default"
    seconds: float | None = None
    sims: int | None = None


class Outcome(msgspec.Struct, frozen=True):
    """One game: the points of A and of the best B, and how they came about."""

    a_points: int
    b_points: int
    a_sources: dict[str, float]
    b_sources: dict[str, float]
    turns: tuple[int, int]
    seconds: tuple[float, float]
    slowest: tuple[float, float]
    forfeit: str | None = None
    forfeit_by: str | None = None

    @property
    def score(self) -> float:
        """1 if A won, 0.5 for a draw."""
        if self.forfeit_by is not None:
            return 0.0 if self.forfeit_by == "a" else 1.0
        return (self.a_points > self.b_points) + 0.5 * (self.a_points == self.b_points)


Pair = tuple[Outcome, Outcome]


def play_pair(job: Job) -> Pair:
    """Both games of a pair: A on the first seat, then on the second."""
    return play_game(job, 0), play_game(job, 1)


def play_game(job: Job, a_seat: int) -> Outcome:
    """One game: A on one seat, B on all others."""
    game = load(job.game, job.map)
    table = game.new(job.seed, job.seats, preset=job.preset)
    budget = {"seconds": job.seconds, "sims": job.sims}
    players = [
        player(job.a if seat == a_seat else job.b, game.name, 10 * job.seed + seat, **budget)  # type: ignore[arg-type]
        for seat in range(job.seats)
    ]
    fault: tuple[str, str] | None = None
    turns = [0] * job.seats
    last = None
    while not table.over:
        seat = table.turn
        turns[seat] += seat != last
        last = seat
        try:
            code = players[seat].choose(table)
        except BotFault as error:
            fault = ("a" if seat == a_seat else "b", str(error))
            break
        table.play(code)
    points = table.score()
    others = [seat for seat in range(job.seats) if seat != a_seat]
    best = max(others, key=lambda seat: points[seat].total)
    return Outcome(
        a_points=points[a_seat].total,
        b_points=points[best].total,
        a_sources=sources(points[a_seat]),
        b_sources=sources(points[best]),
        turns=(turns[a_seat], sum(turns[seat] for seat in others)),
        seconds=(players[a_seat].spent, sum(players[seat].spent for seat in others)),
        slowest=(players[a_seat].slowest, max(players[seat].slowest for seat in others)),
        forfeit=fault[1] if fault else None,
        forfeit_by=fault[0] if fault else None,
    )


def sources(points: Any) -> dict[str, float]:
    """Where points came from, as far as they are numbers or lists of points."""
    found = {}
    for name in points.__struct_fields__:
        value = getattr(points, name)
        if isinstance(value, int) and name not in ("total", "trail"):
            found[name] = float(value)
        elif isinstance(value, list) and name == "tickets":
            found[name] = float(sum(ticket.points for ticket in value))
    return found


@dataclass
class Match:
    """Results as they come in."""

    a: str
    b: str
    pairs: list[Pair]

    @property
    def games(self) -> list[Outcome]:
        return [outcome for pair in self.pairs for outcome in pair]

    def pair_scores(self) -> list[float]:
        return [(first.score + second.score) / 2 for first, second in self.pairs]

    def summary(self) -> dict[str, Any]:
        """All figures; docs/ladder.md explains them."""
        games = self.games
        n = len(games)
        scores = [game.score for game in games]
        rate = sum(scores) / n if n else 0.5
        margins = [
            (one.a_points - one.b_points + two.a_points - two.b_points) / 2
            for one, two in self.pairs
        ]
        margin, error = mean_error(margins)
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
            "turn_ms": [self._turn_ms(side) for side in (0, 1)],
            "slowest_ms": [
                round(1000 * max((game.slowest[side] for game in games), default=0.0), 1)
                for side in (0, 1)
            ],
            "points": [self._mean("a_points"), self._mean("b_points")],
            "sources": [self._sources("a_sources"), self._sources("b_sources")],
        }

    def _turn_ms(self, side: int) -> float:
        turns = sum(game.turns[side] for game in self.games)
        return round(1000 * sum(game.seconds[side] for game in self.games) / max(1, turns), 2)

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


Runner = Callable[[Sequence[Job]], Iterator[Pair]]


def run(
    jobs: Sequence[Job],
    runner: Runner,
    found: Match,
    sprt: Sprt | None = None,
    show: Callable[[Match], None] | None = None,
) -> Match:
    """Plays jobs with a runner, until they are done or the test has decided."""
    for pair in runner(jobs):
        found.pairs.append(pair)
        if show:
            show(found)
        if sprt and sprt.decided(found.pair_scores()) is not None:
            break
    return found
