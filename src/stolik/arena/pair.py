"""One pair of games: the same deal twice, with seats swapped. The unit of all figures."""

import contextlib
import time
from typing import Any

import msgspec

from stolik.bots.player import Player
from stolik.bots.registry import player
from stolik.errors import BotFault
from stolik.game import Table
from stolik.registry import load

Weights = dict[str, float]


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
    a_weights: Weights | None = None
    b_weights: Weights | None = None
    options: dict[str, Any] = {}


class Outcome(msgspec.Struct, frozen=True):
    """One game: the points of A and of the best B, and how they came about."""

    a_points: int
    b_points: int
    a_sources: dict[str, float]
    b_sources: dict[str, float]
    turn_us: tuple[list[int], list[int]]
    """Microseconds of every turn of A and of B: wall time, as the table saw it."""
    forfeit: str | None = None
    forfeit_by: str | None = None

    @property
    def margin(self) -> int:
        """A's lead over the best B."""
        return self.a_points - self.b_points

    @property
    def score(self) -> float:
        """1 if A won, 0.5 for a draw."""
        if self.forfeit_by is not None:
            return 0.0 if self.forfeit_by == "a" else 1.0
        return (self.a_points > self.b_points) + 0.5 * (self.a_points == self.b_points)

    def timeless(self) -> "Outcome":
        """The same without times: what must be equal wherever it was played."""
        return msgspec.structs.replace(self, turn_us=([], []))


Pair = tuple[Outcome, Outcome]


def play_pair(job: Job) -> Pair:
    """Both games of a pair: A on the first seat, then on the second."""
    return play_game(job, 0), play_game(job, 1)


def warm_up(job: Job) -> None:
    """Compiles what a job needs, with progress, before several workers do so at once."""
    table, players = sit_down(job, 0)
    for one in players[:2]:
        with contextlib.suppress(BotFault):  # it will show in the games
            one.get_ready(table)
            one.end(table)


def sit_down(job: Job, a_seat: int) -> tuple[Table, list[Player]]:
    """A table with its deal, and who sits there."""
    game = load(job.game, job.map)
    table = game.new(job.seed, job.seats, preset=job.preset, options=job.options)
    return table, [
        player(
            job.a if seat == a_seat else job.b,
            game.name,
            10 * job.seed + seat,
            seconds=job.seconds,
            sims=job.sims,
            weights=job.a_weights if seat == a_seat else job.b_weights,
        )
        for seat in range(job.seats)
    ]


def play_game(job: Job, a_seat: int) -> Outcome:
    """One game: A on one seat, B on all others."""
    table, players = sit_down(job, a_seat)
    fault: tuple[str, str] | None = None
    times = Times()
    while not table.over and fault is None:
        seat, began = table.turn, time.perf_counter()
        try:
            players[seat].get_ready(table)
            began = time.perf_counter()
            table.play(players[seat].choose(table))
        except BotFault as error:
            fault = ("a" if seat == a_seat else "b", str(error))
        times.note(seat, seat != a_seat, time.perf_counter() - began)
    for one in players:
        with contextlib.suppress(BotFault):  # what a bot does afterwards changes nothing
            one.end(table)
    points = table.score()
    others = [seat for seat in range(job.seats) if seat != a_seat]
    best = max(others, key=lambda seat: points[seat].total)
    return Outcome(
        a_points=points[a_seat].total,
        b_points=points[best].total,
        a_sources=points[a_seat].sources(),
        b_sources=points[best].sources(),
        turn_us=times.sides,
        forfeit=fault[1] if fault else None,
        forfeit_by=fault[0] if fault else None,
    )


class Times:
    """Time by turn: decisions of one seat in a row are one turn."""

    def __init__(self) -> None:
        self.sides: tuple[list[int], list[int]] = ([], [])
        self._last = -1

    def note(self, seat: int, side: int, seconds: float) -> None:
        """Counts a decision of A (side 0) or B."""
        turns, microseconds = self.sides[side], round(seconds * 1e6)
        if seat == self._last:
            turns[-1] += microseconds
        else:
            turns.append(microseconds)
        self._last = seat
