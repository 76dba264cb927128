"""Points: R9, R14, R35."""

import pytest

from stolik import Table
from tests.rules.helpers import begun, game, play, result


@pytest.mark.parametrize(
    ("name", "route", "price", "points"),
    [
        ("europe", "amsterdam-brussels", "black:1", 1),
        ("europe", "gdansk-warsaw", "black:2", 2),
        ("europe", "brest-paris", "black:3", 4),
        ("europe", "kyiv-warsaw", "black:4", 7),
        ("europe", "budapest-kyiv", "black:6", 15),
        ("europe", "petersburg-stockholm", "black:8", 21),
        ("swiss", "winterthur-zurich.1", "blue:1", 1),
        ("swiss", "bern-solothurn", "black:2", 2),
        ("swiss", "davos-sargans", "black:3", 4),
        ("swiss", "st-gallen-zurich", "black:4", 7),
        ("swiss", "brusio-chur", "black:5", 10),
        ("swiss", "geneva-yverdon", "black:6", 15),
    ],
)
def test_R9_points_for_a_route_by_its_length(
    name: str, route: str, price: str, points: int
) -> None:
    table = begun(name, [f"{price} red:{10 - int(price[-1])}"], tunnel_cards=0)
    events = play(table, f"claim {route} {price}")
    assert {"claimed": route, "points": points} in events
    assert table.view(1).seats[0].points == points
    assert [seat.routes for seat in table.score()] == [points, 0]


def test_R9_a_tunnel_scores_by_its_length_whatever_it_cost() -> None:
    table = begun("europe", ["green:5"], deck="green green green")
    play(table, "claim venice-zurich green:2", "pay green:3")
    assert table.score()[0].routes == 2


def built(*claims: str) -> Table:
    """The toy map with tunnels at their plain price, on which seat 0 builds alone."""
    table = begun("toy", ["red:4 blue:5 green orange loco"], tunnel_cards=0, cars=12)
    for claim in claims:
        play(table, f"claim {claim}", "pass")
    return table


def trail(table: Table) -> int:
    return table.score()[0].trail


def test_R14_a_trail_goes_over_routes_that_follow_each_other() -> None:
    assert trail(built()) == 0
    assert trail(built("arch-bay red:1", "bay-crag blue:2")) == 3
    assert trail(built("arch-bay red:1", "bay-crag blue:2", "elm-moor-1 orange:1")) == 3


def test_R14_it_is_measured_by_length_and_not_by_the_number_of_routes() -> None:
    two_of_one = "crag-dale.1 green:1", "crag-elm red:1"
    assert trail(built(*two_of_one)) == 2
    assert trail(built(*two_of_one, "bay-isle-1 blue:1 loco:1", "bay-crag blue:2")) == 5


def test_R14_at_a_fork_it_goes_one_way() -> None:
    fork = "bay-crag blue:2", "crag-dale.1 green:1", "crag-elm red:1"
    assert trail(built(*fork)) == 2 + 1


def test_R14_places_may_repeat() -> None:
    ring = "arch-bay red:1", "bay-elm red:2", "arch-elm.1 blue:2"
    assert trail(built(*ring)) == 5
    assert trail(built(*ring, "elm-moor-1 orange:1")) == 6
    assert trail(built(*ring, "elm-moor-1 orange:1", "crag-elm red:1")) == 7


def test_R14_each_route_is_used_once() -> None:
    fork = "bay-crag blue:2", "arch-bay red:1", "bay-isle-1 blue:1 loco:1"
    assert trail(built(*fork)) == 4  # 5 would go twice over one of them


def test_R35_in_swiss_the_longest_trail_brings_ten() -> None:
    table = begun("swiss", ["red:2 white:2"], pass_always=True)
    play(table, "claim bern-neuchatel red:2", "pass")
    assert [seat.longest for seat in table.score()] == [10, 0]
    assert [seat.trail for seat in table.score()] == [2, 0]


def test_R35_every_seat_that_has_it_gets_the_points() -> None:
    table = begun("swiss", ["red:2 white:2", "blue:4"], pass_always=True)
    play(table, "claim bern-neuchatel red:2", "claim pfaffikon-zurich blue:2")
    assert [seat.longest for seat in table.score()] == [10, 10]


def test_R35_also_when_all_are_zero() -> None:
    table = begun("swiss", pass_always=True)
    play(table, "pass", "pass")
    assert table.over
    assert [seat.longest for seat in table.score()] == [10, 10]
    assert result(table)["longest_trail"] == [0, 0]
    assert [seat["longest"] for seat in result(table)["result"]] == [10, 10]


def test_R35_the_points_are_part_of_the_total() -> None:
    table = begun("swiss", pass_always=True)
    score = table.score()[0]
    assert score.total == 10 + sum(ticket.points for ticket in score.tickets)


def test_R35_in_europe_it_brings_nothing_but_is_measured() -> None:
    table = begun("europe", ["black:4"])
    play(table, "claim brest-paris black:3", *["pass"] * 4)
    assert [(seat.longest, seat.trail) for seat in table.score()] == [(0, 3), (0, 0)]
    assert result(table)["longest_trail"] == [3, 0]
    assert game("europe").options()["longest_trail_points"] == 0


def test_R35_the_points_are_an_option() -> None:
    table = begun("europe", ["black:4"], longest_trail_points=7)
    play(table, "claim brest-paris black:3")
    assert [seat.longest for seat in table.score()] == [7, 0]
