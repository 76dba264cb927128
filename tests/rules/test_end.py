"""How a game ends: R11, R33, R34, R37, R39."""

from pathlib import Path

import pytest

import stolik
from stolik import IllegalMove, Table
from tests.rules.helpers import begun, drain, game, legal, plain, play, toy_data, write_map


def turns(table: Table, move: str = "pass") -> list[int]:
    """The seats that still have a turn, when all pass."""
    seats = []
    while not table.over:
        seats.append(table.turn)
        play(table, move)
    return seats


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_R11_each_seat_has_one_more_turn_the_cause_last(seats: int) -> None:
    table = begun("toy", ["blue:4", "black:4"], seats=seats, cars=3)
    play(table, "pass")
    assert play(table, "claim dale-isle-2 black:1") == [
        {"paid": ["black"]},
        {"claimed": "dale-isle-2", "points": 1},
        {"last_round": True},
    ]
    assert table.view(None).last_round == seats
    assert turns(table) == [*range(2, seats), 0, 1]
    assert plain(table.events) == [{"over": "last_round"}]
    assert table.view(None).over == "last_round"


@pytest.mark.parametrize(("cars", "last"), [(3, True), (4, True), (5, False)])
def test_R11_two_cars_or_fewer_bring_the_last_round(cars: int, last: bool) -> None:
    table = begun("toy", ["blue:4"], cars=cars)
    events = play(table, "claim bay-crag blue:2")
    assert ({"last_round": True} in events) is last


def test_R11_a_second_seat_with_few_cars_does_not_make_it_longer() -> None:
    table = begun("toy", ["blue:4", "black:4"], cars=3)
    play(table, "claim bay-crag blue:2")
    assert {"last_round": True} not in play(table, "claim dale-isle-2 black:1")
    assert turns(table) == [0]


def test_R11_a_last_turn_may_be_a_claim() -> None:
    table = begun("toy", ["green:4", "black:4"], cars=3)
    play(table, "claim crag-dale.1 green:1", "claim dale-isle-2 black:1")
    events = play(table, "claim arch-elm.1 green:2")
    assert events[-2:] == [{"claimed": "arch-elm.1", "points": 2}, {"over": "last_round"}]
    assert table.score()[0].routes == 3


def test_R11_when_it_is_over_no_move_is_left() -> None:
    table = begun("toy", ["blue:4"], cars=3)
    play(table, "claim bay-crag blue:2", "pass", "pass")
    assert (table.over, table.phase, table.moves()) == (True, "over", [])
    with pytest.raises(IllegalMove) as caught:
        table.play("pass")
    assert caught.value.rule == "R11"


def test_R37_how_many_cars_bring_the_last_round_is_an_option() -> None:
    table = begun("toy", ["blue:4"], last_round_cars=7)
    assert {"last_round": True} in play(table, "claim bay-crag blue:2")
    table = begun("toy", ["blue:4"], cars=3, last_round_cars=0)
    assert {"last_round": True} not in play(table, "claim bay-crag blue:2")
    assert [game(name).options()["last_round_cars"] for name in ("europe", "swiss")] == [2, 2]


def test_R33_in_europe_a_turn_can_always_be_passed() -> None:
    table = begun("europe")
    assert legal(table)[-1] == "pass"
    assert play(table, "pass") == []
    assert table.turn == 1


def test_R33_in_swiss_only_when_there_is_nothing_else(tmp_path: Path) -> None:
    toy = toy_data()
    white = [route for route in toy["routes"] if route["id"] == "dale-elm"]
    ticket = {"id": "dale-elm", "deck": "all", "from": "dale"}
    tickets = [ticket | {"to": [{"place": "elm", "points": 3}], "copies": 2}]
    places = [place for place in toy["places"] if "country" not in place]
    small = toy | {"rules": "swiss", "routes": white, "tickets": tickets, "countries": []}
    small |= {"places": places, "options": {"start_short": 1, "start_keep": 1}}
    path = write_map(tmp_path, small)

    row = "red:2 blue:2 green"
    table = begun(stolik.load(str(path)), ["black:12", "white:12"], row, first=1)
    with pytest.raises(IllegalMove) as caught:
        table.play("pass")
    assert (caught.value.rule, caught.value.key) == ("R33", "why-pass")
    drain(table, 3)  # no cards to take, no tickets, and seat 1 has all the white cards
    assert table.turn == 0
    assert legal(table) == ["pass"]
    play(table, "pass")
    assert legal(table) == ["claim dale-elm white:3"]


