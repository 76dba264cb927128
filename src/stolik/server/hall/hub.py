"""All tables that are in use, and how they come into memory and leave it."""

import asyncio
import contextlib
import hmac
import time

from stolik.server.desks.bots import BotRunner
from stolik.server.desks.desk import Desk
from stolik.server.ground.limits import (
    MOST_BOT_TABLES,
    MOST_ENTRIES,
    MOST_TABLES,
    NEW_TABLES,
    NEW_TABLES_HERE,
    WRONG_KEYS,
    Limiter,
)
from stolik.server.ground.metrics import Metrics
from stolik.server.ground.refusals import Refuse
from stolik.server.hall.leases import Leases
from stolik.server.hall.warmup import Warmup
from stolik.server.kept.log import Entry, Rematched, Resumed
from stolik.server.kept.setup import Setup, now
from stolik.server.persons.devices import Devices
from stolik.server.persons.people import Known
from stolik.server.storage.base import Ended, Storage, Stored
from stolik.server.storage.outage import Outage
from stolik.server.storage.trouble import Damaged, Trouble, refusal_of_trouble
from stolik.server.table import deeds, host, leaving
from stolik.server.table.live import LiveTable
from stolik.server.table.making import again, first_entries, known_game, new_setup
from stolik.server.table.open_table import OpenTable
from stolik.server.table.sight import Sight
from stolik.server.table.summary import summary_of
from stolik.server.wire import protocol as p
from stolik.server.wire.resources import JoinTable, MakeTable

IDLE_SECONDS = 120.0
SWEEP_SECONDS = 15.0
MOST_ID = 40
END_SECONDS = 1.0
COME_BACK = 1013
"""The code that closes a socket whose client is to come back, as whoever it is by then."""
FORBIDDEN = 4403
"""The code that closes the socket of somebody who may not look on."""


