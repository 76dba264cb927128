"""Options of the rules: declared once, checked wherever they come from."""

from collections.abc import Mapping
from dataclasses import dataclass

from stolik.errors import BadOption

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """One option: the rule it belongs to, its usual value, and what else it may be."""

    name: str
    rule: str
    meaning: str
    usual: Value
    low: int = 0
    high: int = 1
    words: tuple[str, ...] = ()
    offered: tuple[int, ...] = ()
    """The numbers people choose from, where some of them mean a word: none, never."""
    read_at: str = ""
    """Where people read about it, if its own rule is a line for programs."""

    def check(self, value: object) -> Value:
        """The value, if it is allowed."""
        if self.words:
            if isinstance(value, str) and value in self.words:
                return value
        elif isinstance(self.usual, bool):
            if isinstance(value, bool):
                return value
        elif type(value) is int and self.low <= value <= self.high:
            return value
        raise BadOption(f"{self.name} ({self.rule}) can't be {value!r}: it is {self.allowed()}.")

    def allowed(self) -> str:
        """The allowed values in words."""
        if self.words:
            return " or ".join(self.words)
        if isinstance(self.usual, bool):
            return "true or false"
        return str(self.low) if self.low == self.high else f"{self.low} to {self.high}"


def changed(
    options: Mapping[str, Option], values: Mapping[str, Value], changes: Mapping[str, object]
) -> dict[str, Value]:
    """The values with some changed; BadOption names one that is unknown or not allowed."""
    result = dict(values)
    for name, value in changes.items():
        if name not in options:
            raise BadOption(f"There is no option {name!r}: choose among {', '.join(options)}.")
        result[name] = options[name].check(value)
    return result


def check_preset(name: str, presets: Mapping[str, object]) -> None:
    """Refuses a preset that the game doesn't have."""
    if name not in presets:
        raise BadOption(f"There is no preset {name!r}: choose {' or '.join(presets)}.")
