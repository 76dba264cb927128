"""Which tables this process runs (their bots and clocks), where several share a database."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from stolik.server.ground.refusals import Refuse
from stolik.server.storage.base import (
    Ended,
    Here,
    Labeled,
    Note,
    Spoken,
    Storage,
    Thinks,
    WhoIsThere,
    Written,
    read_summary,
)
from stolik.server.storage.trouble import SILENT, Trouble
from stolik.server.storage.upkeep import raw_summary

if TYPE_CHECKING:
    from stolik.server.hall.hub import Hub

log = logging.getLogger("stolik.leases")
BEAT_SECONDS = 1.0
ALIVE_SECONDS = 3.0
"""After so long without a sign of life a process holds nothing: others take over within 5 s."""


class Leases:
    """Keeps this process's leases alive, takes over those of the dead, and hears the living."""

    def __init__(self, storage: Storage, hub: "Hub") -> None:
        self._storage = storage
        self._hub = hub
        self._beating: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        if self._storage.is_shared:
            await self._storage.beat(ALIVE_SECONDS)
            self._storage.listen(self._hear)
            self._beating = asyncio.create_task(self._beat())
        else:
            self._spawn(self._adopt_all())

    async def stop(self) -> None:
        for task in (*self._tasks, *filter(None, [self._beating])):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _beat(self) -> None:
        beaten = time.monotonic()
        while True:
            try:
                alive = await self._storage.beat(ALIVE_SECONDS)
                if time.monotonic() - beaten > ALIVE_SECONDS:
                    self._doubt()
                beaten = time.monotonic()
                for table in self._hub.tables.values():
                    table.company.forget_processes(alive)
                await self._claim()
                await self._adopt()
            except Trouble as trouble:
                self._hub.outage.begin(trouble)
            except Exception:
                log.exception("no sign of life could be given")
            await asyncio.sleep(BEAT_SECONDS)

    def _doubt(self) -> None:
        """The sign of life came late: others may hold by now what was held here, and have
        forgotten who is connected to this process."""
        for table in self._hub.tables.values():
            table.unlease()
        self._introduce()

    def _introduce(self) -> None:
        """Makes good what was not told or heard."""
        for table in self._hub.tables.values():
            table.company.tell_others()
            table.company.ask_others()
            table.catch_up_soon()

    async def _claim(self) -> None:
        """Tables that are open here and should go on, but are nobody's."""
        for table in list(self._hub.tables.values()):
            if not table.leased and table.is_at_work and await self._storage.take(table.live.id):
                table.lease()

    async def _adopt_all(self) -> None:
        """Until it is done: nobody else does it."""
        while True:
            try:
                await self._adopt()
                return
            except Trouble as trouble:
                self._hub.outage.begin(trouble)
                await self._hub.outage.over()

    async def _adopt(self) -> None:
        """Tables that nobody has open."""
        for id in await self._storage.orphans():
            if await self._is_of_bots_alone(id):
                continue
            try:
                table = await self._hub.get(id)
                if not table.leased and await self._storage.take(id):
                    table.lease()
            except Refuse as refusal:
                if refusal.code in ("database", "not-kept", "unknown"):
                    raise Trouble(SILENT, refusal) from refusal
                log.warning("table %s can't be taken over: %s", id, refusal)
            except Trouble:
                raise
            except Exception:
                log.exception("table %s can't be taken over", id)

    async def _is_of_bots_alone(self, id: str) -> bool:
        """Such a table waits until somebody looks; older versions noted it as at work."""
        raw, _ = await raw_summary(self._storage, id)
        if read_summary(raw).sitters:
            return False
        await self._storage.transact([("UPDATE tables SET busy = 0 WHERE id = $1", (id,))])
        return True

    def _hear(self, note: Note | None) -> None:
        if note is None:
            self._introduce()
            return
        found = self._hub.tables.get(note.table)
        if found is None:
            return
        match note.news:
            case Written(version) if version > found.live.version:
                found.catch_up_soon()
            case Spoken(said):
                found.talk.hear(said)
            case Here(people, watchers):
                found.company.note_process(note.process, people, watchers)
            case WhoIsThere():
                found.company.tell_others()
            case Ended(person):
                self._hub.send_away(person)
            case Labeled(label):
                found.hear_label(label)
            case Thinks(thinking):
                found.show_thinking(thinking)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