class Hub:
    """Opens each table once, however many ask for it at the same time."""

    def __init__(self, storage: Storage, desk: Desk, limiter: Limiter, warmup: Warmup) -> None:
        self.storage = storage
        self.warmup = warmup
        self.desk = desk
        self.limiter = limiter
        self.metrics = Metrics()
        self.bots = BotRunner(desk)
        self.outage = Outage(storage.probe)
        self.devices = Devices(storage)
        self.leases = Leases(storage, self)
        self.tables: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Goes on with what went on before, and begins to put away what nobody uses."""
        await self.leases.start()
        self._sweeper = asyncio.create_task(self._sweep())

    async def check_database(self) -> None:
        """Whether it answers."""
        try:
            await self.storage.name_of("")
        except Trouble as trouble:
            self.outage.begin(trouble)
            raise

    async def close(self) -> None:
        """Everything is kept already; only the timers end."""
        await self.leases.stop()
        await self.outage.stop()
        if self._sweeper:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        for table in list(self.tables.values()):
            self._put_away(table)
        self.desk.close()

    async def get(self, id: str) -> OpenTable:
        """The table of that name, if it is known for sure how it stands, and was not deleted."""
        table = await self._get(id)
        if table.live.deleted:
            raise Refuse("error-no-table")
        return table

    async def _get(self, id: str) -> OpenTable:
        found = self.tables.get(id)
        if found is not None and found.gone:
            self._put_away(found)
        elif found is not None:
            found.check_sure()
            return found
        if len(id) > MOST_ID:
            raise Refuse("error-no-table")
        if id not in self._opening:
            task = asyncio.create_task(self._open(id))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> OpenTable:
        try:
            return await self._load(id)
        except Damaged as damage:
            raise Refuse("error-broken", good=0) from damage
        except Trouble as trouble:
            self.outage.begin(trouble)
            raise Refuse("error-database") from trouble

    async def _load(self, id: str) -> OpenTable:
        stored = await self.storage.load(id)
        if stored is None:
            raise Refuse("error-no-table")
        game = known_game(stored.setup.game, stored.setup.map)
        await self.warmup.wait_for(stored.setup.game)
        live = LiveTable(stored.setup, game)
        await asyncio.to_thread(live.load, stored.entries, stored.labels)
        held = not live.over and await self.storage.take(id)  # nothing goes on after the end
        table = self._take(live, stored)
        table.company.ask_others()
        if held:
            await self._go_on(table)
        else:
            await table.catch_up()  # what came between reading and listening
        return table

    async def _go_on(self, table: OpenTable) -> None:
        """Runs a table whose bots and clocks stood still."""
        table.leased = True
        if table.live.clock.running is not None:
            await table.write(lambda: [Resumed(table.live.version + 1, now())])
        table.follow()

    def _take(self, live: LiveTable, stored: Stored) -> OpenTable:
        table = OpenTable(live, stored, self.storage, self.bots, self.metrics, self.outage)
        self.tables[live.id] = table
        return table

    async def make(self, wish: MakeTable, person: str, name: str, where: str = "") -> Setup:
        """A new table, from an address."""
        allowed = self.limiter.allows("table", person, NEW_TABLES)
        if not (allowed and self.limiter.allows("tables", where, NEW_TABLES_HERE)):
            raise Refuse("error-too-fast")
        if self.limiter.on and await self.storage.count_unfinished(person) >= MOST_TABLES:
            raise Refuse("error-too-many-tables", most=MOST_TABLES)
        known_game(wish.game, wish.map)
        await self.warmup.wait_for(wish.game)
        setup = await asyncio.to_thread(new_setup, wish, person, name)
        if self.limiter.on and not any(chair.person for chair in setup.chairs):
            self._check_bots_alone(where)
        await self._add(setup, where)
        return setup

    def _check_bots_alone(self, where: str) -> None:
        """Bots among themselves use what others would like to have too."""
        running = [
            table
            for table in self.tables.values()
            if table.origin == where and not table.live.sitters and table.is_at_work
        ]
        if len(running) >= MOST_BOT_TABLES:
            raise Refuse("error-too-many-bots", most=MOST_BOT_TABLES)

    async def _add(self, setup: Setup, where: str = "") -> None:
        live = LiveTable(setup, known_game(setup.game, setup.map))
        entries = first_entries(live)
        await asyncio.to_thread(live.load, entries)
        if live.closed:
            raise live.closed
        try:
            await self.storage.add(setup, entries, summary_of(live))
        except Trouble as trouble:
            self.outage.begin(trouble)
            raise refusal_of_trouble(trouble) from trouble
        table = self._take(live, Stored(setup, entries, []))
        table.origin = where
        table.lease()

    async def invited_to(self, id: str, key: str, person: str) -> OpenTable:
        """The table that the key opens."""
        table = await self.get(id)
        if not self.limiter.allows("key", person, WRONG_KEYS):
            raise Refuse("error-too-fast")
        if not hmac.compare_digest(key.encode(), table.live.setup.key.encode()):
            raise Refuse("error-wrong-key")
        return table

    async def sit_down(self, id: str, wish: JoinTable, person: str, name: str) -> int:
        """Seats somebody who has the key."""
        table = await self.invited_to(id, wish.key, person)
        mine = table.live.seats_of(person)
        if mine and not wish.another:
            return mine[0]
        if table.live.version >= MOST_ENTRIES:
            raise Refuse("error-log-full")
        await table.write(lambda: deeds.sit_down(table.live, person, wish.name or name))
        table.company.tell_presence()
        return table.live.seats_of(person)[-1]

    async def rematch(self, table: OpenTable, sight: Sight) -> None:
        """The same again, once: who asks second finds the table there."""
        if not sight.seats(table.live):
            raise Refuse("error-not-yours")
        if not table.live.over:
            raise Refuse("error-not-over")
        if table.live.rematch:
            return
        setup = again(table.live)
        await self._add(setup, table.origin)

        def make() -> list[Entry]:
            if table.live.rematch:
                return []
            return [Rematched(table.live.version + 1, now(), setup.id)]

        await table.write(make)

    async def who_is(self, known: Known | None) -> str | None:
        """The person of a token, if it still counts."""
        try:
            return known.person if known and await self.devices.admits(known) else None
        except Trouble as trouble:
            self.outage.begin(trouble)
            raise Refuse("error-database") from trouble

    async def end_devices(self, person: str) -> None:
        """Ends all devices of a person, here and in other processes; theirs come back by cookie."""
        await self.devices.end_all(person)
        found = await self.storage.lists(person)
        for summary in (*found.mine, *found.watch, *found.finished):
            self.storage.tell(summary.id, Ended(person))
        self.send_away(person)

    def send_away(self, person: str) -> None:
        """Lets a person's sockets go, when the one who asked has had time to get a new cookie."""

        def close() -> None:
            for table in self.tables.values():
                for client in list(table.clients):
                    if client.sight.person == person:
                        client.close(COME_BACK)

        self.devices.forget(person)
        asyncio.get_running_loop().call_later(END_SECONDS, close)

    async def delete(self, id: str, person: str) -> None:
        """Takes a table away from everybody."""
        table = await self.get(id)
        await table.write(lambda: leaving.delete(table.live, person))

    async def let_watch(self, table: OpenTable, sight: Sight, request: p.LetWatch) -> None:
        """Opens a table to watchers, or sends them away."""
        await table.write(lambda: leaving.let_watch(table.live, sight, request))
        await self.storage.set_watch(table.live.id, table.live.watch)
        self._send_strangers_away(table)

    async def remove(self, table: OpenTable, sight: Sight, request: p.Remove) -> None:
        """Sends a guest away, also from looking on."""
        await table.write(lambda: host.remove(table.live, sight, request))
        self._send_strangers_away(table)

    def _send_strangers_away(self, table: OpenTable) -> None:
        for client in list(table.clients):
            if not self._may_watch(table, client.sight.person):
                client.close(FORBIDDEN)

    async def lets_in(self, table: OpenTable, person: str | None) -> bool:
        """Who sits there may look, and others if the table lets them.

        A person may have sat down by way of another process, whose word is still on its way.
        """
        if not self._may_watch(table, person):
            await table.catch_up()
        return self._may_watch(table, person)

    def _may_watch(self, table: OpenTable, person: str | None) -> bool:
        live = table.live
        mine = person is not None and bool(live.seats_of(person))
        looks = live.watch and person not in live.house.removed
        return mine or looks or live.setup.maker == person

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            late = time.monotonic() - IDLE_SECONDS
            idle = [table for table in self.tables.values() if self._is_idle(table, late)]
            for table in idle:
                self._put_away(table)
            leased = [table.live.id for table in idle if table.leased]
            if leased:
                with contextlib.suppress(Trouble):  # others take them when this process is gone
                    await self.storage.release(leased)

    def _is_idle(self, table: OpenTable, late: float) -> bool:
        used = table.clients or table.lock.locked() or table.unsure or table.used > late
        return not used and not (table.leased and table.is_at_work)

    def forget(self, id: str) -> None:
        """A table is no longer kept."""
        if id in self.tables:
            self.tables[id].gone = True
            self._put_away(self.tables[id])

    def _put_away(self, table: OpenTable) -> None:
        self.bots.forget(table)
        table.close()
        self.tables.pop(table.live.id, None)
