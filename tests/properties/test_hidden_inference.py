"""R12: what a seat can work out stays as it is in every sample.

`tracker.py` works it out again, from nothing but what the seat is told.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given

from stolik import Table
from stolik.core.bits import members
from stolik.rail.events import Recycled
from stolik.rail.moves import Claim
from tests.properties.plays import (
    Chooser,
    Setup,
    cards_of,
    hands_of,
    load,
    often,
    setups,
    tunnel_of,
)
from tests.properties.tracker import Tickets, TicketTracker, Tracker

COLORS = ["black", "violet", "blue", "green", "yellow", "orange", "red", "white"]
PLAIN = {"hand": 0, "tunnel_cards": 0, "sweep_locomotives": 0, "sweep_limit": 0}
"""No cards to begin with, no surprises."""


def followed(setup: Setup) -> Iterator[tuple[Table, dict[int, Tracker], dict[int, TicketTracker]]]:
    """Plays; every seat keeps track of what it is told."""
    table, chooser = setup.table(), Chooser(setup.style, random.Random(setup.seed))
    seats, under = range(table.seats), table.options["ticket_rejects"] == "under"
    cards = {seat: Tracker.begin(table.view(seat), cards_of(table)) for seat in seats}
    tickets = {seat: TicketTracker.begin(table.view(seat), under) for seat in seats}
    for _ in range(setup.steps):
        actor = table.turn
        table.play(chooser.choose(table))
        if table.over:
            break
        for seat in seats:
            told = table.seen_events(seat)
            cards[seat].follow(actor, told, tunnel_of(table, seat))
            tickets[seat].follow(actor, told)
        yield table, cards, tickets


def samples(table: Table, seat: int, count: int) -> list[Any]:
    states = [table.state for _ in range(count)]
    for seed, state in enumerate(states):
        table.engine.resample(state, seat, seed + 1000 * len(table.history))
    return states


def tickets_of(table: Table, state: Any, met: set[str]) -> Tickets:
    """Where the tickets are that a seat has met."""
    names, size = table.engine.tickets, len(state.ticket_deck)
    deck = [names[state.ticket_deck[(state.ticket_top + i) % size]] for i in range(state.n_tickets)]
    held = [{names[i] for i in members(row)} & met for row in state.held[: table.seats]]
    waits = table.phase == "keep" and not state.opening
    offer = [names[i] for i in state.offer[: state.n_offer]] if waits else []
    return Tickets(
        tuple(ticket if ticket in met else None for ticket in deck),
        tuple(frozenset(tickets) for tickets in held),
        frozenset(met - set(deck) - set(offer) - set().union(*held)),
        tuple(ticket if ticket in met else None for ticket in offer),
    )


def check_tickets(table: Table, state: Any, tracker: TicketTracker) -> None:
    if tracker.sure and not state.opening:
        assert tickets_of(table, state, tracker.met) in tracker.possible


def test_the_tracker_takes_every_true_deal_for_possible() -> None:
    """If it did not, it could not judge samples."""
    for seed in range(12):
        setup = Setup("europe", "toy", 2 + seed % 4, "classic", "rich", "blind", seed, 150)
        for table, cards, tickets in followed(setup):
            if len(table.history) % 10 == 0:
                for seat, tracker in cards.items():
                    assert tracker.possible(hands_of(table, table.state), depth=0)
                    check_tickets(table, table.state, tickets[seat])


def test_the_tracker_finds_impossible_deals() -> None:
    """Right after a recycle a card of another hand can't be one of the deck."""
    noticed = 0
    for seed in range(6):
        setup = Setup("europe", "toy", 2 + seed % 3, "classic", "rich", "blind", seed, 200)
        for table, cards, _ in followed(setup):
            if cards[0].recycles and not any(cards[0].recycles[-1].fresh.values()):
                state = table.state
                hidden = cards[0].hidden_cards(hands_of(table, state))[1]
                mine = {table.engine.cards.index(card) for card in hidden}
                top = int(state.deck[state.n_deck - 1])
                if state.n_deck and mine - {top}:
                    state.hands[1, min(mine - {top})] -= 1
                    state.hands[1, top] += 1
                    noticed += 1
                    assert not cards[0].possible(hands_of(table, state))
    assert noticed > 5


