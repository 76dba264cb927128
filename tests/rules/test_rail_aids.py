"""The aids of the rail games: what they say of tickets."""

from tests.rules.helpers import begun


def test_a_ticket_that_takes_more_cars_than_are_left_is_not_open() -> None:
    plenty, few = begun("europe", ["red:1"]), begun("europe", ["red:1"], cars=5)
    ways = {way.ticket: way for way in plenty.aids(0).tickets}
    assert all(way.open and way.routes for way in ways.values())
    assert any(way.cars > 5 for way in ways.values())
    for way in few.aids(0).tickets:
        assert way.open == (ways[way.ticket].cars <= 5)
        assert way.open == bool(way.routes)
