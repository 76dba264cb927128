"""One step ahead in compiled code: the likeliest moves, each in a few worlds, by the evaluation."""

from typing import Any

from stolik.bots.bench import OnBench
from stolik.bots.rail.bench import OWN
from stolik.bots.rail.playouts import NOT_DEALT, list_candidates, play_worlds
from stolik.bots.rail.policy import choose_planned
from stolik.core.kernel import kernel, wide
from stolik.rail.state import Tables
from stolik.rail.turn import legal

POLICY_BONUS = 0.02
"""How much better than others the policy's own move is taken to be."""


@kernel
def choose_quick(w: Any, t: Tables, bench: OnBench, first: int, keep: int, worlds: int) -> int:
    """The best of `keep` moves in so many worlds. The state lies in pool[0]. Modified in place."""
    s, values = bench.pool[0], bench.values
    bench.dealt[:] = NOT_DEALT
    bench.turns = 0
    n = legal(t, s, bench.moves)
    bench.plans[OWN].made = 0
    planned = choose_planned(w, t, s, n, bench, bench.plans[OWN])
    if n == 1:
        return planned
    found = list_candidates(w, t, s, n, bench)
    for i in range(found):
        if bench.codes[i] == planned:
            values[i] = 1e9
    best, choice = -1e9, planned
    for _ in range(min(keep, found)):
        at = 0
        for i in range(1, found):
            if values[i] > values[at]:
                at = i
        code = wide(bench.codes[at])
        bonus = POLICY_BONUS if code == planned else 0.0
        values[at] = -1e9
        value = play_worlds(w, t, bench, at, first, worlds) / worlds + bonus
        if value > best:
            best, choice = value, code
    return choice
