"""Work on this machine: in processes, or for compiled code in threads."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Self, TypeVar

from stolik.arena.pool import Here, Pool
from stolik.bots.process import end_programs
from stolik.errors import LostWorker

T = TypeVar("T")
R = TypeVar("R")

LEAVE_SECONDS = 3.0
"""So long a process may take to end the programs of its bots."""
MOST_LOST = 3
"""So often in a row a worker may die at one task before it is given up."""


def cores() -> int:
    """How many workers are worth starting."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 2)


def local_pool(workers: int | None = None, most: int | None = None) -> Pool:
    """Processes, one a core unless told otherwise; for one alone none is started."""
    workers = min(workers or cores(), most or cores())
    return Here() if workers == 1 else Processes(workers)


class Threads:
    """For compiled code that frees the interpreter's lock."""

    def __init__(self, workers: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(workers or cores())

    def map(self, function: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        return self._pool.map(function, tasks)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)


class Processes:
    """Each has an interpreter of its own. A task whose process died is done again by another."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._start()

    def map(self, function: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        futures: dict[int, Future[R]] = {}
        done, lost = 0, 0
        try:
            while done < len(tasks):
                try:
                    for i in range(done, len(tasks)):
                        if i not in futures:
                            futures[i] = self._pool.submit(function, tasks[i])
                    result = futures[done].result()
                except BrokenProcessPool:
                    lost += 1
                    if lost == MOST_LOST:
                        raise LostWorker(
                            f"A process died {lost} times at the same work: {tasks[done]}. "
                            "Was there enough memory?"
                        ) from None
                    futures = {i: future for i, future in futures.items() if _succeeded(future)}
                    self._end()
                    self._pool = self._start()
                    continue
                del futures[done]
                done, lost = done + 1, 0
                yield result
        finally:
            for future in futures.values():
                future.cancel()

    def _start(self) -> ProcessPoolExecutor:
        self._others = set(active_children())
        context = get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin_worker)

    def _end(self) -> None:
        """Ends the processes at once: who stops a match doesn't want to wait for a long game."""
        mine: set[BaseProcess] = set(active_children()) - self._others
        # First it forgets its tasks: a pool that loses its processes stumbles over canceled ones.
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in mine:
            process.terminate()
        for process in mine:
            if not wait([process.sentinel], LEAVE_SECONDS):
                process.kill()  # a signal that comes just before a wait for work is not noticed
            process.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: Any) -> None:
        self._end()


def _succeeded(future: Future[Any]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


def _begin_worker() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one is to act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)


def _leave(*_: object) -> None:
    """A worker that has to go takes the programs of its bots along."""
    end_programs(politely=False)
    os._exit(1)
