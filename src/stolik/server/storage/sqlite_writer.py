"""The one thread that writes to SQLite.

It takes whatever waits into one transaction, so that many tables share one wait for the disk, and
answers only after the disk has it. Entries of all tables go in by a single statement that is its
own transaction: after each statement a thread has to get Python's lock back, and beside a busy
server that takes longer than the statement.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from stolik.server.storage.base import Append, Summary
from stolik.server.storage.sqlite_trouble import trouble_of
from stolik.server.storage.trouble import Conflict, Trouble, Unsaved

Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Any]
MOST_AT_ONCE = 500
LANE = """
    CREATE TEMP VIEW appended AS SELECT
        0 AS table_id, 0 AS n, 0 AS entry, 0 AS status, 0 AS busy, 0 AS updated, 0 AS summary,
        0 AS record;
    CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
        SELECT RAISE(ABORT, 'not the next entry') WHERE NEW.n <> 1 +
            (SELECT coalesce(max(n), 0) FROM entries WHERE table_id = NEW.table_id);
        INSERT INTO entries VALUES (NEW.table_id, NEW.n, NEW.entry);
        UPDATE tables SET status = NEW.status, busy = NEW.busy, updated = NEW.updated,
            summary = NEW.summary, record = NEW.record WHERE id = NEW.table_id;
    END;
"""
"""What lets one statement write to two tables. It belongs to a connection, not to the file."""
APPEND = f"""
    INSERT INTO appended
    SELECT {", ".join(f"json_extract(value, '$[{column}]')" for column in range(8))}
    FROM json_each(?)
"""
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
        return await future  # who gives up waiting stops nothing

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        while (first := self._waiting.get()) is not None:
            batch = [first, *self._more()]
            connection, results = self._carry_out(connection, [work for work, _ in batch])
            self._answer(batch, results)
        if connection is not None:
            connection.close()

    def _carry_out(
        self, connection: sqlite3.Connection | None, works: Sequence[Work | Append]
    ) -> tuple[sqlite3.Connection | None, list[Any]]:
        """The results; a connection that met trouble is not used again."""
        try:
            connection = connection or self._new_connection()
        except Trouble as trouble:
            return None, [Unsaved(trouble.reason, trouble.detail)] * len(works)
        results = carry_out(connection, works)
        if any(isinstance(result, Trouble) for result in results):
            with contextlib.suppress(sqlite3.Error):
                connection.close()
            connection = None
        return connection, results

    def _new_connection(self) -> sqlite3.Connection:
        connection = self._connect()
        connection.executescript(LANE)
        return connection

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


def carry_out(connection: sqlite3.Connection, works: Sequence[Work | Append]) -> list[Any]:
    """Results, or errors; if the disk fails, the same error for all."""
    plain = [work for work in works if isinstance(work, Append) and not work.seats_somebody]
    try:
        done = set(map(id, plain)) if plain and _at_once(connection, plain) else set()
    except sqlite3.Error as error:
        return [trouble_of(error, writing=True)] * len(works)
    others = [work for work in works if id(work) not in done]
    results = iter(_in_turn(connection, others) if others else [])
    return [None if id(work) in done else next(results) for work in works]


def _at_once(connection: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """Whether all could be written together; else none is: one of them is not as it should be."""
    try:
        write(connection, appends)
    except sqlite3.IntegrityError:
        return False
    return True


def _in_turn(connection: sqlite3.Connection, works: Sequence[Work | Append]) -> list[Any]:
    """One after the other, in one transaction."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = [_alone(connection, work) for work in works]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return [trouble_of(error, writing=True)] * len(works)
    return results


def _alone(connection: sqlite3.Connection, work: Work | Append) -> Any:
    """The result of one work, or its error: that of one harms no other."""
    connection.execute("SAVEPOINT work")
    try:
        return write(connection, [work]) if isinstance(work, Append) else work(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO work")
        return Conflict(work.table) if isinstance(work, Append) else error
    except sqlite3.OperationalError:  # the disk: nothing of the transaction can be kept
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO work")
        return error
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE work")


def write(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Entries and summaries of any number of tables."""
    rows = [row for append in appends for row in _rows(append)]
    connection.execute(APPEND, (msgspec.json.encode(rows).decode(),))
    for append in appends:
        if append.seats_somebody:
            seat(connection, append.summary)


def _rows(append: Append) -> list[tuple[object, ...]]:
    """A row for each entry, with what becomes of the table."""
    encode, s = msgspec.json.encode, append.summary
    table = (s.status, int(s.busy), s.updated, encode(s).decode(), append.record)
    return [(append.table, e.n, encode(e).decode(), *table) for e in append.entries]


def seat(connection: sqlite3.Connection, summary: Summary) -> None:
    """Notes whose table it is."""
    people = [(person, summary.id) for person in summary.sitters]
    connection.executemany("INSERT OR IGNORE INTO sitters VALUES (?, ?)", people)
