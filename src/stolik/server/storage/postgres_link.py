"""The connections to PostgreSQL: none is waited for without end, and what fails says what is known.

Imports nothing heavy, so that an address can be tried before the games are loaded.
"""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any
from urllib.parse import urlsplit

from stolik.errors import BadOption, StolikError
from stolik.server.storage.trouble import FAILING, FULL, READ_ONLY, SILENT, Trouble, Unsaved, Unsure

try:
    import asyncpg
except ImportError as error:  # an optional extra
    raise StolikError(
        "PostgreSQL needs one more package: pip install 'stolik[postgres]'."
    ) from error

CONNECTIONS = 8
CONNECT_SECONDS, ANSWER_SECONDS, CLOSE_SECONDS = 5.0, 10.0, 2.0
BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""All that a connection may meet. TimeoutError is an OSError."""
OURS = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
"""The database works, but what was sent can't be: no trouble of the database."""
UNCLEAR = ("08", "57", "58", "XX", "40003")
"""Codes of errors that may come while a transaction that is done already is being answered."""
FOR_GOOD = (
    asyncpg.InvalidAuthorizationSpecificationError,  # a wrong password among them
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
)


def check_address(url: str) -> None:
    """Refuses an address that can't be one."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadOption(f"--database: {error}. Write it as postgresql://HOST/NAME.") from error
    if parts.scheme not in ("postgresql", "postgres") or port == 0:
        raise BadOption(f"--database {hidden(url)}: write it as postgresql://HOST/NAME.")


def hidden(url: str) -> str:
    """An address without its password."""
    with contextlib.suppress(ValueError):
        parts = urlsplit(url)
        if parts.password is not None:
            return url.replace(f":{parts.password}@", ":…@", 1)
    return url


async def connect(url: str) -> Any:
    """A connection. StolikError: it will never come about so; Trouble: perhaps later."""
    try:
        return await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    except BROKEN as error:
        raise refusal_of(url, error) from error
    except ValueError as error:  # of asyncpg's reading of the address
        raise BadOption(f"--database {hidden(url)}: {error}.") from error


async def try_once(url: str) -> None:
    """Whether a database can be reached at an address; as `connect` raises."""
    check_address(url)
    await (await connect(url)).close(timeout=CLOSE_SECONDS)


def refusal_of(url: str, error: Exception) -> Exception:
    """Why there is no connection."""
    unknown = isinstance(error, socket.gaierror) and error.errno == socket.EAI_NONAME
    if unknown:
        return StolikError(f"--database {hidden(url)}: there is no host of that name.")
    if isinstance(error, FOR_GOOD):
        return StolikError(f"--database {hidden(url)}: {error}.")
    if isinstance(error, asyncpg.ClientConfigurationError):
        return BadOption(f"--database {hidden(url)}: {error}.")
    return Trouble(SILENT, str(error) or type(error).__name__)


def trouble_of(error: Exception, *, writing: bool) -> Trouble:
    """An error of a statement that was sent, as what is known after it."""
    code = str(getattr(error, "sqlstate", "") or "")
    reason = SILENT
    if isinstance(error, asyncpg.PostgresError) and not code.startswith(UNCLEAR):
        reason = {"53100": FULL, "25006": READ_ONLY}.get(code, FAILING)
    detail = str(error) or type(error).__name__
    if not writing:
        return Trouble(reason, detail)
    return (Unsure if reason == SILENT else Unsaved)(reason, detail)


class PostgresLink:
    """A pool of connections to one address."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None

    async def open(self) -> None:
        """Connects; as `connect` raises."""
        await try_once(self.url)
        try:
            self._pool = await asyncpg.create_pool(
                self.url, min_size=0, max_size=CONNECTIONS, timeout=CONNECT_SECONDS
            )
        except BROKEN as error:
            raise refusal_of(self.url, error) from error

    async def close(self) -> None:
        if self._pool is None:
            return
        try:
            await asyncio.wait_for(self._pool.close(), CLOSE_SECONDS)
        except (*BROKEN, TimeoutError):
            self._pool.terminate()

    async def fetch(self, sql: str, *values: object) -> list[Any]:
        """Rows of a statement that only reads."""
        return await self._run(sql, values, writing=False)

    async def write(self, sql: str, *values: object) -> list[Any]:
        """Rows of a statement that is durable afterwards. Errors of OURS are raised as they are."""
        return await self._run(sql, values, writing=True)

    async def _run(self, sql: str, values: Sequence[object], *, writing: bool) -> list[Any]:
        async with self.connection(writing=writing) as connection:
            rows: list[Any] = await connection.fetch(sql, *values)
            return rows

    async def transact(self, steps: Iterable[tuple[str, Sequence[object]]]) -> None:
        """Statements, all or none."""
        link = self.connection(writing=True, seconds=None)
        async with link as connection, connection.transaction():
            for sql, values in steps:
                await connection.execute(sql, *values, timeout=ANSWER_SECONDS)

    @contextlib.asynccontextmanager
    async def connection(
        self, *, writing: bool, seconds: float | None = ANSWER_SECONDS
    ) -> AsyncIterator[Any]:
        """One of the pool's for so long; one that broke is not used again."""
        connection = await self._acquire(writing=writing)
        broken = True
        try:
            async with asyncio.timeout(seconds):
                yield connection
            broken = False
        except OURS:
            broken = False
            raise
        except BROKEN as error:
            raise trouble_of(error, writing=writing) from error
        finally:
            with contextlib.suppress(*BROKEN):  # the pool may have taken it back by itself
                if broken:
                    connection.terminate()
                await self._pool.release(connection, timeout=CLOSE_SECONDS)

    async def _acquire(self, *, writing: bool) -> Any:
        try:
            return await self._pool.acquire(timeout=CONNECT_SECONDS)
        except BROKEN as error:
            kind = Unsaved if writing else Trouble
            raise kind(SILENT, str(error) or type(error).__name__) from error
