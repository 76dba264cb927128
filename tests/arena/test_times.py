"""Turn times: a turn is all decisions of a seat in a row, and its limit is one for all of them."""

from collections.abc import Sequence

import pytest

import stolik
from stolik.arena.match import Match
from stolik.arena.pair import Outcome, Times
from stolik.arena.times import overruns, percentile
from stolik.bots.bot import Bot, Clock
from stolik.bots.player import Player
from tests.arena.short_games import jobs, limit_of, sides


def test_decisions_in_a_row_are_one_turn() -> None:
    times = Times()
    for seat, side, seconds in (
        (0, 0, 0.010),
        (0, 0, 0.002),
        (1, 1, 0.003),
        (2, 1, 0.004),
        (0, 0, 0.001),
    ):
        times.note(seat, side, seconds)
    assert times.sides == ([12_000, 1_000], [3_000, 4_000])


def test_percentiles_by_hand() -> None:
    assert percentile(range(1, 2001), 0.999) == 1998
    assert percentile([7], 0.999) == 7
    assert percentile([], 0.999) == 0


def test_an_overrun_is_more_than_the_limit_and_its_grace() -> None:
    assert overruns([149_999, 150_001, 900_000], 0.1) == 2
    assert overruns([900_000], None) == 0


def test_a_match_tells_the_slow_end() -> None:
    times = ([1000] * 1999 + [200_000], [500, 60_000])
    game = Outcome(10, 5, {}, {}, times)
    told = Match("a", "b", [(game, game)], (0.1, 0.005)).summary()
    assert told["turn_p999_ms"] == [1.0, 60.0]
    assert told["slowest_ms"] == [200.0, 60.0]
    assert told["overruns"] == [2, 2]
    assert told["limit_ms"] == [100.0, 5.0]
    assert told["turns"] == [4000, 4]


class Hours:
    """A clock that goes on only when it is told to."""

    now = 100.0

    def perf_counter(self) -> float:
        return self.now


class Waiter(Bot):
    """Notes what its clock leaves it, and takes two seconds."""

    def __init__(self, hours: Hours) -> None:
        self.hours = hours
        self.left: list[float] = []

    def choose(self, view: object, moves: Sequence[object], clock: Clock, sample: object) -> str:  # type: ignore[override]
        self.left.append(clock.left())
        self.hours.now += 2.0
        return str(moves[0])


def test_both_decisions_of_a_tile_turn_share_one_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours()
    for module in ("bot", "player"):
        monkeypatch.setattr(f"stolik.bots.{module}.time", hours)
    table = stolik.load("carcassonne").new(seed=1)
    waiter = Waiter(hours)
    player = Player(waiter, seconds=5.0)
    for _ in range(4):
        assert table.phase == ("place", "meeple")[len(waiter.left) % 2]
        table.play(player.choose(table))
    assert waiter.left == [5.0, 3.0, 5.0, 3.0]
    assert player.spent == 8.0


def test_short_games_reach_every_bot_game_and_number_of_seats() -> None:
    kinds = sides()
    assert {game for game, *_ in kinds} == {"europe", "swiss", "carcassonne"}
    assert {seats for game, seats, *_ in kinds if game == "europe"} == {2, 3, 4, 5}
    few = list(jobs(6, 0, 0.5))
    assert [job.seed for job in few] == [0, 1, 2]
    assert limit_of("europe master:time=50ms") == 0.05
    assert limit_of("club") is None
