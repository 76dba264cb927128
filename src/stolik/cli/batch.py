"""Many games: `simulate` and `transcript`."""

import argparse
import json
import sys
import time
from typing import Any

from stolik.bots.registry import player
from stolik.cli.common import chosen_game, chosen_options
from stolik.core.contract import Batch
from stolik.errors import BadOption
from stolik.records.transcript import transcript


def simulate(args: argparse.Namespace) -> int:
    """Plays random games in compiled code and prints what they were like."""
    game = chosen_game(args)
    began, cpu = time.perf_counter(), time.process_time()
    batch = game.simulate(
        args.games,
        args.seed,
        args.seats,
        preset=args.preset,
        options=chosen_options(args),
        threads=args.threads,
        progress=_progress(args.games),
    )
    found = summary(batch)
    seconds, cpu = time.perf_counter() - began, time.process_time() - cpu
    print(f"{args.games} games in {seconds:.2f} s ({cpu:.2f} CPU-s)", file=sys.stderr)
    if args.json:
        print(json.dumps({"game": game.name, "map": game.map, "seed": args.seed, **found}))
        return 0
    print(f"{game.name} on {game.map}, {args.seats} seats, {args.games} random games")
    for seat in range(args.seats):
        mean, share = found["mean"][seat], found["wins"][seat]
        print(f"seat {seat}: {mean:8.2f} points on average, best in {100 * share:.1f} %")
    print(
        f"{found['turns']:.1f} turns, {found['decisions']:.1f} decisions, each of "
        f"{found['legal']:.1f} legal moves"
    )
    return 0


def summary(batch: Batch) -> dict[str, Any]:
    """Means over the games."""
    best = batch.totals == batch.totals.max(axis=1, keepdims=True)
    return {
        "games": len(batch.totals),
        "mean": [round(float(x), 4) for x in batch.totals.mean(axis=0)],
        "wins": [round(float(x), 4) for x in best.mean(axis=0)],
        "turns": float(batch.turns.mean()),
        "decisions": float(batch.decisions.mean()),
        "legal": float(batch.listed.sum() / batch.decisions.sum()),
    }


def _progress(games: int) -> Any:
    """Shows how far it is, where somebody watches and it takes a while."""
    if not sys.stderr.isatty() or games < 20_000:
        return None
    return lambda done: print(f"\r{done} of {games} games", end="", file=sys.stderr, flush=True)


def transcripts(args: argparse.Namespace) -> int:
    """Plays bot games and prints them as JSON lines."""
    if args.games < 1 or args.seed < 0:
        raise BadOption("--games needs 1 or more, --seed 0 or more.")
    game, options = chosen_game(args), chosen_options(args)
    for seed in range(args.seed, args.seed + args.games):
        table = game.new(seed, args.seats, preset=args.preset, options=options)
        table.play_out(player(args.bots, game.name, seed).choose)
        for line in transcript(table):
            print(line)
    return 0
