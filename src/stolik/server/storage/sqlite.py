"""SQLite: one file in the data folder, for one server process (WAL, synchronous=FULL)."""

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from stolik.errors import StolikError
from stolik.server.ground.private import make_private
from stolik.server.kept.log import Entry
from stolik.server.kept.setup import Setup, now
from stolik.server.kept.spoken import Said
from stolik.server.storage.base import (
    CHAT_STORED,
    Append,
    News,
    Note,
    Step,
    Summary,
    check_consecutive,
)
from stolik.server.storage.reads import Reads
from stolik.server.storage.schema import COLUMNS, STEPS
from stolik.server.storage.sqlite_trouble import trouble_of
from stolik.server.storage.sqlite_works import seat
from stolik.server.storage.sqlite_writer import SqliteWriter
from stolik.server.storage.trouble import Trouble

NOW = "CAST(strftime('%s', 'now') AS INTEGER) * 1000"
WORDS = {"bytes": "BLOB", "big": "INTEGER", "time": "REAL", "now": NOW}
MOST_JOURNAL = 64 * 2**20
PROBE_BYTES = 32 * 2**10
"""More than a few entries need, so that room for it is room for them."""


class SqliteStorage(Reads):
    """The default: nothing to set up."""

    is_shared = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = SqliteWriter(self._connect)
        self._reading = ThreadPoolExecutor(1, "sqlite-reader")
        self._reader: sqlite3.Connection | None = None

    async def open(self) -> None:
        make_private(self._path)
        with contextlib.closing(self._connect()) as connection:
            migrate(connection)
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._close_reader()
        self._reading.shutdown()

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(
                self._path, timeout=10, isolation_level=None, check_same_thread=False
            )
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute(f"PRAGMA journal_size_limit = {MOST_JOURNAL}")
        except sqlite3.DatabaseError as error:
            if not isinstance(error, sqlite3.OperationalError):
                raise StolikError(f"{self._path} is no data of Stolik: {error}.") from error
            raise trouble_of(error, writing=False) from error
        return connection

    async def _read(self, sql: str, *values: object) -> list[Any]:
        def run() -> list[Any]:
            self._reader = self._reader or self._connect()
            try:
                return self._reader.execute(sql, values).fetchall()
            except sqlite3.ProgrammingError:
                raise
            except sqlite3.Error as error:
                raise trouble_of(error, writing=False) from error

        return await asyncio.get_running_loop().run_in_executor(self._reading, run)

    async def _close_reader(self) -> None:
        """The next one who reads opens it anew."""

        def run() -> None:
            if self._reader is not None:
                self._reader.close()
                self._reader = None

        await asyncio.get_running_loop().run_in_executor(self._reading, run)

    async def fetch(self, sql: str, *values: object) -> list[Any]:
        return await self._read(sql.replace("$", "?"), *values)

    async def transact(self, steps: Iterable[Step]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for sql, values in steps:
                connection.execute(sql.replace("$", "?"), tuple(values))

        await self._writer.do(work)

    async def probe(self) -> None:
        sql = f"INSERT OR REPLACE INTO meta VALUES ('probe', zeroblob({PROBE_BYTES}))"
        try:
            await self._writer.do(lambda connection: connection.execute(sql))
        except Trouble:
            # What was opened while nobody could write stays so, for all connections of a process.
            await self._close_reader()
            raise

    async def secret(self) -> bytes:
        if kept := await self._read("SELECT value FROM meta WHERE key = 'secret'"):
            return bytes(kept[0][0])

        def work(connection: sqlite3.Connection) -> bytes:
            fresh = secrets.token_bytes(32)
            connection.execute("INSERT OR IGNORE INTO meta VALUES ('secret', ?)", (fresh,))
            row = connection.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()
            return bytes(row[0])

        return await self._writer.do(work)

    async def set_name(self, person: str, name: str) -> None:
        sql = "INSERT OR REPLACE INTO people VALUES (?, ?, ?)"
        await self._writer.do(lambda connection: connection.execute(sql, (person, name, now())))

    async def add(
        self,
        setup: Setup,
        entries: Sequence[Entry],
        summary: Summary,
        record: str | None = None,
    ) -> None:
        encode = msgspec.json.encode

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    setup.id,
                    setup.maker,
                    setup.watch,
                    summary.status,
                    summary.busy,
                    summary.updated,
                    encode(setup),
                    encode(summary),
                    record,
                ),
            )
            rows = [(setup.id, entry.n, encode(entry)) for entry in entries]
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            seat(connection, summary)

        await self._writer.do(work)

    async def append(
        self, table: str, entries: Sequence[Entry], summary: Summary, record: str | None
    ) -> None:
        check_consecutive(table, entries)
        await self._writer.append(Append(table, entries, summary, record))

    async def say(self, table: str, said: Said, key: str | None = None) -> Said | None:
        def work(connection: sqlite3.Connection) -> Said | None:
            sql = "SELECT coalesce(max(n), 0) + 1 FROM chat WHERE table_id = ?"
            number = connection.execute(sql, (table,)).fetchone()[0]
            sql = "INSERT INTO chat VALUES (?, ?, ?, ?) ON CONFLICT (table_id, key) DO NOTHING"
            row = (table, number, msgspec.json.encode(said), key)
            if not connection.execute(sql, row).rowcount:
                return None
            sql = "DELETE FROM chat WHERE table_id = ? AND n <= ?"
            connection.execute(sql, (table, number - CHAT_STORED))
            return msgspec.structs.replace(said, n=number)

        return await self._writer.do(work)

    async def archive(self, person: str, table: str, *, archived: bool) -> None:
        sql = (
            "INSERT OR IGNORE INTO archived VALUES (?, ?)"
            if archived
            else "DELETE FROM archived WHERE person = ? AND table_id = ?"
        )
        await self._execute(sql, person, table)

    async def set_watch(self, table: str, watch: bool) -> None:
        await self._execute("UPDATE tables SET watch = ? WHERE id = ?", int(watch), table)

    async def _execute(self, sql: str, *values: object) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(sql, values)

        await self._writer.do(work)

    async def beat(self, seconds: float) -> set[str]:
        return set()

    async def take(self, table: str) -> bool:
        return True

    async def release(self, tables: Sequence[str]) -> None:
        pass

    async def orphans(self) -> list[str]:
        """All that were at work when the last process ended."""
        return [name for (name,) in await self._read("SELECT id FROM tables WHERE busy = 1")]

    def tell(self, table: str, news: News) -> None:
        pass

    def listen(self, heard: Callable[[Note | None], None]) -> None:
        pass

    async def size(self) -> int:
        pages = (await self._read("PRAGMA page_count"))[0][0]
        bytes_each = (await self._read("PRAGMA page_size"))[0][0]
        return int(pages * bytes_each)

    async def tables(self) -> AsyncIterator[str]:
        for (name,) in await self._read("SELECT id FROM tables ORDER BY rowid"):
            yield name


def migrate(connection: sqlite3.Connection) -> None:
    """Takes the steps that the file lacks, in one transaction."""
    try:
        _migrate(connection)
    except sqlite3.Error as error:
        raise trouble_of(error, writing=False) from error


def _migrate(connection: sqlite3.Connection) -> None:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > len(STEPS):
        raise StolikError(
            f"This data was written by a newer Stolik (schema {version}, this one knows "
            f"{len(STEPS)}). Use that one, or another data folder."
        )
    if version == len(STEPS):
        return
    steps = "".join(step.format(**WORDS) for step in STEPS[version:])
    connection.executescript(f"BEGIN; {steps} PRAGMA user_version = {len(STEPS)}; COMMIT;")
