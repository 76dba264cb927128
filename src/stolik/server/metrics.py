"""Figures for whoever runs a server, in the text format that Prometheus reads."""

from collections import Counter
from typing import TYPE_CHECKING

from stolik.server.histogram import Histogram

if TYPE_CHECKING:
    from stolik.server.hub import Hub


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

    def text(self, hub: "Hub") -> str:
        """All figures."""
        tables = hub.tables.values()
        gauges = {
            "stolik_tables_open": len(hub.tables),
            "stolik_sockets_open": sum(len(table.clients) for table in tables),
            "stolik_bots_thinking": hub.desk.busy,
            "stolik_bots_waiting": hub.desk.waiting,
            "stolik_tables_unsure": sum(table.unsure for table in tables),
            "stolik_database_failing": int(hub.outage.reason is not None),
            "stolik_entries_in_memory": sum(table.live.version for table in tables),
            "stolik_limiter_buckets": len(hub.limiter),
            **{f"stolik_kept_{name}": size for name, size in sorted(self.sizes.items())},
        }
        counts = {
            "stolik_entries_written_total": self.entries,
            "stolik_bot_moves_total": hub.desk.thought,
            "stolik_sockets_total": self.sockets,
        }
        rows = [line for name, value in gauges.items() for line in _rows(name, "gauge", value)]
        rows += [line for name, value in counts.items() for line in _rows(name, "counter", value)]
        rows.append("# TYPE stolik_writes_failed_total counter")
        for kind in ("conflict", "unsaved", "unsure"):
            rows.append(f'stolik_writes_failed_total{{kind="{kind}"}} {self.failed[kind]}')
        for histogram in (self.writes, self.answers, self.changes, hub.desk.waits, hub.desk.thinks):
            rows += histogram.rows()
        rows.append("# TYPE stolik_refused_total counter")
        for kind, count in sorted((self.refusals + hub.limiter.refused).items()):
            rows.append(f'stolik_refused_total{{kind="{kind}"}} {count}')
        rows.append("# TYPE stolik_requests_total counter")
        for (method, status), count in sorted(self.requests.items()):
            rows.append(f'stolik_requests_total{{method="{method}",status="{status}"}} {count}')
        return "\n".join(rows) + "\n"


def _rows(name: str, kind: str, value: float) -> list[str]:
    return [f"# TYPE {name} {kind}", f"{name} {value}"]
