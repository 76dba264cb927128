"""`stolik match`: two bots against each other, with error bars."""

import argparse
import json
import sys
from pathlib import Path

from stolik.arena.keep import Keeper, Row
from stolik.arena.match import Match, run
from stolik.arena.pair import Job, Weights, warm_up
from stolik.arena.rating import Sprt
from stolik.arena.seeds import TESTS
from stolik.bots.registry import budget, make, read_seconds, read_spec
from stolik.bots.weights import read_weights
from stolik.cli.common import chosen_game, chosen_options, chosen_pool
from stolik.cli.progress import Bar
from stolik.errors import BadOption


def match(args: argparse.Namespace) -> int:
    """Plays a match and prints what it tells."""
    jobs, found = plan(args)
    sprt = read_sprt(args.sprt)
    kept = Keeper(Path(args.resume), jobs[0]) if args.resume else None
    if kept:
        found.pairs += [row.games for row in kept.rows[: len(jobs)]]
    bar = Bar(len(jobs), "pairs", len(found.pairs))

    def noted(at: Match) -> None:
        if kept:
            kept.add(Row(0, jobs[len(at.pairs) - 1].seed, at.pairs[-1]))
        bar.show(len(at.pairs), describe(at, sprt))

    if jobs[-1].seed not in TESTS:
        print("note: these deals belong to the tuning of weights", file=sys.stderr)
    left = jobs[len(found.pairs) :]
    if sprt and sprt.decided(found.pair_scores()) is not None:
        left = []  # it was decided before
    if left:
        warm_up(left[0])
    with chosen_pool(args, len(left)) as pool:
        try:
            run(left, pool, found, sprt, noted)
        except KeyboardInterrupt:
            bar.end()
            print("stopped; what was played counts", file=sys.stderr)
    bar.end()
    if not found.pairs:
        raise BadOption("No pair was played.")
    report(found, sprt, as_json=args.json)
    return 0


def plan(args: argparse.Namespace) -> tuple[list[Job], Match]:
    """The pairs of a match, each with its own deal."""
    game = chosen_game(args)
    if args.pairs < 1 or args.seed < 0:
        raise BadOption("--pairs needs 1 or more, --seed 0 or more.")
    if args.sims is not None and args.sims < 1:
        raise BadOption("--sims needs 1 or more.")
    options = chosen_options(args)
    game.engine(
        game.options(args.preset, **options), args.seats
    )  # says what is wrong before work begins
    seconds = budget_seconds(args.time)
    specs = [read_spec(text) for text in (args.a, args.b)]
    for spec in specs:
        make(spec, game.name)
    a_limit, b_limit = (budget(spec, seconds, args.sims)[0] for spec in specs)
    a_weights, b_weights = (weights_of(spec.weights, game.name) for spec in specs)
    jobs = [
        Job(args.game, args.a, args.b, seed, args.seats, args.map, args.preset, seconds, args.sims,
            a_weights, b_weights, options)
        for seed in range(args.seed, args.seed + args.pairs)
    ]  # fmt: skip
    return jobs, Match(args.a, args.b, [], (a_limit, b_limit))


def weights_of(path: str | None, game: str) -> Weights | None:
    """Read once, here: workers elsewhere may not have the file."""
    return None if path is None else read_weights(path, game)


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


def describe(found: Match, sprt: Sprt | None) -> str:
    """A match in few words."""
    scores = found.pair_scores()
    test = f", SPRT {sprt.ratio(scores):+.2f}" if sprt else ""
    rate = 100 * sum(scores) / len(scores)
    return f"{rate:.1f} % won, margin {found.margin()[0]:+.1f}{test}"


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
    error = "± unknown (one deal)" if told["margin_se"] is None else f"± {told['margin_se']}"
    print(f"margin {told['margin']:+.2f} {error} points")
    elo, least, most = (
        endless if value is None else f"{value:+}"
        for value, endless in (
            (told["elo"], "+∞" if told["win_rate"] == 1 else "-∞"),
            (told["elo_ci"][0], "-∞"),
            (told["elo_ci"][1], "+∞"),
        )
    )
    print(f"Elo {elo} ({least} to {most})")
    for i, side in enumerate("ab"):
        parts = ", ".join(f"{kind} {value}" for kind, value in told["sources"][i].items())
        print(
            f"{told[side]}: {told['points'][i]} points ({parts}); {told['turn_ms'][i]} ms a turn, "
            f"99.9 % within {told['turn_p999_ms'][i]} ms, slowest {told['slowest_ms'][i]} ms, "
            f"overruns {told['overruns'][i]}, forfeits {told['forfeits'][i]}"
        )
    for reason in sorted({game.forfeit for game in found.games if game.forfeit}):
        print(f"forfeit: {reason}")
    if sprt:
        print(f"SPRT {sprt.low:g} v {sprt.high:g} Elo: {told['sprt']}")