@often(14)
@given(setups())
def test_R12_samples_keep_known_cards_and_tickets_where_they_are(setup: Setup) -> None:
    for table, cards, tickets in followed(setup):
        if len(table.history) % 9 == 0:
            for seat in range(table.seats):
                for state in samples(table, seat, 3):
                    cards[seat].hidden_cards(hands_of(table, state))
                    check_tickets(table, state, tickets[seat])


@often(8)
@given(setups(steps=250))
def test_R12_samples_deal_what_a_recycle_told(setup: Setup) -> None:
    """Cards of before are with those who had cards then; all others come from the new deck."""
    for table, cards, _ in followed(setup):
        depth = int(table.state.n_pools)  # 0: there was none, or it was given up
        if depth and len(table.history) % 11 == 0:
            for seat in range(table.seats):
                for state in samples(table, seat, 3):
                    assert cards[seat].possible(hands_of(table, state), depth), f"seat {seat}"
                    deck = Counter(table.engine.cards[c] for c in state.deck[: state.n_deck])
                    assert deck <= cards[seat].recycles[-1].deck


@often(6)
@given(setups())
def test_R12_a_recycle_is_remembered(setup: Setup) -> None:
    """At least right after it."""
    for table, _, _ in followed(setup):
        if any(isinstance(event, Recycled) for event in table.events):
            assert table.state.n_pools > 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_R12_samples_are_possible_as_far_back_as_recycles_are_remembered(seats: int) -> None:
    """Exactly: what a seat showed, it had by then, and from a deck that had it."""
    told = 0
    for seed in range(4):
        setup = Setup("europe", "europe-modern", seats, "classic", "rich", "build", seed, 260)
        for table, cards, _ in followed(setup):
            depth = int(table.state.n_pools)
            if depth and len(table.history) % 6 == 0:
                told += depth
                for seat in range(table.seats):
                    for state in samples(table, seat, 2):
                        assert cards[seat].possible(hands_of(table, state), depth)
    assert told > 20


def seated(order: Sequence[str], seats: int, board: str = "toy", **options: object) -> Table:
    """Seat 0 is first, all first offers are kept."""
    deal = {"cards": list(order), "first": 0}
    game = load("europe", board)
    table = game.new(1, seats, deal=deal, options=PLAIN | options)
    for _ in range(seats):
        table.play("keep " + " ".join(table.view(table.turn).offer))
    return table


def turn(table: Table, seat: int, *moves: str) -> None:
    """The seats before this one pass, then it plays its turn."""
    while table.turn != seat:
        table.play("pass")
    for move in moves:
        table.play(move)
    if table.phase == "second":
        table.play("pass")


def drain(table: Table, seat: int) -> None:
    """A seat draws the deck empty."""
    while table.view(None).deck:
        turn(table, seat, *["draw deck"] * min(2, table.view(None).deck))


def others_hand(table: Table, seat: int, seed: int) -> Counter[str]:
    """What seat 0's sample gives another seat."""
    return hands_of(table, table.sample(0, seed).state)[seat]


ROW = ["white", "violet", "green", "yellow", "orange"]


def test_R12_cards_taken_openly_are_kept_until_they_are_spent() -> None:
    table = seated(["red"] * 5 + ["blue"] * 6, 2)
    turn(table, 1, "draw 0", "draw 1")
    assert all(others_hand(table, 1, seed) == Counter(red=2) for seed in range(30))
    turn(table, 1, "draw deck", "draw deck")
    assert all(others_hand(table, 1, seed)["red"] >= 2 for seed in range(30))
    assert len({str(others_hand(table, 1, seed)) for seed in range(30)}) > 5
    turn(table, 1, "claim arch-bay red:1")
    assert all(others_hand(table, 1, seed)["red"] >= 1 for seed in range(30))
    assert any(others_hand(table, 1, seed)["red"] == 1 for seed in range(30))


