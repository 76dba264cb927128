"""`python -m benchmarks.trails --games 10000`: the longest trail on every end of many games.

Games are played by `wander`, whose networks are large; each end is timed, the hardest are shown.
"""

import argparse
import time

import numpy as np

import stolik
from stolik.bots.rail.wander import choose_wander
from stolik.core.kernel import kernel
from stolik.core.records import SILENT
from stolik.core.rng import GENERATOR, plant_number
from stolik.rail.playout import start_number
from stolik.rail.scoring import score
from stolik.rail.state import LOG, MOVES, SCORE, STATE, Log, Moves, State, Tables
from stolik.rail.turn import apply, legal


@kernel
def play_wander(t: Tables, s: State, moves: Moves, chance: State, log: Log, seed: int) -> None:
    """Plays one game to its end. Modified in place."""
    start_number(t, s, seed, log)
    plant_number(chance, seed + (1 << 41))
    while s.over == 0:
        n = legal(t, s, moves)
        apply(t, s, choose_wander(t, s, moves, n, chance), log)


def main() -> None:
    """Prints mean, 99.9th percentile and the hardest ends for both games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    args = parser.parse_args()
    for name in ("europe", "swiss"):
        game = stolik.load(name)
        tables = game.engine(game.options("classic"), 2).tables  # type: ignore[attr-defined]
        s, moves, chance, log, result = (
            np.zeros(1, kind)[0] for kind in (STATE, MOVES, GENERATOR, LOG, SCORE)
        )
        log.n = SILENT
        times = np.zeros(args.games)
        for seed in range(-1, args.games):
            play_wander(tables, s, moves, chance, log, max(seed, 0))
            began = time.perf_counter_ns()
            score(tables, s, result, True)
            if seed >= 0:  # the first run loads the compiled code
                times[seed] = (time.perf_counter_ns() - began) / 1000
        hardest = ", ".join(f"seed {i}: {times[i]:.0f}" for i in np.argsort(-times)[:5])
        print(
            f"{name}: {args.games} ends, both seats scored: mean {times.mean():.1f} µs, "
            f"99.9 % under {np.quantile(times, 0.999):.0f} µs, hardest {hardest} µs"
        )


if __name__ == "__main__":
    main()
