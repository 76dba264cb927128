"""Reading the events of one decision, one after the other."""

from __future__ import annotations

from typing import Any

from .mismatch import Mismatch, require


def same(left: Any, right: Any) -> bool:
    """Equal as written: true is not 1 and the order of keys counts."""
    return repr(left) == repr(right)


class Events:
    """The events a transcript gives for a decision; each may be read once, in order."""

    def __init__(self, events: list[dict]) -> None:
        require(isinstance(events, list), "events", "a list", events)
        self.events = events
        self.at = 0

    def _next(self, expected: Any) -> Any:
        if self.at == len(self.events):
            raise Mismatch("events", expected, "no more events")
        self.at += 1
        return self.events[self.at - 1]

    def expect(self, event: dict) -> None:
        """An event that the rules fix in full."""
        found = self._next(event)
        require(same(found, event), "event", event, found)

    def take(self, *keys: str) -> dict:
        """An event with these keys whose content is, at least partly, chance."""
        expected = f"an event with the keys {list(keys)}"
        found = self._next(expected)
        ok = isinstance(found, dict) and list(found) == list(keys)
        require(ok, "event", expected, found)
        return found

    def expect_cards(self, key: str, cards: list[str]) -> None:
        """An event that lists these cards in any order."""
        found = self.take(key)[key]
        ok = isinstance(found, list) and sorted(map(str, found)) == sorted(cards)
        require(ok, f"cards of {key!r} in any order", cards, found)

    def end(self) -> None:
        require(self.at == len(self.events), "events", "no more events", self.events[self.at :])
