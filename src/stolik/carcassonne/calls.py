"""What Python calls at every move: the rules for records as arrays of one (see `as_array`)."""

from typing import Any

from stolik.carcassonne import turn
from stolik.core.kernel import kernel


@kernel
def legal(tables: Any, states: Any, moves: Any) -> int:
    """As in turn.py."""
    return turn.legal(tables[0], states[0], moves[0])


@kernel
def apply(tables: Any, states: Any, move: int, logs: Any) -> None:
    """As in turn.py."""
    turn.apply(tables[0], states[0], move, logs[0])
