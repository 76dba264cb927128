"""PostgreSQL: for several server processes or machines that share their tables.

A process tells the others what it wrote by NOTIFY, in the same transaction. Which process runs a
table's bots and clocks says the table's `holder`; a process that has not given a sign of life for
a while holds nothing any more.
"""

import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import asyncpg
import msgspec

from stolik.errors import StolikError
from stolik.server.kept.log import Entry
from stolik.server.kept.setup import Setup, now
from stolik.server.kept.spoken import Said
from stolik.server.storage.base import (
    CHAT_STORED,
    Append,
    News,
    Note,
    Spoken,
    Summary,
    check_consecutive,
)
from stolik.server.storage.postgres_link import PostgresLink
from stolik.server.storage.postgres_notes import Notes
from stolik.server.storage.postgres_writer import PostgresWriter
from stolik.server.storage.reads import Reads
from stolik.server.storage.schema import COLUMNS, STEPS
from stolik.server.storage.trouble import Trouble, Unsure

NOW = "(extract(epoch FROM now()) * 1000)::bigint"
WORDS = {"bytes": "BYTEA", "big": "BIGINT", "time": "TIMESTAMPTZ", "now": NOW}
PROBE_BYTES = 32 * 2**10
MIGRATING = 7_305_461  # a number for the lock that lets one process migrate
ALIVE = "EXISTS (SELECT 1 FROM processes WHERE processes.id = holder AND until > now())"
encode = msgspec.json.encode


