"""R12: nothing a seat gets depends on what it can't see, and samples are made of its view alone.

`twins.py` makes the pairs of tables, without the engine's own resampling.
"""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik import IllegalMove, Table
from stolik.core.bits import members
from stolik.rail.state import MAX_TICKETS
from tests.properties.plays import (
    MAPS,
    Chooser,
    Setup,
    cards_of,
    differing,
    encoded,
    hands_of,
    load,
    often,
    refusals,
    setups,
    tunnel_of,
)
from tests.properties.tracker import Tracker
from tests.properties.twins import Twins, make_twins

PUBLIC = {
    *("free", "own", "component", "cars", "points", "known", "open", "open_cards", "open_locos"),
    *("n_deck", "n_discards", "discards", "ticket_top", "n_tickets", "n_held", "n_offer"),
    *("first_kept", "first", "opening", "turn", "phase", "from_deck", "passes", "last_round"),
    *("over", "turns", "route", "color", "paid_color", "paid_locos", "surcharge"),
    *("n_revealed", "revealed"),
}
"""The fields of a state that all seats know."""


def received(table: Table, seat: int | None) -> dict[str, object]:
    """Everything a seat gets at a moment."""
    return {
        "view": encoded(table.view(seat)),
        "aids": encoded(table.engine.aids(table.view(seat))),
        "moves": [str(move) for move in table.moves()] if table.turn == seat else [],
        "codes": table.codes() if table.turn == seat else [],
        "refusals": refusals(table, seat),
    }


def sampled(table: Table, seat: int, seed: int) -> Any:
    state = table.state
    table.engine.resample(state, seat, seed)
    return state


def compare(twins: Twins) -> None:
    """All along two tables a seat gets the same from both."""
    seat, rng = twins.seat, random.Random(twins.setup.seed)
    for number, (a, b) in enumerate(twins.play()):
        told = encoded(a.seen_events(seat))
        assert told == encoded(b.seen_events(seat)), f"events of move {number}: {a.history[-1]}"
        if rng.random() < 0.1 or number + 3 > len(twins.codes):
            assert received(a, seat) == received(b, seat), f"after move {number}"


@pytest.mark.slow
@often(26)
@given(setups(), st.integers(0, 4))
def test_R12_a_seat_gets_the_same_whatever_is_hidden(setup: Setup, seat: int) -> None:
    compare(make_twins(setup, seat % setup.seats))


@often(10)
@given(setups(least_seats=3))
def test_R12_watchers_of_three_to_five_see_nothing_hidden(setup: Setup) -> None:
    compare(make_twins(setup, None))


def test_R12_watchers_of_two_see_nothing_hidden() -> None:
    for key, seats in MAPS.items():
        assert 2 in seats
        compare(make_twins(Setup(*key, 2, "default", "rich", "blind", 5, 300), None))


@pytest.mark.parametrize("phase", ["keep", "second", "surcharge", "turn"])
def test_R12_a_seat_gets_the_same_in_each_phase_of_another(phase: str) -> None:
    met = 0
    for seed in range(6):
        setup = Setup("europe", "europe", 3, "classic", "deep", "build", seed, 150)
        for a, b in make_twins(setup, seed % 3).play():
            if a.phase == phase and a.turn != seed % 3 and a.history and met < 30 + 5 * seed:
                met += 1
                assert received(a, seed % 3) == received(b, seed % 3)
    assert met > 5, phase


def test_twins_do_differ_and_cover_what_they_should() -> None:
    """The tests above would pass on pairs of equal tables."""
    differ: Counter[str] = Counter()
    for seed in range(8):
        setup = Setup("europe", "europe", 3 + seed % 3, "default", "rich", "build", seed, 200)
        pairs = make_twins(setup, 0).play()
        last = next(pairs)
        tracker = Tracker.begin(last[0].view(0), cards_of(last[0]))
        for a, b in pairs:
            last = a, b
            tracker.follow(a.history[-1].seat, a.seen_events(0), tunnel_of(a, 0))
        differ.update(differing(last[0].state, last[1].state))
        differ["recycled"] += len(tracker.recycles) > 0
        for recycle in tracker.recycles[:1]:
            differ["shown"] += sum(fresh > 0 for shown in recycle.shown.values() for fresh in shown)
    wanted = [
        "deck",
        "hands",
        "held",
        "first_offer",
        "ticket_deck",
        "afford",
        "recycled",
        "ticket_order",
    ]
    assert all(differ[name] >= 6 for name in wanted), differ
    assert differ["shown"] > 20, "cards that may be of before a recycle or of after it"
    assert not set(differ) & PUBLIC


@often(26)
@given(setups(), st.integers(0, 4), st.integers(0, 2**128 - 1))
def test_R12_samples_of_tables_that_look_alike_are_equal(
    setup: Setup, seat: int, seed: int
) -> None:
    twins = make_twins(setup, seat % setup.seats)
    for number, (a, b) in enumerate(twins.play()):
        if number % 3 == 0 or number == len(twins.codes):
            mine, other = sampled(a, twins.seat, seed), sampled(b, twins.seat, seed)
            assert not differing(mine, other), f"after move {number}"


def played(setup: Setup) -> Table:
    """A table after the setup's moves, before the end."""
    table, chooser = setup.table(), Chooser(setup.style, random.Random(setup.seed))
    for _ in range(setup.steps):
        table.play(chooser.choose(table))
        if table.over:
            table.undo()
            break
    return table


