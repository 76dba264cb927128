"""A small search in compiled code: the best looking choices, each in a few worlds."""

from stolik.bots.bench import OnBench
from stolik.bots.carcassonne.bench import MEEPLE_CODE, PLACE_CODE
from stolik.bots.carcassonne.playouts import NO_MOVE, list_candidates, play_worlds
from stolik.carcassonne.state import Tables
from stolik.core.kernel import kernel

TURNS = 2
NOISE = 1.0
PRIOR = 0.04  # what a point of the plain evaluation counts beside a world's value


@kernel
def choose_quick(t: Tables, bench: OnBench, first: int, keep: int, worlds: int) -> int:
    """The best of `keep` choices in so many worlds. the state lies in pool[0]."""
    codes, values = bench.codes, bench.values
    bench.turns, bench.noise, bench.learned = TURNS, NOISE, 1
    found = list_candidates(t, bench)
    best, choice = -1e9, 0
    for _ in range(min(keep, found)):
        at = 0
        for i in range(1, found):
            if values[i] > values[at]:
                at = i
        prior = PRIOR * values[at]
        values[at] = -1e9
        value = prior + play_worlds(t, bench, at, first, worlds)
        if value > best:
            place = codes[at, PLACE_CODE]
            best, choice = value, codes[at, MEEPLE_CODE] if place == NO_MOVE else place
    return choice
