"""News about a crowd: to tell each of thousands of every other would be millions of messages."""

import asyncio
from collections.abc import Callable

CROWD = 30
SECONDS_EACH = 0.001


class Throttle:
    """Does something at once for a few; for a crowd after a while, once for all that came since."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do
        self._timer: asyncio.TimerHandle | None = None

    def ask(self, crowd: int) -> None:
        """Wants it done for so many."""
        if crowd < CROWD:
            self.stop()
            self._do()
        elif self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(crowd * SECONDS_EACH, self._now)

    def stop(self) -> None:
        """Nothing is to be done later."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _now(self) -> None:
        self._timer = None
        self._do()
