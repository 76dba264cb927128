"""Games of every level, game and number of seats at short times: is each turn legal and in time?

    python -m tests.arena.short_games --games 2000

A turn's time is wall time as the table sees it, all decisions of the turn together. The exit code
is 0 only without illegal moves and forfeits, and with at most one turn in a thousand over its
limit by more than the grace.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from stolik.arena.local import cores, local_pool
from stolik.arena.pair import Job, Outcome, play_pair, warm_up
from stolik.arena.seeds import TESTS
from stolik.arena.times import GRACE, overruns, percentile
from stolik.bots.registry import LEVELS, names
from stolik.cli.progress import Bar
from stolik.families import names as games
from stolik.registry import load

TIMES = {"expert": "15ms", "master": "100ms", "uct": "15ms"}
"""A twentieth of what they usually have."""
ALLOWED = 0.001


def sides() -> list[tuple[str, int, str, str]]:
    """Games, seats and who meets: every bot its neighbor, at every number of seats."""
    found = []
    for game in games():
        bots = [*LEVELS, *(name for name in names(game) if name not in LEVELS)]
        for seats in load(game).seats:
            found += [(game, seats, a, b) for a, b in zip(bots, bots[1:] + bots[:1], strict=True)]
    return found


def jobs(games: int, seed: int, scale: float) -> Iterator[Job]:
    """Pairs, the kinds of tables in turn."""
    kinds = sides()
    for i in range((games + 1) // 2):
        game, seats, a, b = kinds[i % len(kinds)]
        yield Job(game, spec(a, scale), spec(b, scale), seed + i, seats)


def spec(bot: str, scale: float) -> str:
    """A bot with its short time."""
    if bot not in TIMES:
        return bot
    return f"{bot}:time={float(TIMES[bot].removesuffix('ms')) * scale:g}ms"


def limit_of(bot: str) -> float | None:
    """Seconds a turn."""
    return float(bot.partition("time=")[2].removesuffix("ms")) / 1000 if "time=" in bot else None


@dataclass
class Bot:
    """What was seen of one bot."""

    turns: list[int] = field(default_factory=list)
    over: int = 0
    faults: list[str] = field(default_factory=list)


def count(seen: dict[str, Bot], job: Job, outcome: Outcome) -> None:
    """Adds a game."""
    game = load(job.game).name
    for side, bot in enumerate((job.a, job.b)):
        one = seen.setdefault(f"{game} {bot}", Bot())
        one.turns += outcome.turn_us[side]
        one.over += overruns(outcome.turn_us[side], limit_of(bot))
        if outcome.forfeit and outcome.forfeit_by == "ab"[side]:
            one.faults.append(f"{outcome.forfeit} ({job})")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=TESTS.stop // 2)
    parser.add_argument("--scale", type=float, default=1.0, help="of the short times")
    parser.add_argument("--workers", type=int, help="processes (one a core)")
    args = parser.parse_args()
    warn_if_busy()
    todo = list(jobs(args.games, args.seed, args.scale))
    for kind in {(job.game, job.a, job.b): job for job in todo}.values():
        warm_up(kind)
    seen: dict[str, Bot] = {}
    bar, began = Bar(2 * len(todo), "games"), time.monotonic()
    with local_pool(args.workers) as pool:
        for i, pair in enumerate(pool.map(play_pair, todo)):
            for outcome in pair:
                count(seen, todo[i], outcome)
            bar.show(2 * (i + 1), f"{sum(bot.over for bot in seen.values())} overruns")
    bar.end()
    return report(seen, 2 * len(todo), time.monotonic() - began)


def warn_if_busy() -> None:
    """Wall time is what counts, so others' work counts too: say so before it surprises."""
    load, have = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0, cores()
    if load > have / 2:
        print(f"note: load {load:.1f} on {have} cores before the start; times will be long")


def report(seen: dict[str, Bot], games: int, seconds: float) -> int:
    """A line for each bot; the exit code."""
    turns = sum(len(bot.turns) for bot in seen.values())
    limited = sum(len(bot.turns) for name, bot in seen.items() if limit_of(name) is not None)
    over = sum(bot.over for bot in seen.values())
    faults = [fault for bot in seen.values() for fault in bot.faults]
    print(f"{'bot':36} {'turns':>7} {'mean ms':>8} {'99.9 %':>8} {'slowest':>8} {'over':>5}")
    for name, bot in sorted(seen.items()):
        mean = sum(bot.turns) / max(1, len(bot.turns)) / 1000
        slow, slowest = percentile(bot.turns, 0.999) / 1000, max(bot.turns, default=0) / 1000
        print(f"{name:36} {len(bot.turns):7} {mean:8.2f} {slow:8.2f} {slowest:8.2f} {bot.over:5}")
    print(f"{games} games and {turns} turns in {seconds:.0f} s")
    print(f"forfeits, illegal moves among them: {len(faults)}")
    print(f"turns over their limit + {1000 * GRACE:.0f} ms: {over} of {limited} with a limit")
    print("\n".join(faults[:10]))
    return int(bool(faults) or over > ALLOWED * limited)


if __name__ == "__main__":
    sys.exit(main())
