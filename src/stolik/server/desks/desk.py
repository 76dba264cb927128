"""Where bots think: threads (kernels free the GIL), at most as many as cores, shared fairly.

Tables at which people sit and look come first. Among them, and among the others, every address has
a queue of its own, and queues are served in turn: fifty tables of one address do not keep the
single bot of another waiting. When many wait, each gets less time to think rather than all waiting
longer.
"""

import asyncio
import os
import sys
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

from stolik.bots.player import Player
from stolik.errors import BotFault
from stolik.game import Table
from stolik.server.ground.histogram import Histogram

GRACE = 20.0
"""Seconds beyond its budget after which a bot counts as stalled."""
LEAST_SECONDS = 0.02
STEPS_BACK = 10


def step_back() -> None:
    """Lets this thread give way: people's moves come before a bot's thoughts."""
    if sys.platform == "linux":  # only there a single thread can
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), os.nice(0) + STEPS_BACK)


def new_histograms() -> tuple[Histogram, Histogram]:
    """How long bots wait for their turn to think, and how long they think."""
    return Histogram("stolik_bot_wait_seconds"), Histogram("stolik_bot_think_seconds")


class Asker(NamedTuple):
    """For whom a bot thinks: where its table comes from, and whether people wait for it there."""

    where: str
    people: bool = True


class Desk(Protocol):
    """Wherever bots think."""

    thought: int
    waits: Histogram
    thinks: Histogram

    @property
    def busy(self) -> int:
        """How many think."""

    @property
    def waiting(self) -> int:
        """How many wait for their turn to think."""

    async def choose(
        self, asker: Asker, bot: str, player: Player, table: Table, began: Callable[[], None]
    ) -> int:
        """The bot's move as a number. BotFault: it crashed, stalled or chose nonsense."""

    def close(self) -> None:
        """Gives up what is being thought about."""


class Job:
    """One decision to think about."""

    def __init__(
        self, player: Player, table: Table, began: Callable[[], None], *, people: bool
    ) -> None:
        self.people = people
        self.asked = time.monotonic()
        self.player = player
        self.table = table
        self.began = began
        self.answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()


Lane = OrderedDict[str, deque[Job]]
"""Queues by address, the one that is next first."""


class BotDesk:
    """A limited number of thinkers and their queues."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._pool = ThreadPoolExecutor(threads, "bot", initializer=step_back)
        self._lanes: dict[bool, Lane] = {True: OrderedDict(), False: OrderedDict()}
        self._busy = 0
        self.thought = 0
        self.waits, self.thinks = new_histograms()

    @property
    def busy(self) -> int:
        return self._busy

    @property
    def waiting(self) -> int:
        return self._waiting(True) + self._waiting(False)

    def _waiting(self, people: bool) -> int:
        return sum(map(len, self._lanes[people].values()))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(
        self, asker: Asker, _bot: str, player: Player, table: Table, began: Callable[[], None]
    ) -> int:
        job = Job(player, table, began, people=asker.people)
        self._lanes[asker.people].setdefault(asker.where, deque()).append(job)
        self._serve()
        return await job.answer

    def _serve(self) -> None:
        while self._busy < self.threads and (job := self._next()):
            if not job.answer.cancelled():
                self._busy += 1
                task = asyncio.ensure_future(self._think(job))
                task.add_done_callback(lambda _: self._serve())

    def _next(self) -> Job | None:
        lane = self._lanes[True] or self._lanes[False]
        if not lane:
            return None
        where, jobs = lane.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            lane[where] = jobs  # behind all others
        return job

    async def _think(self, job: Job) -> None:
        given = usual = job.player.seconds
        began = time.monotonic()
        self.waits.note(began - job.asked)
        if usual is not None:
            rivals = self._waiting(True) if job.people else self.waiting
            share = min(1.0, self.threads / (self._busy + rivals))
            given = max(LEAST_SECONDS, usual * share)
        job.began()
        thinking = asyncio.get_running_loop().run_in_executor(
            self._pool, job.player.choose, job.table, given
        )
        try:
            code = await asyncio.wait_for(asyncio.shield(thinking), (usual or 10.0) + GRACE)
        except TimeoutError:
            self._settle(job, BotFault("it did not answer in time"))
            # Its thread can't be stopped; the place is free again only when it ends.
            thinking.add_done_callback(self._ended_late)
            return
        except Exception as error:
            self._settle(job, error)
        else:
            self.thought += 1
            self._settle(job, code)
        finally:
            self.thinks.note(time.monotonic() - began)
        self._free()

    def _ended_late(self, thinking: "asyncio.Future[int]") -> None:
        thinking.exception()
        self._free()
        self._serve()

    def _free(self) -> None:
        self._busy -= 1

    @staticmethod
    def _settle(job: Job, answer: int | Exception) -> None:
        if job.answer.done():
            return
        if isinstance(answer, Exception):
            job.answer.set_exception(answer)
        else:
            job.answer.set_result(answer)
