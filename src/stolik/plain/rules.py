"""A plain game before options and seats are chosen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from stolik.core.contract import Engine
from stolik.core.options import Option, Value, changed, check_preset
from stolik.plain.engine import PlainEngine


@dataclass(frozen=True)
class PlainRules:
    """What the facade asks of every game (core/contract.py), from a table of facts."""

    family: str
    name: str
    make: Callable[[str, str, Mapping[str, Value], int], PlainEngine]
    """The engine: it is called with the family, the game, all options, and how many seats."""
    title: Mapping[str, str]
    """Its name by language."""
    seats: tuple[int, int] = (2, 2)
    """The fewest and the most."""
    choices: Sequence[Option] = ()
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=lambda: {"default": {}})
    variant: str = "standard"
    rules_version: int = 1
    """Goes up when the same seed and moves would play another game; records carry it."""

    @property
    def least_seats(self) -> int:
        return self.seats[0]

    @property
    def most_seats(self) -> int:
        return self.seats[1]

    @property
    def facts(self) -> Mapping[str, object]:
        return {}

    @property
    def groups(self) -> Mapping[str, Sequence[str]]:
        return {"start": [option.name for option in self.choices]}

    def options(self, preset: str, changes: Mapping[str, object]) -> dict[str, Any]:
        check_preset(preset, self.presets)
        usual = {option.name: option.usual for option in self.choices}
        known = {option.name: option for option in self.choices}
        return changed(known, usual, {**self.presets[preset], **changes})

    def engine(self, options: Mapping[str, Value], seats: int) -> Engine:
        return self.make(self.family, self.name, options, seats)
