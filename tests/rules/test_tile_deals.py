"""Deals, options and records of Carcassonne."""

import random
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik import BadDeal, BadOption, BadRecord
from tests.rules.tile_helpers import carcassonne, laid, small_set, write_set

Data = dict[str, Any]


def finished(folder: Path, seed: int = 5) -> tuple[stolik.Game, stolik.Table]:
    game, rng = stolik.load(str(write_set(folder, small_set()))), random.Random(seed)
    table = game.new(seed, deal={"tiles": ["V", "B"], "first": 1, "start": 90})
    table.play_out(lambda at: rng.choice(at.moves()))
    return game, table


def test_a_game_with_a_set_of_ones_own_is_replayed_when_the_game_is_given(tmp_path: Path) -> None:
    game, table = finished(tmp_path)
    text = table.record().text()
    assert text.splitlines()[1:3] == ["game carcassonne", "map small"]
    assert {"deal tiles V B", "deal first 1", "deal start 90"} < set(text.splitlines())
    again = stolik.replay(text, game)
    assert again.state.tobytes() == table.state.tobytes()
    assert again.record().text() == text
    with pytest.raises(BadRecord, match="of your own"):
        stolik.replay(text)
    with pytest.raises(BadRecord, match="carcassonne on small"):
        stolik.replay(text, carcassonne())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("deal first 1", "deal first 0"),
        ("deal start 90", "deal start 270"),
        ("deal tiles V B", "deal tiles L B"),
    ],
)
def test_a_changed_record_is_refused_at_its_first_wrong_move(
    old: str, new: str, tmp_path: Path
) -> None:
    game, table = finished(tmp_path)
    text = table.record().text()
    assert text.count(old) == 1
    with pytest.raises(BadRecord) as caught:
        stolik.replay(text.replace(old, new), game)
    assert caught.value.move == 1


def test_a_record_with_another_tile_is_refused_even_if_its_moves_are_legal() -> None:
    text = laid("U 1 0 90", "V 2 0 0").record().text()
    assert stolik.replay(text).record().text() == text
    with pytest.raises(BadRecord) as caught:
        stolik.replay(text.replace("deal tiles U V", "deal tiles V J"))
    assert caught.value.move == 1


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, {"meeples": 3})])
def test_a_game_of_the_base_set_is_replayed(seats: int, options: dict[str, int]) -> None:
    table, rng = carcassonne().new(8, seats, options=options), random.Random(8)
    table.play_out(lambda at: rng.choice(at.moves()))
    text = table.record().text()
    assert ("option meeples 3" in text) is bool(options)
    assert stolik.replay(text).state.tobytes() == table.state.tobytes()


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ({"tiles": ["U"] * 9}, "more tiles 'U' than the bag"),
        ({"tiles": ["D"] * 4}, "more tiles 'D' than the bag"),  # the fourth lies there already
        ({"tiles": ["Z"]}, "no tile 'Z'"),
        ({"tiles": ["u"]}, "no tile 'u'"),
        ({"tiles": [3]}, "no tile 3"),
        ({"tiles": [["U"]]}, "no tile"),
        ({"tiles": "U"}, "'tiles' of a deal is a list"),
        ({"tiles": 3}, "'tiles' of a deal is a list"),
        ({"first": 2}, "first is 2: it must be a seat, 0 to 1"),
        ({"first": -1}, "first is -1"),
        ({"first": "0"}, "first is '0'"),
        ({"first": True}, "first is True"),
        ({"start": 45}, "start is 45: the start tile is turned by 0, 90, 180 or 270"),
        ({"start": 360}, "start is 360"),
        ({"start": "90"}, "start is '90'"),
        ({"start": False}, "start is False"),
        ({"cards": []}, "no 'cards': it has tiles, first, start"),
    ],
)
def test_a_deal_that_cannot_be(deal: Data, message: str) -> None:
    with pytest.raises(BadDeal, match=message):
        carcassonne().new(seed=1, deal=deal)


def test_what_a_deal_does_not_name_follows_from_the_seed() -> None:
    game = carcassonne()
    plain = game.new(seed=1)
    assert game.new(seed=1, deal={}).start.tobytes() == plain.start.tobytes()
    tables = [game.new(seed, deal={"tiles": ("U", "C"), "first": 1}) for seed in (1, 2, 1)]
    assert [(table.turn, table.view(0).drawn) for table in tables] == [(1, "U")] * 3
    starts = [table.start.tobytes() for table in tables]
    assert starts[0] == starts[2] != starts[1]


@pytest.mark.parametrize("turned", [0, 90, 180, 270])
def test_a_deal_may_turn_the_start_tile(turned: int) -> None:
    # A monastery has one place, beside the field of the start tile, which was in the south.
    table = laid("B", start=turned)
    place = {0: "0 1", 90: "-1 0", 180: "0 -1", 270: "1 0"}[turned]
    assert [str(move) for move in table.moves()] == [f"place {place} 0"]
    assert table.view(None).board[0].r == turned


@pytest.mark.parametrize("meeples", [0, -1, 13, 7.0, "7", True, None])
def test_a_number_of_meeples_that_cannot_be(meeples: object) -> None:
    with pytest.raises(BadOption, match=r"meeples \(C1\) can't be .*: it is 1 to 12"):
        carcassonne().new(seed=1, options={"meeples": meeples})


def test_other_options_and_presets_are_not_known() -> None:
    with pytest.raises(BadOption, match="no option 'cars': choose among meeples"):
        carcassonne().new(seed=1, options={"cars": 40})
    with pytest.raises(BadOption, match="no preset 'classic': choose default"):
        carcassonne().new(seed=1, preset="classic")
