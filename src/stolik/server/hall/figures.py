"""Figures for whoever runs a server, in the text format that Prometheus reads."""

from stolik.server.hall.hub import Hub


def figures(hub: Hub) -> str:
    """All figures."""
    metrics, tables = hub.metrics, hub.tables.values()
    gauges = {
        "stolik_tables_open": len(hub.tables),
        "stolik_sockets_open": sum(len(table.clients) for table in tables),
        "stolik_bots_thinking": hub.desk.busy,
        "stolik_bots_waiting": hub.desk.waiting,
        "stolik_tables_unsure": sum(table.unsure for table in tables),
        "stolik_database_failing": int(hub.outage.reason is not None),
        "stolik_entries_in_memory": sum(table.live.version for table in tables),
        "stolik_limiter_buckets": len(hub.limiter),
        **{f"stolik_kept_{name}": size for name, size in sorted(metrics.sizes.items())},
    }
    counts = {
        "stolik_entries_written_total": metrics.entries,
        "stolik_bot_moves_total": hub.desk.thought,
        "stolik_sockets_total": metrics.sockets,
    }
    rows = [line for name, value in gauges.items() for line in _rows(name, "gauge", value)]
    rows += [line for name, value in counts.items() for line in _rows(name, "counter", value)]
    rows.append("# TYPE stolik_writes_failed_total counter")
    for kind in ("conflict", "unsaved", "unsure"):
        rows.append(f'stolik_writes_failed_total{{kind="{kind}"}} {metrics.failed[kind]}')
    desk = hub.desk
    for times in (metrics.writes, metrics.answers, metrics.changes, desk.waits, desk.thinks):
        rows += times.rows()
    rows.append("# TYPE stolik_refused_total counter")
    for kind, count in sorted((metrics.refusals + hub.limiter.refused).items()):
        rows.append(f'stolik_refused_total{{kind="{kind}"}} {count}')
    rows.append("# TYPE stolik_requests_total counter")
    for (method, status), count in sorted(metrics.requests.items()):
        rows.append(f'stolik_requests_total{{method="{method}",status="{status}"}} {count}')
    return "\n".join(rows) + "\n"


def _rows(name: str, kind: str, value: float) -> list[str]:
    return [f"# TYPE {name} {kind}", f"{name} {value}"]