def test_R12_cards_named_for_a_tunnel_and_withdrawn_are_known() -> None:
    order = [*ROW, "red", "red", "red", "red", "black", "black"]
    table = seated(order, 2, tunnel_cards=3)
    turn(table, 1, "draw deck", "draw deck")
    assert any(others_hand(table, 1, seed)["red"] < 2 for seed in range(30))
    turn(table, 1, "claim bay-elm red:2")
    assert table.phase == "surcharge"
    assert all(others_hand(table, 1, seed) == Counter(red=2) for seed in range(30))
    table.play("withdraw")
    assert all(others_hand(table, 1, seed) == Counter(red=2) for seed in range(30))


def test_R12_with_two_seats_a_recycle_tells_the_hand_of_the_other() -> None:
    table = seated([*ROW, "blue", "blue", "red"], 2)
    turn(table, 1, "draw deck", "draw deck")
    turn(table, 1, "draw deck")
    drain(table, 0)
    turn(table, 0, "claim dale-isle-2 black:1")
    turn(table, 0, "claim elm-moor-1 orange:1")
    turn(table, 0, "draw deck")
    assert all(others_hand(table, 1, seed) == Counter(blue=2, red=1) for seed in range(20))
    fresh = table.view(0).hand
    turn(table, 1, "draw deck")  # the one card that is left is known to seat 0
    drawn = "orange" if fresh.get("black", 0) == 12 else "black"
    expected = Counter(["blue", "blue", "red", drawn])
    assert all(others_hand(table, 1, seed) == expected for seed in range(20))
    turn(table, 1, "claim bay-crag blue:2")
    assert all(others_hand(table, 1, seed) == Counter(["red", drawn]) for seed in range(20))


def test_R12_with_three_seats_a_recycle_tells_what_the_others_hold_together() -> None:
    table = seated([*ROW, "blue", "blue", "red", "green", "green"], 3)
    turn(table, 1, "draw deck", "draw deck")
    turn(table, 2, "draw deck", "draw deck")
    turn(table, 1, "draw deck")
    drain(table, 0)
    turn(table, 0, "claim dale-isle-2 black:1")
    turn(table, 0, "claim elm-moor-1 orange:1")
    turn(table, 0, "draw deck")
    together = Counter(blue=2, red=1, green=2)
    pairs = [(others_hand(table, 1, seed), others_hand(table, 2, seed)) for seed in range(60)]
    assert all(one + two == together for one, two in pairs)
    assert len({str(sorted(one.items())) for one, _ in pairs}) > 3
    turn(table, 1, "draw deck")
    for seed in range(60):
        one, two = others_hand(table, 1, seed), others_hand(table, 2, seed)
        assert two <= together
        assert (one + two - together).total() == 1
        assert set(one + two - together) <= {"black", "orange"}


def test_R12_a_second_recycle_does_not_undo_what_the_first_one_told() -> None:
    """Seat 1 drew its only two cards from a deck of two blue ones."""
    table = seated(ROW, 3)
    drain(table, 2)
    turn(table, 2, "claim bay-crag blue:2")
    turn(table, 1, "draw deck", "draw deck")
    assert all(others_hand(table, 1, seed) == Counter(blue=2) for seed in range(20))
    turn(table, 2, "claim arch-bay red:1")
    turn(table, 2, "draw deck")
    assert all(others_hand(table, 1, seed) == Counter(blue=2) for seed in range(20))


def shown_after_recycle() -> Table:
    """Seat 1 held a card of before and drew one of a new deck; it has shown both, red and blue."""
    table = seated([*ROW, "red"], 3)
    turn(table, 1, "draw deck")
    drain(table, 2)
    turn(table, 2, "claim bay-crag blue:2")
    turn(table, 2, "claim bay-elm red:2")
    while not table.view(1).hand.get("blue"):
        turn(table, 1, "draw deck")
        if table.view(1).hand.get("red", 0) > 1:
            pytest.fail("another seed is needed: the second card must be blue")
    turn(table, 1, "claim arch-bay red:1")
    turn(table, 1, "claim crag-elm blue:1")
    assert not table.view(1).hand
    return table


