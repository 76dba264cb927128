"""A table that somebody uses: its log in memory, who is connected, its bot and its clock."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from stolik.errors import StolikError
from stolik.server.ground.metrics import Metrics
from stolik.server.ground.refusals import Refuse
from stolik.server.kept.labels import Label
from stolik.server.kept.log import Entry, Found, HandedOver, Played, Resumed
from stolik.server.kept.setup import now
from stolik.server.kept.spoken import Thinking
from stolik.server.storage.base import Labeled, Storage, Stored, Thinks
from stolik.server.storage.labels import keep_label, read_labels
from stolik.server.storage.outage import Outage
from stolik.server.storage.trouble import Conflict, Trouble, refusal_of_trouble
from stolik.server.table import idle
from stolik.server.table.alarm import Alarm
from stolik.server.table.announcing import announce, page_of_lines, shape, welcome
from stolik.server.table.attendance import Client
from stolik.server.table.company import Company, encode
from stolik.server.table.deeds import refusal_of, stand_in
from stolik.server.table.keeping import Gone, Keeper
from stolik.server.table.live import LiveTable
from stolik.server.table.mixing import next_step, overdue
from stolik.server.table.sight import Sight
from stolik.server.table.summary import summary_of
from stolik.server.table.talk import Talk
from stolik.server.wire import protocol as p

log = logging.getLogger("stolik.table")


class Follower(Protocol):
    """Who acts by itself when a table changes: its bots."""

    def table_changed(self, table: "OpenTable") -> None:
        """The table is as it is now."""


class OpenTable:
    """Changes happen one after another: each is durable before anybody can see it.

    `live` is what is surely kept. After a write that failed the table is `unsure`: it answers
    nothing until it has looked again at what is kept, and does so by itself.
    `leased` says that this process runs the table's bots and clocks.
    """

    def __init__(
        self,
        live: LiveTable,
        stored: Stored,
        storage: Storage,
        follower: Follower,
        metrics: Metrics,
        outage: Outage,
    ) -> None:
        self.live = live
        self.stored = stored
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.leased = False
        self.unsure = False
        self.gone = False
        self.origin = ""
        """The address it was made from, or that somebody looks at it from; never kept."""
        self.thinking: Thinking | None = None
        self.company = Company(lambda: self.live, storage)
        self.talk = Talk(stored.chat, storage, self.company)
        self._storage = storage
        self._keeper = Keeper(storage, metrics)
        self._follower = follower
        self._outage = outage
        self._alarm = Alarm(self._time_is_up)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def clients(self) -> set[Client]:
        return self.company.clients

    @property
    def is_waited_for(self) -> bool:
        """Whether somebody who sits here looks on."""
        return bool(self.company.attendance.people() & self.live.sitters)

    @property
    def is_at_work(self) -> bool:
        """Whether something should go on here without people."""
        live = self.live
        waits = live.idle or (live.status == "waiting" and live.mixture.ends is not None)
        return live.thinker is not None or live.clock.running is not None or bool(waits)

    def check_sure(self) -> None:
        """Refuses whatever is asked while it is not known how the table stands."""
        if self.gone:
            raise Refuse("error-no-table")
        if self.unsure:
            raise Refuse("error-database")

    async def write(
        self, make: Callable[[], list[Entry]], told: Callable[[], None] | None = None
    ) -> None:
        """Carries out what `make` decides under the lock. `told` is called when all were told.

        It goes on to its end even if the client that asked for it is gone meanwhile.
        """
        await asyncio.shield(self._spawn(self._write(make, told)))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _write(
        self, make: Callable[[], list[Entry]], told: Callable[[], None] | None = None
    ) -> None:
        async with self.lock:
            self.check_sure()
            if entries := make():
                await self._change(entries)
            if told:  # an answer leaves together with the news
                told()
        if entries:
            self.follow()

    async def relabel(
        self, make: Callable[[], Label], told: Callable[[], None] | None = None
    ) -> None:
        """Gives a name or a pace, beside the log."""
        await asyncio.shield(self._spawn(self._relabel(make, told)))

    async def _relabel(self, make: Callable[[], Label], told: Callable[[], None] | None) -> None:
        async with self.lock:
            self.check_sure()
            label = make()
            later = self.live.labeled(label)
            if self.live.closed:
                raise self.live.closed
            if self.live.deleted:
                raise Refuse("error-no-table")
            if shape(later) != shape(self.live):
                try:
                    await keep_label(self._storage, label, summary_of(later))
                except Trouble as trouble:
                    self._doubt(trouble)
                    raise refusal_of_trouble(trouble) from trouble
                self._storage.tell(self.live.id, Labeled(label))
                self.hear_label(label)
            if told:
                told()

    def hear_label(self, label: Label) -> None:
        """A name or a pace was given, here or elsewhere."""
        if self.live.labels.get(label.seat) == label:
            return
        self.live = self.live.labeled(label)
        announce(self.live, [], dict.fromkeys(self.clients), changed=True)
        if self.thinking is not None:  # clients take any news for the end of it
            self.show_thinking(self.thinking)

    async def _change(self, entries: list[Entry]) -> None:
        if self.live.closed:
            raise self.live.closed
        try:
            later = self.live.after(entries)
            while forced := next_step(later) or _forced(later):
                entries = entries + forced
                later = later.after(forced)
        except (StolikError, Refuse) as error:
            raise refusal_of(error) from error
        try:
            await self._keeper.append(later, entries)
        except Conflict:
            await self._look_again()
            sent, version = entries[0].n - 1, self.live.version
            raise Refuse("error-stale", sent=sent, version=version) from None
        except Trouble as trouble:
            self._doubt(trouble)
            raise refusal_of_trouble(trouble) from trouble
        self._show(later, entries)

    def _show(self, later: LiveTable, entries: list[Entry]) -> None:
        """From now on everybody sees what follows from these entries."""
        eyes = {client: client.sight.eyes(self.live) for client in self.clients}
        for label in self.live.labels.values():  # another process may have told it meanwhile
            if later.labels.get(label.seat) != label:
                later = later.labeled(label)
        changed = shape(later) != shape(self.live)
        self.live = later
        self.thinking = None
        announce(later, entries, eyes, changed=changed)
        if changed:  # word of a person's presence may have come before word of their seat
            self.company.seats_changed()

    def _doubt(self, trouble: Trouble) -> None:
        """Nothing is known for sure until it was looked at again."""
        self._outage.begin(trouble)
        if not self.unsure:
            self.unsure = True
            self._alarm.stop()
            self._spawn(self._return())

    async def _return(self) -> None:
        """Waits for the database, looks again, and goes on."""
        while self.unsure:
            await self._outage.over()
            async with self.lock:
                try:
                    await self._look_again()
                except Refuse:
                    continue
                self.unsure = False
                self._welcome_all(known=self.live.version)
        if self.leased and self.live.clock.running is not None:
            self._spawn(self._quietly(self._write(lambda: [Resumed(self.live.version + 1, now())])))
        self.follow()

    async def _look_again(self) -> None:
        """To what is really kept, and everybody with it."""
        try:
            later, found = await self._keeper.newer(self.live)
            await self.talk.catch_up(self.live.id)
            labels = await read_labels(self._storage, self.live.id)
        except Gone:
            self.gone = True
            raise Refuse("error-no-table") from None
        except Trouble as trouble:
            self._doubt(trouble)
            raise refusal_of_trouble(trouble) from trouble
        self._follow_log(later, found)
        for label in labels:
            self.hear_label(label)

    def _follow_log(self, later: LiveTable, found: list[Found] | None) -> None:
        """To a table that is further on; without `found`, to one that is another."""
        if found is None:
            self.live = later
            self._welcome_all(known=0)
            self.company.seats_changed()
        elif found:
            self._show(later, later.entries[self.live.version :])
            if later.closed:
                self._welcome_all(known=later.version)

    async def catch_up(self) -> None:
        """Follows what another process has written and said."""
        async with self.lock:
            self.check_sure()
            await self._look_again()
        self.follow()

    def catch_up_soon(self) -> None:
        """Does so by itself."""
        self._spawn(self._quietly(self.catch_up()))

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """For what nobody waits for: a table that is unsure comes back by itself."""
        try:
            await work
        except Refuse as refusal:
            log.info("table %s: %s", self.live.id, refusal)
        except Exception:
            log.exception("table %s", self.live.id)

    def lease(self) -> None:
        """From now on this process runs the bots and clocks here."""
        self.leased = True
        self.follow()

    def unlease(self) -> None:
        """Another process may run them by now."""
        self.leased = False
        self.follow()

    def follow(self) -> None:
        """Sets the clock, and lets bots see what is new."""
        self.used = time.monotonic()
        self._alarm.stop()
        if self.leased and not self.unsure:
            self._alarm.set(self.live)
            self._follower.table_changed(self)

    def _time_is_up(self, version: int, at: int) -> None:
        def make() -> list[Entry]:
            seat = self.live.clock.running
            if self.live.version == version and self.live.status == "waiting":
                return overdue(self.live, at)
            if self.live.version == version and self.live.idle:
                return idle.overdue(self.live, at)
            if self.live.version != version or seat is None:
                return []
            return [HandedOver(version + 1, at, seat, stand_in(self.live), "clock")]

        self._spawn(self._quietly(self._write(make)))

    def welcome(self, sight: Sight, known: int, re: int) -> p.Welcome:
        """The whole table for somebody who comes, without the lines it knows."""
        presence = self.company.attendance.presence(self.live)
        return welcome(self.live, sight, known, self.talk.lines, presence, re)

    def earlier(self, sight: Sight, before: int, re: int) -> p.Lines:
        """The last lines before one."""
        return p.Lines(re, page_of_lines(self.live, sight, 0, max(0, before - 1)))

    def _welcome_all(self, known: int) -> None:
        for client in list(self.clients):
            client.send(encode(self.welcome(client.sight, known, 0)))

    def join(self, client: Client) -> None:
        """A client has come."""
        self.used = time.monotonic()
        self.company.come(client)

    def leave(self, client: Client) -> None:
        """A client is gone."""
        self.used = time.monotonic()
        self.company.go(client)

    def think(self, thinking: Thinking) -> None:
        """A bot of this process thinks, and everybody can see it."""
        self._storage.tell(self.live.id, Thinks(thinking))
        self.show_thinking(thinking)

    def show_thinking(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self.company.tell(thinking)

    async def say(self, seat: int, text: str, key: str | None = None) -> None:
        """Keeps and tells what somebody said; the same key is said once."""
        self.check_sure()
        try:
            await self.talk.say(self.live, seat, text, key)
        except Trouble as trouble:
            self._doubt(trouble)
            raise refusal_of_trouble(trouble) from trouble

    def close(self) -> None:
        """No more timers."""
        self.company.close()
        self._alarm.stop()
        for task in self._tasks:
            task.cancel()


def _forced(live: LiveTable) -> list[Entry]:
    """What a table plays by itself is kept and told together with what led to it."""
    if live.table is None or live.closed or live.turn is None:
        return []
    table = live.table
    move = table.engine.forced_move(table.phase, len(table.codes()))
    return [Played(live.version + 1, now(), live.turn, [move])] if move else []
