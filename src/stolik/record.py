"""A play as short text. docs/records.md describes the format.

Every move line begins with four digits that depend on all before it and on what the move brought,
so that the first changed line can be named.
"""

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stolik.game import Decision, Table

FIRST_LINE = "stolik record 1"


class Record(msgspec.Struct, frozen=True):
    """Game, options, seed and moves; with our rules that is the whole play."""

    game: str
    map: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Any]
    deal: dict[str, Any] | None
    moves: list[tuple[str, str]]
    result: list[int] | None
    notes: dict[str, str] = {}
    """What else somebody wants to know of it; the play does not depend on it."""

    @classmethod
    def of(cls, table: "Table", notes: "Mapping[str, str] | None" = None) -> "Record":
        """The record of a table."""
        return cls(
            game=table.game.name,
            map=table.game.map,
            rules=table.game.rules_version,
            seats=table.seats,
            seed=table.seed or 0,
            options=changed_options(table),
            deal=None if table.deal is None else dict(table.deal),
            moves=list(zip(checks(table), [str(d.move) for d in table.history], strict=True)),
            result=[points.total for points in table.score()] if table.over else None,
            notes=dict(notes or {}),
        )

    def text(self) -> str:
        """The record as people read and store it."""
        lines = [
            FIRST_LINE,
            f"game {self.game}",
            f"map {self.map}",
            f"rules {self.rules}",
            f"seats {self.seats}",
            f"seed {self.seed}",
        ]
        lines += [f"option {name} {_word(value)}" for name, value in self.options.items()]
        for key, value in (self.deal or {}).items():
            lines.append(f"deal {key} {' '.join(value) if isinstance(value, list) else value}")
        lines += [f"note {key} {' '.join(value.split())}" for key, value in self.notes.items()]
        lines.append("")
        lines += [f"{check} {move}" for check, move in self.moves]
        if self.result is not None:
            lines += ["", f"result {' '.join(map(str, self.result))}"]
        return "\n".join(lines) + "\n"


def changed_options(table: "Table") -> dict[str, Any]:
    """The options that differ from what the game has by itself."""
    usual = table.game.options()
    return {name: value for name, value in table.options.items() if usual[name] != value}


def checks(table: "Table") -> list[str]:
    """Four digits for each move, each depending on the deal and all moves up to it."""
    digest = start_check(table)
    return [next_check(digest, decision) for decision in table.history]


def start_check(table: "Table") -> "hashlib._Hash":
    """What all checks of a play begin with: its deal and options."""
    return hashlib.sha256(_json(table.engine.header(table.start, table.start_events)))


def next_check(digest: "hashlib._Hash", decision: "Decision") -> str:
    """The check of one more decision. The digest is modified in place."""
    given = [decision.given] if decision.given else []
    parts = [decision.seat, decision.phase, *given, str(decision.move), decision.events]
    digest.update(_json(parts))
    return digest.hexdigest()[:4]


def _json(value: object) -> bytes:
    return msgspec.json.encode(value)


def read_value(text: str) -> bool | int | str:
    """An option's value as people write it."""
    words = {"yes": True, "true": True, "no": False, "false": False}
    if text in words:
        return words[text]
    return int(text) if text.isascii() and text.isdigit() else text


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
