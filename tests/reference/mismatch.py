"""The one error of the reference: a transcript says something the rules do not."""

from __future__ import annotations

from typing import Any


class Mismatch(Exception):
    """What was looked at, what the rules demand there and what the transcript says."""

    def __init__(self, what: str, expected: Any, found: Any) -> None:
        super().__init__(what, expected, found)
        self.what = what
        self.expected = expected
        self.found = found
        self.where = ""

    def at(self, where: str) -> Mismatch:
        """The same error with a place put in front of the one it already names."""
        self.where = f"{where}, {self.where}" if self.where else where
        return self

    def __str__(self) -> str:
        where = f"{self.where}: " if self.where else ""
        return f"{where}{self.what}: expected {self.expected}, found {self.found}"


def require(ok: bool, what: str, expected: Any, found: Any) -> None:
    if not ok:
        raise Mismatch(what, expected, found)
