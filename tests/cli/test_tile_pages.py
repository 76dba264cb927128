"""What is shown of a Carcassonne table: the board, its pages, its colors."""

import re

import pytest

from stolik.bots.registry import player
from tests.cli.at_table import sit
from tests.cli.at_tiles import SKIPPER, any_lines, base, follow


def test_the_page_of_features() -> None:
    bot = follow(["place 1 0 90", "meeple road.0", "place 1 -1 0", "skip"])
    text = sit(base(tiles="UEB", first=1), ["place 0 -1 180", "meeple farm.0", "f"], bot=bot)
    rows = [line.split() for line in text.splitlines()]
    assert ["road,", "2", "tiles", "1*", "1", "0", "2", "0", "2"] in rows
    assert ["field,", "1", "completed", "city", "@*", "0", "-1", *"––3"] in rows  # noqa: RUF001
    assert "No follower is on the board." in sit(base(tiles="U"), ["f"], bot=SKIPPER)


def test_the_bag_is_shown_as_kinds() -> None:
    table = base(2)
    left = table.view(0).left  # type: ignore[attr-defined]
    text = sit(table, ["t"], bot=SKIPPER)
    shown = text[text.rindex("70 tiles in the bag") :]
    assert sum(map(int, re.findall(r"×(\d+)", shown))) == 70  # noqa: RUF001
    assert len(re.findall(r"×\d", shown)) == len(left)  # noqa: RUF001
    table = base(2, 3)
    sit(table, any_lines(table, 2), bot=player("closer", "carcassonne", 0))
    assert "0 tiles in the bag" in sit(table, ["t"])


def test_the_board_can_be_seen_in_parts_and_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = base(4)
    bot = player("closer", "carcassonne", 4)
    while len(table.history) < 80 or table.turn != 0:
        table.play(bot.choose(table))
    text = sit(table, ["m", "z 1", "z 3", "z", "m -9", "m 99"])
    assert "Columns" not in text
    assert text.count("⌂ monastery") == 6
    monkeypatch.setenv("COLUMNS", "40")
    parts = sit(table, ["z 3", "m -99", "m 99", "m"]).split("> ")
    shown = [re.search(r"Columns (\S+) to (\S+) of (\S+) to (\S+)\.", part) for part in parts[1:]]
    whole = {(found[3], found[4]) for found in shown if found}
    assert len(whole) == 1
    first, last = next(iter(whole))
    assert (shown[1] or [""] * 5)[1] == first
    assert (shown[2] or [""] * 5)[2] == last


def test_cells_that_nothing_fits_are_marked() -> None:
    table = base(5)
    bot = player("closer", "carcassonne", 5)
    while not (table.turn == 0 and table.phase == "place" and table.aids(0).dead):  # type: ignore[attr-defined]
        table.play(bot.choose(table))
    text = sit(table, [])
    assert text.count("✗") == len(table.aids(0).dead)  # type: ignore[attr-defined]


def test_colors_are_never_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["1 1", "1", "f", "t", "m", "2", "1", "1"]
    plain = sit(base(3), lines, bot=SKIPPER)
    monkeypatch.setenv("FORCE_COLOR", "1")
    colored = sit(base(3), lines, bot=SKIPPER)
    assert "\x1b[" in colored
    assert re.sub(r"\x1b\[[0-9;]*m", "", colored) == plain
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[38" not in sit(base(3), lines, bot=SKIPPER)
