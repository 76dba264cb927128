"""Laying tiles and placing meeples: C1 to C5."""

from pathlib import Path

import pytest

from stolik import BadOption, IllegalMove, Table
from tests.rules.helpers import legal, plain
from tests.rules.tile_helpers import (
    TILES,
    carcassonne,
    laid,
    own_set,
    paper,
    scored,
    spots,
    supplies,
    totals,
)


def refusal(table: Table, move: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    return caught.value.key, caught.value.rule


def test_C1_there_are_72_tiles_of_24_kinds_and_one_D_lies_as_the_start() -> None:
    view = carcassonne().new(seed=4).view(None)
    assert plain(view.board) == [{"tile": "D", "x": 0, "y": 0, "r": 0, "meeple": None}]
    assert view.bag + 1 == 71
    in_play = TILES.copy()
    in_play.subtract({"D": 1, view.drawn: 1})
    assert view.left == {tile: count for tile, count in in_play.items() if count}
    assert (len(TILES), TILES.total()) == (24, 72)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_C1_two_to_five_seats_have_seven_meeples_each(seats: int) -> None:
    table = carcassonne().new(seed=4, seats=seats)
    assert supplies(table) == [7] * seats
    assert totals(table) == [0] * seats


@pytest.mark.parametrize("seats", [1, 6])
def test_C1_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=f"2 to 5 seats, not {seats}"):
        carcassonne().new(seed=4, seats=seats)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_C1_the_seat_that_starts_is_drawn_by_lot_from_the_seed(seats: int) -> None:
    firsts = [carcassonne().new(seed=seed, seats=seats).turn for seed in range(300)]
    assert firsts == [carcassonne().new(seed=seed, seats=seats).turn for seed in range(300)]
    for seat in range(seats):
        assert 0.7 < firsts.count(seat) * seats / 300 < 1.3


def test_C1_the_seats_take_turns() -> None:
    table = carcassonne().new(seed=4, seats=3)
    first = table.turn
    for number in range(6):
        assert table.turn == (first + number) % 3
        table.play(table.moves()[0])
        assert (table.turn, table.phase) == ((first + number) % 3, "meeple")
        table.play("skip")


def test_C1_all_71_tiles_are_drawn() -> None:
    table = carcassonne().new(seed=4)
    while not table.over:
        table.play(table.moves()[-1])
    view = table.view(None)
    assert len(view.board) + sum(view.discarded.values()) == 72
    assert (view.bag, view.left) == (0, {})


@pytest.mark.parametrize(
    ("tile", "places"),
    [
        # The start tile: north a city, east and west a road, south a field.
        ("U", {"1 0 90", "-1 0 90", "0 1 90"}),
        ("V", {"1 0 0", "1 0 90", "-1 0 180", "-1 0 270", "0 1 0", "0 1 270"}),
        ("A", {"1 0 90", "-1 0 270", "0 1 0", "0 1 90", "0 1 270"}),
        ("B", {"0 1 0"}),
        ("C", {"0 -1 0"}),
        ("X", {"1 0 0", "-1 0 0"}),
        ("E", {"0 -1 180", "0 1 90", "0 1 180", "0 1 270"}),
        ("H", {"0 -1 0", "0 1 90"}),
        ("I", {"0 -1 180", "0 -1 270", "0 1 180", "0 1 270"}),
        ("R", {"0 -1 90", "0 -1 180", "0 -1 270", "0 1 180"}),
    ],
)
def test_C2_a_tile_goes_where_its_side_matches(tile: str, places: set[str]) -> None:
    found = legal(laid(tile))
    assert set(found) == {f"place {place}" for place in places}
    assert len(found) == len(places)


def test_C2_every_side_that_meets_must_match() -> None:
    # The cell at 1 -1 is north of a straight road's field and east of a city's field.
    table = laid("U 1 0 90", "E 0 -1 180", "V")
    assert legal(table, "place 1 -1 ") == ["place 1 -1 180"]
    # Now a road comes from the south and a city from the west.
    table = laid("V 1 0 90", "N 0 -1 180", "K")
    assert legal(table, "place 1 -1 ") == ["place 1 -1 270"]
    assert refusal(table, "place 1 -1 0") == ("why-side", "C2")


