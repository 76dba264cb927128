"""Routes and what they take: R4-R6, R30, R31, R37."""

import pytest

from stolik import IllegalMove, Table
from tests.rules.helpers import begun, game, hand, legal, play


def refused(table: Table, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    return caught.value


def test_R4_a_route_of_length_n_takes_n_cards_and_n_cars() -> None:
    table = begun("europe", ["black:4"])
    assert play(table, "claim brest-paris black:3") == [
        {"paid": ["black", "black", "black"]},
        {"claimed": "brest-paris", "points": 4},
    ]
    seat = table.view(None).seats[0]
    assert (seat.cars, seat.cards, seat.routes) == (45 - 3, 4 - 3, ["brest-paris"])


@pytest.mark.parametrize("price", ["black:2", "black:4", "black:3 loco:1"])
def test_R4_neither_fewer_nor_more_cards(price: str) -> None:
    table = begun("europe", ["black:4 loco:4"])
    error = refused(table, f"claim brest-paris {price}")
    assert (error.rule, error.key) == ("R4", "why-length")


def test_R4_a_colored_route_takes_its_color() -> None:
    table = begun("europe", ["black:3 green:3"])
    assert legal(table, "claim brest-paris") == ["claim brest-paris black:3"]
    error = refused(table, "claim brest-paris green:3")
    assert (error.rule, error.key) == ("R4", "why-color")
    assert error.arguments["color"] == "black"


def test_R4_a_gray_route_takes_any_one_color() -> None:
    table = begun("europe", ["black:2 green:2 red"], hand=5)
    assert set(legal(table, "claim gdansk-warsaw")) == {
        "claim gdansk-warsaw black:2",
        "claim gdansk-warsaw green:2",
    }
    play(table, "claim gdansk-warsaw green:2")
    assert hand(table, 0) == {"black": 2, "red": 1}


def test_R4_cards_that_are_not_in_hand_cannot_be_paid() -> None:
    error = refused(begun("europe", ["black:1 red:3"]), "claim brest-paris black:3")
    assert (error.rule, error.key) == ("R4", "why-cards")
    assert error.arguments == {"missing": 2, "color": "black"}


def test_R4_cars_that_are_not_there_cannot_be_laid() -> None:
    table = begun("toy", ["white:3 blue:2"], cars=4, last_round_cars=0)
    play(table, "claim bay-crag blue:2", "pass")
    assert legal(table, "claim dale-elm") == []
    error = refused(table, "claim dale-elm white:3")
    assert (error.rule, error.key) == ("R4", "why-cars")
    assert error.arguments == {"missing": 1, "cars": 2}


def test_R5_nobody_can_claim_a_claimed_route() -> None:
    table = begun("toy", ["blue:4", "blue:4"], cars=12)
    play(table, "claim bay-crag blue:2")
    for seat in (1, 0):
        assert legal(table, "claim bay-crag") == []
        error = refused(table, "claim bay-crag blue:2")
        assert (error.rule, error.key, error.arguments["seat"]) == ("R5", "why-claimed", 0)
        assert table.turn == seat
        play(table, "pass")


def test_R5_a_route_belongs_to_its_owner_for_good() -> None:
    table = begun("toy", ["blue:3 red", "green:3 black"])
    play(table, "claim bay-crag blue:2", "claim crag-dale.1 green:1")
    play(table, "claim arch-bay red:1", "claim dale-isle-2 black:1")
    play(table, "pass", "pass", "pass", "pass")
    assert table.over
    routes = [seat.routes for seat in table.view(None).seats]
    assert routes == [["arch-bay", "bay-crag"], ["crag-dale.1", "dale-isle-2"]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_R6_the_other_half_is_open_to_others_from_four_seats_on(seats: int) -> None:
    hands = ["green:2 yellow:2"] * seats
    table = begun("toy", hands, "black violet blue orange white", seats=seats, ticket_limit=0)
    play(table, "claim crag-dale.1 green:1")
    if seats < 4:
        assert legal(table, "claim crag-dale") == []
        error = refused(table, "claim crag-dale.2 yellow:1")
        assert (error.rule, error.key) == ("R6", "why-twin")
    else:
        assert legal(table, "claim crag-dale") == ["claim crag-dale.2 yellow:1"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_R6_the_other_half_is_closed_to_the_owner_of_the_first(seats: int) -> None:
    table = begun("toy", ["green:2 yellow:2"] * seats, seats=seats)
    play(table, "claim crag-dale.1 green:1", *["pass"] * (seats - 1))
    assert table.turn == 0
    assert legal(table, "claim crag-dale") == []
    error = refused(table, "claim crag-dale.2 yellow:1")
    assert (error.rule, error.key) == ("R6", "why-twin")


def test_R6_a_double_takes_either_color_but_never_a_mix() -> None:
    table = begun("europe", ["red yellow loco:2"])
    assert set(legal(table, "claim brussels-paris")) == {
        "claim brussels-paris.1 red:1 loco:1",
        "claim brussels-paris.1 loco:2",
        "claim brussels-paris.2 yellow:1 loco:1",
        "claim brussels-paris.2 loco:2",
    }


@pytest.mark.parametrize(("seats", "halves"), [(2, ["1"]), (3, ["1"]), (4, ["1", "2"])])
def test_R6_halves_of_one_color_are_one_choice_while_one_closes_the_other(
    seats: int, halves: list[str]
) -> None:
    table = begun("toy", ["blue:2 green:2"], seats=seats)
    found = legal(table, "claim arch-elm")
    assert {move.split()[1] for move in found} == {f"arch-elm.{half}" for half in halves}


def test_R30_in_europe_a_locomotive_stands_for_any_color() -> None:
    table = begun("europe", ["black:2 loco:3"])
    assert legal(table, "claim brest-paris") == [
        "claim brest-paris black:2 loco:1",
        "claim brest-paris black:1 loco:2",
        "claim brest-paris loco:3",
    ]
    play(table, "claim brest-paris black:1 loco:2")
    assert hand(table, 0) == {"black": 1, "loco": 1}


def test_R30_in_swiss_locomotives_are_for_tunnels_only() -> None:
    table = begun(game("swiss", "toy"), ["red:2 loco:2"])
    assert legal(table, "claim arch-bay") == ["claim arch-bay red:1"]
    assert legal(table, "claim bay-elm") == [
        "claim bay-elm red:2",
        "claim bay-elm red:1 loco:1",
        "claim bay-elm loco:2",
    ]
    error = refused(table, "claim arch-bay loco:1")
    assert (error.rule, error.key) == ("R30", "why-no-locos")


@pytest.mark.parametrize("route", ["arch-elm.1", "gdansk-warsaw"])
def test_R30_a_gray_route_too_can_be_paid_by_locomotives_alone(route: str) -> None:
    table = begun("toy" if route == "arch-elm.1" else "europe", ["loco:2 red:2"])
    assert set(legal(table, f"claim {route}")) == {
        f"claim {route} red:2",
        f"claim {route} red:1 loco:1",
        f"claim {route} loco:2",
    }


def test_R31_each_ferry_space_takes_a_locomotive() -> None:
    table = begun("europe", ["red:4 loco:3"])
    assert set(legal(table, "claim erzurum-sevastopol")) == {
        "claim erzurum-sevastopol red:2 loco:2",
        "claim erzurum-sevastopol red:1 loco:3",
    }
    error = refused(table, "claim erzurum-sevastopol red:3 loco:1")
    assert (error.rule, error.key, error.arguments["locos"]) == ("R31", "why-ferry", 2)


def test_R31_a_ferry_of_locomotive_spaces_only_takes_nothing_else() -> None:
    table = begun("europe", ["red:2 loco:2"])
    assert legal(table, "claim amsterdam-london") == ["claim amsterdam-london loco:2"]


def test_R31_without_a_locomotive_there_is_no_ferry() -> None:
    table = begun("toy", ["red:4"])
    assert legal(table, "claim bay-isle-1") == []


def test_R31_switzerland_has_no_ferries_and_europe_has() -> None:
    ferries = {
        name: sum(route.locomotives > 0 for route in game(name).new(1).engine.board.file.routes)
        for name in ("europe", "europe-modern", "switzerland")
    }
    assert ferries["switzerland"] == 0
    assert min(ferries["europe"], ferries["europe-modern"]) > 5


def test_R31_by_swiss_rules_a_ferry_takes_no_more_locomotives_than_its_spaces() -> None:
    table = begun(game("swiss", "toy"), ["red:2 loco:2"])
    assert legal(table, "claim bay-isle-1") == ["claim bay-isle-1 red:1 loco:1"]
    error = refused(table, "claim bay-isle-1 loco:2")
    assert (error.rule, error.key) == ("R30", "why-no-locos")


def test_R37_from_how_many_seats_both_halves_are_open_is_an_option() -> None:
    table = begun("toy", ["green:4", "yellow:4"], both_halves_seats=2)
    play(table, "claim crag-dale.1 green:1")
    assert legal(table, "claim crag-dale") == ["claim crag-dale.2 yellow:1"]
    table = begun("toy", ["green:4"], seats=5, both_halves_seats=99)
    play(table, "claim crag-dale.1 green:1")
    assert "crag-dale.2" not in table.view(1).free
