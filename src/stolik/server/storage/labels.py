"""Names and pace of tables, beside their logs: the same statements for every kind of database."""

from typing import Any, Protocol

import msgspec

from stolik.server.kept.labels import Label
from stolik.server.storage.base import Step, Storage, Summary


class Fetches(Protocol):
    """Who can read rows."""

    async def fetch(self, sql: str, *values: object) -> list[Any]: ...


async def read_labels(storage: Fetches, table: str) -> list[Label]:
    """Of one table; at most one for each seat, and the pace."""
    sql = "SELECT seat, label, after FROM labels WHERE table_id = $1"
    return [
        Label(int(seat), text, int(after)) for seat, text, after in await storage.fetch(sql, table)
    ]


def labeling(table: str, label: Label) -> Step:
    """Keeps a label in place of the one before."""
    sql = (
        "INSERT INTO labels VALUES ($1, $2, $3, $4) ON CONFLICT (table_id, seat) "
        "DO UPDATE SET label = excluded.label, after = excluded.after"
    )
    return sql, (table, label.seat, label.text, label.after)


async def keep_label(storage: Storage, label: Label, summary: Summary) -> None:
    """Returns when it is durable."""
    update = "UPDATE tables SET summary = $2 WHERE id = $1"
    await storage.transact(
        [labeling(summary.id, label), (update, (summary.id, msgspec.json.encode(summary)))]
    )
