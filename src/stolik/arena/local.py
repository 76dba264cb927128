"""Pairs played on this machine, in several processes; results come in the order of the jobs."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from stolik.arena.match import Job, Pair, play_pair
from stolik.registry import load


def cores() -> int:
    """How many processes are worth starting."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 2)


def play_local(jobs: Sequence[Job], workers: int | None = None) -> Iterator[Pair]:
    """Each process plays whole pairs. The rules are compiled once, before they start."""
    if not jobs:
        return
    workers = min(workers or cores(), len(jobs))
    if workers == 1:
        yield from map(play_pair, jobs)
        return
    load(jobs[0].game, jobs[0].map).new(seed=0, seats=jobs[0].seats)
    context = get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        try:
            yield from pool.map(play_pair, jobs)
        except GeneratorExit:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
