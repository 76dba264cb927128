"""Clocks follow from the times in a log."""

import pytest

from stolik.server.kept.clocks import COMEBACK, ClockFace
from stolik.server.kept.log import Dealt, HandedOver, Played, Resumed, TakenBack, Undone
from stolik.server.kept.seating import Bank, PerMove, TimeControl
from stolik.server.kept.setup import now


def test_a_clock_for_each_move_is_wound_up_again() -> None:
    face = ClockFace(PerMove(10), 2)
    face.note(Dealt(1, 1000), 0)
    assert face.runs_out() == 11_000
    face.note(Played(2, 5000, 0, ["pass"]), 1)
    assert (face.left, face.running, face.runs_out()) == ([10_000, 10_000], 1, 15_000)


def test_a_bank_is_used_up_and_gets_its_increment() -> None:
    face = ClockFace(Bank(60, 5), 2)
    face.note(Dealt(1, 1000), 0)
    face.note(Played(2, 21_000, 0, ["draw deck"]), 0)
    assert face.left == [45_000, 60_000]
    face.note(Played(3, 22_000, 0, ["draw deck"]), 1)
    assert face.left == [49_000, 60_000]
    shown = face.shown(30_000)
    assert shown is not None
    assert (shown.left, shown.running) == ([49_000, 52_000], 1)


def test_the_time_a_server_was_away_is_nobodys() -> None:
    face = ClockFace(Bank(60), 2)
    face.note(Dealt(1, 0), 0)
    face.note(Resumed(2, 3_600_000), 0)
    assert face.runs_out() == 3_660_000


def test_no_clock_runs_for_a_bot_and_who_comes_back_after_its_move_has_time() -> None:
    face = ClockFace(Bank(10), 2)
    face.note(Dealt(1, 0), 0)
    face.note(HandedOver(2, 10_000, 0, "club", "clock"), None)
    assert face.runs_out() is None
    face.note(Played(3, 11_000, 0, ["pass"], "club"), 1)
    face.note(TakenBack(4, 20_000, 0), 1)
    face.note(Played(5, 21_000, 1, ["pass"]), 0)
    assert face.runs_out() == 21_000 + COMEBACK


@pytest.mark.parametrize("kind", [Bank(60), PerMove(60)])
def test_handing_a_seat_over_and_taking_it_back_gives_no_time(kind: TimeControl) -> None:
    face = ClockFace(kind, 2)
    face.note(Dealt(1, 0), 0)
    face.note(HandedOver(2, 50_000, 0, "club", "asked"), None)
    face.note(TakenBack(3, 51_000, 0), 0)
    assert face.runs_out() == 51_000 + 10_000


def test_time_that_ran_out_is_not_given_again_before_the_bot_has_played() -> None:
    face = ClockFace(Bank(10), 2)
    face.note(Dealt(1, 0), 0)
    for n in range(2, 8, 2):
        face.note(HandedOver(n, 10_000, 0, "club", "clock"), None)
        face.note(TakenBack(n + 1, 10_000, 0), 0)
        assert face.runs_out() == 10_000


def test_moves_taken_back_do_not_bring_their_time_back() -> None:
    face = ClockFace(Bank(60), 2)
    face.note(Dealt(1, 0), 0)
    face.note(Played(2, 10_000, 0, ["draw deck"]), 0)
    face.note(Undone(3, 25_000, 0, 0), 0)
    assert face.runs_out() == 25_000 + 35_000


def test_without_a_clock_nothing_runs() -> None:
    face = ClockFace(None, 2)
    face.note(Dealt(1, 0), 0)
    assert face.runs_out() is None
    assert face.shown(5) is None


def test_setting_the_computers_clock_costs_nobody_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    monkeypatch.setattr("time.time", lambda: 0.0)
    monkeypatch.setattr("time.time_ns", lambda: 0)
    assert before <= now() < before + 60_000
