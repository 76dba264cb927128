"""What processes that share a PostgreSQL tell each other, by NOTIFY."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable

import asyncpg
import msgspec

from stolik.server.storage.base import News, Note, Written, read_note
from stolik.server.storage.postgres_link import BROKEN, CLOSE_SECONDS, PostgresLink, connect
from stolik.server.storage.trouble import Trouble

log = logging.getLogger("stolik.postgres")
CHANNEL = "stolik"
MOST_NOTE = 7900  # bytes; PostgreSQL takes no more than 8000
MOST_WAITING = 10_000
RETRY_SECONDS = 0.5
encode = msgspec.json.encode


class Notes:
    """Tells and hears. What is missed is made good: whoever connects anew asks everybody."""

    def __init__(self, process: str, link: PostgresLink) -> None:
        self.process = process
        self.heard: Callable[[Note | None], None] = lambda _: None
        self._doubted: dict[str, int] = {}
        """Tables, with the version of which this process does not know whether it wrote it."""
        self._link = link
        self._waiting: deque[tuple[str, News]] = deque(maxlen=MOST_WAITING)
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Returns when it listens."""
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._tell_all()),
            asyncio.create_task(self._listen_always(listening)),
        ]
        await listening.wait()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def doubt(self, table: str, version: int) -> None:
        """This process gave up a write that may still land: then it must hear its own news."""
        self._doubted[table] = version

    def tell(self, table: str, news: News) -> None:
        self._waiting.append((table, news))
        self._more.set()

    def note(self, table: str, news: News) -> str:
        """News as they travel."""
        note = encode(Note(self.process, table, news)).decode()
        assert len(note.encode()) <= MOST_NOTE, f"too long a note: {type(news).__name__}"
        return note

    async def _tell_all(self) -> None:
        sql = "SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note"
        while True:
            await self._more.wait()
            self._more.clear()
            notes = [self.note(*news) for news in self._waiting]
            self._waiting.clear()
            with contextlib.suppress(Trouble):  # who is cut off asks everybody anew
                await self._link.fetch(sql, CHANNEL, notes)

    async def _listen_always(self, listening: asyncio.Event) -> None:
        """Listens on a connection of its own; after a loss everything may have been missed."""
        silent = False
        while True:
            try:
                await self._listen(listening)
                silent = False
            except (Trouble, *BROKEN) as error:
                if not silent:
                    log.warning("other processes can't be heard: %s", error)
                silent = True
                await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, listening: asyncio.Event) -> None:
        connection = await connect(self._link.url)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await asyncio.wait_for(connection.add_listener(CHANNEL, self._hear), CLOSE_SECONDS)
            listening.set()
            self.heard(None)
            await self._until_lost(connection, lost)
        finally:
            connection.terminate()

    async def _until_lost(self, connection: asyncpg.Connection, lost: asyncio.Event) -> None:
        """A line that is cut without a word shows only when it is used."""
        while not lost.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), CLOSE_SECONDS)
                return
            await connection.fetch("SELECT 1", timeout=CLOSE_SECONDS)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        note = read_note(payload)
        if note.process != self.process or self._settles_doubt(note):
            self.heard(note)

    def _settles_doubt(self, note: Note) -> bool:
        """News of earlier writes may arrive after the doubt arose, and settle nothing."""
        doubted = self._doubted.get(note.table)
        if doubted is None or not isinstance(note.news, Written) or note.news.version < doubted:
            return False
        del self._doubted[note.table]
        return True
