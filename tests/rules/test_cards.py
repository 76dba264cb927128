"""The deck, the row and the discards: R1, R3, R13, R21, R41, R42."""

import random
from collections import Counter

import pytest

from stolik import Table
from tests.rules.helpers import ALL_CARDS, begun, count_cards, dealt, drain, game, hand, play


@pytest.mark.parametrize("name", ["europe", "europe-modern", "switzerland"])
def test_R1_there_are_12_cards_of_8_colors_and_14_locomotives(name: str) -> None:
    table = game(name).new(seed=3)
    assert count_cards(table) == ALL_CARDS
    assert sum(ALL_CARDS.values()) == 110


def test_R1_five_cards_lie_open_and_the_rest_is_the_deck() -> None:
    view = game("europe").new(seed=3, seats=3).view(None)
    assert len(view.open) == 5
    assert None not in view.open
    assert view.deck == 110 - 5 - 3 * 4
    assert view.discards == {}


def test_R1_spent_cards_go_to_the_discards() -> None:
    table = begun("toy", ["blue:3 loco", "green:4"])
    play(table, "claim bay-crag blue:1 loco:1", "claim crag-dale.1 green:1")
    assert table.view(None).discards == {"blue": 1, "loco": 1, "green": 1}
    assert hand(table, 0) == {"blue": 2}


@pytest.mark.parametrize("name", ["europe", "switzerland", "toy"])
def test_R1_no_card_is_ever_lost_or_made(name: str) -> None:
    table, rng = game(name).new(seed=8), random.Random(8)
    while not table.over:
        play(table, rng.choice([str(move) for move in table.moves()]))
        assert count_cards(table) == ALL_CARDS, table.record().text()


def test_R3_an_open_card_that_is_taken_is_replaced_at_once() -> None:
    table = begun("toy", ["blue:4"], "black violet blue orange white", "green yellow")
    assert play(table, "draw 2") == [
        {"drawn": "blue", "from": 2},
        {"open": ["black", "violet", "green", "orange", "white"]},
    ]
    assert play(table, "draw 2") == [
        {"drawn": "green", "from": 2},
        {"open": ["black", "violet", "yellow", "orange", "white"]},
    ]


def test_R3_an_empty_deck_is_made_anew_of_the_discards() -> None:
    table = begun("toy", ["blue:11 red", "green:12"])
    play(table, "claim bay-crag blue:2", "claim crag-dale.1 green:1")
    drain(table, 1)
    drawn = [play(table, "draw deck")]
    assert [list(event) for event in drawn[0]] == [["drawn", "from"]]
    drawn += [play(table, "draw deck") for _ in range(3)]
    assert drawn[1][0] == {"recycled": 3}
    assert Counter(events[-1]["drawn"] for events in drawn[1:]) == {"blue": 2, "green": 1}
    assert table.view(None).discards == {}


def test_R3_the_order_of_a_new_deck_comes_from_the_seed() -> None:
    orders = set()
    for seed in range(1, 13):
        table = begun("toy", ["blue:11 red", "green:12"], bottom="red:2", seed=seed)
        play(table, "claim bay-crag blue:2", "claim crag-dale.1 green:1")
        drain(table, 1)
        play(table, "draw deck")
        orders.add(tuple(play(table, "draw deck")[-1]["drawn"] for _ in range(3)))
    assert orders == {
        ("blue", "blue", "green"),
        ("blue", "green", "blue"),
        ("green", "blue", "blue"),
    }


def test_R3_with_nothing_left_an_open_slot_stays_empty() -> None:
    table = begun("toy", ["blue:11 red", "green:12"])
    drain(table, 0)
    play(table, "pass")
    row = table.view(None).open
    events = play(table, "draw 3")
    assert events == [
        {"drawn": row[3], "from": 3},
        {"open": [row[0], row[1], row[2], None, row[4]]},
    ]
    assert "draw 3" not in [str(move) for move in table.moves()]
    assert "draw deck" not in [str(move) for move in table.moves()]


@pytest.mark.parametrize(("name", "cars"), [("europe", 45), ("europe-modern", 45), ("swiss", 40)])
def test_R21_seats_begin_with_their_cars_four_cards_and_five_are_open(name: str, cars: int) -> None:
    view = game(name).new(seed=5).view(None)
    assert [(seat.cars, seat.cards) for seat in view.seats] == [(cars, 4), (cars, 4)]
    assert len(view.open) == 5
    assert {"cars": cars, "hand": 4, "open": 5}.items() <= game(name).options().items()


def test_R21_cars_and_hand_can_be_changed() -> None:
    view = game("europe").new(seed=5, options={"cars": 20, "hand": 7}).view(0)
    assert [(seat.cars, seat.cards) for seat in view.seats] == [(20, 7), (20, 7)]
    assert sum(view.hand.values()) == 7


