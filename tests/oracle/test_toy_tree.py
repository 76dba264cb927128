"""Every reachable state of the first turns on the toy map, engine and reference side by side."""

from typing import Any

import msgspec
import pytest

import stolik
from stolik.game import Table
from tests.reference import Reference

pytestmark = pytest.mark.slow

RICH = ["red", "red", "loco", "blue", "blue", "green", "green", "loco"]
MIXED = ["red", "loco", "white", "yellow", "black", "orange", "blue", "green"]
ROW = ["loco", "red", "loco", "violet", "white"]
"""One more locomotive sweeps the row (R28)."""
DECK = ["loco", "red", "red", "loco", "green", "yellow", "white", "violet", "black", "loco"]

ONE_TICKET = {"start_long": 0, "start_short": 1, "start_keep": 1, "hand": 8, "ticket_draw": 2}


def walk(table: Table, decisions: int) -> int:
    """Compares all states within so many decisions; returns how many there were."""
    engine = table.engine
    header = msgspec.to_builtins(engine.header(table.start, table.start_events))
    return _walk(engine, table.state, Reference(header), decisions)


def _walk(engine: Any, state: Any, reference: Reference, decisions: int) -> int:
    assert reference.over == engine.over(state)
    if reference.over:
        assert reference.result()["winners"] == engine.result(state)["winners"]
        return 1
    assert (reference.seat, reference.phase) == (engine.turn(state), engine.phase(state))
    moves = {str(engine.move(state, code)): code for code in engine.legal(state)}
    assert set(moves) == set(reference.legal())
    if decisions == 0:
        return 1
    seen = 1
    for text, code in moves.items():
        after, copy = state.copy(), reference.copy()
        events = msgspec.to_builtins(engine.apply(after, code))
        copy.play(text, events)
        seen += _walk(engine, after, copy, decisions - 1)
    return seen


def test_first_offers_and_the_first_turn() -> None:
    table = stolik.load("toy").new(seed=4)
    assert walk(table, 4) > 4_000


@pytest.mark.parametrize("rules", ["europe", "swiss"])
@pytest.mark.parametrize("hand", [RICH, MIXED], ids=["rich", "mixed"])
@pytest.mark.parametrize("preset", ["default", "classic"])
def test_two_turns_with_cards_for_everything(rules: str, hand: list[str], preset: str) -> None:
    game = stolik.load(rules, "toy")
    deal = {"cards": [*hand, *hand[::-1], *ROW, *DECK], "first": 0}
    table = game.new(seed=1, deal=deal, preset=preset, options=ONE_TICKET)
    assert walk(table, 5) > 500


def test_a_game_of_few_cars_to_its_end() -> None:
    options = {**ONE_TICKET, "cars": 3, "last_round_cars": 2, "hand": 2}
    deal = {"cards": ["red", "blue", "red", "green", *ROW[1:], "blue", *DECK], "first": 1}
    table = stolik.load("toy").new(seed=1, deal=deal, options={**options, "turn_limit": 3})
    assert walk(table, 6) > 1_000
