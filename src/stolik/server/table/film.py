"""The states of a play, one after the other, for those who look at it again."""

from typing import Any

from stolik.core.records import copied
from stolik.game import Table

KEPT_EACH = 32
"""Every so many decisions a state is kept."""


class Film:
    """Some states of a finished game are kept, so that a page of them costs only its own."""

    def __init__(self, played: Table) -> None:
        self._played = played
        self._kept = {0: played.start}

    def at(self, number: int) -> Any:
        """The state after so many decisions, as a copy that can be played on."""
        near = range(number - number % KEPT_EACH, -1, -KEPT_EACH)
        first = next(kept for kept in near if kept in self._kept)
        state = copied(self._kept[first])
        for played in range(first, number):
            self.play(state, played)
        return state

    def play(self, state: Any, number: int) -> None:
        """The next decision on a state after so many. Modified in place."""
        self._played.engine.apply(state, self._played.history[number].code)
        if (number + 1) % KEPT_EACH == 0:
            self._kept[number + 1] = copied(state)
