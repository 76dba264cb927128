"""python -m tests.reference [FILE|-] [--maps DIR] [--tiles DIR]: check transcripts."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from . import Mismatch, Summary, check_lines
from .carc_tiles import DEFAULT_TILES
from .rail_map import DEFAULT_MAPS

PROGRESS_EVERY = 100


def show_progress(summary: Summary) -> None:
    if summary.games % PROGRESS_EVERY == 0:
        print(f"{summary.games} games, {summary.decisions} decisions", file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.reference", description=__doc__)
    parser.add_argument("file", nargs="?", default="-", help="transcripts as JSON lines")
    parser.add_argument("--maps", type=Path, default=DEFAULT_MAPS, help="folder of the maps")
    parser.add_argument("--tiles", type=Path, default=DEFAULT_TILES, help="folder of the tile sets")
    options = parser.parse_args()
    try:
        if options.file == "-":
            summary = check_lines(sys.stdin, options.maps, show_progress, options.tiles)
        else:
            with Path(options.file).open(encoding="utf-8") as lines:
                summary = check_lines(lines, options.maps, show_progress, options.tiles)
    except Mismatch as mismatch:
        print(f"mismatch at {mismatch}")
        return 1
    print(summary)
    return 0


if __name__ == "__main__":
    sys.exit(main())
