"""Old tables leave the database: finished and abandoned ones, after a time that can be set.

They are put into an archive first, which `stolik import` reads. How much is kept is measured here
too.
"""

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from stolik.server.ground.private import ARCHIVE
from stolik.server.ground.settings import Settings
from stolik.server.kept.setup import now
from stolik.server.storage.trouble import Damaged, Trouble
from stolik.server.storage.upkeep import EXPIRED, FORGOTTEN, removing, sizes

if TYPE_CHECKING:
    from stolik.server.hall.hub import Hub

log = logging.getLogger("stolik.retention")
FIRST_SECONDS, EVERY_SECONDS = 30.0, 600.0
AT_ONCE = 100
DAY = 24 * 3600 * 1000  # milliseconds
DELETED_DAYS = 7
"""Tables that were deleted are gone for everybody; so soon also for those who run the server."""
NAMES_DAYS = 400
"""A name that was set so long ago is forgotten, if its person sits at no table: a browser keeps
its cookie no longer."""


class Retention:
    """Looks again and again for what is old."""

    def __init__(self, hub: "Hub", settings: Settings) -> None:
        self._hub = hub
        self._settings = settings
        self._task: asyncio.Task[None] | None = None
        folder = Path(settings.archive) if settings.archive else settings.data_folder / ARCHIVE
        self._archive = folder if settings.archive != "none" else None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                await self.sweep()
            except Trouble as trouble:
                self._hub.outage.begin(trouble)
            except OSError as error:
                log.error("old tables stay, the archive can't be written: %s", error)
            except Exception:
                log.exception("old tables could not be looked for")
            await asyncio.sleep(EVERY_SECONDS)

    async def sweep(self) -> int:
        """Takes out what is old; returns how many tables that were."""
        taken = 0
        kinds = (
            ("= 'over'", self._settings.keep_finished, self._archive),
            ("NOT IN ('over', 'deleted')", self._settings.keep_abandoned, self._archive),
            ("= 'deleted'", DELETED_DAYS, None),
        )
        for condition, days, archive in kinds:
            if days:
                taken += await self._take(condition, now() - days * DAY, archive)
        await self._hub.storage.transact([(FORGOTTEN, (now() - NAMES_DAYS * DAY,))])
        self._hub.metrics.sizes = await self._sizes()
        if taken:
            log.warning("%d old tables left the database", taken)
        return taken

    async def _take(self, condition: str, before: int, archive: Path | None) -> int:
        storage, gone, since = self._hub.storage, 0, -1
        while rows := await storage.fetch(EXPIRED.format(condition), since, before, AT_ONCE):
            for id, updated in rows:
                since = updated
                if not self._is_used(id) and await storage.take(id):
                    gone += await self._take_out(id, updated, archive)
        return gone

    def _is_used(self, id: str) -> bool:
        table = self._hub.tables.get(id)
        return table is not None and bool(table.clients)

    async def _take_out(self, id: str, updated: int, archive: Path | None) -> bool:
        storage = self._hub.storage
        try:
            stored = await storage.load(id)
        except Damaged as damage:
            log.warning("table %s stays: %s", *damage.args)
            return False
        if stored is None:
            return False
        if archive is not None:
            line = msgspec.json.encode(stored) + b"\n"
            await asyncio.to_thread(keep_line, archive, line)
        await storage.transact(removing(id, updated))
        self._hub.forget(id)
        return True

    async def _sizes(self) -> dict[str, int]:
        found = await sizes(self._hub.storage)
        found["database_bytes"] = await self._hub.storage.size()
        if self._archive is not None:
            found["archive_bytes"] = sum(f.stat().st_size for f in files_of(self._archive))
        return found


def keep_line(folder: Path, line: bytes) -> None:
    """Puts a line at the end of this month's archive; it is on the disk afterwards."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / time.strftime("tables-%Y-%m.jsonl", time.gmtime())
    file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        if os.write(file, line) != len(line):
            raise OSError("the disk is full")
        os.fsync(file)
    finally:
        os.close(file)


def files_of(folder: Path) -> Sequence[Path]:
    """The archive's files."""
    return sorted(folder.glob("tables-*.jsonl"))
