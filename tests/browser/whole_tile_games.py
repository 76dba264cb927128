"""Whole games of Carcassonne by keyboard alone and by touch: longer than ./test has time for.

python -m tests.browser.whole_tile_games [keyboard|touch] [--seed N] [--url URL]
"""

import argparse
import sys
import time

from playwright.sync_api import Browser

from tests.browser.stage import stage
from tests.browser.tile_players import KeyboardGame, TouchGame
from tests.browser.visitor import DESKTOP, PHONE, Size, visit

WAYS: dict[str, tuple[type[KeyboardGame | TouchGame], Size]] = {
    "keyboard": (KeyboardGame, DESKTOP),
    "touch": (TouchGame, PHONE),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", nargs="?", choices=WAYS)
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--url", help="a server that runs already")
    arguments = parser.parse_args()
    with stage(arguments.url) as (browser, url):
        for way in [arguments.way] if arguments.way else list(WAYS):
            play(browser, url, way, arguments.seed)
    return 0


def play(browser: Browser, base: str, way: str, seed: int) -> None:
    """One game from the first click to the last; fails if it does not end or the page complains."""
    kind, size = WAYS[way]
    visitor = visit(browser, base, size)
    player = kind(visitor.open("/new/carcassonne"))
    begun = time.monotonic()
    player.start(seed)
    turns = 0
    while player.decide(turns):
        turns += 1
        print(f"\rcarcassonne by {way}: {turns} turns", end="", flush=True)
    visitor.check()
    print(f", over after {time.monotonic() - begun:.0f} s: {player.result()}")
    visitor.context.close()


if __name__ == "__main__":
    sys.exit(main())
