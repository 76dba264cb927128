"""Kills a worker in the middle of a match and shows that nothing but the time changes.

python -m tests.arena.kill_worker             processes of this machine, then a Ray cluster
python -m tests.arena.kill_worker --pairs 20
"""

import argparse
import os
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from stolik.arena.cluster import Cluster
from stolik.arena.local import Processes
from stolik.arena.pair import Job, Pair, play_pair, warm_up
from stolik.arena.pool import Here, Pool

KILL_AFTER = 0.3  # of the pairs


def whereabouts(seconds: float) -> int:
    """The number of the process that does this; it stays for a while, so that each gets one."""
    time.sleep(seconds)
    return os.getpid()


def played(pairs: Sequence[Pair]) -> bytes:
    """Results as bytes, without times."""
    return msgspec.json.encode([[game.timeless() for game in pair] for pair in pairs])


def match(pool: Pool, jobs: Sequence[Job], victim: int | None = None) -> tuple[bytes, float]:
    """Plays a match, ending a process at once on the way; results, and how long it took."""
    began, pairs = time.monotonic(), []
    for pair in pool.map(play_pair, jobs):
        pairs.append(pair)
        if victim is not None and len(pairs) >= KILL_AFTER * len(jobs):
            with suppress(ProcessLookupError):
                os.kill(victim, signal.SIGKILL)
                print(f"  killed worker {victim} after {len(pairs)} pairs", flush=True)
            victim = None
    return played(pairs), time.monotonic() - began


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="carcassonne")
    parser.add_argument("--pairs", type=int, default=16)
    parser.add_argument("--sims", type=int, default=200)
    args = parser.parse_args()
    jobs = [
        Job(args.game, "expert", "club", seed, sims=args.sims)
        for seed in range(60, 60 + args.pairs)
    ]
    warm_up(jobs[0])
    print("in this process alone", flush=True)
    expected, seconds = match(Here(), jobs)
    print(f"  {args.pairs} pairs in {seconds:.1f} s", flush=True)
    failed = 0
    for name, start in {"processes": lambda: Processes(2), "Ray": lambda: Cluster("local")}.items():
        for kill in (False, True):
            print(f"{name}, {'a worker is killed' if kill else 'undisturbed'}", flush=True)
            with start() as pool:
                workers = set(pool.map(whereabouts, [1.0, 1.0]))
                victim = min(workers - {os.getpid()}) if kill else None
                found, seconds = match(pool, jobs, victim)
            same = found == expected
            failed += not same
            print(
                f"  {'the same results' if same else 'OTHER RESULTS'} in {seconds:.1f} s",
                flush=True,
            )
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
