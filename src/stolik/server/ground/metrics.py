"""What is counted while a server runs."""

from collections import Counter

from stolik.server.ground.histogram import Histogram


class Metrics:
    """Counters. They begin at zero with each process."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.sockets = 0
        self.entries = 0
        self.refusals: Counter[str] = Counter()
        self.writes = Histogram("stolik_write_seconds")
        self.answers = Histogram("stolik_request_seconds")
        self.changes = Histogram("stolik_change_seconds")
        self.failed: Counter[str] = Counter()
        self.sizes: dict[str, int] = {}
        """How much is kept, measured now and then."""

    def wrote(self, entries: int, seconds: float) -> None:
        """Some entries were made durable."""
        self.entries += entries
        self.writes.note(seconds)
