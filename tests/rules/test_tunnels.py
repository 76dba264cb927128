"""Tunnels: R7, R8, R32 and the worked examples of docs/rules.md."""

import pytest

from stolik import IllegalMove
from tests.rules.helpers import ROW, begun, drain, hand, legal, play

GREEN, NEUTRAL = "brusio-italy-2", "bellinzona-wassen.1"  # of 2 and of 4 spaces


@pytest.mark.parametrize(
    ("route", "named", "turned", "left", "surcharge", "ways"),
    [
        (GREEN, "green:2", "green loco red", "green loco", 2, ["pay green:1 loco:1"]),
        (GREEN, "green:2", "green green loco", "green loco", 3, []),
        (
            GREEN,
            "green:1 loco:1",
            "green loco blue",
            "green:2 loco:2",
            2,
            ["pay green:2", "pay green:1 loco:1", "pay loco:2"],
        ),
        (GREEN, "loco:2", "green green red", "", 0, None),
        (GREEN, "loco:2", "loco green red", "green:3", 1, []),
        (NEUTRAL, "blue:4", "blue white loco", "loco:2", 2, ["pay loco:2"]),
    ],
)
def test_R7_the_worked_tunnels_of_swiss(
    route: str, named: str, turned: str, left: str, surcharge: int, ways: list[str] | None
) -> None:
    table = begun("swiss", [f"{named} {left}"], "black violet yellow orange white", turned)
    events = play(table, f"claim {route} {named}")
    assert events[0] == {"revealed": turned.split(), "surcharge": surcharge}
    if ways is None:
        assert events[2] == {"claimed": route, "points": 2}
    else:
        assert legal(table) == [*ways, "withdraw"]
        hits = table.view(0).tunnel.hits
        cost = {"loco"} if named == "loco:2" else {"loco", named.partition(":")[0]}
        assert hits == [card in cost for card in turned.split()]
        assert sum(hits) == surcharge


def test_R7_the_worked_tunnel_of_europe() -> None:
    table = begun("europe", ["green:4"], ROW, "red green loco")
    play(table, "claim venice-zurich green:2")
    assert table.view(0).tunnel.hits == [False, True, False]  # R32: here no locomotive counts
    assert legal(table) == ["pay green:1", "withdraw"]
    assert play(table, "pay green:1") == [
        {"paid": ["green", "green", "green"]},
        {"claimed": "venice-zurich", "points": 2},
    ]


def test_R7_nothing_matches_and_the_route_is_claimed_at_once() -> None:
    table = begun("europe", ["green:4"], ROW, "red blue white")
    assert play(table, "claim venice-zurich green:2") == [
        {"revealed": ["red", "blue", "white"], "surcharge": 0},
        {"paid": ["green", "green"]},
        {"claimed": "venice-zurich", "points": 2},
    ]
    assert (table.turn, table.phase) == (1, "turn")


def test_R7_the_surcharge_is_paid_in_the_color_played_or_locomotives() -> None:
    table = begun("europe", ["green:3 loco:2 red:3"], ROW, "green green white")
    play(table, "claim venice-zurich green:2")
    assert legal(table) == ["pay green:1 loco:1", "pay loco:2", "withdraw"]
    with pytest.raises(IllegalMove) as caught:
        table.play("pay red:2")
    assert (caught.value.rule, caught.value.key) == ("R7", "why-pay-color")
    assert play(table, "pay loco:2")[0] == {"paid": ["green", "green", "loco", "loco"]}


def test_R7_on_a_gray_tunnel_the_color_played_is_what_matches() -> None:
    table = begun("europe", ["black:3 red:3"], ROW, "black red red")
    events = play(table, "claim sarajevo-sofia black:2")
    assert events == [{"revealed": ["black", "red", "red"], "surcharge": 1}]
    assert legal(table) == ["pay black:1", "withdraw"]


def test_R7_played_with_locomotives_only_just_locomotives_add() -> None:
    table = begun("europe", ["loco:3 green:3"], ROW, "green loco green")
    events = play(table, "claim venice-zurich loco:2")
    assert events == [{"revealed": ["green", "loco", "green"], "surcharge": 1}]
    assert legal(table) == ["pay loco:1", "withdraw"]
    with pytest.raises(IllegalMove) as caught:
        table.play("pay green:1")
    assert (caught.value.rule, caught.value.key) == ("R7", "why-pay-locos")


