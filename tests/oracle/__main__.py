"""Every decision of many games against the reference.

python -m tests.oracle --games 20000
python -m tests.oracle --games 10000 --kind tiles
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.oracle.games import KINDS, cases
from tests.reference.check import check_lines

CHUNK = 50


def check_chunk(kind: str, first: int) -> tuple[int, int, "Counter[str]"]:
    """Plays and checks some games; raises Mismatch at the first difference."""
    total: Counter[str] = Counter()
    games = decisions = 0
    for case in cases(CHUNK, first, odd=True, kind=kind):
        try:
            summary = check_lines(case.lines())
        except Exception as error:
            raise AssertionError(f"{case}: {type(error).__name__}: {error}") from error
        games += summary.games
        decisions += summary.decisions
        total += summary.seen
    return games, decisions, total


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--kind", choices=KINDS, default="rail")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    began, games, decisions = time.perf_counter(), 0, 0
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor(args.workers) as pool:
        firsts = range(args.seed, args.seed + args.games, CHUNK)
        for done in pool.map(partial(check_chunk, args.kind), firsts):
            games, decisions, seen = games + done[0], decisions + done[1], seen + done[2]
            print(f"\r{games} of {args.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for name, count in sorted(seen.items()):
        print(f"{count:>10}  {name}")
    seconds = time.perf_counter() - began
    print(f"{games} games, {decisions} decisions: no mismatch ({seconds:.0f} s)")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
