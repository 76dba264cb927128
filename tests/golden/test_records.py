"""Records of version 0.2.0 (tests/golden/records): they replay for good, events and all.

The four digits before a move depend on the deal, the options and all events up to it. No file there
is ever changed; a new kind of game or option brings a new one.
"""

import re
from pathlib import Path

import pytest

import stolik
from stolik import BadRecord
from stolik.families import maps, names
from stolik.record import Record
from stolik.records.replay import read
from stolik.registry import load
from stolik.server.kept.fair import check

FILES = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_of_today_replays(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    table = stolik.replay(text)
    assert Record.of(table, read(text).notes).text() == text
    assert check(text).kept is (True if "commitment" in read(text).notes else None)


def test_they_are_of_every_game_map_and_number_of_seats() -> None:
    found = [read(file.read_text(encoding="utf-8")) for file in FILES]
    played = {(record.game, record.map, record.seats) for record in found}
    for name in names():
        assert {map for game, map, _ in played if game == name} >= set(maps(name))
        seats = load(name).seats
        assert {count for game, _, count in played if game == name} >= {seats[0], seats[-1]}
    assert {name for record in found for name in record.options} >= {
        "cars",
        "meeples",
        "turn_limit",
    }
    notes = {re.sub(r"\d+$", "", name) for record in found for name in record.notes}
    assert notes >= {"commitment", "salt", "server-seed", "share-", "given-up", "aids"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_changed_move_of_theirs_is_noticed(file: Path) -> None:
    """By its digits, or because it can't be."""
    head, moves, *end = file.read_text(encoding="utf-8").split("\n\n")
    lines = moves.splitlines()
    swapped = [lines[0], lines[1][:5] + lines[2][5:], *lines[2:]]
    with pytest.raises(BadRecord, match="The record was changed: move 2"):
        stolik.replay("\n\n".join([head, "\n".join(swapped), *end]))
