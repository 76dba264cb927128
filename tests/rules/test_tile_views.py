"""What seats see of Carcassonne, the aids, the breakdown of a score, and samples."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik import BadOption, Table
from tests.rules.helpers import legal, plain, play
from tests.rules.tile_helpers import carcassonne, ended, laid, own_set, totals

TURNS = [
    "U 1 0 90 road.0",
    "F 0 -1 0 city.0",
    "B 0 1 0 monastery.0",
    "V 2 0 0 farm.0",
]


def features(table: Table) -> dict[str, dict[str, Any]]:
    """The features with meeples by kind, without their parts; there is one of each kind here."""
    rows = [plain(feature) for feature in table.view(None).features]
    for row in rows:
        del row["parts"]
    found = {row.pop("kind"): row for row in rows}
    assert len(found) == len(rows)
    return found


def test_a_view_shows_the_table() -> None:
    view = laid(*TURNS, "E", "C").view(1)
    assert (view.game, view.map, view.seat) == ("carcassonne", "base", 1)
    assert (view.turn, view.phase, view.first, view.turns, view.over) == (0, "place", 0, 4, "")
    assert plain(view.seats) == [{"points": 0, "meeples": 5}, {"points": 0, "meeples": 5}]
    assert (view.drawn, view.bag, sum(view.left.values())) == ("E", 66, 66)
    assert (view.left["U"], view.left["F"], view.left["C"]) == (7, 1, 1)
    assert view.discarded == {}


def test_a_view_shows_the_board_and_who_stands_where() -> None:
    start, *laid_tiles = plain(laid(*TURNS).view(None).board)
    assert start == {"tile": "D", "x": 0, "y": 0, "r": 0, "meeple": None}
    assert laid_tiles == [
        {"tile": "U", "x": 1, "y": 0, "r": 90, "meeple": {"seat": 0, "spot": "road.0"}},
        {"tile": "F", "x": 0, "y": -1, "r": 0, "meeple": {"seat": 1, "spot": "city.0"}},
        {"tile": "B", "x": 0, "y": 1, "r": 0, "meeple": {"seat": 0, "spot": "monastery.0"}},
        {"tile": "V", "x": 2, "y": 0, "r": 0, "meeple": {"seat": 1, "spot": "farm.0"}},
    ]


def test_a_view_shows_features_with_their_owners_and_what_they_would_pay_now() -> None:
    rest = {"pennants": 0, "cities": 0}
    assert features(laid(*TURNS)) == {
        "road": rest
        | {"cells": [(0, 0), (1, 0), (2, 0)], "open": 2}
        | {"meeples": [1, 0], "owners": [0], "value": 3},
        "city": rest
        | {"cells": [(0, -1), (0, 0)], "open": 1, "pennants": 1}
        | {"meeples": [0, 1], "owners": [1], "value": 3},
        "monastery": rest
        | {"cells": [(0, 0), (1, 0), (0, 1)], "open": 6}
        | {"meeples": [1, 0], "owners": [0], "value": 3},
        "farm": rest
        | {"cells": [(0, 0), (1, 0), (2, 0)], "open": 0}
        | {"meeples": [0, 1], "owners": [1], "value": 0},
    }
    # E closes the city, which the field touches at the start tile.
    table = laid(*TURNS, "E 0 -2 180")
    assert "city" not in features(table)
    assert (features(table)["farm"]["cities"], features(table)["farm"]["value"]) == (1, 3)


def test_a_feature_names_its_parts() -> None:
    table = laid("H 0 1 90 city.0", "N 1 1 270")
    (city,) = table.view(None).features
    assert sorted((part.x, part.y, part.spot) for part in city.parts) == [
        (0, 1, "city.0"),
        (1, 1, "city.0"),
    ]


def test_a_view_shows_what_was_discarded_and_nothing_drawn_while_a_meeple_is_chosen(
    tmp_path: Path,
) -> None:
    game = own_set(tmp_path, "B C B", start="B")
    table = laid("B 1 0 0 ?", "C", "B", game=game)
    view = table.view(0)
    assert (view.phase, view.drawn, view.bag, view.discarded) == ("meeple", None, 2, {})
    assert view.left == {"B": 1, "C": 1}
    table.play("skip")
    view = table.view(0)
    assert (view.drawn, view.bag, view.left, view.discarded) == ("B", 0, {}, {"C": 1})


def test_a_view_can_be_sent() -> None:
    view = laid(*TURNS).view(0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_there_is_no_view_from_a_seat_that_is_not_there() -> None:
    for seat in (2, -1):
        with pytest.raises(BadOption, match=f"no seat {seat}"):
            laid("U").view(seat)


def test_every_chair_sees_the_same() -> None:
    table, rng = carcassonne().new(seed=2, seats=3), random.Random(2)
    while not table.over:
        views = [plain(table.view(seat)) | {"seat": None} for seat in (0, 1, 2, None)]
        assert all(view == views[0] for view in views)
        assert [table.seen_events(seat) for seat in (0, 1, 2, None)] == [table.events] * 4
        for _ in range(9):
            if not table.over:
                table.play(rng.choice(table.moves()))


def test_the_order_of_the_bag_shows_nowhere() -> None:
    # Two tables with the same tiles so far; the rest of their bags comes in another order.
    rng = random.Random(7)
    tiles = list("UVEJKDNPRUVEWBFAUVMO")
    deal = {"tiles": tiles, "first": 1}
    one, two = (carcassonne().new(seed, deal=deal) for seed in (1, 2))
    assert one.state.bag.tolist() != two.state.bag.tolist()
    while len(one.history) < 2 * len(tiles) - 2:
        assert one.view(0) == two.view(0)
        assert one.score() == two.score()
        if len(one.history) % 4 == 0:
            assert one.aids(0) == two.aids(0)
        assert legal(one) == legal(two)
        move = rng.choice(one.moves())
        assert one.play(move) == two.play(move)


def test_places_are_listed_in_the_order_that_the_page_on_moves_describes() -> None:
    table, rng = carcassonne().new(seed=3), random.Random(3)
    cells = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    while not table.over:
        moves = table.moves()
        found = [(cells.index((move.x, move.y)), move.r) for move in moves]
        assert found == sorted(found)
        move = rng.choice(moves)
        play(table, str(move), "skip")
        cells[cells.index((move.x, move.y))] = cells[-1]
        cells.pop()
        taken = {(tile.x, tile.y) for tile in table.view(None).board}
        for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            beside = (move.x + x, move.y + y)
            if beside not in taken and beside not in cells:
                cells.append(beside)


def closing(table: Table) -> dict[str, tuple[int, int, dict[str, int]]]:
    """For each feature that is not complete: open ends, tiles that close it, and their kinds."""
    return {c.kind: (c.open, c.tiles, c.by_kind) for c in table.aids(0).closing}


def test_aids_count_the_tiles_that_would_close_a_city() -> None:
    # North of F lies no tile: every tile with a city at one side only fits, turned southward.
    by_kind = {"D": 3, "E": 5, "H": 3, "I": 2, "J": 3, "K": 3, "L": 3}
    assert closing(laid("F 0 -1 0 city.0", "E")) == {"city": (1, 22, by_kind)}
    # Also while a meeple is chosen and no tile is drawn.
    assert closing(laid("F 0 -1 0 city.0", "V 1 0 0 ?"))["city"] == (1, 22, by_kind)


def test_aids_count_the_tiles_that_would_close_a_road() -> None:
    # West of the start tile any tile fits on which a road ends; one W lies in the east.
    by_kind = {"A": 2, "L": 3, "S": 2, "T": 1, "W": 3, "X": 1}
    assert closing(laid("W 1 0 0 road.2", "X")) == {"road": (1, 12, by_kind)}
    # A road with two ends: no tile closes both.
    assert closing(laid("U 1 0 90 road.0", "X")) == {"road": (2, 0, {})}
    # Its ends meet in one cell: what leads from north to east closes the loop (three V are laid),
    # and at a junction both ends are ended.
    loop = ["V 1 0 0 road.0", "V 1 1 90", "U 0 1 90", "V -1 0 270"]
    by_kind = {"J": 3, "K": 3, "O": 2, "P": 3, "V": 6} | {"L": 3, "W": 4, "X": 1}
    assert closing(laid(*loop, "X")) == {"road": (2, 25, by_kind)}


def test_aids_count_the_tiles_that_would_close_a_monastery() -> None:
    # The cell at -1 2 has fields in the north and east: tiles with two fields side by side fit.
    turns = ["B 0 1 0 monastery.0", "U 1 0 90", "U -1 0 90", "E 1 1 90", "E -1 1 270"]
    turns += ["E 0 2 180", "E 1 2 180"]
    by_kind = {"A": 2, "B": 3, "E": 1, "I": 2, "M": 2, "N": 3, "V": 9}
    assert closing(laid(*turns, "X")) == {"monastery": (1, 22, by_kind)}


def test_aids_name_owners_and_cells_of_what_is_open() -> None:
    rows = {row.kind: row for row in laid(*TURNS).aids(1).closing}
    assert set(rows) == {"road", "city", "monastery"}
    assert (rows["city"].owners, rows["city"].cells) == ([1], [(0, -1), (0, 0)])
    assert (rows["monastery"].open, rows["monastery"].tiles) == (6, 0)


def test_aids_name_cells_that_no_tile_left_fits(tmp_path: Path) -> None:
    game = own_set(tmp_path, "U U E")
    # E could close the city in the north, and while it is drawn it still can.
    assert laid("U 1 0 90", "E", "U", game=game).aids(0).dead == []
    # Laid in the south it can't, and its own city is one more that nothing fits.
    assert laid("U 1 0 90", "E 0 1 90", "U", game=game).aids(0).dead == [(0, -1), (1, 1)]
    assert laid("U").aids(0).dead == []


def test_aids_name_fields_and_their_worth() -> None:
    turns = ["E 0 -1 180 farm.0", "U 1 0 90 farm.1"]
    north, south = sorted(laid(*turns).aids(0).fields, key=lambda field: field.cells)
    assert plain(north) == {"cells": [(0, -1)], "owners": [0], "cities": 1, "value": 3}
    assert plain(south) == {"cells": [(0, 0), (1, 0)], "owners": [1], "cities": 1, "value": 3}
    (field,) = laid(*turns, "B 1 -1 0").aids(1).fields
    assert (field.owners, field.cities, field.value) == ([0, 1], 1, 3)


def test_aids_come_from_the_view_alone() -> None:
    table = laid(*TURNS)
    assert table.aids(0) == table.engine.aids(table.view(0))
    assert plain(table.engine.aids(table.view(None))) == {"dead": [], "closing": [], "fields": []}


def test_a_score_names_the_features_it_comes_from(tmp_path: Path) -> None:
    table = ended(tmp_path, "F 0 -1 0 city.0", "E 0 -2 180 farm.0", "U 1 0 90 road.0")
    one, two = table.score()
    rows = [(row.points, row.at_end, row.feature.kind) for row in (*one.features, *two.features)]
    assert rows == [(8, False, "city"), (2, True, "road"), (3, True, "farm")]
    assert one.features[0].feature.cells == [(0, -2), (0, -1), (0, 0)]
    assert totals(table) == [10, 3]


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4), (5, 5)])
def test_the_features_of_a_score_sum_up_to_the_total(seats: int, seed: int) -> None:
    table, rng = carcassonne().new(seed, seats), random.Random(seed)
    while True:
        for points in table.score():
            found = dict.fromkeys(["road", "city", "monastery", "farm"], 0)
            for kind in ("road", "city", "monastery"):
                found[f"final_{kind}"] = 0
            for row in points.features:
                kind = row.feature.kind
                found[f"final_{kind}" if row.at_end and kind != "farm" else kind] += row.points
            assert found == {name: getattr(points, name) for name in found}
            assert sum(found.values()) == points.total
        in_play = [points.road + points.city + points.monastery for points in table.score()]
        assert in_play == [seat.points for seat in table.view(None).seats]
        if table.over:
            break
        for _ in range(11):
            if not table.over:
                table.play(rng.choice(table.moves()))


def test_a_sample_looks_the_same_and_reorders_the_bag() -> None:
    table, rng = carcassonne().new(seed=6), random.Random(6)
    for _ in range(41):
        table.play(rng.choice(table.moves()))
    truth, orders = table.state, set()
    for seed in range(5):
        for seat in (0, 1):
            sample = table.sample(seat, seed)
            assert [sample.view(at) for at in (0, 1, None)] == [
                table.view(at) for at in (0, 1, None)
            ]
            assert (legal(sample), sample.aids(seat)) == (legal(table), table.aids(seat))
            state = sample.state
            assert sorted(state.bag.tolist()) == sorted(truth.bag.tolist())
            orders.add(tuple(state.bag.tolist()))
            state.bag[:], state.rng[:] = truth.bag, truth.rng
            assert state.tobytes() == truth.tobytes()
    assert len(orders) > 3
    assert table.state.tobytes() == truth.tobytes()


def test_a_sample_does_not_depend_on_the_true_order() -> None:
    one, two = (carcassonne().new(seed, deal={"tiles": ["U"], "first": 0}) for seed in (1, 2))
    assert one.sample(0, 9).state.bag.tolist() == two.sample(0, 9).state.bag.tolist()
    play(one.sample(0, 9), "place 1 0 90", "meeple road.0")
    assert len(one.history) == 0


def outlooks(table: Table, odds: bool = True) -> dict[str, dict[str, Any]]:
    """What a follower on each spot of the newest tile would bring."""
    found = table.engine.outlooks(table.view(table.turn), table.moves(), odds)
    rows = [plain(outlook) for outlook in found]
    return {row.pop("spot"): row for row in rows}


def test_an_outlook_tells_what_is_open_and_what_it_pays_when_complete() -> None:
    city = outlooks(laid("F 0 -1 0 ?"))["city.0"]
    assert city == {
        "kind": "city",
        "tiles": 2,
        "pennants": 1,
        "open": 1,
        "cities": 0,
        "value": 3,
        "full": 8,
        "closing": 22,
    }
    road = outlooks(laid("U 1 0 90 ?"))["road.0"]
    assert (road["value"], road["full"], road["open"], road["closing"]) == (2, 4, 2, 0)
    monastery = outlooks(laid("B 0 1 0 ?"))["monastery.0"]
    assert (monastery["value"], monastery["full"], monastery["open"]) == (2, 9, 7)


def test_an_outlook_counts_a_cell_once_that_two_open_sides_share() -> None:
    loop = ["V 1 0 0", "V 1 1 90", "V -1 0 270", "V -1 1 180 ?"]
    road = outlooks(laid(*loop))["road.0"]
    assert (road["tiles"], road["open"], road["full"]) == (5, 2, 6)


def test_an_outlook_of_a_complete_feature_is_what_it_pays_at_once() -> None:
    city = outlooks(laid("E 0 -1 180 ?"))["city.0"]
    assert (city["open"], city["value"], city["full"], city["closing"]) == (0, 4, 4, None)


def test_an_outlook_of_a_field_counts_its_complete_cities() -> None:
    field = outlooks(laid("E 0 -1 180 ?"))["farm.0"]
    assert (field["cities"], field["value"], field["full"], field["closing"]) == (1, 3, None, None)


def test_outlooks_without_odds_for_a_table_without_aids() -> None:
    found = outlooks(laid("F 0 -1 0 ?"), odds=False)
    assert {row["closing"] for row in found.values()} == {None}
    assert outlooks(laid("F 0 -1 0", "E")) == {}
