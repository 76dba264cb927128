"""What completed features pay, to whom, and when they are complete: C6, C7, C8.

The numbers are worked out by hand: a comment says which tiles a feature has.
"""

from pathlib import Path

import pytest

from stolik import Table
from tests.rules.tile_helpers import (
    ended,
    laid,
    paper,
    parts,
    scored,
    supplies,
    totals,
)


def open_ends(table: Table, kind: str) -> list[int]:
    """How many ends wait for a tile, for each feature of a kind that has meeples."""
    return [feature.open for feature in table.view(None).features if feature.kind == kind]


@pytest.mark.parametrize(
    ("turn", "spot"),
    [("E 0 -1 180", "city.0"), ("H 0 -1 0", "city.1"), ("D 0 -1 180", "city.0")],
)
def test_C6_a_city_of_two_tiles_pays_four(turn: str, spot: str) -> None:
    table = laid(f"{turn} {spot}")
    assert paper(table.events) == [scored("city", 2, 4, [0], [1, 0])]
    assert totals(table) == [4, 0]


@pytest.mark.parametrize(
    ("middle", "pennants", "points"),
    [
        (["G 0 -1 0 city.0"], 0, 6),  # D, G, E
        (["F 0 -1 0 city.0"], 1, 8),  # D, F with a pennant, E
        (["F 0 -1 0 city.0", "F 0 -2 0"], 2, 12),  # D, two F with a pennant each, E
        (["F 0 -1 0 city.0", "G 0 -2 0", "F 0 -3 0"], 2, 14),  # and a G
    ],
)
def test_C6_a_city_pays_two_a_tile_and_two_a_pennant(
    middle: list[str], pennants: int, points: int
) -> None:
    table = laid(*middle, f"E 0 {-len(middle) - 1} 180")
    tiles = len(middle) + 2
    assert paper(table.events) == [scored("city", tiles, points, [0], [1, 0], pennants)]
    assert parts(table, 0) == {"city": points}


def test_C6_a_road_pays_one_a_tile() -> None:
    # Junction, straight road, start tile, curve, junction.
    table = laid("U 1 0 90 road.0", "V -1 0 270", "W 2 0 0", "W -1 1 180")
    assert paper(table.events) == [scored("road", 5, 5, [0], [1, 0])]


AROUND_A_MONASTERY = [
    *("B 0 1 0 monastery.0", "U 1 0 90", "U -1 0 90", "E 1 1 90", "E -1 1 270"),
    *("E 0 2 180", "E 1 2 180"),
]


def test_C6_a_monastery_pays_nine_also_when_another_seat_completes_it() -> None:
    table = laid(*AROUND_A_MONASTERY)
    assert (table.turn, totals(table)) == (1, [8, 0])
    assert open_ends(table, "monastery") == [1]
    table = laid(*AROUND_A_MONASTERY, "B -1 2 0")
    assert paper(table.events) == [scored("monastery", 9, 9, [0], [1, 0])]
    assert (totals(table), parts(table, 0)) == ([9, 0], {"monastery": 9})


ALL_FIELD = {(x, y): f"B {x} {y} 0" for x in range(3) for y in range(4)}


