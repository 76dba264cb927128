"""One step ahead in compiled code: the likeliest moves, each in a few worlds, by the evaluation."""

from typing import Any

from stolik.bots.rail.playouts import NOT_DEALT, list_candidates, play_worlds
from stolik.bots.rail.policy import choose_planned
from stolik.core.kernel import kernel, wide
from stolik.rail.state import MAX_SEATS, Log, Moves, Score, Tables
from stolik.rail.turn import legal

POLICY_BONUS = 0.02
"""How much better than others the policy's own move is taken to be."""


@kernel
def choose_quick(
    w: Any,
    t: Tables,
    pool: Any,
    moves: Moves,
    chance: Any,
    log: Log,
    result: Score,
    plans: Any,
    net: Any,
    sight: Any,
    dealt: Any,
    codes: Any,
    values: Any,
    seed: int,
    keep: int,
    worlds: int,
) -> int:
    """The best of `keep` moves in so many worlds. The state lies in pool[0], pool[1] is room;
    plans[MAX_SEATS] is the mover's own. Modified in place.
    """
    s = pool[0]
    dealt[:] = NOT_DEALT
    n = legal(t, s, moves)
    own = plans[MAX_SEATS]
    own.made = 0
    planned = choose_planned(w, t, s, moves, n, chance, own)
    if n == 1:
        return planned
    own.made = 0
    found = list_candidates(w, t, s, moves, n, own, codes, values)
    for i in range(found):
        if codes[i] == planned:
            values[i] = 1e9
    best, choice = -1e9, planned
    for _ in range(min(keep, found)):
        at = 0
        for i in range(1, found):
            if values[i] > values[at]:
                at = i
        bonus = POLICY_BONUS if codes[at] == planned else 0.0
        values[at] = -1e9
        value = play_worlds(
            w, t, pool, moves, chance, log, result, plans, net, sight, dealt,
            wide(codes[at]), seed, worlds, 0,
        )  # fmt: skip
        if value / worlds + bonus > best:
            best, choice = value / worlds + bonus, wide(codes[at])
    return choice
