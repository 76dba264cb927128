"""Customs of the rail games at a table: what is played without anybody being asked."""

GIVES_UP_ALONE = frozenset({"swiss"})
"""Where a tunnel that can't be paid ends the turn by itself (R8). Elsewhere the person gives it up:
nobody else is to know whether it could have been paid."""


def forced_move(game: str, phase: str, choices: int) -> str | None:
    """The move that a table plays by itself where so many are legal; usually there is none."""
    alone = game in GIVES_UP_ALONE and phase == "surcharge" and choices == 1
    return "withdraw" if alone else None
