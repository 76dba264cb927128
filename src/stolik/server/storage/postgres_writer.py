"""Appends to PostgreSQL: whatever waits goes in by one statement.

A transaction that tells others by NOTIFY keeps every other one from committing until it is durable,
so that appends on connections of their own would wait for the disk one after another.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import asyncpg
import msgspec

from stolik.server.storage.base import Append, Written
from stolik.server.storage.postgres_link import OURS
from stolik.server.storage.postgres_notes import CHANNEL
from stolik.server.storage.trouble import Conflict

encode = msgspec.json.encode
MOST_AT_ONCE = 500
APPEND = f"""
    WITH due AS (
        SELECT id, first FROM unnest($13::text[], $14::int[]) AS given (id, first)
        WHERE first = 1 + (SELECT coalesce(max(n), 0) FROM entries WHERE table_id = given.id)
        AND EXISTS (SELECT 1 FROM tables WHERE tables.id = given.id)
    ), appended AS (
        INSERT INTO entries SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[])
            AS new (table_id, n, entry) WHERE table_id IN (SELECT id FROM due)
    ), kept AS (
        UPDATE tables SET status = new.status, busy = new.busy, updated = new.updated,
            summary = new.summary, record = new.record
        FROM unnest($4::text[], $5::text[], $6::int[], $7::bigint[], $8::bytea[], $9::text[])
            AS new (id, status, busy, updated, summary, record)
        WHERE tables.id = new.id AND tables.id IN (SELECT id FROM due)
    ), seated AS (
        INSERT INTO sitters SELECT * FROM unnest($10::text[], $11::text[])
            AS new (person, table_id) WHERE table_id IN (SELECT id FROM due)
            ON CONFLICT DO NOTHING
    )
    SELECT due.id, pg_notify('{CHANNEL}', note)
    FROM due JOIN unnest($13::text[], $12::text[]) AS told (id, note) ON due.id = told.id
"""
"""One statement, so one way there and back, and all of it or nothing. Tables for which the entries
are not the next ones are left as they are, and are missing in the answer."""

Job = tuple[Append, "asyncio.Future[None]"]


class PostgresWriter:
    """One group is on its way to the disk while the next one gathers."""

    def __init__(
        self,
        run: Callable[..., Awaitable[list[Any]]],
        note: Callable[[str, Written], str],
    ) -> None:
        self._run = run
        self._note = note
        self._waiting: list[Job] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        """Returns when the entries are durable; Conflict if another process was first."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        await asyncio.shield(future)

    async def _write_all(self) -> None:
        while self._waiting:
            await self._write(self._next_group())

    def _next_group(self) -> list[Job]:
        """What waits longest, one append of a table at most: a later one builds on it."""
        group: dict[str, Job] = {}
        rest: list[Job] = []
        for job in self._waiting:
            if job[0].table in group or len(group) >= MOST_AT_ONCE:
                rest.append(job)
            else:
                group[job[0].table] = job
        self._waiting = rest
        return list(group.values())

    async def _write(self, group: Sequence[Job]) -> None:
        """What can't be written together is tried alone: the fault of one harms no other."""
        try:
            rows = await self._run(APPEND, *self._columns([append for append, _ in group]))
        except OURS as error:
            if len(group) > 1:
                for job in group:
                    await self._write([job])
                return
            taken = isinstance(error, asyncpg.UniqueViolationError)
            _answer(group, Conflict(group[0][0].table) if taken else error)
        except Exception as error:
            _answer(group, error)
        else:
            done = {row[0] for row in rows}
            _answer([job for job in group if job[0].table in done], None)
            for job in group:
                if job[0].table not in done:
                    _answer([job], Conflict(job[0].table))

    def _columns(self, appends: Sequence[Append]) -> list[Sequence[object]]:
        entries = [(a.table, e.n, encode(e)) for a in appends for e in a.entries]
        tables = [
            (a.table, s.status, int(s.busy), s.updated, encode(s), a.record)
            for a in appends
            for s in (a.summary,)
        ]
        sitters = [(p, a.table) for a in appends if a.seats_somebody for p in a.summary.sitters]
        notes = [self._note(a.table, Written(a.entries[-1].n)) for a in appends]
        rows = [*_turned(entries, 3), *_turned(tables, 6), *_turned(sitters, 2)]
        due = [(a.table, a.entries[0].n) for a in appends]
        return [*rows, notes, *_turned(due, 2)]


def _turned(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    """Rows as columns."""
    return [[row[i] for row in rows] for i in range(width)]


def _answer(group: Sequence[Job], error: Exception | None) -> None:
    for _, future in group:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
