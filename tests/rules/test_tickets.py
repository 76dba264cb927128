"""Tickets: R10, R22-R25, R36, R43."""

import pytest

from stolik import IllegalMove, Table
from tests.rules.helpers import begun, dealt, game, kinds, legal, plain, play, points

# The first of these go to the first offers, three a seat.
TOY_TICKETS = (
    "arch-crag arch-crag#2 arch-crag#3 arch-abroad arch-abroad#2 bay-dale bay-dale#2 bay-dale#3 "
    "bay-moor bay-moor#2 bay-moor#3 crag-abroad crag-abroad#2 crag-abroad#3 "
    "elm-isle elm-isle#2 elm-isle#3"
)

LONG = {"arch-dale", "isle-moor"}


def refused(table: Table, move: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    return caught.value.rule, caught.value.key


def test_R10_a_ticket_scores_when_its_ends_are_joined_by_own_routes() -> None:
    table = begun("toy", ["red blue:2 green"], tickets=TOY_TICKETS)
    assert points(table, 0)["arch-crag"] == -3
    play(table, "claim arch-bay red:1", "pass")
    assert points(table, 0)["arch-crag"] == -3
    play(table, "claim bay-crag blue:2", "pass")
    assert points(table, 0)["arch-crag"] == 3


def test_R10_the_routes_of_others_do_not_count() -> None:
    table = begun("toy", ["red:4", "blue:4"], tickets=TOY_TICKETS)
    play(table, "claim arch-bay red:1", "claim bay-crag blue:2")
    assert points(table, 0)["arch-crag"] == -3


def test_R10_the_total_is_routes_and_tickets_won_less_tickets_lost() -> None:
    table = begun(
        "toy",
        ["red blue:2 green"],
        tickets=TOY_TICKETS,
        long="isle-moor arch-dale",
        keep=["isle-moor arch-crag", "arch-dale arch-abroad"],
    )
    play(table, "claim arch-bay red:1", "pass", "claim bay-crag blue:2", *["pass"] * 4)
    assert table.over
    seat = table.score()[0]
    assert seat.routes == 1 + 2
    assert points(table, 0) == {"isle-moor": -7, "arch-crag": 3}
    assert seat.total == 3 - 7 + 3


def test_R22_europe_offers_one_long_and_three_short_tickets_and_two_are_kept() -> None:
    table = dealt(
        "europe",
        tickets="ankara-athens budapest-sofia izmir-rome berlin-rome kyiv-sochi paris-vienna",
        long="brest-petersburg moscow-palermo",
    )
    offers = [table.view(seat).offer for seat in (0, 1)]
    assert offers == [
        ["brest-petersburg", "ankara-athens", "budapest-sofia", "izmir-rome"],
        ["moscow-palermo", "berlin-rome", "kyiv-sochi", "paris-vienna"],
    ]
    assert len(legal(table)) == 6 + 4 + 1
    assert refused(table, "keep izmir-rome") == ("R22", "why-keep-more")
    play(table, "keep ankara-athens izmir-rome")  # the long one may go as any other
    assert [ticket.id for ticket in table.view(0).held] == ["ankara-athens", "izmir-rome"]
    assert (table.turn, table.phase) == (1, "keep")


def test_R22_swiss_offers_five_tickets_and_three_are_kept() -> None:
    table = dealt("swiss", tickets="basel-bern basel-brig bern-chur bern-lugano bern-schwyz")
    offer = ["basel-bern", "basel-brig", "bern-chur", "bern-lugano", "bern-schwyz"]
    assert table.view(0).offer == offer
    assert len(legal(table)) == 10 + 5 + 1
    assert refused(table, "keep basel-bern basel-brig") == ("R22", "why-keep-more")


def test_R22_seats_answer_in_turn_from_the_one_that_starts() -> None:
    table = dealt("toy", first=1, seats=3)
    order = []
    for _ in range(3):
        order.append(table.turn)
        play(table, legal(table)[0])
    assert order == [1, 2, 0]
    assert (table.turn, table.phase) == (1, "turn")


def test_R22_the_first_offer_is_an_option() -> None:
    table = dealt("toy", start_long=2, start_short=2, start_keep=1)
    assert len(table.view(0).offer) == 4
    kinds_of = [name.partition("#")[0] in LONG for name in table.view(0).offer]
    assert kinds_of == [True, True, False, False]
    assert len(legal(table)) == 4 + 6 + 4 + 1


@pytest.mark.parametrize("name", ["europe", "swiss"])
def test_R23_a_later_offer_has_three_tickets_and_one_is_kept(name: str) -> None:
    table = begun(name, seed=4)
    held = len(table.view(0).held)
    offer = play(table, "tickets")[0]["offer"]
    assert len(offer) == 3
    assert (table.turn, table.phase) == (0, "keep")
    assert set(legal(table)) == {
        f"keep {' '.join(chosen)}"
        for chosen in (
            *([ticket] for ticket in offer),
            [offer[0], offer[1]],
            [offer[0], offer[2]],
            [offer[1], offer[2]],
            offer,
        )
    }
    play(table, f"keep {offer[1]}")
    assert len(table.view(0).held) == held + 1
    assert (table.turn, table.phase) == (1, "turn")


def test_R23_in_europe_later_tickets_are_short_ones() -> None:
    table = begun("europe", seed=4, ticket_limit=0, ticket_keep=3)
    deck = table.view(None).ticket_deck
    assert deck == 40 - 6
    seen = set()
    while "tickets" in legal(table):
        offer = play(table, "tickets")[0]["offer"]
        seen.update(offer)
        play(table, f"keep {' '.join(offer)}")
    long = {t.id for t in game("europe")._rules.board.file.tickets if t.deck == "long"}
    assert len(seen) == deck
    assert not seen & long


def test_R23_an_offer_has_as_many_as_are_left() -> None:
    table = begun("toy", tickets=TOY_TICKETS, seats=5)
    assert table.view(None).ticket_deck == 17 - 5 * 3
    assert play(table, "tickets") == [{"offer": ["elm-isle#2", "elm-isle#3"]}]
    play(table, "keep elm-isle#2", "tickets")
    assert legal(table) == ["keep elm-isle#3"]
    play(table, "keep elm-isle#3")
    assert "tickets" not in legal(table)
    assert refused(table, "tickets") == ("R23", "why-no-tickets")


def test_R23_of_a_small_offer_no_more_must_be_kept_than_it_has() -> None:
    table = begun("toy", tickets=TOY_TICKETS, seats=5, ticket_keep=3, ticket_limit=0)
    play(table, "tickets")
    assert legal(table) == ["keep elm-isle#2 elm-isle#3"]
    assert refused(table, "keep elm-isle#2") == ("R23", "why-keep-more")


def with_seven_tickets() -> Table:
    table = begun("europe", seed=4)
    offer = play(table, "tickets")[0]["offer"]
    play(table, f"keep {' '.join(offer)}", "pass")
    assert len(table.view(0).held) == 7
    return table


def test_R24_tickets_are_kept_only_up_to_the_limit_of_eight() -> None:
    table = with_seven_tickets()
    offer = play(table, "tickets")[0]["offer"]
    assert legal(table) == [f"keep {ticket}" for ticket in offer]
    assert refused(table, f"keep {offer[0]} {offer[1]}") == ("R24", "why-keep-fewer")


def test_R24_tickets_can_be_taken_while_fewer_than_eight_are_held() -> None:
    table = with_seven_tickets()
    offer = play(table, "tickets")[0]["offer"]
    play(table, f"keep {offer[0]}", "pass")
    assert "tickets" not in legal(table)
    assert refused(table, "tickets") == ("R24", "why-ticket-limit")


def test_R24_the_limit_goes_before_what_must_be_kept() -> None:
    table = begun("toy", tickets=TOY_TICKETS, ticket_keep=3, ticket_limit=5)
    play(table, "tickets")
    assert legal(table) == ["keep bay-dale#2", "keep bay-dale#3", "keep bay-moor"]


def test_R24_the_first_offer_is_free_of_the_limit() -> None:
    table = begun("toy", tickets=TOY_TICKETS, ticket_limit=2)
    assert len(table.view(0).held) == 4
    assert "tickets" not in legal(table)


def test_R24_swiss_has_no_limit() -> None:
    table = begun("swiss", seed=4)
    for _ in range(5):
        offer = play(table, "tickets")[0]["offer"]
        play(table, f"keep {' '.join(offer)}", "draw deck", "draw deck")
    assert len(table.view(0).held) == 5 + 15
    assert "tickets" in legal(table)


def test_R25_in_europe_later_rejects_go_under_the_deck_in_the_order_of_the_offer() -> None:
    table = begun("toy", tickets=TOY_TICKETS, seats=4, ticket_limit=0)
    offer = ["crag-abroad#2", "crag-abroad#3", "elm-isle"]
    assert play(table, "tickets") == [{"offer": offer}]
    assert play(table, "keep crag-abroad#3") == [
        {"kept": ["crag-abroad#3"]},
        {"returned": ["crag-abroad#2", "elm-isle"]},
    ]
    assert table.view(None).ticket_deck == 4
    assert play(table, "tickets") == [{"offer": ["elm-isle#2", "elm-isle#3", "crag-abroad#2"]}]
    assert play(table, "keep elm-isle#2 elm-isle#3 crag-abroad#2") == [
        {"kept": ["elm-isle#2", "elm-isle#3", "crag-abroad#2"]}
    ]
    assert play(table, "tickets") == [{"offer": ["elm-isle"]}]


def test_R25_in_swiss_later_rejects_leave_the_game() -> None:
    table = begun("swiss", seed=4)
    before = table.view(None).ticket_deck
    offer = play(table, "tickets")[0]["offer"]
    assert play(table, f"keep {offer[2]}") == [{"kept": [offer[2]]}]
    assert table.view(None).ticket_deck == before - 3
    play(table, "draw deck", "draw deck")
    seen = []
    while "tickets" in legal(table):
        seen += (later := play(table, "tickets")[0]["offer"])
        play(table, f"keep {later[0]}")
    assert len(seen) == before - 3
    assert not set(offer) & set(seen)


@pytest.mark.parametrize("rejects", ["under", "gone"])
def test_R25_first_rejects_and_undealt_long_tickets_leave_the_game(rejects: str) -> None:
    keep = ["arch-crag arch-crag#2", "arch-abroad bay-dale"]
    table = begun(
        "toy",
        tickets=TOY_TICKETS,
        long="arch-dale isle-moor",
        keep=keep,
        ticket_rejects=rejects,
        ticket_limit=0,
    )
    assert table.view(None).ticket_deck == 17 - 6
    assert [kinds(plain(d.events)) for d in table.history] == [["kept"], ["kept"]]
    seen = []
    while "tickets" in legal(table):
        seen += (offer := play(table, "tickets")[0]["offer"])
        play(table, f"keep {' '.join(offer)}")
    assert seen == TOY_TICKETS.split()[6:]


def abroad(hand: str, *tickets: str) -> Table:
    """Switzerland with tunnels at their plain price; seat 0 has the tickets and builds alone."""
    first = " ".join([*tickets, "basel-bern", "basel-brig", "bern-chur", "bern-lugano"][:5])
    return begun("swiss", [hand], tickets=first, tunnel_cards=0, pass_always=True)


def build(table: Table, *claims: str) -> None:
    for claim in claims:
        play(table, f"claim {claim}", "pass")


def test_R36_a_ticket_to_countries_is_worth_the_most_of_those_joined() -> None:
    table = abroad("orange:3 yellow black:4 red:4", "zurich-abroad")
    build(table, "schaffhausen-zurich orange:3")
    assert points(table, 0)["zurich-abroad"] == -3
    build(table, "germany-2-schaffhausen yellow:1")
    assert points(table, 0)["zurich-abroad"] == 3  # germany
    build(table, "st-gallen-zurich black:4", "austria-1-st-gallen red:4")
    assert points(table, 0)["zurich-abroad"] == 7  # austria, beside germany


def test_R36_with_none_joined_it_is_minus_the_least_of_its_values() -> None:
    table = abroad("red:12", "bern-abroad", "lugano-abroad", "germany-abroad", "italy-abroad")
    assert points(table, 0) == {
        "bern-abroad": -5,
        "lugano-abroad": -2,
        "germany-abroad": -5,
        "italy-abroad": -6,
        "basel-bern": -5,
    }


def test_R36_a_country_is_reached_at_any_of_its_border_places() -> None:
    table = abroad("white:2 green:2 blue:4 red:3 black", "italy-abroad", "austria-abroad")
    build(table, "brusio-italy-2 green:2", "brusio-davos blue:4")
    assert points(table, 0)["italy-abroad"] == -6
    build(table, "davos-austria-3 red:3")
    assert points(table, 0)["italy-abroad"] == 6
    assert points(table, 0)["austria-abroad"] == 6


def test_R36_the_border_places_of_a_country_are_not_joined_to_each_other() -> None:
    table = abroad("white:2 green:2 blue:4 red:3 black", "lugano-abroad")
    build(table, "brusio-italy-2 green:2", "brusio-davos blue:4", "davos-austria-3 red:3")
    build(table, "italy-3-lugano white:2")
    assert points(table, 0)["lugano-abroad"] == 2  # italy, and from there no way to austria


def test_R36_a_ticket_from_place_to_place_needs_that_place() -> None:
    table = abroad("yellow:4 black:8", "kreuzlingen-zurich")
    build(table, "baden-zurich yellow:1", "kreuzlingen-winterthur yellow:2")
    assert points(table, 0)["kreuzlingen-zurich"] == -3


def test_R36_countries_of_a_small_map_count_alike() -> None:
    table = begun("toy", ["orange:1 blue:2 loco"], tickets="arch-abroad", start_keep=1)
    play(table, "claim elm-moor-1 orange:1", "pass")
    assert points(table, 0)["arch-abroad"] == -3
    play(table, "claim arch-elm.1 blue:2", "pass")
    assert points(table, 0)["arch-abroad"] == 4  # the moor is worth more than the isle


def test_R43_two_copies_of_a_ticket_score_twice() -> None:
    table = abroad("orange:3 yellow black:4 red:4", "germany-abroad", "germany-abroad#2")
    lost = {"basel-bern": -5, "basel-brig": -10, "bern-chur": -10}
    assert points(table, 0) == {"germany-abroad": -5, "germany-abroad#2": -5} | lost
    assert table.score()[0].total == 10 - 5 - 5 - 25  # all share the longest trail


def test_R43_two_joined_copies_score_twice_too() -> None:
    table = begun(
        "toy",
        ["red blue:2 green"],
        tickets=TOY_TICKETS,
        keep=["arch-crag arch-crag#2", "arch-abroad bay-dale"],
    )
    build(table, "arch-bay red:1", "bay-crag blue:2")
    assert points(table, 0) == {"arch-crag": 3, "arch-crag#2": 3}
    assert table.score()[0].total == 1 + 2 + 3 + 3


def test_R43_a_second_copy_has_its_own_name_even_alone() -> None:
    table = begun(
        "toy", tickets="arch-crag#2", start_short=1, start_long=0, start_keep=1, ticket_limit=0
    )
    assert [ticket.id for ticket in table.view(0).held] == ["arch-crag#2"]


def test_R43_route_points_are_public_as_they_are_earned_and_tickets_at_the_end() -> None:
    table = begun("toy", ["red blue:2 green"], tickets=TOY_TICKETS, long="isle-moor")
    play(table, "claim arch-bay red:1", "pass", "claim bay-crag blue:2")
    assert [seat.points for seat in table.view(1).seats] == [3, 0]
    assert table.view(1).seats[0].held is None
    play(table, "pass", "pass", "pass", "pass")
    seat = table.view(1).seats[0]
    assert seat.points == 3
    assert {ticket.id: ticket.points for ticket in seat.held or []} == {
        "isle-moor": -7,
        "arch-crag": 3,
        "arch-crag#2": 3,
        "arch-crag#3": 3,
    }
