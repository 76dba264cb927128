"""`stolik match`: two bots against each other, with error bars."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from stolik.arena.local import play_local
from stolik.arena.match import Job, Match, Pair, run
from stolik.arena.rating import Sprt
from stolik.bots.registry import make, read_seconds, read_spec
from stolik.cli.common import chosen_game
from stolik.errors import BadOption


def match(args: argparse.Namespace) -> int:
    """Plays a match and prints what it tells."""
    jobs, found = plan(args)
    sprt = read_sprt(args.sprt)
    kept = Keeper(args.resume, found, jobs) if args.resume else None
    began = time.monotonic()
    show = progress(len(jobs), began, sprt)

    def noted(at: Match) -> None:
        if kept:
            kept.write(at.pairs[-1])
        show(at)

    try:
        left = jobs[len(found.pairs) :]
        run(left, lambda some: play_local(some, args.workers), found, sprt, noted)
    except KeyboardInterrupt:
        print("\nstopped; what was played counts", file=sys.stderr)
    print(file=sys.stderr)
    if not found.pairs:
        raise BadOption("No pair was played.")
    report(found, sprt, as_json=args.json)
    return 0


def plan(args: argparse.Namespace) -> tuple[list[Job], Match]:
    """The pairs of a match, each with its own deal."""
    game = chosen_game(args)
    for text in (args.a, args.b):
        make(read_spec(text), game.name)
    if args.pairs < 1 or args.seed < 0:
        raise BadOption("--pairs needs 1 or more, --seed 0 or more.")
    game.engine(game.options(args.preset), args.seats)  # says what is wrong before work begins
    seconds = budget_seconds(args.time)
    jobs = [
        Job(args.game, args.a, args.b, seed, args.seats, args.map, args.preset, seconds, args.sims)
        for seed in range(args.seed, args.seed + args.pairs)
    ]
    return jobs, Match(args.a, args.b, [])


def budget_seconds(text: str | None) -> float | None:
    if text is None:
        return None
    try:
        return read_seconds(text)
    except ValueError:
        raise BadOption(f"--time {text!r}: write it as in 500ms or 1.5s.") from None


def read_sprt(text: str | None) -> Sprt | None:
    """`0,20`: better by 20 Elo, or by 0?"""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadOption(f"--sprt {text!r}: write two numbers, as in 0,20.") from None
    if low >= high:
        raise BadOption("--sprt: the first number must be the smaller one.")
    return Sprt(low, high)


class Keeper:
    """Keeps played pairs in a file, so that an interrupted match can go on."""

    def __init__(self, path: str, found: Match, jobs: list[Job]) -> None:
        self._path = Path(path)
        self._key = msgspec.json.encode(jobs[0]).decode()
        if self._path.exists():
            self._read(found, len(jobs))
        else:
            self._path.write_text(self._key + "\n", encoding="utf-8")

    def _read(self, found: Match, most: int) -> None:
        lines = self._path.read_text(encoding="utf-8").splitlines()
        if not lines or lines[0] != self._key:
            raise BadOption(f"{self._path} is of another match: use its options, or another file.")
        for line in lines[1 : most + 1]:
            try:
                found.pairs.append(msgspec.json.decode(line, type=Pair))
            except msgspec.MsgspecError:
                break  # the last line of a program that was killed
        rows = [self._key, *(msgspec.json.encode(pair).decode() for pair in found.pairs)]
        self._path.write_text("\n".join(rows) + "\n", encoding="utf-8")

    def write(self, pair: Pair) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(msgspec.json.encode(pair).decode() + "\n")


def progress(pairs: int, began: float, sprt: Sprt | None) -> Any:
    """One line that is written anew."""

    def show(found: Match) -> None:
        done = len(found.pairs)
        told = found.summary()
        left = (time.monotonic() - began) / done * (pairs - done)
        test = f", SPRT {sprt.ratio(found.pair_scores()):+.2f}" if sprt else ""
        print(
            f"\r{done} of {pairs} pairs, {100 * told['win_rate']:.1f} %, margin "
            f"{told['margin']:+.1f}{test}, {left:.0f} s left   ",
            end="",
            file=sys.stderr,
            flush=True,
        )

    return show


def report(found: Match, sprt: Sprt | None, *, as_json: bool) -> None:
    """The result on standard output."""
    told = found.summary()
    if sprt:
        told["sprt"] = {True: "better", False: "not better", None: "open"}[
            sprt.decided(found.pair_scores())
        ]
    if as_json:
        print(json.dumps(told))
        return
    low, high = told["win_rate_ci"]
    print(f"{told['a']} v {told['b']}: {told['games']} games on {told['games'] // 2} deals")
    print(f"won {told['a_wins']}, lost {told['b_wins']}, drawn {told['draws']}")
    print(f"win rate {100 * told['win_rate']:.1f} % ({100 * low:.1f} to {100 * high:.1f})")
    print(f"margin {told['margin']:+.2f} ± {told['margin_se']} points")
    print(f"Elo {told['elo']} ({told['elo_ci'][0]} to {told['elo_ci'][1]})")
    for i, side in enumerate("ab"):
        parts = ", ".join(f"{kind} {value}" for kind, value in told["sources"][i].items())
        print(
            f"{told[side]}: {told['points'][i]} points ({parts}); {told['turn_ms'][i]} ms a turn, "
            f"slowest decision {told['slowest_ms'][i]} ms, forfeits {told['forfeits'][i]}"
        )
    if sprt:
        print(f"SPRT {sprt.low:g} v {sprt.high:g} Elo: {told['sprt']}")
