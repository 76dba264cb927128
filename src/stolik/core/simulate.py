"""Many games at once: the seeds are shared out over threads, the results come as arrays."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from stolik.core.contract import Batch
from stolik.core.kernel import kernel

CHUNK = 512
"""Games a thread takes at a time: enough to be free of Python, few enough to show progress."""
MOST_SEED = 1 << 40


def simulate(
    play: Callable[[int, int], Batch],
    games: int,
    seed: int,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Batch:
    """`games` games with the seeds `seed`, `seed + 1`, …; the same whatever the threads."""
    parts = [(seed + i, min(CHUNK, games - i)) for i in range(0, games, CHUNK)]
    done = []
    with ThreadPoolExecutor(max(1, threads)) as pool:
        for batch in pool.map(lambda part: play(*part), parts):
            done.append(batch)
            if progress:
                progress(sum(len(b.totals) for b in done))
    return Batch(
        *(
            np.concatenate([getattr(batch, field) for batch in done])
            for field in Batch.__struct_fields__
        )
    )


@kernel
def copies(pool: Any, count: int) -> None:
    """Copies states about a pool of 16, the way a search does, to be timed."""
    for i in range(count):
        to, source = (i + 1) & 15, i & 15
        pool[to : to + 1] = pool[source : source + 1]
