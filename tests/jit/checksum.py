"""Prints a checksum of some games; run with and without NUMBA_DISABLE_JIT=1 it must be the same."""

import hashlib
import sys

import stolik
from stolik.bots.registry import player

GAMES = [
    ("europe", "europe", 2, "random"),
    ("europe", "europe-modern", 4, "wander"),
    ("europe", "toy", 5, "random"),
    ("swiss", "switzerland", 2, "wander"),
    ("swiss", "toy", 2, "random"),
    ("carcassonne", "base", 3, "closer"),
]


def checksum() -> str:
    """Batches, tables, samples and views of a few games."""
    digest = hashlib.sha256()
    for name, map_name, seats, bot_name in GAMES:
        game = stolik.load(name, map_name)
        digest.update(game.simulate(1, seed=5, seats=seats).totals.tobytes())
        options = {"turn_limit": 60} if "turn_limit" in game.options() else {}
        table = game.new(seed=2**100 + 7, seats=seats, options=options)
        bot = player(bot_name, name, 1)
        while not table.over:
            table.play(bot.choose(table))
            if len(table.history) % 20 == 0:
                digest.update(table.sample(0, 3).state.tobytes())
                digest.update(repr((table.view(1), table.aids(0))).encode())
        digest.update(table.state.tobytes() + repr(table.score()).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    from stolik.core.kernel import JIT

    print("compiled" if JIT else "plain", file=sys.stderr)
    print(checksum())
