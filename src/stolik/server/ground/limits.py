"""How much one person or address may ask for: token buckets, forgotten when full again."""

import time
from collections import Counter
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


MESSAGES = Rate(60, 15)  # on one socket
QUESTIONS = Rate(30, 6)  # of a person: previews, reasons, aids
CHAT = Rate(5, 0.5)
DEEDS_RATE = Rate(40, 0.5)  # of a person at a table: entries that are no moves
LABELS_RATE = Rate(10, 0.5)  # of a person at a table: names and pace
REQUESTS = Rate(600, 60)  # of an address, to the API: thirty people may live there
NEW_TABLES = Rate(20, 0.2)
NEW_TABLES_HERE = Rate(120, 1)  # of an address
NEW_PEOPLE = Rate(60, 0.5)  # of an address
NEW_CODES = Rate(6, 0.05)  # of a person: for another device
TAKEN_CODES = Rate(10, 0.1)  # of an address
SOCKETS = Rate(120, 10)  # of an address: opened
WRONG_KEYS = Rate(20, 0.1)
MOST_SOCKETS = 200  # of an address at a time
MOST_CONNECTIONS = 400  # of an address at a time: thirty people, and the files of their pages
MOST_ENTRIES = 10_000  # of a table; then it takes only moves
MOST_TABLES = 100  # of a person, not over
MOST_BOT_TABLES = 8  # from an address at a time, at which only bots sit
MOST_BUCKETS = 100_000


class Limiter:
    """Buckets by name. Turned off, it lets everything through."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self.refused: Counter[str] = Counter()
        """How often something was too much, by kind."""
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def __len__(self) -> int:
        """How many buckets are remembered."""
        return len(self._buckets)

    def allows(self, kind: str, who: str, rate: Rate) -> bool:
        """Takes one from the bucket; False: it is empty."""
        if not self.on:
            return True
        at = time.monotonic()
        level, then = self._buckets.get((kind, who), (rate.burst, at))
        level = min(rate.burst, level + (at - then) * rate.per_second)
        if level < 1:
            self.refused[kind] += 1
            return False
        self._buckets[kind, who] = (level - 1, at)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget()
        return True

    def _forget(self) -> None:
        """Drops the older half: those buckets have long been full again."""
        oldest = sorted(self._buckets, key=lambda name: self._buckets[name][1])
        for name in oldest[: len(oldest) // 2]:
            del self._buckets[name]
