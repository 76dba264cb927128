"""The options of Carcassonne; names stand in records and transcripts."""

from collections.abc import Mapping

from stolik.carcassonne.state import MAX_MEEPLES
from stolik.core.options import Option, Value, changed, check_preset

RULES_VERSION = 1
"""Goes up when the same seed and moves would play another game; records carry it."""

OPTIONS = (Option("meeples", "C1", "meeples each seat has", 7, 1, MAX_MEEPLES),)
BY_NAME = {option.name: option for option in OPTIONS}
GROUPS = {"start": ("meeples",)}
PRESETS: dict[str, dict[str, Value]] = {"default": {}}


def choose(preset: str, changes: Mapping[str, object]) -> dict[str, Value]:
    """All options: the usual values, then a preset's, then single changes."""
    check_preset(preset, PRESETS)
    usual = {option.name: option.usual for option in OPTIONS}
    return changed(BY_NAME, usual, {**PRESETS[preset], **changes})
