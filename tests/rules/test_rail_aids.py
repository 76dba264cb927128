"""The aids of the rail games: what they say of tickets."""

from stolik.rail.keeps import Ends, KeepCost, Weigher
from tests.rules.helpers import begun, dealt


def test_a_ticket_that_takes_more_cars_than_are_left_is_not_open() -> None:
    plenty, few = begun("europe", ["red:1"]), begun("europe", ["red:1"], cars=5)
    ways = {way.ticket: way for way in plenty.aids(0).tickets}
    assert all(way.open and way.routes for way in ways.values())
    assert any(way.cars > 5 for way in ways.values())
    for way in few.aids(0).tickets:
        assert way.open == (ways[way.ticket].cars <= 5)
        assert way.open == bool(way.routes)


def test_a_set_of_offered_tickets_costs_no_more_than_its_tickets_alone() -> None:
    table = dealt("europe", ["red:2 blue:2"])
    seat = table.turn
    aids, offer = table.aids(seat), table.view(seat).offer
    alone = {way.ticket: way.cars for way in aids.tickets}
    assert len(aids.keeps) == 2 ** len(offer) - 1
    for keep in aids.keeps:
        apart = sum(alone[ticket] for ticket in keep.tickets)
        assert keep.shared == apart - keep.cars >= 0
        assert keep.cars >= max(alone[ticket] for ticket in keep.tickets)
        assert keep.open == (keep.cars <= 45)
        assert keep.turns >= keep.cars / 8
    assert any(keep.shared for keep in aids.keeps)


def test_tickets_that_lead_the_same_way_share_it() -> None:
    """A ticket on the way of another adds nothing to it."""
    links = [("ab", "a", "b", 3), ("bc", "b", "c", 2), ("ad", "a", "d", 4)]
    tickets = {
        name: Ends(name, {start}, {end})
        for name, start, end in (("ac", "a", "c"), ("ab", "a", "b"), ("ad", "a", "d"))
    }
    found = Weigher(links, tickets).weigh(["ad"], ["ab", "ac"], 9, 3)
    costs = {tuple(keep.tickets): keep for keep in found}
    assert costs["ab", "ac"] == KeepCost(["ab", "ac"], True, 9, 3, 3 + 3)
    assert costs["ab",] == KeepCost(["ab"], True, 7, 0, 2 + 2)
    assert not Weigher(links, tickets).weigh(["ad"], ["ac"], 8, 3)[0].open
