"""R12: a recorder of everything a seat gets in whole games, and what it must not find there."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from hypothesis import given

from stolik import Table
from tests.properties.plays import Chooser, Setup, cards_of, often, refusals, setups, tunnel_of
from tests.properties.tracker import Tracker

ROUTE_KEYS = {"routes", "free", "claimed", "abandoned", "route", "payable"}
"""Where the names of routes stand, which may be those of tickets too."""


def strings(value: Any, key: str = "") -> Iterator[str]:
    """All texts in plain data but names of routes."""
    if key in ROUTE_KEYS:
        return
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from strings(inner, name)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from strings(inner)


@dataclass
class Recorder:
    """Sits on one chair (None: a watcher's) and checks all it is given."""

    table: Table
    seat: int | None
    tracker: Tracker
    seen: set[str] = field(default_factory=set)
    checked: int = 0

    @classmethod
    def begin(cls, table: Table, seat: int | None) -> "Recorder":
        recorder = cls(table, seat, Tracker.begin(table.view(seat), cards_of(table)))
        recorder.seen |= set(table.view(seat).offer)
        for event in table.seen_events(seat):
            recorder.check_names(event)
        return recorder

    def follow(self, actor: int) -> None:
        """After a move."""
        told = self.table.seen_events(self.seat)
        self.tracker.follow(actor, told, tunnel_of(self.table, self.seat))
        if self.table.phase == "keep":
            self.seen |= set(self.table.view(self.seat).offer)
        for event in msgspec.to_builtins(told):
            if event.get("from") == "deck" and actor != self.seat:
                assert event["drawn"] is None
            self.check_names(event)
        if self.table.over:
            seats = self.table.view(self.seat).seats
            assert all(seat.hand is not None and seat.held is not None for seat in seats)
        elif len(self.table.history) % 4 == 0:
            self.check_view()

    def check_view(self) -> None:
        view = self.table.view(self.seat)
        self.checked += 1
        self.check_names(view)
        self.check_names(self.table.engine.aids(view))
        for said in refusals(self.table, self.seat):
            tried, _, reason = said.partition(":")
            self.check_names(list(set(reason.split()) - set(tried.split())))
        assert all(seat.hand is None and seat.held is None for seat in view.seats)
        assert Counter(view.hand) == self.tracker.hand
        assert view.open == self.tracker.row
        assert view.deck == self.tracker.deck
        assert Counter(view.discards) == self.tracker.discards
        self.check_known(view)
        self.check_unseen(view)

    def check_names(self, value: object) -> None:
        """No ticket that the seat was never offered."""
        hidden = set(self.table.engine.tickets) - self.seen
        found = hidden & set(strings(msgspec.to_builtins(value)))
        assert not found, f"seat {self.seat} is told of {found}: {value}"

    def check_known(self, view: Any) -> None:
        """Of others only cards are named that were seen, or that a recycle told."""
        for seat in self.tracker.others:
            most = self.tracker.known[seat].copy()
            if len(self.tracker.others) == 1 and self.tracker.recycles:
                last = self.tracker.recycles[-1]
                most += last.together - sum(last.shown[seat].values(), Counter())
            assert Counter(view.seats[seat].known) <= most, f"seat {seat}"

    def check_unseen(self, view: Any) -> None:
        """What may be in the deck is all that is nowhere else, or came with the last recycle."""
        if self.seat is None:
            assert not view.unseen
            return
        state, unseen = self.table.state, Counter(view.unseen)
        deck = Counter(self.table.engine.cards[card] for card in state.deck[: state.n_deck])
        assert deck <= unseen
        if state.n_pools:
            assert unseen <= self.tracker.recycles[-1].deck
        else:  # there was none, or what it told was given up
            located = self.tracker.hand + self.tracker.discards
            located.update(card for card in self.tracker.row if card)
            for seat in self.tracker.others:
                located += self.tracker.known[seat]
            assert unseen == self.tracker.all_cards - located


def record(setup: Setup, *, watched: bool) -> list[Recorder]:
    """A whole game with a recorder on every chair."""
    table, chooser = setup.table(), Chooser(setup.style, random.Random(setup.seed))
    chairs: list[int | None] = list(range(table.seats))
    recorders = [Recorder.begin(table, seat) for seat in chairs + [None] * watched]
    for _ in range(1500):
        if table.over:
            break
        actor = table.turn
        table.play(chooser.choose(table))
        for recorder in recorders:
            recorder.follow(actor)
    return recorders


@pytest.mark.slow
@often(8)
@given(setups())
def test_R12_nothing_leaks_to_a_seat_in_a_whole_game(setup: Setup) -> None:
    record(setup, watched=False)


@often(4)
@given(setups(least_seats=3))
def test_R12_nothing_leaks_to_a_watcher_of_three_to_five(setup: Setup) -> None:
    record(setup, watched=True)


def test_R12_nothing_leaks_to_a_watcher_of_two() -> None:
    record(Setup("europe", "europe", 2, "default", "rich", "blind", 1, 0), watched=True)


def test_the_recorder_meets_what_it_should() -> None:
    setup = Setup("swiss", "switzerland", 2, "default", "rich", "build", 3, 0)
    recorders = record(setup, watched=False)
    assert all(recorder.tracker.recycles for recorder in recorders)
    assert all(recorder.checked > 25 for recorder in recorders)
    assert all(len(recorder.seen) >= 5 for recorder in recorders)
