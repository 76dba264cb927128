"""The last two tiles, exactly: every answer to a choice is tried, and points are counted."""

from typing import Any

from stolik.bots.bench import OnBench, copy_state
from stolik.bots.carcassonne.bench import MEEPLE_CODE, PLACE_CODE
from stolik.carcassonne.scoring import score
from stolik.carcassonne.state import MEEPLE, Score, State, Tables
from stolik.carcassonne.turn import apply, legal
from stolik.core.kernel import kernel, part, wide

LAST_IN_BAG = 1
"""With so many tiles in the bag nothing is left to chance."""
NO_MOVE = -1
WORST = -100000


@kernel
def margin(t: Tables, s: State, result: Score, seat: int) -> int:
    """Points ahead of the best other seat, were the game over."""
    score(t, s, result)
    others = WORST
    for other in range(t.seats):
        if other != seat:
            others = max(others, result.total[other])
    return wide(result.total[seat]) - others


@kernel
def after_answer(tables: Any, benches: OnBench, candidate: int) -> int:
    """The margin at the end if the mover chooses so and the next seat answers best.

    The state lies in pool[0]; the next three are room.
    """
    t, bench = tables[0], benches[0]
    pool, moves, log, result = bench.pool, bench.moves, bench.log, bench.result
    place, meeple = bench.codes[candidate, PLACE_CODE], bench.codes[candidate, MEEPLE_CODE]
    me = pool[0].turn
    copy_state(pool, 1, 0)
    if place != NO_MOVE:
        apply(t, pool[1], place, log)
    apply(t, pool[1], meeple, log)
    if pool[1].over != 0:
        return margin(t, pool[1], result, me)
    best, mine = WORST, 0
    other = pool[1].turn
    for i in range(legal(t, pool[1], moves[0])):
        copy_state(pool, 2, 1)
        apply(t, pool[2], wide(moves[0].code[i]), log)
        choices = legal(t, pool[2], moves[1]) if waits(pool[2]) else 1
        for k in range(choices):
            copy_state(pool, 3, 2)
            if waits(pool[3]):
                apply(t, pool[3], wide(moves[1].code[k]), log)
            value = margin(t, pool[3], result, other)
            if value > best:
                best, mine = value, margin(t, pool[3], result, me)
    return mine


@part
def waits(s: State) -> bool:
    """Whether a laid tile waits for a meeple."""
    return s.over == 0 and s.phase == MEEPLE
