"""How an open table and the database agree: entries go in one after another, and come back."""

import asyncio
import logging
import time
from collections.abc import Sequence

from stolik.server.ground.metrics import Metrics
from stolik.server.kept.log import Entry, Found
from stolik.server.storage.base import Storage
from stolik.server.storage.trouble import FAILING, Conflict, Trouble, Unsure
from stolik.server.table.live import LiveTable
from stolik.server.table.summary import summary_of

log = logging.getLogger("stolik.keeping")


class Gone(Exception):
    """The table is no longer kept."""


class Keeper:
    """Writes and reads the log of a table. Raises Conflict, Trouble or Gone, and nothing else."""

    def __init__(self, storage: Storage, metrics: Metrics) -> None:
        self._storage = storage
        self._metrics = metrics

    async def append(self, later: LiveTable, entries: Sequence[Entry]) -> None:
        """Returns when the entries that led to `later` are durable."""
        record = later.record().text() if later.over else None
        began = time.monotonic()
        try:
            await self._storage.append(later.id, entries, summary_of(later), record)
        except (Conflict, Trouble) as error:
            self._metrics.failed[type(error).__name__.lower()] += 1
            raise
        except Exception as error:
            log.exception("table %s: something else than the database failed", later.id)
            raise Unsure(FAILING, error) from error
        self._metrics.wrote(len(entries), time.monotonic() - began)

    async def newer(self, live: LiveTable) -> tuple[LiveTable, list[Found] | None]:
        """The table as it is kept, and what came since; None: what is known here is not kept."""
        known = live.version
        found = await self._storage.entries_after(live.id, max(0, known - 1))
        if known and found[:1] != live.entries[-1:]:
            return await self._anew(live), None
        fresh = found[1:] if known else found
        if not fresh or live.closed:
            return live, []
        return await asyncio.to_thread(live.following, fresh), fresh

    async def _anew(self, live: LiveTable) -> LiveTable:
        stored = await self._storage.load(live.id)
        if stored is None:
            raise Gone(live.id)
        later = LiveTable(stored.setup, live.game)
        await asyncio.to_thread(later.load, stored.entries, stored.labels)
        return later
