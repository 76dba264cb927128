"""What those who run a server do with its database: the same statements for every kind."""

from typing import Any, get_args

import msgspec

from stolik.server.kept.seating import Status
from stolik.server.storage.base import Step, Storage, Summary

encode = msgspec.json.encode


def text_of(raw: Any) -> Any:
    """A value that may be damaged, as text that can be kept."""
    return bytes(raw).decode(errors="backslashreplace") if isinstance(raw, bytes) else raw


async def raw_copy(storage: Storage, table: str) -> dict[str, Any]:
    """All that is kept of a table, word for word, whether it can be read or not."""
    sql = "SELECT setup, summary, record FROM tables WHERE id = $1"
    setup, summary, record = map(text_of, (await storage.fetch(sql, table))[0])
    entries = await storage.fetch("SELECT n, entry FROM entries WHERE table_id = $1", table)
    chat = await storage.fetch("SELECT n, said FROM chat WHERE table_id = $1", table)
    return {
        "table": table,
        "setup": setup,
        "summary": summary,
        "record": record,
        "entries": [[row[0], text_of(row[1])] for row in entries],
        "chat": [[row[0], text_of(row[1])] for row in chat],
    }


async def raw_summary(storage: Storage, table: str) -> tuple[bytes, str | None]:
    """What lists show of a table, and its record."""
    rows = await storage.fetch("SELECT summary, record FROM tables WHERE id = $1", table)
    summary, record = rows[0]
    return summary.encode() if isinstance(summary, str) else bytes(summary), record


def cutting(table: str, version: int, summary: Summary, record: str | None) -> list[Step]:
    """Lets a log end with an entry, and the lists show the table so."""
    return [
        ("DELETE FROM entries WHERE table_id = $1 AND n > $2", (table, version)),
        (
            "UPDATE tables SET status = $2, busy = $3, updated = $4, summary = $5, record = $6 "
            "WHERE id = $1",
            (table, summary.status, int(summary.busy), summary.updated, encode(summary), record),
        ),
    ]


def removing(table: str, updated: int | None = None) -> list[Step]:
    """Forgets a table; with `updated` only if nothing has happened there since."""
    mark = "UPDATE tables SET status = 'gone' WHERE id = $1"
    if updated is not None:
        mark += f" AND updated = {updated:d}"
    is_gone = "EXISTS (SELECT 1 FROM tables WHERE id = $1 AND status = 'gone')"
    parts = [(f"DELETE FROM {part} WHERE table_id = $1 AND {is_gone}", (table,)) for part in PARTS]
    return [
        (mark, (table,)),  # from here on nobody else can add to it
        *parts,
        ("DELETE FROM tables WHERE id = $1 AND status = 'gone'", (table,)),
    ]


async def sizes(storage: Storage) -> dict[str, int]:
    """How much there is of what grows."""
    rows = await storage.fetch("SELECT status, count(*) FROM tables GROUP BY status")
    found = {f"tables_{status}": int(count) for status, count in rows}
    names = await storage.fetch("SELECT count(*) FROM people")
    return {**dict.fromkeys(STATUSES, 0), **found, "names": int(names[0][0])}


PARTS = ("chat", "entries", "labels", "sitters", "archived")
STATUSES = [f"tables_{status}" for status in get_args(Status)]
EXPIRED = """
    SELECT id, updated FROM tables WHERE status {} AND updated > $1 AND updated < $2
    ORDER BY updated LIMIT $3
"""
FORGOTTEN = """
    DELETE FROM people WHERE seen < $1
    AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters.person = people.id)
"""
