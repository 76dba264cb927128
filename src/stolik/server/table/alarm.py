"""Rings when a table's running clock is at zero, or when it has waited long enough for shares."""

import asyncio
from collections.abc import Callable

from stolik.server.kept.setup import now
from stolik.server.table.live import LiveTable


def _end_of_wait(live: LiveTable) -> int | None:
    """When something happens here without anybody."""
    if live.status == "waiting":
        return live.mixture.ends
    return live.idle.ends if live.idle else live.clock.runs_out()


class Alarm:
    """One timer; `ring` is called with the version it was set for, and the time."""

    def __init__(self, ring: Callable[[int, int], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, live: LiveTable) -> None:
        """For the clock as it runs now, or the wait."""
        self.stop()
        end = _end_of_wait(live)
        if end is not None and not live.closed:
            wait = max(0.0, (end - now()) / 1000)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self._time_is_up, live, end)

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _time_is_up(self, live: LiveTable, end: int) -> None:
        at = now()
        if at < end:  # the loop's own clock was a little ahead
            self.set(live)
        else:
            self._ring(live.version, at)