def test_R12_a_seat_that_has_shown_all_its_cards_has_none_of_before() -> None:
    """All it draws now is of a deck that had red and blue cards only."""
    table = shown_after_recycle()
    turn(table, 1, "draw deck", "draw deck")
    assert all(set(others_hand(table, 1, seed)) <= {"red", "blue"} for seed in range(100))


def test_samples_of_a_card_shown_after_a_recycle_are_roughly_uniform() -> None:
    """Seat 1 has one of 101 cards of before, and one of a deck of two red and two blue ones.

    It shows a red one (or blue: all is symmetric). Of the 101, ten are red and ten blue. So the
    odds are 91 to 10 to 10 that the new card alone is red, the old one alone, or both; what is
    left is then red or blue in (10 + 10 + 10) of 111 cases.
    """
    table = seated([*ROW, "white"], 3)
    turn(table, 1, "draw deck")
    drain(table, 2)
    turn(table, 2, "claim bay-crag blue:2")
    turn(table, 2, "claim bay-elm red:2")
    turn(table, 1, "draw deck")
    shown = "red" if table.view(1).hand.get("red") else "blue"
    claims = {"red": "claim arch-bay red:1", "blue": "claim crag-elm blue:1"}
    turn(table, 1, claims[shown])
    left = Counter(next(iter(others_hand(table, 1, seed))) for seed in range(200))
    assert 30 < left["red"] + left["blue"] < 80  # 54 are expected


def spend(table: Table, seat: int, color: str, count: int) -> None:
    """A seat claims routes for exactly so many cards of a color."""
    while count:
        turn(table, seat)
        claims = [move for move in table.moves() if isinstance(move, Claim)]
        fitting = [c for c in claims if (c.color, c.locos) == (color, 0) and c.cards <= count]
        best = max((c for c in fitting if c.cards != count - 1), key=lambda c: c.cards)
        table.play(best)
        count -= best.cards


def test_R12_a_sample_looks_the_same_where_shown_cards_are_hard_to_explain() -> None:
    """Seat 1 held 6 black cards of before and 6 white new ones, and has paid with all of them.

    The new deck had black cards too, but 6 of its 6 cards were white, so all black ones are old.
    """
    row = ["violet", "blue", "green", "yellow", "orange"]
    order = [*row, *["black"] * 6, *[color for color in [*row, "red"] for _ in range(8)]]
    table = seated(order, 3, "europe")
    for _ in range(3):
        turn(table, 1, "draw deck", "draw deck")
    for _ in range(24):
        turn(table, 2, "draw deck", "draw deck")
    drain(table, 0)
    spend(table, 0, "white", 7)
    spend(table, 0, "black", 6)
    turn(table, 0, "draw deck")
    deck = table._state.deck[: table._state.n_deck]
    deck[:] = sorted(deck.tolist())  # white cards on top, as it might be
    for _ in range(3):
        turn(table, 1, "draw deck", "draw deck")
    spend(table, 1, "black", 6)
    spend(table, 1, "white", 6)
    assert table.state.n_pools == 1
    assert all(table.sample(0, seed).view(0) == table.view(0) for seed in range(40))


def test_tickets_put_under_the_deck_stay_there() -> None:
    table = seated(ROW, 2, ticket_limit=0, ticket_draw=2)
    turn(table, 0, "tickets")
    kept, rejected = table.view(0).offer
    table.play(f"keep {kept}")
    size = table.view(0).ticket_deck
    for seed in range(20):
        state = table.sample(0, seed).state
        last = (state.ticket_top + size - 1) % len(state.ticket_deck)
        assert table.engine.tickets[state.ticket_deck[last]] == rejected
    ends = {deck_end(table, 1, seed) for seed in range(40)}
    assert len(ends) > 3, "what others put there stays hidden"


