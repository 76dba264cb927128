"""Playouts of the tile game: a candidate, some turns of the quick policy, then the evaluation."""

from math import tanh
from typing import Any

from stolik.bots.carcassonne.evaluate import evaluate
from stolik.bots.carcassonne.greedy import choose_greedy
from stolik.bots.carcassonne.sight import VALUE_SCALE, Sight, promise
from stolik.bots.net import Net
from stolik.carcassonne.scoring import score
from stolik.carcassonne.state import MEEPLE, PLACE, Log, Moves, Score, State, Tables
from stolik.carcassonne.turn import apply, legal
from stolik.core.kernel import kernel, part, wide
from stolik.core.rng import plant_number, shuffle

NO_MOVE = -1


@kernel
def list_candidates(
    w: Any, t: Tables, pool: Any, moves: Any, log: Log, marks: Any, codes: Any, values: Any
) -> int:
    """All choices of the turn with the evaluation after each; returns how many.

    The state lies in pool[0]; pool[1] and pool[2] are room. Modified in place.
    """
    me, n = pool[0].turn, 0
    if pool[0].phase == MEEPLE:
        return list_meeples(w, t, pool, 0, wide(NO_MOVE), moves, log, marks, codes, values, n, me)
    for i in range(legal(t, pool[0], moves[0])):
        pool[1:2] = pool[0:1]
        place = wide(moves[0].code[i])
        apply(t, pool[1], place, log)
        n = list_meeples(w, t, pool, 1, place, moves, log, marks, codes, values, n, me)
    return n


@kernel
def list_meeples(
    w: Any,
    t: Tables,
    pool: Any,
    at: int,
    place: int,
    moves: Any,
    log: Log,
    marks: Any,
    codes: Any,
    values: Any,
    n: int,
    me: int,
) -> int:
    """The meeple choices of a laid tile. Modified in place."""
    for k in range(legal(t, pool[at], moves[1])):
        if n == values.size:
            break
        pool[2:3] = pool[at : at + 1]
        meeple = wide(moves[1].code[k])
        apply(t, pool[2], meeple, log)
        codes[n, 0], codes[n, 1] = place, meeple
        values[n] = evaluate(w, t, pool[2], me, marks)
        n += 1
    return n


@kernel
def play_batch(
    w: Any,
    tables: Any,
    nets: Any,
    pool: Any,
    moves: Any,
    chances: Any,
    logs: Any,
    results: Any,
    sights: Any,
    marks: Any,
    place: int,
    meeple: int,
    seed: int,
    count: int,
    turns: int,
    noise: float,
    learned: int,
) -> float:
    """play_worlds for Python, with records as arrays of one (see as_array). Modified in place."""
    return play_worlds(
        w, tables[0], pool, moves[0], chances[0], logs[0], results[0], marks,
        nets[0], sights[0], place, meeple, seed, count, turns, noise, learned,
    )  # fmt: skip


@part
def play_worlds(
    w: Any,
    t: Tables,
    pool: Any,
    moves: Moves,
    chance: Any,
    log: Log,
    result: Score,
    marks: Any,
    net: Net,
    sight: Sight,
    place: int,
    meeple: int,
    seed: int,
    count: int,
    turns: int,
    noise: float,
    learned: int,
) -> float:
    """Plays a candidate in some worlds; returns the sum of their values.

    The network judges one world of so many as `learned` says (0: none), the evaluation the others.

    The state lies in pool[0], pool[1] is room. Modified in place.
    """
    me, total = pool[0].turn, 0.0
    for i in range(count):
        pool[1:2] = pool[0:1]
        s = pool[1]
        plant_number(chance, seed + i)
        s.bag[: s.n_bag].sort()
        for k in range(4):
            s.rng[k] = chance.rng[k]
        shuffle(s, s.bag[: s.n_bag])
        if place != NO_MOVE:
            apply(t, s, place, log)
        apply(t, s, meeple, log)
        by_net = learned > 0 and (seed + i) % max(1, learned) == 0
        total += play_on(
            w, t, s, moves, chance, log, result, marks, net, sight, me, turns, noise, by_net
        )
    return total


@kernel
def play_on(
    w: Any,
    t: Tables,
    s: State,
    moves: Moves,
    chance: Any,
    log: Log,
    result: Score,
    marks: Any,
    net: Net,
    sight: Sight,
    me: int,
    turns: int,
    noise: float,
    by_net: bool,
) -> float:
    """Some turns of the quick policy; the value for a seat, from -1 to 1. Modified in place."""
    end = s.n_tiles + turns
    while s.over == 0 and (s.n_tiles < end or s.phase != PLACE):
        n = legal(t, s, moves)
        apply(t, s, choose_greedy(w, t, s, moves, n, chance, noise, marks), log)
    if s.over == 0:
        if by_net:
            return promise(w, net, t, s, sight, me, marks)
        return tanh(evaluate(w, t, s, me, marks) / VALUE_SCALE)
    score(t, s, result)
    others = 0
    for seat in range(t.seats):
        if seat != me:
            others = max(others, result.total[seat])
    return tanh((result.total[me] - others) / VALUE_SCALE)