@pytest.mark.parametrize("left", [2, 1, 0])
def test_R7_fewer_cards_are_turned_up_if_fewer_are_left(left: int) -> None:
    table = begun("europe", ["green:12"], ROW, bottom="red blue")
    drain(table, left)
    while (table.turn, table.phase) != (0, "turn"):
        play(table, "pass")
    events = play(table, "claim venice-zurich green:2")
    assert events[0] == {"revealed": ["red", "blue"][2 - left :], "surcharge": 0}


def test_R8_the_seat_may_withdraw_and_keeps_its_cards() -> None:
    table = begun("europe", ["green:4"], ROW, "green green green")
    play(table, "claim venice-zurich green:2")
    assert play(table, "withdraw") == [{"abandoned": "venice-zurich"}]
    view = table.view(0)
    assert (view.turn, view.phase, view.turns) == (1, "turn", 1)
    assert view.hand == {"green": 4}
    assert view.seats[0].cars == 45
    assert view.discards == {"green": 3}
    assert "venice-zurich" in view.free


def test_R8_unable_to_pay_means_withdraw() -> None:
    table = begun("europe", ["green:2 red:2"], ROW, "green red red")
    play(table, "claim venice-zurich green:2")
    assert legal(table) == ["withdraw"]
    with pytest.raises(IllegalMove) as caught:
        table.play("pay green:1")
    assert (caught.value.rule, caught.value.key) == ("R8", "why-cards")
    assert caught.value.arguments == {"missing": 1, "color": "green"}


def test_R8_what_was_named_cannot_pay_the_surcharge_too() -> None:
    table = begun("europe", ["green:2 loco:1"], ROW, "green red red")
    play(table, "claim venice-zurich green:1 loco:1")
    assert legal(table) == ["pay green:1", "withdraw"]


def test_R8_a_tunnel_takes_as_many_cars_as_its_length_whatever_it_cost() -> None:
    table = begun("europe", ["green:5"], ROW, "green green green")
    play(table, "claim venice-zurich green:2", "pay green:3")
    view = table.view(0)
    assert view.seats[0].cars == 45 - 2
    assert view.hand == {}
    assert view.discards == {"green": 8}


def test_R8_the_turned_up_cards_are_discarded_when_paid_too() -> None:
    table = begun("europe", ["green:4"], ROW, "green red white")
    play(table, "claim venice-zurich green:2")
    assert table.view(1).discards == {"green": 1, "red": 1, "white": 1}
    play(table, "pay green:1")
    assert table.view(1).discards == {"green": 4, "red": 1, "white": 1}


def test_R8_an_abandoned_tunnel_can_be_tried_again() -> None:
    table = begun("europe", ["green:4"], ROW, "green green green red red red")
    play(table, "claim venice-zurich green:2", "withdraw", "pass")
    assert play(table, "claim venice-zurich green:2")[-1] == {
        "claimed": "venice-zurich",
        "points": 2,
    }
    assert hand(table, 0) == {"green": 2}


@pytest.mark.parametrize(("number", "surcharge"), [(0, 0), (1, 1), (3, 2), (5, 3)])
def test_R32_how_many_cards_are_turned_up_is_an_option(number: int, surcharge: int) -> None:
    deck = "green red green green red"
    table = begun("europe", ["green:4"], ROW, deck, tunnel_cards=number)
    events = play(table, "claim venice-zurich green:2")
    assert events[0] == {"revealed": deck.split()[:number], "surcharge": surcharge}


@pytest.mark.parametrize(("name", "surcharge"), [("europe", 1), ("swiss", 3)])
def test_R32_locomotives_turned_up_count_beside_the_color_in_swiss(
    name: str, surcharge: int
) -> None:
    table = begun(name, ["green:4"], ROW, "green loco loco")
    route = {"europe": "venice-zurich", "swiss": GREEN}[name]
    assert play(table, f"claim {route} green:2")[0]["surcharge"] == surcharge


def test_R32_a_locomotive_beside_a_color_that_was_played_with_one_counts_once() -> None:
    table = begun("swiss", ["green:2 loco:2"], ROW, "loco white white")
    assert play(table, f"claim {GREEN} green:1 loco:1")[0]["surcharge"] == 1