def test_tickets_put_under_the_deck_are_recognized_when_another_keeps_them_all() -> None:
    table = seated(ROW, 2, ticket_limit=0, ticket_draw=2)
    turn(table, 0, "tickets")
    kept, rejected = table.view(0).offer
    table.play(f"keep {kept}")
    while rejected not in table.view(1).offer:
        turn(table, 1, "tickets")
        if rejected not in table.view(1).offer:
            table.play("keep " + " ".join(table.view(1).offer))
    number = table.engine.tickets.index(rejected)
    for seed in range(20):
        assert rejected in table.sample(0, seed).view(1).offer
    table.play("keep " + " ".join(table.view(1).offer))
    for seed in range(20):
        assert int(table.sample(0, seed).state.held[1]) >> number & 1


LINE = {"ticket_limit": 0, "ticket_draw": 3, "ticket_keep": 1}


def offered(table: Table, seat: int, *keep: int) -> list[str]:
    """The seat takes an offer and keeps the tickets at these places of it."""
    turn(table, seat, "tickets")
    offer: list[str] = table.view(seat).offer
    table.play("keep " + " ".join(offer[i] for i in keep))
    return offer


def on_top(table: Table) -> list[str]:
    """What the next offer will have."""
    state = table.state
    n = min(table.options["ticket_draw"], state.n_tickets)
    places = [(state.ticket_top + i) % len(state.ticket_deck) for i in range(n)]
    return [table.engine.tickets[state.ticket_deck[place]] for place in places]


def until_on_top(table: Table, seat: int, ticket: str) -> None:
    """The seat takes and keeps whole offers until the next one has the ticket."""
    while ticket not in on_top(table):
        offered(table, seat, *range(3))


def places_of(table: Table, seat: int, ticket: str, count: int) -> Counter[str]:
    """Where samples for a seat have a ticket."""
    found = Counter[str]()
    for state in samples(table, seat, count):
        here = tickets_of(table, state, {ticket})
        if here.gone:
            found["gone"] += 1
        elif ticket in here.deck:
            found[f"deck {here.deck.index(ticket)}"] += 1
        else:
            found[f"seat {[ticket in held for held in here.held].index(True)}"] += 1
    return found


@pytest.mark.parametrize("keep", [0, 1, 2])
def test_R25_a_ticket_put_back_and_drawn_by_another_is_held_or_under_the_deck(keep: int) -> None:
    """Whichever of its three tickets the other kept: the samples are the same."""
    table = seated(ROW, 3, **LINE)
    mine = offered(table, 0, 0)[1]
    until_on_top(table, 1, mine)
    rejected = [[t for t in on_top(table) if t != kept] for kept in on_top(table)]
    offered(table, 1, keep)
    end = table.view(0).ticket_deck - 2
    where = [f"deck {end + two.index(mine)}" if mine in two else "seat 1" for two in rejected]
    expected = {place: 300.0 * n for place, n in Counter(where).items()}
    assert chi_square(places_of(table, 0, mine, 900), expected) < 14
    twin = seated(ROW, 3, **LINE)
    offered(twin, 0, 0)
    until_on_top(twin, 1, mine)
    offered(twin, 1, (keep + 1) % 3)
    for one, two in zip(samples(table, 0, 20), samples(twin, 0, 20), strict=True):
        assert one.tobytes() == two.tobytes()


def test_R25_two_tickets_lost_in_one_offer_are_not_both_kept_of_it() -> None:
    """Seat 1 kept one of four, among them two that seat 0 had put back."""
    table = seated(ROW, 2, **LINE | {"ticket_draw": 4})
    mine = set(offered(table, 0, 0)[1:])
    while len(lost := mine & set(on_top(table))) < 2:
        offered(table, 1, *range(4))
    offered(table, 1, 0)
    held = Counter(
        len(tickets_of(table, state, lost).held[1] & lost) for state in samples(table, 0, 90)
    )
    assert held[1]
    assert set(held) <= {0, 1}


def test_R25_a_lost_ticket_that_comes_back_had_been_rejected() -> None:
    """What is seen later decides what must have happened."""
    table = seated(ROW, 2, **LINE)
    mine = offered(table, 0, 0)[1]
    until_on_top(table, 1, mine)
    offered(table, 1, 0 if on_top(table)[0] != mine else 1)
    until_on_top(table, 1, mine)
    turn(table, 0, "tickets")
    assert mine in table.view(0).offer
    for state in samples(table, 0, 40):
        assert mine in tickets_of(table, state, {mine}).offer