class PostgresStorage(Reads):
    """Tables in a shared database."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(8)
        self._link = PostgresLink(url)
        self._notes = Notes(self.process, self._link)
        self._writer = PostgresWriter(self._link.write, self._notes.note)
        self.transact = self._link.transact

    async def fetch(self, sql: str, *values: object) -> list[Any]:
        return await self._link.fetch(sql, *values)

    async def open(self) -> None:
        await self._link.open()
        try:
            async with self._link.connection(writing=False, seconds=None) as connection:
                await migrate(connection)
            await self._notes.start()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self._notes.stop()
        with contextlib.suppress(Trouble):
            await self.fetch("UPDATE tables SET holder = NULL WHERE holder = $1", self.process)
            await self.fetch("DELETE FROM processes WHERE id = $1", self.process)
        await self._link.close()

    async def secret(self) -> bytes:
        fresh = secrets.token_bytes(32)
        sql = "INSERT INTO meta VALUES ('secret', $1) ON CONFLICT (key) DO NOTHING"
        await self._link.write(sql, fresh)
        return bytes((await self.fetch("SELECT value FROM meta WHERE key = 'secret'"))[0][0])

    async def set_name(self, person: str, name: str) -> None:
        sql = (
            "INSERT INTO people VALUES ($1, $2, $3) "
            "ON CONFLICT (id) DO UPDATE SET name = $2, seen = $3"
        )
        await self._link.write(sql, person, name, now())

    async def probe(self) -> None:
        sql = "INSERT INTO meta VALUES ('probe', $1) ON CONFLICT (key) DO UPDATE SET value = $1"
        await self._link.write(sql, bytes(PROBE_BYTES))

    async def add(
        self,
        setup: Setup,
        entries: Sequence[Entry],
        summary: Summary,
        record: str | None = None,
    ) -> None:
        values = ", ".join(f"${i}" for i in range(1, 11))
        table = (
            setup.id,
            setup.maker,
            int(setup.watch),
            summary.status,
            int(summary.busy),
            summary.updated,
            encode(setup),
            encode(summary),
            record,
            self.process,
        )
        numbers, raw = [entry.n for entry in entries], [encode(entry) for entry in entries]
        await self._link.transact(
            [
                (f"INSERT INTO tables ({COLUMNS}, holder) VALUES ({values})", table),
                (ENTER, (setup.id, numbers, raw)),
                (SEAT, (summary.sitters, setup.id)),
            ]
        )

    async def append(
        self, table: str, entries: Sequence[Entry], summary: Summary, record: str | None
    ) -> None:
        check_consecutive(table, entries)
        try:
            await self._writer.append(Append(table, entries, summary, record))
        except Unsure:
            self._notes.doubt(table, entries[-1].n)
            raise

    async def say(self, table: str, said: Said, key: str | None = None) -> Said | None:
        while True:
            try:
                rows = await self._link.write(SAY, table, encode(said), key, CHAT_STORED)
                break
            except asyncpg.UniqueViolationError:
                continue  # somebody spoke at the same moment
        if not rows:
            return None
        numbered = msgspec.structs.replace(said, n=int(rows[0][0]))
        self.tell(table, Spoken(numbered))
        return numbered

    async def archive(self, person: str, table: str, *, archived: bool) -> None:
        sql = (
            "INSERT INTO archived VALUES ($1, $2) ON CONFLICT DO NOTHING"
            if archived
            else "DELETE FROM archived WHERE person = $1 AND table_id = $2"
        )
        await self._link.write(sql, person, table)

    async def set_watch(self, table: str, watch: bool) -> None:
        await self._link.write("UPDATE tables SET watch = $2 WHERE id = $1", table, int(watch))

    async def tables(self) -> AsyncIterator[str]:
        for row in await self.fetch("SELECT id FROM tables ORDER BY updated, id"):
            yield row[0]

    async def size(self) -> int:
        return int((await self.fetch("SELECT pg_database_size(current_database())"))[0][0])

    async def beat(self, seconds: float) -> set[str]:
        sql = """
            INSERT INTO processes VALUES ($1, now() + make_interval(secs => $2))
            ON CONFLICT (id) DO UPDATE SET until = excluded.until
        """
        await self.fetch(sql, self.process, seconds)
        await self.fetch("DELETE FROM processes WHERE until < now() - interval '1 hour'")
        rows = await self.fetch("SELECT id FROM processes WHERE until > now()")
        return {row[0] for row in rows}

    async def take(self, table: str) -> bool:
        sql = f"""
            UPDATE tables SET holder = $2 WHERE id = $1
            AND (holder IS NULL OR holder = $2 OR NOT {ALIVE}) RETURNING 1
        """
        return bool(await self.fetch(sql, table, self.process))

    async def release(self, tables: Sequence[str]) -> None:
        sql = "UPDATE tables SET holder = NULL WHERE id = ANY($1) AND holder = $2"
        await self.fetch(sql, list(tables), self.process)

    async def orphans(self) -> list[str]:
        sql = f"SELECT id FROM tables WHERE busy = 1 AND (holder IS NULL OR NOT {ALIVE}) LIMIT 200"
        return [row[0] for row in await self.fetch(sql)]

    def tell(self, table: str, news: News) -> None:
        self._notes.tell(table, news)

    def listen(self, heard: Callable[[Note | None], None]) -> None:
        self._notes.heard = heard


async def migrate(connection: Any) -> None:
    """Takes the steps that the database lacks; one process at a time."""
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER)")
        rows = await connection.fetch("SELECT version FROM schema_version")
        version = int(rows[0][0]) if rows else 0
        if version > len(STEPS):
            raise StolikError(
                f"This database was written by a newer Stolik (schema {version}, this one knows "
                f"{len(STEPS)}). Use that one, or another database."
            )
        if version == len(STEPS):
            return
        for step in STEPS[version:]:
            await connection.execute(step.format(**WORDS))
        await connection.execute("DELETE FROM schema_version")
        await connection.execute(f"INSERT INTO schema_version VALUES ({len(STEPS)})")


ENTER = "INSERT INTO entries SELECT $1, * FROM unnest($2::int[], $3::bytea[])"
SEAT = "INSERT INTO sitters SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING"
SAY = """
    WITH spoken AS (
        INSERT INTO chat SELECT $1::text, coalesce(max(n), 0) + 1, $2::bytea, $3::text
        FROM chat WHERE table_id = $1 ON CONFLICT (table_id, key) DO NOTHING RETURNING n
    ), forgotten AS (
        DELETE FROM chat USING spoken WHERE table_id = $1 AND chat.n <= spoken.n - $4::int
    )
    SELECT n FROM spoken
"""
