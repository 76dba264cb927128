"""Who wins and who sees what: R12, R13."""

import msgspec
import pytest

from stolik import BadOption, Table
from tests.rules.helpers import begun, dealt, game, hand, plain, play, result

ONE_TICKET = {"start_long": 0, "start_short": 1, "start_keep": 1}


def test_R12_most_points_win() -> None:
    table = begun("toy", tickets="crag-abroad elm-isle", **ONE_TICKET)
    play(table, "pass", "pass", "pass", "pass")
    assert [seat.total for seat in table.score()] == [-2, -3]
    assert result(table)["winners"] == [0]


def test_R12_equal_totals_share_the_win() -> None:
    tickets = "elm-isle crag-abroad crag-abroad#2"
    table = begun("toy", tickets=tickets, seats=3, **ONE_TICKET)
    play(table, *["pass"] * 6)
    assert [seat.total for seat in table.score()] == [-3, -2, -2]
    assert result(table)["winners"] == [1, 2]


def seen(table: Table, seat: int | None) -> object:
    return plain([table.view(seat), table.seen_events(seat)])


def test_R12_hands_tickets_and_the_deck_are_hidden() -> None:
    # Two tables that differ in the hand and the tickets of seat 0, and in both decks.
    tables = [
        dealt(
            "toy",
            ["red:4", "blue:4"],
            deck="green:4",
            tickets="arch-crag arch-crag#2 arch-crag#3 bay-dale bay-dale#2 bay-dale#3 bay-moor",
            long="arch-dale isle-moor",
        ),
        dealt(
            "toy",
            ["green:4", "blue:4"],
            deck="red:4",
            tickets="elm-isle elm-isle#2 elm-isle#3 bay-dale bay-dale#2 bay-dale#3 arch-crag",
            long="isle-moor#2 isle-moor",
        ),
    ]
    moves = ["keep 3", "keep 4", "draw deck", "draw deck", "pass", "tickets", "keep 1", "pass"]
    for move in [None, *moves]:
        for table in tables if move else []:
            offer = table.view(table.turn).offer
            kept = f"keep {' '.join(offer[: int(move[-1])])}" if "keep" in move else move
            table.play(kept)
        one, two = tables
        assert plain(one.view(0)) != plain(two.view(0))
        assert seen(one, 1) == seen(two, 1), move
        assert seen(one, None) == seen(two, None), move


def test_R12_an_offer_is_seen_by_its_seat_alone() -> None:
    table = begun("toy", ticket_limit=0)
    table.play("tickets")
    offer = table.view(0).offer
    assert len(offer) == 3
    assert (table.view(1).offer, table.view(None).offer) == ([], [])
    assert [table.view(seat).offered for seat in (0, 1, None)] == [3, 3, 3]
    assert plain(table.seen_events(0)) == [{"offer": offer}]
    assert plain(table.seen_events(1)) == plain(table.seen_events(None)) == [{"offer": 3}]
    table.play(f"keep {offer[0]}")
    assert plain(table.seen_events(0)) == [{"kept": offer[:1]}, {"returned": offer[1:]}]
    assert plain(table.seen_events(1)) == [{"kept": 1}, {"returned": 2}]


def test_R12_a_card_from_the_deck_is_seen_by_its_seat_alone() -> None:
    table = begun("toy", ["blue:4"], deck="red")
    table.play("draw deck")
    assert plain(table.seen_events(0)) == [{"drawn": "red", "from": "deck"}]
    assert plain(table.seen_events(1)) == [{"drawn": None, "from": "deck"}]
    assert plain(table.seen_events(None)) == [{"drawn": None, "from": "deck"}]


def test_R12_an_open_card_is_seen_by_all() -> None:
    table = begun("toy", ["blue:4"])
    table.play("draw 0")
    assert plain(table.seen_events(1)) == plain(table.events)
    assert table.view(1).seats[0].known == {"black": 1}