def test_what_others_saw_does_not_count() -> None:
    """Seat 1 put a ticket under the deck: to seat 0 it may be any it has not seen."""
    table = seated(ROW, 3, ticket_limit=0, ticket_draw=2)
    turn(table, 1, "tickets")
    table.play("keep " + table.view(1).offer[0])
    ends = Counter(deck_end(table, 0, seed) for seed in range(300))
    short = table.engine.board.short_tickets
    assert len(ends) == short - 3, "all but those of its first offer"
    assert len({deck_end(table, 1, seed) for seed in range(20)}) == 1


def deck_end(table: Table, seat: int, seed: int) -> str:
    state = table.sample(seat, seed).state
    last = (state.ticket_top + state.n_tickets - 1) % len(state.ticket_deck)
    name: str = table.engine.tickets[state.ticket_deck[last]]
    return name


def chi_square(found: Counter[Any], expected: dict[Any, float]) -> float:
    assert set(found) <= set(expected)
    return sum((found[key] - n) ** 2 / n for key, n in expected.items())


def test_hidden_cards_of_another_hand_are_roughly_uniform() -> None:
    table = load("europe", "europe").new(seed=4, seats=3)
    unseen, count = Counter(table.view(0).unseen), 4000
    found: dict[str, Counter[str]] = {"hand 1": Counter(), "hand 2": Counter(), "top": Counter()}
    for state in samples(table, 0, count):
        hands = hands_of(table, state)
        found["hand 1"] += hands[1]
        found["hand 2"] += hands[2]
        found["top"][table.engine.cards[state.deck[state.n_deck - 1]]] += 1
    for where, cards in found.items():
        share = cards.total() / unseen.total()
        expected = {card: n * share for card, n in unseen.items()}
        assert chi_square(cards, expected) < 27, where  # 8 degrees of freedom: 1 in 1400


def test_hidden_tickets_are_roughly_uniform() -> None:
    table = load("europe", "toy").new(seed=4, seats=3)
    names = table.engine.tickets
    short = names[: table.engine.board.short_tickets]
    unseen = [name for name in short if name not in table.view(0).offer]
    first, top = Counter[str](), Counter[str]()
    for state in samples(table, 0, 3400):
        first[names[state.first_offer[1, 1]]] += 1
        top[names[state.ticket_deck[state.ticket_top]]] += 1
    expected = dict.fromkeys(unseen, 3400 / len(unseen))
    assert chi_square(first, expected) < 40
    assert chi_square(top, expected) < 40


def test_which_first_tickets_another_kept_is_roughly_uniform() -> None:
    table = load("europe", "toy").new(seed=4, seats=2, deal={"first": 1})
    table.play("keep " + " ".join(table.view(1).offer[:2]))
    places = Counter[int]()
    for state in samples(table, 0, 3000):
        held = int(state.held[1])
        places.update(i for i in range(4) if held >> int(state.first_offer[1, i]) & 1)
    assert chi_square(places, dict.fromkeys(range(4), 1500.0)) < 20


def test_cards_of_before_a_recycle_are_roughly_uniform() -> None:
    """Seats 1 and 2 hold three and two of five known cards."""
    table = seated([*ROW, "blue", "blue", "red", "green", "green"], 3)
    turn(table, 1, "draw deck", "draw deck")
    turn(table, 2, "draw deck", "draw deck")
    turn(table, 1, "draw deck")
    drain(table, 0)
    turn(table, 0, "claim dale-isle-2 black:1")
    turn(table, 0, "draw deck")
    found = Counter[str]()
    for state in samples(table, 0, 4000):
        found += hands_of(table, state)[1]
    expected = {"blue": 4000 * 1.2, "green": 4000 * 1.2, "red": 4000 * 0.6}
    assert chi_square(found, expected) < 16
