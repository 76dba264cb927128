"""Invariants after every move of compiled games.

python -m tests.mass --games 100000
python -m tests.mass --games 50000 --kind tiles
"""

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from tests.mass import run, tile_run
from tests.mass.run import shares

FAMILIES = {"rail": run, "tiles": tile_run}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1 << 30)
    parser.add_argument("--kind", choices=FAMILIES, default="rail")
    args = parser.parse_args()
    family = FAMILIES[args.kind]
    began, decisions, games = time.perf_counter(), 0, 0
    work = list(shares(args.games, family.KINDS))
    family.check_kind(work[0][0], 0, 1)  # compiles once, before the threads
    with ThreadPoolExecutor(2) as pool:
        for (kind, count), moves in zip(
            work, pool.map(lambda w: family.check_kind(w[0], args.seed, w[1]), work), strict=True
        ):
            decisions, games = decisions + moves, games + count
            print(f"{games} games, {' '.join(map(str, kind))}", file=sys.stderr, flush=True)
    print(
        f"{games} games, {decisions} moves: every invariant held "
        f"({time.perf_counter() - began:.0f} s)"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
