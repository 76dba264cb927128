"""PostgreSQL: for several server processes or machines that share their tables.

A process tells the others what it wrote by NOTIFY, in the same transaction. Which process runs a
table's bots and clocks says the table's `holder`; a process that has not given a sign of life for
a while holds nothing any more.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import msgspec

from stolik.errors import StolikError
from stolik.server.log import Entry, read_entry
from stolik.server.protocol import Said
from stolik.server.setup import Setup, read_setup
from stolik.server.storage.base import (
    CHAT_KEPT,
    LIST_LENGTH,
    Append,
    Lists,
    News,
    Note,
    Spoken,
    Stored,
    Summary,
    read_note,
    read_said,
    read_summary,
)
from stolik.server.storage.schema import AWAY, COLUMNS, OWN_LISTS, STEPS

try:
    import asyncpg

    from stolik.server.storage.postgres_writer import CHANNEL, PostgresWriter
except ImportError as error:  # an optional extra
    raise StolikError(
        "PostgreSQL needs one more package: pip install 'stolik[postgres]'."
    ) from error

log = logging.getLogger("stolik.postgres")
WORDS = {"bytes": "BYTEA", "big": "BIGINT", "time": "TIMESTAMPTZ"}
MOST_NOTE = 7900  # bytes; PostgreSQL takes no more than 8000
MIGRATING = 7_305_461  # a number for the lock that lets one process migrate
CONNECTIONS = 8
RETRY_SECONDS, CLOSE_SECONDS = 0.5, 2.0
ALIVE = "EXISTS (SELECT 1 FROM processes WHERE processes.id = holder AND until > now())"
encode = msgspec.json.encode


class PostgresStorage:
    """Tables in a shared database."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self.process = secrets.token_hex(8)
        self._pool: Any = None
        self._writer = PostgresWriter(self._run, self._note)
        self._heard: Callable[[Note | None], None] = lambda _: None
        self._notes: asyncio.Queue[tuple[str, News]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self._url, min_size=1, max_size=CONNECTIONS)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise StolikError(f"The database can't be reached: {error}") from error
        try:
            async with self._pool.acquire() as connection:
                await migrate(connection)
        except BaseException:
            await self._pool.close()
            raise
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._tell_all()),
            asyncio.create_task(self._listen_always(listening)),
        ]
        await listening.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await self._run("UPDATE tables SET holder = NULL WHERE holder = $1", self.process)
            await self._run("DELETE FROM processes WHERE id = $1", self.process)
        await self._pool.close()

    async def _run(self, sql: str, *values: object) -> list[Any]:
        rows: list[Any] = await self._pool.fetch(sql, *values)
        return rows

    async def secret(self) -> bytes:
        fresh = secrets.token_bytes(32)
        sql = "INSERT INTO meta VALUES ('secret', $1) ON CONFLICT (key) DO NOTHING"
        await self._run(sql, fresh)
        return bytes((await self._run("SELECT value FROM meta WHERE key = 'secret'"))[0][0])

    async def name_of(self, person: str) -> str | None:
        rows = await self._run("SELECT name FROM people WHERE id = $1", person)
        return rows[0][0] if rows else None

    async def set_name(self, person: str, name: str) -> None:
        sql = "INSERT INTO people VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = $2"
        await self._run(sql, person, name)

    async def add(
        self,
        setup: Setup,
        entries: Sequence[Entry],
        summary: Summary,
        record: str | None = None,
    ) -> None:
        values = ", ".join(f"${i}" for i in range(1, 10))
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute(
                f"INSERT INTO tables ({COLUMNS}, holder) VALUES ({values}, $10)",
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
            rows = [(setup.id, entry.n, encode(entry)) for entry in entries]
            await connection.executemany("INSERT INTO entries VALUES ($1, $2, $3)", rows)
            await connection.execute(SEAT, summary.sitters, setup.id)

    async def load(self, table: str) -> Stored | None:
        rows = await self._run("SELECT setup, record FROM tables WHERE id = $1", table)
        if not rows:
            return None
        entries = await self.entries_after(table, 0)
        said = await self._run(
            "SELECT said FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2", table, CHAT_KEPT
        )
        chat = [read_said(row[0]) for row in reversed(said)]
        return Stored(read_setup(rows[0][0]), entries, chat, rows[0][1])

    async def entries_after(self, table: str, version: int) -> list[Entry]:
        sql = "SELECT entry FROM entries WHERE table_id = $1 AND n > $2 ORDER BY n"
        return [read_entry(row[0]) for row in await self._run(sql, table, version)]

    async def append(
        self, table: str, entries: Sequence[Entry], summary: Summary, record: str | None
    ) -> None:
        await self._writer.append(Append(table, entries, summary, record))

    async def say(self, table: str, said: Said) -> Said:
        sql = """
            INSERT INTO chat SELECT $1, coalesce(max(n), 0) + 1, $2 FROM chat WHERE table_id = $1
            RETURNING n
        """
        while True:
            try:
                number = int((await self._run(sql, table, encode(said)))[0][0])
                break
            except asyncpg.UniqueViolationError:
                continue  # somebody spoke at the same moment
        numbered = msgspec.structs.replace(said, n=number)
        sql = "UPDATE chat SET said = $3 WHERE table_id = $1 AND n = $2"
        await self._run(sql, table, number, encode(numbered))
        self.tell(table, Spoken(numbered))
        return numbered

    async def lists(self, person: str) -> Lists:
        own = "SELECT summary FROM tables JOIN sitters ON id = table_id WHERE person = $1 AND "
        watch = (
            "SELECT summary FROM tables WHERE watch = 1 AND status = 'playing' AND NOT EXISTS "
            "(SELECT 1 FROM sitters WHERE table_id = tables.id AND person = $1)"
        )
        end = f" ORDER BY updated DESC LIMIT {LIST_LENGTH}"
        mine, finished, archived = (own + which.format(away=AWAY) for which in OWN_LISTS)
        found = [await self._run(sql + end, person) for sql in (mine, watch, finished, archived)]
        return Lists(*([read_summary(row[0]) for row in rows] for rows in found))

    async def count_unfinished(self, person: str) -> int:
        sql = "SELECT count(*) FROM tables WHERE maker = $1 AND status NOT IN ('over', 'deleted')"
        return int((await self._run(sql, person))[0][0])

    async def archive(self, person: str, table: str, *, archived: bool) -> None:
        sql = (
            "INSERT INTO archived VALUES ($1, $2) ON CONFLICT DO NOTHING"
            if archived
            else "DELETE FROM archived WHERE person = $1 AND table_id = $2"
        )
        await self._run(sql, person, table)

    async def set_watch(self, table: str, watch: bool) -> None:
        await self._run("UPDATE tables SET watch = $2 WHERE id = $1", table, int(watch))

    async def tables(self) -> AsyncIterator[str]:
        for row in await self._run("SELECT id FROM tables ORDER BY updated, id"):
            yield row[0]

    async def beat(self, seconds: float) -> set[str]:
        sql = """
            INSERT INTO processes VALUES ($1, now() + make_interval(secs => $2))
            ON CONFLICT (id) DO UPDATE SET until = excluded.until
        """
        await self._run(sql, self.process, seconds)
        await self._run("DELETE FROM processes WHERE until < now() - interval '1 hour'")
        rows = await self._run("SELECT id FROM processes WHERE until > now()")
        return {row[0] for row in rows}

    async def take(self, table: str) -> bool:
        sql = f"""
            UPDATE tables SET holder = $2 WHERE id = $1
            AND (holder IS NULL OR holder = $2 OR NOT {ALIVE}) RETURNING 1
        """
        return bool(await self._run(sql, table, self.process))

    async def release(self, tables: Sequence[str]) -> None:
        sql = "UPDATE tables SET holder = NULL WHERE id = ANY($1) AND holder = $2"
        await self._run(sql, list(tables), self.process)

    async def orphans(self) -> list[str]:
        sql = f"SELECT id FROM tables WHERE busy = 1 AND (holder IS NULL OR NOT {ALIVE}) LIMIT 200"
        return [row[0] for row in await self._run(sql)]

    def tell(self, table: str, news: News) -> None:
        self._notes.put_nowait((table, news))

    def listen(self, heard: Callable[[Note | None], None]) -> None:
        self._heard = heard

    def _note(self, table: str, news: News) -> str:
        return encode(Note(self.process, table, news)).decode()

    async def _tell_all(self) -> None:
        sql = "SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note"
        while True:
            waiting = [await self._notes.get()]
            while not self._notes.empty():
                waiting.append(self._notes.get_nowait())
            notes = [self._note(*news) for news in waiting]
            try:
                await self._run(sql, CHANNEL, [n for n in notes if len(n.encode()) <= MOST_NOTE])
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("others could not be told: %s", error)

    async def _listen_always(self, listening: asyncio.Event) -> None:
        """Listens on a connection of its own; after a loss everything may have been missed."""
        while True:
            try:
                await self._listen(listening)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("listening to other processes failed: %s", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, listening: asyncio.Event) -> None:
        connection = await asyncpg.connect(self._url)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._hear)
            listening.set()
            self._heard(None)
            await lost.wait()
        finally:
            await connection.close(timeout=CLOSE_SECONDS)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        note = read_note(payload)
        if note.process != self.process:
            self._heard(note)


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


SEAT = """
    INSERT INTO sitters SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING
"""
