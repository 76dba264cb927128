"""`stolik bench`: how fast this machine plays. Figures are per CPU-second of one core."""

import argparse
import json
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

from stolik.cli.bench_search import measure_search
from stolik.cli.limit import compare
from stolik.core.simulate import CHUNK, copies
from stolik.families import names as games
from stolik.game import Game
from stolik.registry import load

ROUNDS = 11
SECONDS = 0.3
COPIES = 500_000
"""Clocks swing, so the best of several short rounds counts."""


def bench(args: argparse.Namespace) -> int:
    """Measures each game and prints it."""
    if args.limit:
        return compare(args.games, args.json)
    for name in args.games or games():
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        found = measure(load(name))
        if args.json:
            print(json.dumps({"game": name, **found}), flush=True)
        else:
            print_found(name, found)
    return 0


def measure(game: Game) -> dict[str, float]:
    """All figures of a game with two seats and random moves."""
    engine = game.engine(game.options(), 2)
    batch = game.simulate(200)
    games = speed(game.simulate, time.process_time)
    moves = float(batch.decisions.mean())
    return {
        "games_per_cpu_s": round(games),
        "moves_per_cpu_s": round(games * moves),
        "legal_per_move": round(float(batch.listed.sum() / batch.decisions.sum()), 2),
        "copy_ns": round(copy_time(engine.state_type), 1),
        "state_bytes": engine.state_type.itemsize,
        "two_threads": round(two_threads(game), 2),
        **measure_search(game),
    }


def speed(run: Callable[[int], Any], clock: Callable[[], float]) -> float:
    """Games a second in the best of some rounds."""
    began = clock()
    run(1000)
    count = max(1000, int(1000 * SECONDS / max(clock() - began, 1e-6)))
    best = 0.0
    for _ in range(ROUNDS):
        began = clock()
        run(count)
        best = max(best, count / (clock() - began))
    return best


def two_threads(game: Game) -> float:
    """How many times more games two threads play in the same time.

    The median over rounds that compare neighbors in time, for other work on the machine swings.
    """
    ratios = []
    for _ in range(ROUNDS):
        seconds = []
        for threads in (1, 2):
            began = time.perf_counter()
            game.simulate(48 * CHUNK, threads=threads)
            seconds.append(time.perf_counter() - began)
        ratios.append(seconds[0] / seconds[1])
    return median(ratios)


def copy_time(kind: Any) -> float:
    """Nanoseconds to copy a state."""
    pool = np.zeros(16, kind)
    copies(pool, 1000)
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time_ns()
        copies(pool, COPIES)
        best = min(best, (time.process_time_ns() - began) / COPIES)
    return best


def print_found(name: str, found: dict[str, float]) -> None:
    """The figures for people."""
    print(f"{name}")
    print(f"  {found['games_per_cpu_s']:>12,} random games per CPU-second")
    print(
        f"  {found['moves_per_cpu_s']:>12,} moves per CPU-second, each chosen among all "
        f"{found['legal_per_move']} legal ones"
    )
    print(f"  {found['copy_ns']:>12} ns to copy a state of {found['state_bytes']} bytes")
    print(f"  {found['two_threads']:>12} times the games with two threads")
    if "sims_per_cpu_s" in found:
        print(
            f"  {found['sims_per_cpu_s']:>12,} simulations of a search per CPU-second, in mid-game"
        )
    if "playouts_per_cpu_s" in found:
        print(f"  {found['playouts_per_cpu_s']:>12,} of them if every game is played to its end")