def test_C2_a_tile_must_touch_a_laid_tile_along_a_side() -> None:
    table = laid("B")
    for place in ("1 1", "-1 -1", "0 2", "9 9", "-40 0"):
        assert refusal(table, f"place {place} 0") == ("why-apart", "C2")
    assert refusal(table, "place 0 0 0") == ("why-taken", "C2")


def test_C2_rotations_that_look_the_same_are_one_move() -> None:
    for tile, place, turned in (
        ("U", "1 0 90", "1 0 270"),
        ("H", "0 -1 0", "0 -1 180"),
        ("G", "0 1 90", "0 1 270"),
        ("B", "0 1 0", "0 1 180"),
        ("X", "1 0 0", "1 0 270"),
        ("C", "0 -1 0", "0 -1 90"),
    ):
        table = laid(tile)
        assert f"place {place}" in legal(table)
        assert f"place {turned}" not in legal(table)
        table.play(f"place {turned}")
        assert str(table.history[-1].move) == f"place {place}"


def test_C2_tiles_whose_rotations_all_differ_have_four() -> None:
    # A junction of three roads fits beside the start tile's road unless its field is there.
    assert legal(laid("W"), "place 1 0 ") == ["place 1 0 0", "place 1 0 90", "place 1 0 180"]
    assert legal(laid("W"), "place -1 0 ") == ["place -1 0 0", "place -1 0 180", "place -1 0 270"]


def test_C3_a_tile_that_fits_nowhere_leaves_the_game_and_the_seat_draws_again(
    tmp_path: Path,
) -> None:
    game = own_set(tmp_path, "B C B", start="B")
    table = laid("B", "C", "B", game=game)
    table.play("place 1 0 0")
    assert plain(table.play("skip")) == [{"discarded": "C"}]
    assert (table.turn, table.phase, table.view(1).drawn) == (1, "place", "B")
    assert (table.view(1).discarded, table.view(1).left) == ({"C": 1}, {})


def test_C3_several_in_a_row_may_go_and_the_first_tile_too(tmp_path: Path) -> None:
    game = own_set(tmp_path, "C X C B B", start="B")
    table = laid("C", "X", "C", "B", game=game)
    assert plain(table.start_events) == [{"discarded": "C"}, {"discarded": "X"}, {"discarded": "C"}]
    assert (table.turn, table.view(0).drawn) == (0, "B")
    assert table.view(0).discarded == {"C": 2, "X": 1}


def test_C3_the_last_tiles_may_fit_nowhere(tmp_path: Path) -> None:
    table = laid("B", "C", "X", game=own_set(tmp_path, "B C X", start="B"))
    table.play("place 0 1 0")
    assert plain(table.play("meeple monastery.0")) == [{"discarded": "C"}, {"discarded": "X"}]
    assert table.over
    assert totals(table) == [2, 0]


def test_C3_with_no_tile_that_fits_the_game_is_over_at_once(tmp_path: Path) -> None:
    table = own_set(tmp_path, "C C", start="B").new(seed=1)
    assert (table.over, table.moves(), totals(table)) == (True, [], [0, 0])


def test_C3_only_a_tile_that_fits_nowhere_goes() -> None:
    # C has one place, above the start tile, until that is filled.
    assert plain(laid("C").start_events) == []
    assert plain(laid("E 0 -1 180", "C").events) == [{"discarded": "C"}]


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("U 1 0 90 ?", ["road.0", "farm.0", "farm.1"]),
        ("A 1 0 90 ?", ["road.0", "farm.0", "monastery.0"]),
        ("B 0 1 0 ?", ["farm.0", "monastery.0"]),
        ("C 0 -1 0 ?", ["city.0"]),
        ("I 0 -1 180 ?", ["city.0", "city.1", "farm.0"]),
        ("L 1 0 0 ?", ["city.0", "road.0", "road.1", "road.2", "farm.0", "farm.1", "farm.2"]),
    ],
)
def test_C4_a_meeple_may_go_on_any_feature_of_the_tile_or_on_none(
    turn: str, found: list[str]
) -> None:
    assert spots(laid(turn)) == found


