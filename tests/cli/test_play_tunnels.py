"""Tunnels in the terminal: what can't be paid is given up without a question."""

from stolik.game import Table
from tests.cli.at_table import ScriptedBot, sit
from tests.rules.helpers import begun

CLAIM = "claim brusio-italy-2 loco:2"


def tunnel() -> Table:
    """Two locomotives are played, and another one is turned up: no third is there."""
    row = "black violet yellow orange white"
    return begun("swiss", ["loco:2 green:3"], row, "loco green red")


def test_a_tunnel_that_cant_be_paid_passes_the_turn() -> None:
    table = tunnel()
    text = sit(table, [CLAIM], bot=ScriptedBot(lambda _: "draw deck"))
    assert "You withdraw from the tunnel" in text
    assert "Withdraw and keep the cards" not in text  # nobody was asked
    assert [str(decision.move) for decision in table.history[2:4]] == [CLAIM, "withdraw"]


def test_undo_goes_back_to_before_the_tunnel() -> None:
    table = tunnel()
    before = len(table.history)
    sit(table, [CLAIM, "u"], bot=ScriptedBot(lambda _: "draw deck"))
    assert len(table.history) == before
    assert table.phase == "turn"
