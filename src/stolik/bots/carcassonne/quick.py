"""A small search in compiled code: the best looking choices, each in a few worlds."""

from typing import Any

from stolik.bots.carcassonne.playouts import NO_MOVE, list_candidates, play_worlds
from stolik.bots.carcassonne.sight import Sight
from stolik.bots.net import Net
from stolik.carcassonne.state import Log, Score, Tables
from stolik.core.kernel import kernel, wide

TURNS = 2
NOISE = 1.0
PRIOR = 0.04  # what a point of the plain evaluation counts beside a world's value


@kernel
def choose_quick(
    w: Any,
    t: Tables,
    pool: Any,
    moves: Any,
    chance: Any,
    log: Log,
    result: Score,
    marks: Any,
    net: Net,
    sight: Sight,
    codes: Any,
    values: Any,
    seed: int,
    keep: int,
    worlds: int,
) -> int:
    """The best of `keep` choices in so many worlds. The state lies in pool[0], the next two are
    room. Modified in place.
    """
    found = list_candidates(w, t, pool, moves, log, marks, codes, values)
    best, choice = -1e9, 0
    for _ in range(min(keep, found)):
        at = 0
        for i in range(1, found):
            if values[i] > values[at]:
                at = i
        prior = PRIOR * values[at]
        values[at] = -1e9
        place, meeple = wide(codes[at, 0]), wide(codes[at, 1])
        value = prior + play_worlds(
            w, t, pool, moves[0], chance, log, result, marks, net, sight, place, meeple, seed,
            worlds, TURNS, NOISE, 1,
        )  # fmt: skip
        if value > best:
            best, choice = value, meeple if place == NO_MOVE else place
    return choice
