"""The end of the game: C9 to C13.

Each game is played to its end with a set that has no other tiles. The numbers are worked out by
hand.
"""

import json
from pathlib import Path

import pytest

from stolik import IllegalMove, Table
from stolik.records.transcript import transcript
from tests.rules.helpers import result
from tests.rules.tile_helpers import (
    TILES,
    base_tiles,
    carcassonne,
    ended,
    laid,
    own_set,
    paper,
    parts,
    scored,
    spots,
    totals,
)


def test_C9_an_unfinished_road_pays_one_a_tile(tmp_path: Path) -> None:
    # V, U, D: the curve and the start tile have an open end.
    table = ended(tmp_path, "U 1 0 90", "V 2 0 0 road.0")
    assert parts(table, 1) == {"final_road": 3}
    assert totals(table) == [0, 3]


def test_C9_an_unfinished_city_pays_one_a_tile_and_one_a_pennant(tmp_path: Path) -> None:
    # D, F with a pennant, G.
    table = ended(tmp_path, "F 0 -1 0 city.0", "G 0 -2 0")
    assert parts(table, 0) == {"final_city": 4}


def test_C9_an_unfinished_monastery_pays_one_and_one_for_each_tile_round_it(
    tmp_path: Path,
) -> None:
    # Round the monastery at 0 1 lie D, U and, cornerwise too, V; the other U does not touch it.
    table = ended(tmp_path, "B 0 1 0 monastery.0", "U -1 0 90", "V 1 0 0", "U -2 0 90")
    assert parts(table, 0) == {"final_monastery": 1 + 3}


def test_C9_all_three_in_one_game(tmp_path: Path) -> None:
    # Road D, U; city D, F with a pennant; round the monastery D and U.
    table = ended(tmp_path, "U 1 0 90 road.0", "F 0 -1 0 city.0", "B 0 1 0 monastery.0")
    assert parts(table, 0) == {"final_road": 2, "final_monastery": 3}
    assert parts(table, 1) == {"final_city": 3}
    assert totals(table) == [5, 3]
    assert result(table)["winners"] == [0]


SIDES = ["U 1 0 90", "U -1 0 90", "E 1 -1 270 city.0", "E -1 -1 90 city.0"]


def test_C9_at_the_end_too_seats_that_tie_each_take_all(tmp_path: Path) -> None:
    # D, E, E and C with a pennant; C is open to the north.
    table = ended(tmp_path, *SIDES, "C 0 -1 0")
    assert [parts(table, 0), parts(table, 1)] == [{"final_city": 5}] * 2


def test_C9_at_the_end_too_the_seat_with_fewer_gets_nothing(tmp_path: Path) -> None:
    # Seat 0 in the east and west, seat 1 in the north: D, E, E, G, C and the pennant of C.
    turns = ["U 1 0 90", "U -1 0 90", "E 1 -1 270 city.0", "B 1 -2 0", "E -1 -1 90 city.0"]
    table = ended(tmp_path, *turns, "G 0 -2 0 city.0", "C 0 -1 0")
    assert (parts(table, 0), parts(table, 1)) == ({"final_city": 6}, {})


def test_C10_a_field_pays_three_for_each_completed_city_it_touches(tmp_path: Path) -> None:
    # The field of E touches the city D, E. That of H touches two: H, E and H, E.
    table = ended(tmp_path, "E 0 -1 180 farm.0")
    assert parts(table, 0) == {"farm": 3}
    table = ended(tmp_path, "H 0 1 90 farm.0", "E 1 1 270", "E -1 1 90")
    assert parts(table, 0) == {"farm": 6}


def test_C10_an_unfinished_city_pays_no_field(tmp_path: Path) -> None:
    # In the east of H the city is closed, in the west it is not.
    table = ended(tmp_path, "H 0 1 90 farm.0", "E 1 1 270")
    assert parts(table, 0) == {"farm": 3}
    assert totals(ended(tmp_path, "F 0 -1 0 farm.0")) == [0, 0]


