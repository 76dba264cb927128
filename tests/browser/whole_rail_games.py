"""Whole rail games by keyboard alone and by touch: longer than ./test has time for.

python -m tests.browser.whole_rail_games [keyboard|touch] [europe|swiss] [--seed N]
"""

import argparse
import sys
import time

from playwright.sync_api import Browser

from tests.browser.rail_player import KeyboardPlayer, Player, TouchPlayer, deal
from tests.browser.stage import stage
from tests.browser.visitor import DESKTOP, PHONE, Size, visit

WAYS: dict[str, tuple[type[Player], Size]] = {
    "keyboard": (KeyboardPlayer, DESKTOP),
    "touch": (TouchPlayer, PHONE),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", nargs="?", choices=WAYS)
    parser.add_argument("game", nargs="?", choices=["europe", "swiss"])
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    with stage() as (browser, url):
        for way in [arguments.way] if arguments.way else list(WAYS):
            for game in [arguments.game] if arguments.game else ["europe", "swiss"]:
                play(browser, url, way, game, arguments.seed)
    return 0


def play(browser: Browser, base: str, way: str, game: str, seed: int) -> None:
    """One game from the first click to the last; fails if it does not end or the page complains."""
    kind, size = WAYS[way]
    visitor = visit(browser, base, size)
    page = visitor.open(f"/new/{game}")
    deal(page, seed)
    player = kind(page)
    player.hurry()
    begun = time.monotonic()
    decisions = 0
    while player.decide():
        decisions += 1
        print(f"\r{game} by {way}: {decisions} decisions", end="", flush=True)
    visitor.check()
    print(f", over after {time.monotonic() - begun:.0f} s")
    visitor.context.close()


if __name__ == "__main__":
    sys.exit(main())