def test_R12_what_is_known_of_a_hand_goes_when_it_is_spent() -> None:
    table = begun("toy", ["black:3 blue"])
    play(table, "draw 0", "draw 1", "pass")
    assert table.view(1).seats[0].known == {"black": 1, "violet": 1}
    play(table, "claim dale-isle-2 black:1")
    assert table.view(1).seats[0].known["violet"] == 1
    assert table.view(1).seats[0].cards == 5


@pytest.mark.parametrize("seat", [0, 1, None])
def test_R12_numbers_the_row_the_discards_and_routes_are_public(seat: int | None) -> None:
    table = begun("toy", ["blue:4"], "black violet blue orange white", ticket_limit=0)
    play(table, "claim bay-crag blue:2", "draw deck", "draw deck")
    view = table.view(seat)
    assert [(s.cars, s.cards, s.tickets, s.points) for s in view.seats] == [
        (7, 2, 4, 2),
        (9, 6, 4, 0),
    ]
    assert view.seats[0].routes == ["bay-crag"]
    assert view.open == ["black", "violet", "blue", "orange", "white"]
    assert view.deck == 110 - 8 - 5 - 2
    assert view.discards == {"blue": 2}
    assert view.ticket_deck == 17 - 6
    assert all(s.hand is None and s.held is None for s in view.seats)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_R12_what_a_tunnel_turned_up_is_public(seat: int | None) -> None:
    table = begun("toy", ["red:4"], deck="red green loco")
    table.play("claim bay-elm red:2")
    tunnel = table.view(seat).tunnel
    assert plain(tunnel) == {
        "route": "bay-elm",
        "color": "red",
        "cards": 2,
        "locos": 0,
        "revealed": ["red", "green", "loco"],
        "hits": [True, False, False],
        "surcharge": 1,
    }
    assert plain(table.seen_events(seat)) == plain(table.events)


def test_R12_at_the_end_hands_and_tickets_are_shown() -> None:
    table = begun("toy", ["red:4", "blue:4"], tickets="crag-abroad elm-isle", **ONE_TICKET)
    play(table, "pass", "pass", "pass", "pass")
    seats = table.view(None).seats
    assert [seat.hand for seat in seats] == [{"red": 4}, {"blue": 4}]
    assert [plain(seat.held) for seat in seats] == [
        [{"id": "crag-abroad", "points": -2}],
        [{"id": "elm-isle", "points": -3}],
    ]


def test_R12_a_seat_sees_its_own_hand_and_tickets() -> None:
    table = begun("toy", ["red:4", "blue:4"], tickets="crag-abroad elm-isle", **ONE_TICKET)
    assert (hand(table, 0), hand(table, 1)) == ({"red": 4}, {"blue": 4})
    assert [ticket.id for ticket in table.view(1).held] == ["elm-isle"]
    assert (table.view(None).hand, table.view(None).held) == ({}, [])


def test_there_is_no_view_from_a_seat_that_is_not_there() -> None:
    table = begun("toy")
    for seat in (2, -1):
        with pytest.raises(BadOption, match=f"no seat {seat}"):
            table.view(seat)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_R13_the_seat_that_starts_is_drawn_by_lot_from_the_seed(seats: int) -> None:
    firsts = [game("toy").new(seed=seed, seats=seats).turn for seed in range(300)]
    assert firsts == [game("toy").new(seed=seed, seats=seats).turn for seed in range(300)]
    for seat in range(seats):
        assert 0.7 < firsts.count(seat) * seats / 300 < 1.3


def test_R13_the_same_seed_deals_the_same_game() -> None:
    starts = [game("europe").new(seed=seed).start.tobytes() for seed in (1, 2, 1)]
    assert starts[0] == starts[2] != starts[1]


def test_R13_without_a_seed_one_is_drawn_and_told() -> None:
    one, two = game("toy").new(), game("toy").new()
    assert one.seed != two.seed
    assert game("toy").new(seed=one.seed).start.tobytes() == one.start.tobytes()


def test_a_view_can_be_sent() -> None:
    view = begun("toy").view(0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