def test_C4_one_meeple_a_turn_and_from_the_own_supply() -> None:
    table = laid("U 1 0 90 ?", "V")
    table.play("meeple road.0")
    assert supplies(table) == [6, 7]
    assert (table.turn, table.phase) == (1, "place")


def test_C4_a_feature_of_the_tile_just_laid_and_no_other() -> None:
    table = laid("U 1 0 90", "B 0 1 0", "U -1 0 90 ?")
    assert refusal(table, "meeple monastery.0") == ("why-no-spot", "C4")
    assert refusal(table, "meeple city.0") == ("why-no-spot", "C4")


@pytest.mark.parametrize("between", [(), ("B 0 1 0",)])
def test_C4_an_occupied_feature_is_closed_to_others_and_to_its_owner(
    between: tuple[str, ...],
) -> None:
    # The road of seat 0 reaches the new tile through the start tile.
    table = laid("U 1 0 90 road.0", *between, "U -1 0 90 ?")
    assert table.turn == 1 - len(between)
    assert spots(table) == ["farm.0", "farm.1"]
    assert refusal(table, "meeple road.0") == ("why-occupied", "C4")


def test_C4_a_farmer_occupies_the_whole_field() -> None:
    # The field south of the road; the one north of it stays free.
    table = laid("U 1 0 90 farm.0", "U -1 0 90 ?")
    assert spots(table) == ["road.0", "farm.1"]
    assert refusal(table, "meeple farm.0") == ("why-occupied", "C4")


def test_C4_without_meeples_there_is_only_skip() -> None:
    table = laid("U 1 0 90 road.0", "B 0 1 0", "V 2 0 0 ?", meeples=1)
    assert supplies(table) == [0, 1]
    assert legal(table) == ["skip"]
    assert refusal(table, "meeple farm.0") == ("why-no-meeples", "C4")


def test_C5_occupancy_is_judged_with_the_tile_laid() -> None:
    # The last tile continues a free road, and joins it to the road of seat 0.
    table = laid("U 1 0 90 road.0", "V 0 1 0", "V -1 0 270", "V -1 1 180 ?")
    assert spots(table) == ["farm.0", "farm.1"]
    assert refusal(table, "meeple road.0") == ("why-occupied", "C4")


def test_C5_two_occupied_features_may_be_joined_and_take_no_third_meeple() -> None:
    table = laid("U 1 0 90 road.0", "V 0 1 0 road.0", "V -1 0 270", "V -1 1 180 ?")
    assert spots(table) == ["farm.0", "farm.1"]
    (road,) = [feature for feature in table.view(0).features if feature.kind == "road"]
    assert (road.meeples, road.owners) == ([1, 1], [0, 1])
    assert road.cells == [(-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]


def test_C5_a_feature_that_the_tile_completes_may_be_taken_and_pays_at_once() -> None:
    table = laid("E 0 -1 180 ?", "U")
    assert spots(table) == ["city.0", "farm.0"]
    assert paper(table.play("meeple city.0")) == [scored("city", 2, 4, [0], [1, 0])]
    assert (supplies(table), totals(table)) == ([7, 7], [4, 0])


def test_C5_a_completed_feature_is_occupied_until_it_is_scored() -> None:
    table = laid("F 0 -1 0 city.0", "E 0 -2 180 ?")
    assert spots(table) == ["farm.0"]
    assert refusal(table, "meeple city.0") == ("why-occupied", "C4")


def test_C5_a_meeple_that_comes_home_is_not_used_in_the_same_turn() -> None:
    table = laid("F 0 -1 0 city.0", "B 0 1 0", "E 0 -2 180 ?", meeples=1)
    assert legal(table) == ["skip"]
    assert refusal(table, "meeple farm.0") == ("why-no-meeples", "C4")
    assert paper(table.play("skip")) == [scored("city", 3, 8, [0], [1, 0], pennants=1)]
    assert supplies(table) == [1, 1]


def test_C5_in_its_next_turn_it_is() -> None:
    turns = ["F 0 -1 0 city.0", "B 0 1 0", "E 0 -2 180", "V 0 2 0", "U 1 0 90 ?"]
    assert spots(laid(*turns, meeples=1)) == ["road.0", "farm.0", "farm.1"]