def test_C10_a_city_that_a_field_touches_at_two_places_counts_once(tmp_path: Path) -> None:
    # U and B lead the field of E round to the one between the city and the road of D.
    table = ended(tmp_path, "E 0 -1 180 farm.0", "U 1 0 90", "B 1 -1 0")
    assert parts(table, 0) == {"farm": 3}


def test_C10_caps_of_one_tile_that_are_one_city_count_once(tmp_path: Path) -> None:
    # Both caps of H are one city, by way of the south; its field touches it with each.
    turns = ["H 0 1 90 farm.0", "N 1 1 270", "N 1 2 0", "G 0 2 90", "N -1 2 90", "N -1 1 180"]
    assert parts(ended(tmp_path, *turns), 0) == {"farm": 3}


def test_C10_a_city_counts_for_every_field_it_touches(tmp_path: Path) -> None:
    # North of the wall the field of E, south of it that of D, which U continues.
    table = ended(tmp_path, "E 0 -1 180 farm.0", "U 1 0 90 farm.1")
    assert [parts(table, 0), parts(table, 1)] == [{"farm": 3}] * 2


def test_C10_a_field_beyond_a_road_does_not_touch_the_city(tmp_path: Path) -> None:
    table = ended(tmp_path, "E 0 -1 180", "U 1 0 90 farm.0", "B 0 1 0")
    assert totals(table) == [0, 0]


def test_C10_farmers_that_tie_each_take_all(tmp_path: Path) -> None:
    # As above; then B joins the two fields.
    table = ended(tmp_path, "E 0 -1 180 farm.0", "U 1 0 90 farm.1", "B 1 -1 0")
    assert [parts(table, 0), parts(table, 1)] == [{"farm": 3}] * 2


THREE_FARMERS = [
    "B 0 1 0 farm.0",  # south of the road
    "U 1 0 90 farm.1",  # north of it
    "E 0 -1 180 farm.0",  # beyond the city
    "A 2 0 90",  # the road ends: north and south are one field
    "B 1 -1 0",  # and the land beyond the city belongs to it
]


def test_C10_the_seat_with_fewer_farmers_gets_nothing(tmp_path: Path) -> None:
    table = ended(tmp_path, *THREE_FARMERS)
    assert (parts(table, 0), parts(table, 1)) == ({"farm": 3}, {})


def test_C10_farmers_stay_to_the_end(tmp_path: Path) -> None:
    # The city that the field touches is scored, and so is the road beside it.
    table = laid("E 0 -1 180 farm.0", "W 1 0 0 farm.0", "W -1 0 0 road.0", "U")
    assert paper(table.events) == [scored("road", 3, 3, [0], [1, 0])]
    standing = [tile.meeple for tile in table.view(None).board if tile.meeple]
    assert [(meeple.seat, meeple.spot) for meeple in standing] == [(0, "farm.0"), (1, "farm.0")]


def test_C11_what_the_last_tile_completes_is_scored_as_completed(tmp_path: Path) -> None:
    # D, F with a pennant, E: 2 * 3 + 2. The field of E gets its three for it.
    table = ended(tmp_path, "F 0 -1 0 city.0", "E 0 -2 180 farm.0")
    assert paper(table.events) == [scored("city", 3, 8, [0], [1, 0], pennants=1)]
    assert (parts(table, 0), parts(table, 1)) == ({"city": 8}, {"farm": 3})


def test_C11_the_game_ends_when_no_tile_is_left(tmp_path: Path) -> None:
    table = laid("U 1 0 90", "U 2 0 90 ?", game=own_set(tmp_path, "U U"))
    assert not table.over
    table.play("skip")
    assert (table.over, table.phase, table.moves()) == (True, "over", [])
    assert table.view(None).over == "tiles"
    with pytest.raises(IllegalMove) as caught:
        table.play("skip")
    assert (caught.value.key, caught.value.rule) == ("why-over", "C11")


def test_C11_the_final_scoring_is_no_event_but_stands_in_the_result(tmp_path: Path) -> None:
    table = ended(tmp_path, "U 1 0 90 road.0", "E 0 -1 180 farm.0")
    *_, last, end = map(json.loads, transcript(table))
    assert (last["events"], last["scores"], last["meeples"]) == ([], [0, 0], [6, 6])
    nothing = dict.fromkeys(["road", "city", "monastery", "farm"], 0)
    nothing |= dict.fromkeys(["final_road", "final_city", "final_monastery", "total"], 0)
    assert end == {
        "result": [nothing | {"final_road": 2, "total": 2}, nothing | {"farm": 3, "total": 3}],
        "winners": [1],
    }


