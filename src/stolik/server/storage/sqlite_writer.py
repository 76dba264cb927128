"""The one thread that writes to SQLite.

It takes whatever waits into one transaction, so that many tables share one wait for the disk, and
answers only after the disk has it. Entries of all tables go in by two statements in all: after each
statement a thread has to get Python's lock back, and beside a busy server that takes longer than
the statement.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from stolik.server.log import Entry, SatDown
from stolik.server.storage.base import Conflict, Summary

Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Any]
MOST_AT_ONCE = 500
INSERT = """
    INSERT INTO entries
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?)
"""
UPDATE = """
    UPDATE tables SET
        status = json_extract(new.value, '$[1]'), busy = json_extract(new.value, '$[2]'),
        updated = json_extract(new.value, '$[3]'), summary = json_extract(new.value, '$[4]'),
        record = json_extract(new.value, '$[5]')
    FROM json_each(?) AS new WHERE tables.id = json_extract(new.value, '$[0]')
"""


class Append(Struct, frozen=True):
    """Entries that go behind the others of a table."""

    table: str
    entries: Sequence[Entry]
    summary: Summary
    record: str | None


Job = tuple[Work | Append, "asyncio.Future[Any]"]


class SqliteWriter:
    """Works come in from the event loop, and their results go back there."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        """Returns when everything is written."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    async def do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """The result of some work, after it is durable."""
        answer: Answer = await self._put(work)
        return answer

    async def append(self, append: Append) -> None:
        """Returns when the entries are durable."""
        await self._put(append)

    async def _put(self, work: Work | Append) -> Any:
        future = asyncio.get_running_loop().create_future()
        self._waiting.put((work, future))
        return await asyncio.shield(future)

    def _run(self) -> None:
        with contextlib.closing(self._connect()) as connection:
            while (first := self._waiting.get()) is not None:
                batch = [first, *self._more()]
                self._answer(batch, commit(connection, [work for work, _ in batch]))

    def _more(self) -> list[Job]:
        """What else waits already."""
        found: list[Job] = []
        with contextlib.suppress(queue.Empty):
            while len(found) < MOST_AT_ONCE:
                job = self._waiting.get_nowait()
                if job is None:
                    self._waiting.put(None)
                    break
                found.append(job)
        return found

    def _answer(self, batch: Sequence[Job], results: Sequence[Any]) -> None:
        def tell() -> None:
            for (_, future), result in zip(batch, results, strict=True):
                if future.cancelled():
                    continue
                if isinstance(result, Exception):
                    future.set_exception(result)
                else:
                    future.set_result(result)

        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(tell)


def commit(connection: sqlite3.Connection, works: Sequence[Work | Append]) -> list[Any]:
    """Results, or errors; if the disk fails, the same error for all."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        appends = [work for work in works if isinstance(work, Append)]
        together = _all_at_once(connection, appends)
        results = [
            None if together and isinstance(work, Append) else _alone(connection, work)
            for work in works
        ]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return [error] * len(works)
    return results


def _all_at_once(connection: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """Whether all could be written together; else none is."""
    if not appends:
        return False
    connection.execute("SAVEPOINT appends")
    try:
        write(connection, appends)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO appends")
        return False
    finally:
        connection.execute("RELEASE appends")
    return True


def _alone(connection: sqlite3.Connection, work: Work | Append) -> Any:
    """The result of one work, or its error: that of one harms no other."""
    connection.execute("SAVEPOINT work")
    try:
        return write(connection, [work]) if isinstance(work, Append) else work(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO work")
        return Conflict(work.table) if isinstance(work, Append) else error
    except Exception as error:
        connection.execute("ROLLBACK TO work")
        return error
    finally:
        connection.execute("RELEASE work")


def write(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Entries and summaries of any number of tables."""
    encode = msgspec.json.encode
    entries = [(a.table, e.n, encode(e).decode()) for a in appends for e in a.entries]
    tables = [
        (a.table, s.status, int(s.busy), s.updated, encode(s).decode(), a.record)
        for a in appends
        for s in (a.summary,)
    ]
    connection.execute(INSERT, (encode(entries).decode(),))
    connection.execute(UPDATE, (encode(tables).decode(),))
    for a in appends:
        if any(isinstance(entry, SatDown) for entry in a.entries):
            seat(connection, a.summary)


def seat(connection: sqlite3.Connection, summary: Summary) -> None:
    """Notes whose table it is."""
    people = [(person, summary.id) for person in summary.people if person]
    connection.executemany("INSERT OR IGNORE INTO sitters VALUES (?, ?)", people)
