"""Legal moves of the tile game come in a pinned order."""

import stolik
from stolik.game import Table


def texts(table: Table) -> list[str]:
    return [str(move) for move in table.moves()]


def dealt(*tiles: str) -> Table:
    deal = {"tiles": list(tiles), "first": 0}
    return stolik.load("carcassonne").new(seed=1, deal=deal)


def test_places_come_in_the_order_in_which_cells_came_to_touch_a_tile() -> None:
    """North, east, south, west of the start tile; each with its rotations upwards."""
    assert texts(dealt("L")) == [
        *("place 0 -1 180", "place 1 0 0", "place 1 0 90", "place 1 0 180"),
        *("place -1 0 0", "place -1 0 180", "place -1 0 270"),
    ]


def test_the_last_cell_takes_the_number_of_a_filled_one() -> None:
    """East of the start is filled: west, the last of the four, comes second from now on."""
    table = dealt("U", "B")
    table.play("place 1 0 90")
    table.play("skip")
    assert texts(table) == ["place 0 1 0", "place 1 -1 0", "place 1 1 0"]


def test_look_alike_rotations_are_listed_once() -> None:
    assert texts(dealt("U")) == ["place 1 0 90", "place 0 1 90", "place -1 0 90"]


def test_meeples_come_in_the_order_of_the_tile_and_skip_is_last() -> None:
    table = dealt("L", "A")
    table.play("place 1 0 0")
    assert texts(table) == [
        *("meeple city.0", "meeple road.0", "meeple road.1", "meeple road.2"),
        *("meeple farm.0", "meeple farm.1", "meeple farm.2", "skip"),
    ]
    table.play("skip")
    table.play("place 0 1 0")
    assert texts(table) == ["meeple road.0", "meeple farm.0", "meeple monastery.0", "skip"]
