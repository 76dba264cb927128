"""Playouts of the tile game: a candidate, some turns of the quick policy, then the evaluation."""

from math import tanh
from typing import Any

from stolik.bots.bench import OnBench, copy_state
from stolik.bots.carcassonne.bench import MEEPLE_CODE, PLACE_CODE
from stolik.bots.carcassonne.evaluate import evaluate
from stolik.bots.carcassonne.greedy import choose_greedy
from stolik.bots.carcassonne.sight import VALUE_SCALE, promise
from stolik.carcassonne.scoring import score
from stolik.carcassonne.state import MEEPLE, PLACE, State, Tables
from stolik.carcassonne.turn import apply, legal
from stolik.core.kernel import kernel, part, wide
from stolik.core.rng import plant_number, shuffle

NO_MOVE = -1


@kernel
def choose_now(t: Tables, s: State, bench: OnBench) -> int:
    """What the quick policy does."""
    n = legal(t, s, bench.moves[0])
    return choose_greedy(bench.w[0], t, s, n, bench, bench.noise)


@kernel
def list_candidates(t: Tables, bench: OnBench) -> int:
    """All choices of the turn with the evaluation after each; returns how many.

    The state lies in pool[0]; pool[1] and pool[2] are room.
    """
    pool, n = bench.pool, 0
    if pool[0].phase == MEEPLE:
        copy_state(pool, 1, 0)
        return list_meeples(t, bench, wide(NO_MOVE), n)
    for i in range(legal(t, pool[0], bench.moves[0])):
        copy_state(pool, 1, 0)
        place = wide(bench.moves[0].code[i])
        apply(t, pool[1], place, bench.log)
        n = list_meeples(t, bench, place, n)
    return n


@kernel
def list_meeples(t: Tables, bench: OnBench, place: int, n: int) -> int:
    """The meeple choices of the tile that was laid in pool[1]; there are n candidates before."""
    pool, moves = bench.pool, bench.moves[1]
    for k in range(legal(t, pool[1], moves)):
        if n == bench.values.size:
            break
        copy_state(pool, 2, 1)
        meeple = wide(moves.code[k])
        apply(t, pool[2], meeple, bench.log)
        bench.codes[n, PLACE_CODE], bench.codes[n, MEEPLE_CODE] = place, meeple
        bench.values[n] = evaluate(bench.w[0], t, pool[2], pool[0].turn, bench.marks)
        n += 1
    return n


@kernel
def play_candidates(tables: Any, benches: OnBench, n: int, first: int, count: int) -> None:
    """Plays the candidates named on the bench in some worlds each."""
    bench = benches[0]
    for i in range(n):
        bench.sums[i] = play_worlds(tables[0], bench, bench.tried[i], first, count)


@kernel
def play_worlds(t: Tables, bench: OnBench, candidate: int, first: int, count: int) -> float:
    """Plays a candidate in the worlds from a number on; returns the sum of their values.

    The state lies in pool[0], the next two are room.
    """
    s, laid, total = bench.pool[1], bench.pool[2], 0.0
    place, meeple = bench.codes[candidate, PLACE_CODE], bench.codes[candidate, MEEPLE_CODE]
    copy_state(bench.pool, 2, 0)
    laid.bag[: laid.n_bag].sort()
    if place != NO_MOVE:  # it is the same in all worlds
        apply(t, laid, place, bench.log)
    for world in range(first, first + count):
        copy_state(bench.pool, 1, 2)
        plant_number(bench.chance, world)
        reshuffle(s, bench.chance)
        apply(t, s, meeple, bench.log)
        total += play_on(t, s, bench, bench.learned > 0 and world % max(1, bench.learned) == 0)
    return total


@part
def reshuffle(s: State, chance: Any) -> None:
    """Another order of a sorted bag."""
    s.rng[:] = chance.rng
    shuffle(s, s.bag[: s.n_bag])


@kernel
def play_on(t: Tables, s: State, bench: OnBench, by_net: bool) -> float:
    """Some turns of the quick policy; the value for the seat that searches, from -1 to 1."""
    w, me, end = bench.w[0], bench.pool[0].turn, s.n_tiles + bench.turns
    while s.over == 0 and (s.n_tiles < end or s.phase != PLACE):
        apply(t, s, choose_now(t, s, bench), bench.log)
    if s.over == 0:
        if by_net:
            return promise(w, t, s, bench, me)
        return tanh(evaluate(w, t, s, me, bench.marks) / VALUE_SCALE)
    score(t, s, bench.result)
    others = 0
    for seat in range(t.seats):
        if seat != me:
            others = max(others, bench.result.total[seat])
    return tanh((bench.result.total[me] - others) / VALUE_SCALE)
