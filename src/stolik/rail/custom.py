"""Customs of the rail games at a table: what is played without anybody being asked."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stolik.game import Table

GIVES_UP_ALONE = frozenset({"swiss"})
"""Where a tunnel that can't be paid ends the turn by itself (R8). Elsewhere the person gives it up:
nobody else is to know whether it could have been paid."""


def forced_move(table: "Table") -> str | None:
    """The move that the table plays by itself now; usually there is none."""
    if table.game.name not in GIVES_UP_ALONE or table.over or table.phase != "surcharge":
        return None
    return "withdraw" if len(table.codes()) == 1 else None