def test_R33_at_the_second_card_passing_depends_on_whether_both_must_be_taken() -> None:
    for name, can_pass in (("europe", True), ("swiss", False)):
        table = begun(name)
        play(table, "draw deck")
        assert ("pass" in legal(table)) is can_pass
    table = begun("europe", pass_always=False)
    play(table, "draw deck")
    assert "pass" in legal(table)


def test_R33_at_a_surcharge_there_is_no_passing() -> None:
    table = begun("europe", ["green:4"], deck="green green green")
    play(table, "claim venice-zurich green:2")
    assert legal(table)[-1] == "withdraw"
    assert "pass" not in legal(table)


def test_R33_an_offer_cannot_be_passed() -> None:
    table = begun("europe")
    play(table, "tickets")
    assert "pass" not in legal(table)
    assert "pass" not in legal(game("europe").new(seed=1))


@pytest.mark.parametrize(("seats", "passes"), [(2, 4), (3, 6), (5, 10)])
def test_R34_in_europe_two_passed_turns_by_each_seat_in_a_row_end_it(
    seats: int, passes: int
) -> None:
    table = begun("toy", seats=seats)
    for number in range(passes):
        assert not table.over
        assert table.view(None).passes == number
        play(table, "pass")
    assert plain(table.events) == [{"over": "passes"}]
    assert table.over


def test_R34_in_swiss_one_passed_turn_by_each_seat_ends_it() -> None:
    table = begun("swiss", pass_always=True)
    play(table, "pass")
    assert not table.over
    assert play(table, "pass") == [{"over": "passes"}]


@pytest.mark.parametrize(
    "between",
    [
        ["draw deck", "draw deck"],
        ["claim bay-crag blue:2"],
        ["tickets", "keep crag-abroad"],
    ],
)
def test_R34_any_other_turn_begins_the_count_anew(between: list[str]) -> None:
    first = "arch-crag arch-crag#2 arch-crag#3 bay-dale bay-dale#2 bay-dale#3 crag-abroad"
    table = begun("toy", ["green:4", "blue:4"], tickets=first)
    play(table, "pass", "pass", "pass", *between)
    assert table.view(None).passes == 0
    play(table, "pass", "pass", "pass")
    assert not table.over
    play(table, "pass")
    assert table.over


def test_R34_the_number_is_an_option() -> None:
    table = begun("toy", passes_per_seat=3)
    assert turns(table) == [0, 1, 0, 1, 0, 1]


def test_R39_the_game_ends_after_so_many_turns_of_all_seats() -> None:
    table = begun("toy", ["blue:4"], turn_limit=3)
    play(table, "claim bay-crag blue:2", "draw deck", "draw deck")
    play(table, "draw deck")
    assert not table.over
    assert play(table, "draw deck")[-1] == {"over": "limit"}
    assert table.view(None).turns == 3
    assert [seat.routes for seat in table.score()] == [2, 0]
    assert all(ticket.points for seat in table.score() for ticket in seat.tickets)


def test_R39_the_first_offers_are_no_turns() -> None:
    table = begun("toy", seats=5, turn_limit=1)
    assert turns(table) == [0]


def test_R39_there_is_none_by_default() -> None:
    assert [game(name).options()["turn_limit"] for name in ("europe", "swiss")] == [0, 0]


@pytest.mark.parametrize(
    ("options", "end"),
    [
        ({"turn_limit": 4}, "passes"),
        ({"turn_limit": 3}, "limit"),
        ({"turn_limit": 5}, "passes"),
    ],
)
def test_R39_when_two_ends_come_together_passing_is_named_before_the_limit(
    options: dict[str, int], end: str
) -> None:
    table = begun("toy", **options)
    turns(table)
    assert table.view(None).over == end


def test_R39_when_two_ends_come_together_the_last_round_is_named_first() -> None:
    table = begun("toy", ["blue:4"], cars=3, turn_limit=3, passes_per_seat=1)
    play(table, "claim bay-crag blue:2")
    assert turns(table) == [1, 0]
    assert plain(table.events) == [{"over": "last_round"}]
