"""A table that somebody uses: its log in memory, who is connected, its bot and its clock."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec

from stolik.errors import StolikError
from stolik.rail.custom import forced_move
from stolik.server import protocol as p
from stolik.server.attendance import Attendance, Client
from stolik.server.deeds import STAND_IN, refusal_of
from stolik.server.live import LiveTable
from stolik.server.log import Entry, HandedOver, Played
from stolik.server.metrics import Metrics
from stolik.server.refusals import Refuse
from stolik.server.seldom import Seldom
from stolik.server.setup import now
from stolik.server.sight import Sight, lines, position, table_info
from stolik.server.storage.base import (
    CHAT_KEPT,
    Conflict,
    Here,
    Storage,
    Stored,
    Thinks,
    WhoIsThere,
)
from stolik.server.summary import summary_of

encode = msgspec.json.Encoder().encode


class Follower(Protocol):
    """Who acts by itself when a table changes: its bots."""

    def table_changed(self, table: "OpenTable") -> None:
        """The table is as it is now."""


class OpenTable:
    """Changes happen one after another: each is durable before anybody is told.

    `leased` says that this process runs the table's bots and clocks.
    """

    def __init__(
        self,
        live: LiveTable,
        stored: Stored,
        storage: Storage,
        follower: Follower,
        metrics: Metrics,
    ) -> None:
        self.live = live
        self.stored = stored
        self.lock = asyncio.Lock()
        self.attendance = Attendance()
        self.chat = deque(stored.chat, CHAT_KEPT)
        self.used = time.monotonic()
        self.leased = False
        self.thinking: p.Thinking | None = None
        self._storage = storage
        self._follower = follower
        self._metrics = metrics
        self._timer: asyncio.TimerHandle | None = None
        self._presence = Seldom(self._tell_presence)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def clients(self) -> set[Client]:
        return self.attendance.clients

    @property
    def is_at_work(self) -> bool:
        """Whether something should go on here without people."""
        return self.live.thinker is not None or self.live.clock.running is not None

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
            if entries := make():
                await self._change(entries)
            if told:  # an answer leaves together with the news
                told()
        if entries:
            self.follow()

    async def _change(self, entries: list[Entry]) -> None:
        before, shape = self._eyes(), self._shape()
        try:
            for entry in entries:
                self.live.apply(entry)
            entries = entries + self._play_forced()
        except (StolikError, Refuse) as error:
            raise refusal_of(error) from error
        await self._store(entries)
        self._announce(entries, before, changed=shape != self._shape())

    def _play_forced(self) -> list[Entry]:
        """What the table plays by itself is kept and told together with what led to it."""
        live = self.live
        if live.table is None or live.closed or live.turn is None:
            return []
        move = forced_move(live.table)
        if move is None:
            return []
        entry = Played(live.version + 1, now(), live.turn, [move])
        live.apply(entry)
        return [entry]

    async def _store(self, entries: list[Entry]) -> None:
        live = self.live
        record = live.record().text() if live.over else None
        began = time.monotonic()
        try:
            await self._storage.append(live.id, entries, summary_of(live), record)
        except Conflict:
            await self._reload()
            sent, version = entries[0].n - 1, self.live.version
            raise Refuse("error-stale", sent=sent, version=version) from None
        except Exception:
            await self._reload()
            raise
        self._metrics.wrote(len(entries), time.monotonic() - began)

    async def _reload(self) -> None:
        """Back to what is really kept, and everybody with it."""
        kept = await self._storage.entries_after(self.live.id, 0)
        fresh = LiveTable(self.live.setup, self.live.game)
        await asyncio.to_thread(fresh.load, kept)
        self.live = fresh
        self.follow()
        for client in self.clients:
            client.send(encode(self.welcome(client.sight, 0, 0)))

    async def catch_up(self) -> None:
        """Follows what another process has written."""
        async with self.lock:
            entries = await self._storage.entries_after(self.live.id, self.live.version)
            if not entries:
                return
            before, shape = self._eyes(), self._shape()
            self.live.load(entries)
            changed = shape != self._shape()
            self._announce(entries, before, changed=changed)
        if changed:  # word of a person's presence may have come before word of their seat
            self._tell(self.attendance.presence(self.live))
        self.follow()

    def _eyes(self) -> dict[Client, int | None]:
        return {client: client.sight.eyes(self.live) for client in self.clients}

    def _shape(self) -> tuple[object, ...]:
        """What clients know from TableInfo."""
        live = self.live
        return live.status, tuple(live.chairs), live.pace, live.rematch

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
        self._set_timer()
        if self.leased:
            self._follower.table_changed(self)

    def _set_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        end = self.live.clock.runs_out()
        if self.leased and end is not None and not self.live.closed:
            wait = max(0.0, (end - now()) / 1000)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self._time_is_up, self.live.version, end)

    def _time_is_up(self, version: int, end: int) -> None:
        if end > now():  # the loop's own clock was a little ahead
            self._set_timer()
            return

        def make() -> list[Entry]:
            seat = self.live.clock.running
            if self.live.version != version or seat is None:
                return []
            return [HandedOver(version + 1, now(), seat, STAND_IN, "clock")]

        self._spawn(self._write(make))

    def _announce(
        self, entries: list[Entry], before: dict[Client, int | None], *, changed: bool
    ) -> None:
        """Tells every client what happened, as it may know it. Equal messages are made once."""
        made: dict[tuple[Sight, int | None], bytes] = {}
        at = now()
        self.thinking = None
        for client in list(self.clients):
            eyes = before.get(client)
            if client.sight.lifted is not None and client.sight.lifted != self.live.turn:
                client.sight = Sight(client.sight.person)  # the curtain falls
            key = (client.sight, eyes)
            if key not in made:
                made[key] = encode(self._happened(entries, client.sight, eyes, at, changed=changed))
            client.send(made[key])

    def _happened(
        self, entries: list[Entry], sight: Sight, eyes: int | None, at: int, *, changed: bool
    ) -> p.Happened:
        live = self.live
        table = table_info(live, sight) if changed else None
        return p.Happened(lines(live, entries, eyes), position(live, sight, at), table)

    def welcome(self, sight: Sight, known: int, re: int) -> p.Welcome:
        """The whole table for somebody who comes, without the lines it knows."""
        live = self.live
        shown = None if sight.shares_screen(live) else sight.eyes(live)
        return p.Welcome(
            re=re,
            table=table_info(live, sight),
            lines=lines(live, live.entries[known:], shown),
            chat=list(self.chat),
            presence=self.attendance.presence(live),
            position=position(live, sight, now()),
        )

    def join(self, client: Client) -> None:
        """A client has come."""
        self.attendance.come(client)
        self.used = time.monotonic()
        self.tell_presence()

    def leave(self, client: Client) -> None:
        """A client is gone."""
        self.attendance.go(client)
        self.used = time.monotonic()
        self.tell_presence()

    def away(self) -> set[int]:
        """The seats whose people have been gone for a while."""
        return self.attendance.away(self.live)

    def tell_presence(self) -> None:
        """Tells clients here, and other processes."""
        self._presence.ask(len(self.clients))

    def _tell_presence(self) -> None:
        self.tell_others()
        self._tell(self.attendance.presence(self.live))

    def tell_others(self) -> None:
        """Tells other processes who is connected to this one."""
        here = self.attendance.people_here()
        self._storage.tell(self.live.id, Here(here, self.attendance.watchers_here(self.live)))

    def ask_others(self) -> None:
        """Other processes will tell who is connected to them."""
        self._storage.tell(self.live.id, WhoIsThere())

    def note_process(self, process: str, people: list[str], watchers: int) -> None:
        """Another process tells who is connected there."""
        self.attendance.note_process(process, people, watchers)
        self._tell(self.attendance.presence(self.live))

    def forget_processes(self, alive: set[str]) -> None:
        """People of processes that are gone are gone too."""
        if self.attendance.keep_processes(alive):
            self._tell(self.attendance.presence(self.live))

    def _tell(self, message: msgspec.Struct) -> None:
        """Sends the same to all."""
        encoded = encode(message)
        for client in list(self.clients):
            client.send(encoded)

    def think(self, thinking: p.Thinking) -> None:
        """A bot of this process thinks, and everybody can see it."""
        self._storage.tell(self.live.id, Thinks(thinking))
        self.show_thinking(thinking)

    def show_thinking(self, thinking: p.Thinking) -> None:
        self.thinking = thinking
        self._tell(thinking)

    async def say(self, seat: int, text: str) -> None:
        """Keeps and tells what somebody said."""
        said = p.Said(0, now(), seat, self.live.chairs[seat].name, text)
        self.hear(await self._storage.say(self.live.id, said))

    def hear(self, said: p.Said) -> None:
        """Something was said, here or elsewhere."""
        self.chat.append(said)
        self._tell(said)

    def close(self) -> None:
        """No more timers."""
        self._presence.stop()
        if self._timer:
            self._timer.cancel()
