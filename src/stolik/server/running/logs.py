"""What the server writes to its log: to standard error, with lines of one kind held back.

A flood of requests must not become a flood of lines. Imports nothing heavy.
"""

import logging
import time
from collections.abc import Callable

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
AT_ONCE = 5
WINDOW_SECONDS = 60.0
MOST_KINDS = 1000
KIND_LETTERS = 60


class Throttle(logging.Filter):
    """Lets a few lines of a kind through, then one a minute that says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: dict[tuple[str, int, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, record.levelno, str(record.msg)[:KIND_LETTERS])
        at = self._clock()
        began, seen = self._kinds.get(kind, (at, 0))
        left_out = 0
        if at - began >= WINDOW_SECONDS:
            left_out, began, seen = max(0, seen - AT_ONCE), at, 0
        if kind not in self._kinds and len(self._kinds) >= MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = (began, seen + 1)
        if left_out:
            record.msg, record.args = f"{record.getMessage()} ({left_out} more like this)", None
        return seen < AT_ONCE


def start_logging() -> None:
    """Once a process; whoever set up logging before keeps it."""
    root = logging.getLogger()
    if not root.handlers:
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter(FORMAT))
        handler.addFilter(Throttle())
        root.addHandler(handler)
        root.setLevel(logging.WARNING)
