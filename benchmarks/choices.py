"""A checksum of all that bots choose: it stays the same where only their speed changed.

    python -m benchmarks.choices
    python -m benchmarks.choices europe --games 5 --sims 200

Each bot plays whole games against itself with a fixed number of simulations. Then weights play
weights, and lessons are made, in compiled code. A line for each; compare two checkouts with `diff`.
"""

import argparse
from collections.abc import Iterator
from importlib import import_module
from zlib import crc32

import numpy as np

import stolik
from stolik.bots.registry import names, player
from stolik.families import names as games

FIRST_DEAL = 900
PAIRS = 20
LESSONS = {0: 20, 2: 2}
"""How many games of lessons, by the worlds that a search tries."""


def whole_games(game: str, bot: str, sims: int, games: int) -> int:
    """The moves of some games, with two to five seats in turn."""
    found, made = 0, stolik.load(game)
    for seed in range(FIRST_DEAL, FIRST_DEAL + games):
        table = made.new(seed, made.seats[(seed - FIRST_DEAL) % len(made.seats)])
        players = [player(bot, game, seat, sims=sims) for seat in range(table.seats)]
        while not table.over:
            table.play(players[table.turn].choose(table))
        found = crc32(table.record().text().encode(), found)
    return found


def compiled_games(game: str) -> Iterator[tuple[str, int]]:
    """What weights against weights and lessons bring."""
    engine = stolik.load(game).engine(stolik.load(game).options(), 2)
    selfplay, lessons, weights = (
        import_module(f"stolik.bots.{engine.kind}.{name}")
        for name in ("selfplay", "lessons", "weights")
    )
    w, net = weights.read(), weights.read_net()
    totals = selfplay.play_pairs(engine, np.stack([w, 1.3 * w]), FIRST_DEAL, PAIRS)
    yield "pairs", crc32(totals.tobytes())
    for worlds, count in LESSONS.items():
        tables = engine.tables  # type: ignore[attr-defined]
        inputs, targets = lessons.make_lessons(w, net, tables, FIRST_DEAL, count, worlds)
        yield f"lessons-{worlds}", crc32(inputs.tobytes() + targets.tobytes())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=games())
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--sims", type=int, default=48)
    args = parser.parse_args()
    for game in args.game:
        for bot in names(game):
            print(f"{game} {bot} {whole_games(game, bot, args.sims, args.games):08x}", flush=True)
        for what, found in compiled_games(game):
            print(f"{game} {what} {found:08x}", flush=True)


if __name__ == "__main__":
    main()
