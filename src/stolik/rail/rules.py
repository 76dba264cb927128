"""The options of the rail rules, each declared once: R20-R39 of docs/rules.md.

The engine never asks which game or map it plays; it reads these values. Names are a contract:
they stand in records and transcripts, in this order.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from stolik.core.options import Option, Value, changed, check_preset
from stolik.errors import BadOption

RULES_VERSION = 1
"""Goes up when the same seed and moves would play another game; records carry it."""


@dataclass(frozen=True)
class RailOption(Option):
    """An option with the values of both families: `usual` is Europe's."""

    swiss: Value = 0


OFFERED = {
    "ticket_limit": (0, 5, 6, 7, 8, 9, 10, 12),
    "sweep_locomotives": (0, 2, 3, 4, 5),
    "sweep_limit": (0, 1, 2, 3, 4, 5),
    "card_reserve": (0, 2, 5, 10),
    "tunnel_cards": (0, 1, 2, 3, 4, 5),
    "longest_trail_points": (0, 5, 10, 15, 20),
    "both_halves_seats": (2, 3, 4, 5, 99),
}
"""What people choose from where a number means a word; programs may set any that is allowed."""


GROUPS: dict[str, tuple[str, ...]] = {
    "start": ("cars", "hand", "open"),
    "tickets": (
        "start_long",
        "start_short",
        "start_keep",
        "ticket_draw",
        "ticket_keep",
        "ticket_limit",
        "ticket_rejects",
    ),
    "cards": (
        "mixed_draws",
        "open_locomotive_ends_turn",
        "sweep_locomotives",
        "sweep_limit",
        "both_cards",
        "card_reserve",
    ),
    "routes": (
        "locomotives_anywhere",
        "both_halves_seats",
        "tunnel_cards",
        "surcharge_counts_locomotives",
    ),
    "end": ("longest_trail_points", "last_round_cars", "pass_always", "passes_per_seat"),
}
"""Options in the order in which people think of them. `turn_limit` is for programs alone."""
READ_AT = {"last_round_cars": "R11", "both_halves_seats": "R6"}


def _option(
    name: str, rule: str, meaning: str, europe: Value, swiss: Value, *bounds: int
) -> RailOption:
    low, high = bounds or (0, 1)
    offered = OFFERED.get(name, ())
    read_at = READ_AT.get(name, "")
    return RailOption(
        name, rule, meaning, europe, low, high, offered=offered, read_at=read_at, swiss=swiss
    )


OPTIONS = (
    _option("cars", "R21", "cars each seat begins with", 45, 40, 3, 60),
    _option("hand", "R21", "cards each seat begins with", 4, 4, 0, 12),
    _option("open", "R21", "open cards on the table", 5, 5, 5, 5),
    _option("start_long", "R22", "long tickets in the first offer", 1, 0, 0, 3),
    _option("start_short", "R22", "other tickets in the first offer", 3, 5, 1, 5),
    _option("start_keep", "R22", "tickets of the first offer kept at least", 2, 3, 1, 8),
    _option("ticket_draw", "R23", "tickets in a later offer", 3, 3, 1, 5),
    _option("ticket_keep", "R23", "tickets of a later offer kept at least", 1, 1, 1, 5),
    _option("ticket_limit", "R24", "tickets held at most (0: no limit)", 8, 0, 0, 64),
    RailOption(
        "ticket_rejects",
        "R25",
        "where rejected later tickets go: under the deck or out of the game",
        "under",
        words=("under", "gone"),
        swiss="gone",
    ),
    _option("mixed_draws", "R26", "deck and open cards in one turn", False, True),
    _option(
        "open_locomotive_ends_turn",
        "R27",
        "an open locomotive can only be the first card and ends the turn",
        True,
        False,
    ),
    _option(
        "sweep_locomotives", "R28", "open locomotives that sweep the row (0: never)", 3, 0, 0, 5
    ),
    _option("sweep_limit", "R28", "sweeps in a row at most", 3, 0, 0, 9),
    _option("card_reserve", "R29", "deck and discards needed to begin taking cards", 0, 5, 0, 20),
    _option("both_cards", "R29", "whether both cards must be taken", False, True),
    _option(
        "locomotives_anywhere", "R30", "locomotives on any route, or in tunnels only", True, False
    ),
    _option("tunnel_cards", "R32", "cards turned up for a tunnel", 3, 3, 0, 5),
    _option(
        "surcharge_counts_locomotives",
        "R32",
        "locomotives turned up count beside the color",
        False,
        True,
    ),
    _option("pass_always", "R33", "passing is always possible", True, False),
    _option("passes_per_seat", "R34", "passed turns by each seat in a row end it", 2, 1, 1, 9),
    _option("longest_trail_points", "R35", "points for the longest trail", 0, 10, 0, 50),
    _option("last_round_cars", "R37", "cars left that bring the last round", 2, 2, 0, 20),
    _option("both_halves_seats", "R37", "seats from which both halves are open", 4, 99, 2, 99),
    _option(
        "turn_limit", "R39", "turns of all seats after which it ends (0: none)", 0, 0, 0, 30000
    ),
)
BY_NAME = {option.name: option for option in OPTIONS}
FAMILIES = ("europe", "swiss")
CLASSIC: dict[str, Value] = {
    "mixed_draws": True,
    "surcharge_counts_locomotives": True,
    "ticket_limit": 0,
    "pass_always": False,
    "longest_trail_points": 10,
}
"""R38: the published game without its stations."""
PRESETS: dict[str, dict[str, Value]] = {"classic": CLASSIC, "default": {}}

RULE_FIELDS = [(option.name, np.int64) for option in OPTIONS]
"""The same names as fields of the record that kernels read."""


def choose(
    family: str,
    preset: str = "default",
    changes: Mapping[str, object] | None = None,
    own: Mapping[str, object] | None = None,
) -> dict[str, Value]:
    """All options of a game: the family's column, a map's own, a preset, then single changes."""
    check_preset(preset, PRESETS)
    column = {o.name: o.usual if family == "europe" else o.swiss for o in OPTIONS}
    values = changed(BY_NAME, column, {**(own or {}), **PRESETS[preset], **(changes or {})})
    check_together(values)
    return values


def check_together(values: Mapping[str, Value]) -> None:
    """Refuses values that are allowed alone but not beside each other."""
    number = {name: int(value) for name, value in values.items() if not isinstance(value, str)}
    if number["start_keep"] > number["start_long"] + number["start_short"]:
        raise BadOption("start_keep (R22) is more than the first offer has.")
    if number["ticket_keep"] > number["ticket_draw"]:
        raise BadOption("ticket_keep (R23) is more than ticket_draw.")
    if number["cars"] <= number["last_round_cars"]:
        raise BadOption("cars (R21) must be more than last_round_cars (R37).")
    if number["sweep_locomotives"] and not number["sweep_limit"]:
        raise BadOption("sweep_limit (R28) must be set where rows are swept, or it might not end.")


def as_number(value: Value) -> int:
    """How a value stands in the kernels' record."""
    return int(value == "under") if isinstance(value, str) else int(value)
