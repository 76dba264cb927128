"""Clocks follow from the times in a log."""

from stolik.server.clocks import COMEBACK, ClockFace
from stolik.server.log import Dealt, HandedOver, Played, Resumed, TakenBack
from stolik.server.seating import Bank, PerMove


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


def test_no_clock_runs_for_a_bot_and_who_comes_back_has_time() -> None:
    face = ClockFace(Bank(10), 2)
    face.note(Dealt(1, 0), 0)
    face.note(HandedOver(2, 10_000, 0, "club", "clock"), None)
    assert face.runs_out() is None
    face.left[0] = 0
    face.note(TakenBack(3, 20_000, 0), 0)
    assert face.runs_out() == 20_000 + COMEBACK


def test_without_a_clock_nothing_runs() -> None:
    face = ClockFace(None, 2)
    face.note(Dealt(1, 0), 0)
    assert face.runs_out() is None
    assert face.shown(5) is None
