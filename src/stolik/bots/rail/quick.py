"""One step ahead in compiled code: the likeliest moves, each in a few worlds, by the evaluation."""

from stolik.bots.bench import OnBench
from stolik.bots.rail.playouts import NOT_DEALT, choose_now, list_candidates, play_worlds
from stolik.core.kernel import kernel, wide
from stolik.rail.state import Tables
from stolik.rail.turn import legal

POLICY_BONUS = 0.02
"""How much better than others the policy's own move is taken to be."""


@kernel
def choose_quick(t: Tables, bench: OnBench, first: int, keep: int, worlds: int) -> int:
    """The best of `keep` moves in so many worlds. The state lies in pool[0]."""
    s, values = bench.pool[0], bench.values
    bench.dealt[:] = NOT_DEALT
    bench.turns = 0
    n = legal(t, s, bench.moves)
    planned = choose_now(t, s, n, bench)
    if n == 1:
        return planned
    found = list_candidates(t, s, n, bench)
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
        value = play_worlds(t, bench, at, first, worlds) / worlds + bonus
        if value > best:
            best, choice = value, code
    return choice