def test_R13_hands_start_with_four_cards_dealt_seat_by_seat() -> None:
    table = dealt("toy", ["red:4", "blue:4", "green:4"], seats=3)
    assert [hand(table, seat) for seat in range(3)] == [{"red": 4}, {"blue": 4}, {"green": 4}]
    assert [game(name).options()["hand"] for name in ("europe", "swiss")] == [4, 4]


def test_R41_the_last_card_of_the_deck_is_drawn_without_a_refill() -> None:
    table = begun("toy", ["blue:11 red", "green:12"], bottom="violet")
    play(table, "claim bay-crag blue:2", "claim crag-dale.1 green:1")
    drain(table, 1)
    assert play(table, "draw deck") == [{"drawn": "violet", "from": "deck"}]
    view = table.view(None)
    assert (view.deck, view.discards) == (0, {"blue": 2, "green": 1})


def test_R41_the_deck_is_refilled_just_before_the_open_card_that_needs_it() -> None:
    table = begun("toy", ["blue:12", "green:12"], "red:5", bottom="violet violet")
    play(table, "claim bay-crag blue:2", "claim crag-dale.1 green:1")
    drain(table, 1)  # 81 - 80: a whole number of turns
    assert table.phase == "turn"
    assert play(table, "draw 4") == [
        {"drawn": "red", "from": 4},
        {"open": ["red", "red", "red", "red", "violet"]},
    ]
    assert table.view(None).deck == 0
    events = play(table, "draw 0")
    assert events[:2] == [{"drawn": "red", "from": 0}, {"recycled": 3}]
    assert events[2]["open"][0] in {"blue", "green"}
    assert table.view(None).deck == 2


def test_R41_a_swept_row_is_laid_from_the_old_deck_first() -> None:
    table = begun("toy", ["blue:12", "green:12"], "loco loco red:3", bottom="loco violet violet")
    play(table, "claim bay-crag blue:2", "claim crag-dale.1 green:1")
    drain(table, 3)  # the third locomotive is the next card
    events = play(table, "draw 2")
    assert events[:3] == [
        {"drawn": "red", "from": 2},
        {"open": ["loco", "loco", "loco", "red", "red"]},
        {"swept": ["loco", "loco", "loco", "red", "red"]},
    ]
    assert events[3] == {"recycled": 3 + 5}
    assert events[4]["open"][:2] == ["violet", "violet"]


def test_R41_cards_turned_up_and_named_are_no_part_of_a_refill_on_the_way() -> None:
    table = begun("toy", ["red:4 blue:8", "green:12"], bottom="violet")
    play(table, "claim bay-crag blue:2", "claim crag-dale.1 green:1")
    drain(table, 1)
    events = play(table, "claim bay-elm red:2")
    assert events[0] == {"recycled": 3}
    assert events[1]["revealed"][0] == "violet"
    assert Counter(events[1]["revealed"][1:]) <= Counter({"blue": 2, "green": 1})
    assert events[1]["surcharge"] == 0
    view = table.view(None)
    assert view.deck == 1
    assert Counter(view.discards) == Counter([*events[1]["revealed"], "red", "red"])


def empty_slots_1_and_3() -> Table:
    """Seat 0 to move, slots 1 and 3 empty, no card in deck and discards."""
    table = begun("toy", ["blue:12", "green:12"], "red:5")
    drain(table, 0)
    play(table, "pass")  # 81 cards: seat 0 found no second one
    play(table, "draw 3", "draw 1")
    assert table.view(None).open == ["red", None, "red", None, "red"]
    assert table.turn == 0
    return table


def test_R42_empty_slots_are_filled_as_soon_as_a_claim_brought_cards() -> None:
    table = empty_slots_1_and_3()
    assert play(table, "claim bay-crag blue:2") == [
        {"paid": ["blue", "blue"]},
        {"claimed": "bay-crag", "points": 2},
        {"recycled": 2},
        {"open": ["red", "blue", "red", "blue", "red"]},
    ]


def test_R42_the_lowest_slot_is_filled_first() -> None:
    table = empty_slots_1_and_3()
    assert play(table, "claim crag-elm blue:1") == [
        {"revealed": [], "surcharge": 0},
        {"paid": ["blue"]},
        {"claimed": "crag-elm", "points": 1},
        {"recycled": 1},
        {"open": ["red", "blue", "red", None, "red"]},
    ]


def test_R42_a_full_row_is_left_alone_after_a_claim() -> None:
    table = begun("toy", ["blue:4"])
    assert play(table, "claim bay-crag blue:2") == [
        {"paid": ["blue", "blue"]},
        {"claimed": "bay-crag", "points": 2},
    ]