def test_C12_most_points_win_and_ties_share(tmp_path: Path) -> None:
    table = ended(tmp_path, "U 1 0 90 road.0", "B 0 1 0", "V 2 0 0", seats=3)
    assert (totals(table), result(table)["winners"]) == ([3, 0, 0], [0])
    # The monastery has the start tile and U beside it.
    table = ended(tmp_path, "U 1 0 90", "B 0 1 0 monastery.0", "V 2 0 0 farm.0", seats=3)
    assert (totals(table), result(table)["winners"]) == ([0, 3, 0], [1])
    table = ended(tmp_path, "U 1 0 90", "B 0 1 0 monastery.0", "F 0 -1 0 city.0", seats=3)
    assert (totals(table), result(table)["winners"]) == ([0, 3, 3], [1, 2])


def test_C12_the_kinds_left_are_public() -> None:
    table = laid("U 1 0 90", "C 0 -1 0", "V")
    left = TILES.copy()
    left.subtract(["D", "U", "C", "V"])
    for seat in (0, 1, None):
        view = table.view(seat)
        assert view.left == {tile: count for tile, count in left.items() if count}
        assert view.bag == 72 - 4


def test_C12_their_order_is_not() -> None:
    tables = [carcassonne().new(seed, deal={"tiles": ["U"], "first": 0}) for seed in (1, 2)]
    assert tables[0].state.bag.tolist() != tables[1].state.bag.tolist()
    for seat in (0, 1, None):
        assert tables[0].view(seat) == tables[1].view(seat)


def fields(table: Table) -> list[list[tuple[int, int]]]:
    """The cells of each field with farmers."""
    return [feature.cells for feature in table.view(None).features if feature.kind == "farm"]


def test_C13_a_road_parts_fields_and_its_end_at_a_monastery_does_not() -> None:
    south, end = "U 1 0 90 farm.0", "A 2 0 90 ?"
    assert fields(laid(south)) == [[(0, 0), (1, 0)]]
    assert spots(laid(south, "U 2 0 90 ?")) == ["road.0", "farm.1"]
    # A has one field, about the end of its road: it reaches both sides of it.
    assert spots(laid(south, end)) == ["road.0", "monastery.0"]
    assert spots(laid("U 1 0 90 farm.1", end)) == ["road.0", "monastery.0"]


def test_C13_junctions_and_roads_that_end_at_a_city_part_fields() -> None:
    # South of the road is taken; the fields of W are north, south-east and south-west of it.
    south = "U 1 0 90 farm.0"
    assert spots(laid(south, "W 2 0 0 ?"))[-2:] == ["farm.0", "farm.1"]
    # S ends the road with its city: its farm.0 is south of the road, its farm.1 north of it.
    assert spots(laid(south, "S 2 0 90 ?")) == ["city.0", "road.0", "farm.1"]


def test_C13_fields_that_meet_at_a_corner_only_are_two() -> None:
    # E at 0 -1 and U at 1 0 touch with a corner; B at 1 -1 lies beside both.
    apart = ["E 0 -1 180 farm.0", "U 1 0 90 farm.1"]
    assert len(fields(laid(*apart))) == 2
    assert fields(laid(*apart, "B 1 -1 0")) == [[(0, -1), (1, -1), (0, 0), (1, 0)]]


def test_C13_which_fields_touch_which_cities_is_in_the_tile_data() -> None:
    """Of tiles with a city and several fields, the cities beside each field."""
    touched = {
        row["id"]: [farm["cities"] for farm in row["farms"]]
        for row in base_tiles(TILES)
        if row["cities"] and len(row["farms"]) > 1
    }
    one_side = {tile: [[0], []] for tile in "DJKOP"}
    both_sides = {tile: [[0], [0]] for tile in "FGST"}
    assert touched == one_side | both_sides | {"L": [[0], [], []]}
