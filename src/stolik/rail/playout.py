"""Whole games in compiled code, with a checksum that every build must reproduce."""

from typing import Any

from stolik.core.kernel import kernel, part, wide
from stolik.core.rng import below, plant_number
from stolik.rail.codes import PASS
from stolik.rail.deal import begin
from stolik.rail.scoring import score
from stolik.rail.state import Log, Moves, State, Tables
from stolik.rail.turn import apply, legal


@part
def start_number(t: Tables, s: State, seed: int, log: Log) -> None:
    """A fresh play from a seed that is a number."""
    plant_number(s, seed)
    begin(t, s, log)


@part
def choose_random(moves: Moves, n: int, chance: Any) -> int:
    """Any legal move, but a pass only when forced."""
    if n > 1 and moves.code[n - 1] == PASS:
        n -= 1
    return wide(moves.code[below(chance, n)])


@kernel
def play_random(t: Tables, s: State, moves: Moves, chance: Any, log: Log) -> Any:
    """Plays to the end; returns the numbers of decisions and of legal moves listed."""
    decisions, listed = 0, 0
    while s.over == 0:
        n = legal(t, s, moves)
        apply(t, s, choose_random(moves, n, chance), log)
        decisions += 1
        listed += n
    return decisions, listed


@kernel
def simulate_random(t: Tables, bench: Any, seed: int, out: Any) -> None:
    """Plays out.shape[0] games with seeds from `seed` on; a row of `out` for each game:
    decisions, legal moves listed, turns, how it ended, then a total for each seat.
    """
    s, result = bench.pool[0], bench.result
    for i in range(out.shape[0]):
        start_number(t, s, seed + i, bench.log)
        plant_number(bench.chance, seed + i + (1 << 40))
        decisions, listed = play_random(t, s, bench.moves, bench.chance, bench.log)
        score(t, s, result, t.longest_trail_points > 0)
        out[i, 0], out[i, 1], out[i, 2], out[i, 3] = decisions, listed, s.turns, s.over
        for seat in range(t.seats):
            out[i, 4 + seat] = result.total[seat]
