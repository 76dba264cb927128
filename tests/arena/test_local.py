"""Workers on this machine: results in order, lost processes replaced, nobody left behind."""

import os
import signal
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from stolik.arena.local import Processes, Threads, local_pool
from stolik.arena.pool import Here
from stolik.errors import LostWorker


def square(number: int) -> int:
    return number * number


def die_once(task: tuple[str, int]) -> int:
    """Kills its own process the first time it gets to the third task."""
    mark, number = Path(task[0]), task[1]
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def sleep(_: int) -> int:
    time.sleep(600)
    return 0


@pytest.mark.parametrize("pool", [Here, lambda: Threads(2), lambda: Processes(2)])
def test_results_come_in_order(pool: object) -> None:
    with pool() as workers:  # type: ignore[operator]
        assert list(workers.map(square, range(20))) == [n * n for n in range(20)]
        assert list(workers.map(square, [3])) == [9]  # it can be used again


@pytest.mark.slow
def test_a_lost_process_costs_no_result(tmp_path: Path) -> None:
    with Processes(2) as workers:
        tasks = [(str(tmp_path / "mark"), n) for n in range(6)]
        assert list(workers.map(die_once, tasks)) == list(range(6))
    assert (tmp_path / "mark").exists()


@pytest.mark.slow
def test_a_task_that_kills_every_process_is_given_up() -> None:
    with Processes(1) as workers, pytest.raises(LostWorker, match="died 3 times"):
        list(workers.map(die, [1]))


def test_stopping_does_not_wait_for_what_runs() -> None:
    before = set(active_children())

    def stop() -> None:
        with Processes(2) as workers:
            results = workers.map(sleep, range(4))
            signal.setitimer(signal.ITIMER_REAL, 1.5)
            next(results)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    old = signal.signal(signal.SIGALRM, interrupt)
    began = time.monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            stop()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, old)
    assert time.monotonic() - began < 60
    while not set(active_children()) <= before:  # one may just be on its way out
        assert time.monotonic() - began < 60
        time.sleep(0.05)


def test_one_worker_needs_no_process() -> None:
    assert isinstance(local_pool(1), Here)
    assert isinstance(local_pool(4, most=1), Here)