def test_C6_a_monastery_laid_into_a_gap_is_complete_at_once(tmp_path: Path) -> None:
    ring = [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
    turns = [ALL_FIELD[cell] for cell in ring]
    table = ended(tmp_path, *turns, "B 1 1 0 monastery.0", start="B")
    assert paper(table.events) == [scored("monastery", 9, 9, [1], [0, 1])]
    assert totals(table) == [0, 9]


def test_C6_one_tile_may_complete_two_monasteries(tmp_path: Path) -> None:
    around = [(1, 3), (0, 3), (2, 3), (2, 1), (2, 2), (0, 1), (0, 2)]
    meeples = ["B 1 0 0", "B 2 0 0", "B 1 1 0 monastery.0", "B 1 2 0 monastery.0"]
    table = ended(tmp_path, *meeples, *[ALL_FIELD[cell] for cell in around], start="B")
    assert paper(table.events) == [
        scored("monastery", 9, 9, [0], [1, 0]),
        scored("monastery", 9, 9, [1], [0, 1]),
    ]


def test_C6_a_tile_that_touches_a_city_twice_counts_once() -> None:
    # The two caps of H, at its east and west, become one city by way of the south:
    # H, N, N, G, N, M are six tiles, and M has a pennant.
    turns = ["H 0 1 90 city.0", "N 1 1 270", "N 1 2 0", "G 0 2 90", "N -1 2 90", "M -1 1 180"]
    table = laid(*turns)
    assert paper(table.events) == [scored("city", 6, 14, [0], [1, 0], pennants=1)]


def test_C6_the_adjacent_caps_of_a_tile_count_once_too() -> None:
    # I turned to have its caps in the east and south; N, R and N lead from one to the other.
    # R has a third side, in the south, where E closes it: I, N, R, N, E.
    turns = ["I 0 1 180 city.0", "N 1 1 270", "R 1 2 270", "N 0 2 90"]
    assert open_ends(laid(*turns), "city") == [1]
    table = laid(*turns, "E 1 3 0")
    assert paper(table.events) == [scored("city", 5, 10, [0], [1, 0])]


def test_C6_a_road_from_a_junction_back_to_it_counts_the_junction_once() -> None:
    # X, and three curves from its north to its east.
    table = laid("X 1 0 0 road.0", "V 1 -1 270", "V 2 -1 0", "V 2 0 90")
    assert paper(table.events) == [scored("road", 4, 4, [0], [1, 0])]


def test_C6_what_nobody_owns_pays_nobody() -> None:
    table = laid("E 0 -1 180", "W 1 0 0", "W -1 0 0")
    assert [paper(decision.events) for decision in table.history] == [[]] * 6
    assert totals(table) == [0, 0]


def test_C6_a_tile_may_complete_several_features_cities_are_paid_first() -> None:
    # L closes the city D, L, and the road A, D, V, V, L.
    table = laid("V 1 0 90 road.0", "V 1 -1 0", "A -1 0 270", "L 0 -1 180 city.0")
    assert paper(table.events) == [
        scored("city", 2, 4, [1], [0, 1]),
        scored("road", 5, 5, [0], [1, 0]),
    ]
    assert (totals(table), supplies(table)) == ([5, 4], [7, 7])


@pytest.mark.parametrize(
    ("east", "west"),
    [
        ("W 1 0 0 road.2", "W -1 0 0"),  # junctions
        ("L 1 0 0 road.2", "L -1 0 0"),
        ("X 1 0 0 road.3", "W -1 0 180"),
        ("S 1 0 90 road.0", "T -1 0 270"),  # cities
        ("A 1 0 90 road.0", "A -1 0 270"),  # monasteries
    ],
)
def test_C7_a_road_ends_at_a_junction_a_city_or_a_monastery(east: str, west: str) -> None:
    assert open_ends(laid(east), "road") == [1]
    table = laid(east, west)
    assert paper(table.events) == [scored("road", 3, 3, [0], [1, 0])]


def test_C7_roads_that_meet_at_a_junction_are_not_one() -> None:
    table = laid("W 1 0 0 road.2", "U 2 0 90 road.0", "U 1 1 0 road.0", "A -1 0 270")
    assert paper(table.events) == [scored("road", 3, 3, [0], [1, 0])]
    assert supplies(table) == [6, 6]


def test_C7_a_road_may_close_a_loop() -> None:
    # Four curves.
    table = laid("V 0 1 270 road.0", "V 1 1 0", "V 1 2 90", "V 0 2 180")
    assert paper(table.events) == [scored("road", 4, 4, [0], [1, 0])]


def test_C7_a_loop_by_way_of_the_start_tile() -> None:
    # The start tile, four curves, a straight road.
    table = laid("V 1 0 0 road.0", "V 1 1 90", "U 0 1 90", "V -1 1 180", "V -1 0 270")
    assert paper(table.events) == [scored("road", 6, 6, [0], [1, 0])]


def test_C7_a_city_with_a_hole_is_not_complete() -> None:
    # A ring about 0 -2: C has a side to the hole. In the ring: C, N, N, G, F, N, M, F, and D.
    ring = ["C 0 -1 0 city.0", "N 1 -1 0", "N -1 -1 90", "G 1 -2 0", "F -1 -2 0"]
    ring += ["N 1 -3 270", "M -1 -3 180", "F 0 -3 90"]
    table = laid(*ring)
    assert [paper(decision.events) for decision in table.history] == [[]] * 16
    assert open_ends(table, "city") == [1]
    # E fills the hole: ten tiles, pennants on C, M and twice F.
    table = laid(*ring, "E 0 -2 180")
    assert paper(table.events) == [scored("city", 10, 28, [0], [1, 0], pennants=4)]


# Cities to the east and west of 0 -1, where R joins them to the city of the start tile.
EAST, WEST = "E 1 -1 270", "E -1 -1 90"
ROADS = ["U 1 0 90", "U -1 0 90"]


def test_C8_seats_that_tie_each_take_all_points() -> None:
    # D, E, E, R: three cities become one.
    table = laid(*ROADS, f"{EAST} city.0", f"{WEST} city.0", "R 0 -1 180")
    assert paper(table.events) == [scored("city", 4, 8, [0, 1], [1, 1])]
    assert (totals(table), supplies(table)) == ([8, 8], [7, 7])


# The same with a third city to the north, at 0 -2, and C in the middle: D, E, E, E, C with a
# pennant are 2 * 5 + 2 points.
NORTH = "E 0 -2 180"


def test_C8_three_seats_may_tie() -> None:
    table = laid(
        *ROADS,
        f"{EAST} city.0",
        "B 1 -2 0",
        f"{NORTH} city.0",
        "V 2 0 0",
        f"{WEST} city.0",
        "C 0 -1 0",
        seats=3,
    )
    assert paper(table.events) == [scored("city", 5, 12, [0, 1, 2], [1, 1, 1], pennants=1)]
    assert totals(table) == [12, 12, 12]


@pytest.mark.parametrize("closes", [0, 1])
def test_C8_most_meeples_take_the_points_and_all_come_home(closes: int) -> None:
    # Seat 0 has two meeples in the city, seat 1 has one; either seat closes it.
    wait = ["V 2 0 0"] * closes
    pieces = [f"{EAST} city.0", "B 1 -2 0", f"{NORTH} city.0", f"{WEST} city.0"]
    table = laid(*ROADS, *pieces, *wait, "C 0 -1 0")
    assert paper(table.events) == [scored("city", 5, 12, [0], [2, 1], pennants=1)]
    assert (totals(table), supplies(table)) == ([12, 0], [7, 7])


def test_C8_two_of_three_seats_may_tie_and_the_third_gets_nothing() -> None:
    # Pieces of seats 1 and 2 with one meeple each against none of seat 0, who closes the city.
    turns = [*ROADS, f"{WEST} city.0", "V 2 0 0", f"{EAST} city.0", "V -2 0 180", "R 0 -1 180"]
    table = laid(*turns, seats=3)
    assert paper(table.events) == [scored("city", 4, 8, [1, 2], [0, 1, 1])]
    assert totals(table) == [0, 8, 8]


def test_C8_a_road_that_joins_two_owners_pays_both() -> None:
    # The junction in the east, the start tile, three curves, the monastery: six tiles.
    turns = ["W 1 0 0 road.2", "V 0 1 0 road.0", "V -1 0 270", "V -1 1 180", "A 0 2 180"]
    table = laid(*turns)
    assert paper(table.events) == [scored("road", 6, 6, [0, 1], [1, 1])]
    assert totals(table) == [6, 6]
