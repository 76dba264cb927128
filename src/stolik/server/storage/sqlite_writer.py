"""The one thread that writes to SQLite, and the groups in which works go there.

A wait for the disk costs the same for one entry and for fifty, and so does each change between
threads. So whatever comes gathers while the thread is at work, and when it has just begun one; it
answers only after the disk has all of a group. Who moves alone does not wait.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from stolik.server.storage.base import Append
from stolik.server.storage.sqlite_works import LANE, Work, carry_out, is_plain, rows_of
from stolik.server.storage.trouble import Trouble, Unsaved

Answer = TypeVar("Answer")
MOST_AT_ONCE = 500
GROUP_SECONDS = 0.008
"""Groups begin no sooner after each other than this."""


class Job(NamedTuple):
    """A work, and who waits for it."""

    work: Work | Append
    answer: "asyncio.Future[Any]"


class Group(NamedTuple):
    """Jobs that share a wait for the disk; `rows` are all entries that go in together."""

    jobs: Sequence[Job]
    rows: str | None


class SqliteWriter:
    """Works come in from the event loop, and their results go back there."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._waiting: list[Job] = []
        self._is_planned = False
        self._is_busy = False
        self._last = -GROUP_SECONDS
        self._empty = asyncio.Event()
        self._empty.set()
        self._groups: queue.SimpleQueue[Group | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        """Returns when everything is written."""
        await self._empty.wait()
        self._groups.put(None)
        await asyncio.to_thread(self._thread.join)

    async def do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """The result of some work, after it is durable."""
        answer: Answer = await self._put(work)
        return answer

    async def append(self, append: Append) -> None:
        """Returns when the entries are durable."""
        await self._put(append)

    async def _put(self, work: Work | Append) -> Any:
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future())
        self._waiting.append(job)
        self._empty.clear()
        self._plan(loop)
        return await job.answer  # who gives up waiting stops nothing

    def _plan(self, loop: asyncio.AbstractEventLoop) -> None:
        """The next group goes as soon as it may, with all that comes until then."""
        if not self._is_planned and not self._is_busy:
            self._is_planned = True
            soon = max(0.0, self._last + GROUP_SECONDS - loop.time())
            loop.call_later(soon, self._hand_over, loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        jobs, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        plain = [job.work for job in jobs if isinstance(job.work, Append) and is_plain(job.work)]
        self._is_planned, self._is_busy, self._last = False, True, loop.time()
        self._groups.put(Group(jobs, rows_of(plain) if plain else None))

    def _answer(self, group: Group, results: Sequence[Any]) -> None:
        self._is_busy = False
        for job, result in zip(group.jobs, results, strict=True):
            if job.answer.cancelled():
                continue
            if isinstance(result, Exception):
                job.answer.set_exception(result)
            else:
                job.answer.set_result(result)
        if not self._waiting:
            self._empty.set()
        elif self._loop is not None:
            self._plan(self._loop)

    def _run(self) -> None:
        """The thread."""
        connection: sqlite3.Connection | None = None
        while (group := self._groups.get()) is not None:
            connection, results = self._carry_out(connection, group)
            if self._loop is not None and not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._answer, group, results)
        if connection is not None:
            connection.close()

    def _carry_out(
        self, connection: sqlite3.Connection | None, group: Group
    ) -> tuple[sqlite3.Connection | None, list[Any]]:
        """The results; a connection that met trouble is not used again."""
        try:
            connection = connection or self._new_connection()
        except Trouble as trouble:
            return None, [Unsaved(trouble.reason, trouble.detail)] * len(group.jobs)
        results = carry_out(connection, [job.work for job in group.jobs], group.rows)
        if any(isinstance(result, Trouble) for result in results):
            with contextlib.suppress(sqlite3.Error):
                connection.close()
            connection = None
        return connection, results

    def _new_connection(self) -> sqlite3.Connection:
        connection = self._connect()
        connection.executescript(LANE)
        return connection
