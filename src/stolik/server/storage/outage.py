"""While the database does not do its work: told once, tried again with growing waits.

One place tries for the whole server; tables and bots wait for it, however many there are.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from stolik.server.storage.trouble import Trouble

log = logging.getLogger("stolik.database")
FIRST_WAIT, LONGEST_WAIT = 0.25, 5.0
CALM_SECONDS = 20.0
"""What fails again sooner than this is the same trouble: waits go on growing, nothing is told."""


class Outage:
    """`reason` says in a few words why nothing can be kept now; None: all is well."""

    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        self.reason: str | None = None
        self.failed = 0
        self._probe = probe
        self._over = asyncio.Event()
        self._over.set()
        self._wait = FIRST_WAIT
        self._is_new = True
        self._began = self._ended = -CALM_SECONDS
        self._trying: asyncio.Task[None] | None = None

    def begin(self, trouble: Trouble) -> None:
        """Something could not be read or written."""
        self.failed += 1
        if self.reason is not None:
            return
        self.reason = trouble.reason
        self._over.clear()
        self._began = time.monotonic()
        self._is_new = self._began - self._ended >= CALM_SECONDS
        if self._is_new:
            self._wait = FIRST_WAIT
            log.error("%s. Tables wait and go on by themselves.", trouble)
        self._trying = asyncio.create_task(self._try())

    async def over(self) -> None:
        """Returns when it works again."""
        await self._over.wait()

    async def stop(self) -> None:
        """Nobody waits any more."""
        if self._trying is not None:
            self._trying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._trying

    async def _try(self) -> None:
        while True:
            await asyncio.sleep(self._wait)
            self._wait = min(LONGEST_WAIT, 2 * self._wait)
            try:
                await self._probe()
                break
            except Trouble as trouble:
                self.reason = trouble.reason
        self._ended = time.monotonic()
        self.reason = None
        self._over.set()
        if self._is_new:
            log.warning("the database works again, after %.0f s", self._ended - self._began)