@often(40)
@given(setups(), st.integers(0, 2**128 - 1))
def test_R12_a_sample_looks_the_same_to_its_seat(setup: Setup, seed: int) -> None:
    table = played(setup)
    for seat in range(table.seats):
        sample = table.sample(seat, seed)
        assert received(sample, seat) == received(table, seat), f"seat {seat}"


@often(60)
@given(setups(), st.integers(0, 2**128 - 1))
def test_a_sample_is_a_sound_state_and_only_hidden_things_change(setup: Setup, seed: int) -> None:
    table = played(setup)
    check_sound(table, table.state)
    for seat in range(table.seats):
        state = sampled(table, seat, seed)
        check_sound(table, state)
        assert not set(differing(state, table.state)) & PUBLIC
        for name in ("hands", "held", "first_offer", "afford"):
            assert state[name][seat].tolist() == table.state[name][seat].tolist(), name


@often(60)
@given(setups(), st.integers(0, 4), st.integers(0, 2**64), st.integers(0, 2**64))
def test_a_sample_of_a_sample_depends_on_the_last_seed_alone(
    setup: Setup, seat: int, first: int, second: int
) -> None:
    table, seat = played(setup), seat % setup.seats
    inner = table.sample(seat, first)
    assert not differing(sampled(inner, seat, second), sampled(table, seat, second))


@often(40)
@given(setups(), st.integers(0, 4))
def test_samples_vary_and_carry_a_generator_of_their_own(setup: Setup, seat: int) -> None:
    table, seat = played(setup), seat % setup.seats
    states = [sampled(table, seat, seed) for seed in range(12)]
    assert len({state.rng.tobytes() for state in states}) == 12
    assert table.state.rng.tobytes() not in {state.rng.tobytes() for state in states}
    if table.state.n_deck > 12:
        assert len({state.deck.tobytes() for state in states}) > 9
    if table.view(seat).ticket_deck > 8 and table.state.n_ticket_offers < 4:  # later it knows more
        assert len({state.ticket_deck.tobytes() for state in states}) > 9


@often(25)
@given(setups(), st.integers(0, 4), st.integers(0, 2**64))
def test_a_game_can_be_played_on_from_a_sample_to_its_end(
    setup: Setup, seat: int, seed: int
) -> None:
    table = played(setup).sample(seat % setup.seats, seed)
    chooser = Chooser("build", random.Random(seed))
    for _ in range(2000):
        if table.over:
            break
        table.play(chooser.choose(table))
    else:
        pytest.fail("it does not end")
    check_sound(table, table.state)
    assert len(table.score()) == setup.seats


def test_R12_a_sample_of_a_finished_game_looks_the_same() -> None:
    table = Setup("europe", "toy", 2, "default", "usual", "any", 1, 0).table()
    chooser = Chooser("any", random.Random(1))
    while not table.over:
        table.play(chooser.choose(table))
    assert encoded(table.sample(0, 1).view(0)) == encoded(table.view(0))
    assert table.sample(0, 1).score() == table.score()


def test_a_price_named_after_a_tunnel_of_locomotives_is_refused() -> None:
    deal = {"cards": ["loco"] * 4, "first": 0}
    table = load("europe", "toy").new(1, deal=deal, options={"tunnel_cards": 0})
    for _ in range(2):
        table.play("keep " + " ".join(table.view(table.turn).offer))
    table.play("claim crag-elm loco:1")
    with pytest.raises(IllegalMove):
        table.play("pay red:1")


def check_sound(table: Table, state: Any) -> None:
    """Every card and ticket is in one place, and what is derived follows from the rest."""
    check_cards(table, state)
    check_tickets(table, state)
    for seat, hand in enumerate(hands_of(table, state)):
        for number, route in table.engine.bits.routes.items():
            if route.color is not None:
                word, place = divmod(number, 64)
                payable = place in set(members(int(state.afford[seat, word])))
                assert payable == (hand[route.color] >= route.length), route.id


def check_cards(table: Table, state: Any) -> None:
    names = table.engine.cards
    row = [card for card in state.open.tolist() if card >= 0]
    deck, discards = state.deck[: state.n_deck].tolist(), state.discards.tolist()
    found = Counter(names[card] for card in [*row, *deck])
    found.update({name: n for name, n in zip(names, discards, strict=True) if n})
    for hand in hands_of(table, state):
        found.update(hand)
    assert found == cards_of(table)
    assert state.n_discards == sum(discards)
    assert state.open_cards == len(row)
    assert state.open_locos == row.count(names.index("loco"))
    assert (state.known <= state.hands).all()
    assert not state.hands[table.seats :].any()


def check_tickets(table: Table, state: Any) -> None:
    places = [members(int(state.held[seat])) for seat in range(table.seats)]
    assert [len(held) for held in places] == state.n_held[: table.seats].tolist()
    ring = [(state.ticket_top + i) % MAX_TICKETS for i in range(state.n_tickets)]
    places.append([int(state.ticket_deck[i]) for i in ring])
    view, offers = table.view(None), []
    if state.opening:
        offers = [
            row[: view.offered].tolist()
            for row, kept in zip(state.first_offer, state.first_kept, strict=True)
            if not kept
        ][: state.opening]
    elif table.engine.phase(state) == "keep":
        offers = [state.offer[: state.n_offer].tolist()]
    found = [ticket for place in [*places, *offers] for ticket in place]
    assert len(set(found)) == len(found), "a ticket is in two places"
    short = table.engine.board.short_tickets
    assert all(ticket < short for ticket in places[-1]), "a long ticket in the deck"
    assert max(found, default=0) < len(table.engine.tickets)
