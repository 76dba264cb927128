"""A bar for long work: one line that is written anew, or now and then a line of its own."""

import sys
import time
from dataclasses import dataclass, field

WIDTH = 24
QUIET_SECONDS = 30.0
"""How often a line appears where the output is no terminal."""


@dataclass
class Bar:
    """Shows how far work has come, on standard error."""

    total: int
    unit: str
    done_before: int = 0  # kept from an earlier run: it says nothing about the speed of this one
    _began: float = field(default_factory=time.monotonic)
    _shown: float = 0.0
    _width: int = 0

    def show(self, done: int, note: str = "") -> None:
        """Shows that so much is done."""
        now = time.monotonic()
        on_terminal = sys.stderr.isatty()
        if not on_terminal and done < self.total and now - self._shown < QUIET_SECONDS:
            return
        self._shown = now
        filled = round(WIDTH * done / max(1, self.total))
        bar = "█" * filled + "░" * (WIDTH - filled)
        told = ", ".join(filter(None, [f"{done} of {self.total} {self.unit}", note]))
        line = f"{bar} {told}{self._left(done)}"
        padding = " " * max(0, self._width - len(line))
        self._width = len(line)
        print(f"\r{line}{padding}" if on_terminal else line, end="" if on_terminal else "\n",
              file=sys.stderr, flush=True)  # fmt: skip

    def _left(self, done: int) -> str:
        fresh = done - self.done_before
        if fresh <= 0 or done >= self.total:
            return ""
        seconds = (time.monotonic() - self._began) / fresh * (self.total - done)
        return f", {duration(seconds)} left"

    def end(self) -> None:
        """Leaves the line."""
        if sys.stderr.isatty() and self._width:
            print(file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """`45 s`, `12 min`, `3 h 20 min`."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60} min"
