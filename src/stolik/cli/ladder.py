"""`stolik ladder`: all bots of a game against each other, with a report."""

import argparse
import datetime
import shlex
import sys
from fractions import Fraction
from pathlib import Path

from stolik.arena.keep import Keeper
from stolik.arena.ladder import Plan, Step, climb, entrants, is_over, schedule
from stolik.arena.machine import machine
from stolik.arena.pair import warm_up
from stolik.arena.rating import Sprt
from stolik.arena.report import Made, page
from stolik.arena.seeds import check_tests
from stolik.arena.standings import Standings, stand
from stolik.arena.tables import bots_csv, markdown, meetings_csv, put_into
from stolik.bots.registry import make, read_spec
from stolik.cli.common import chosen_game, chosen_options, chosen_pool
from stolik.cli.match import budget_seconds, read_sprt
from stolik.cli.progress import Bar
from stolik.errors import BadOption


def ladder(args: argparse.Namespace) -> int:
    """Plays what is missing and writes the report."""
    plan, todo = read_plan(args)
    folder = Path(args.out or f"ladder-{Path(args.game).stem}")
    kept = begin(plan, folder, resume=args.resume)
    sprt = read_sprt(args.sprt)
    if not is_over(plan, todo, kept.rows, sprt):
        play(args, plan, todo, kept, sprt)
    if not kept.rows:
        raise BadOption("No pair was played.")
    found = stand(plan, kept.rows)
    made = how_made(args, plan, kept)
    write(folder, found, made)
    if args.doc:
        put_into(Path(args.doc), ladder_name(args), markdown(found, made))
    report(found, folder)
    return 0 if is_over(plan, todo, kept.rows, sprt) else 1


def read_plan(args: argparse.Namespace) -> tuple[Plan, list[Step]]:
    """What is to be played; says what is wrong before work begins."""
    game = chosen_game(args)
    others = max(1, args.pairs // 8) if args.others is None else args.others
    if args.pairs < 1 or others < 0 or (args.sims is not None and args.sims < 1):
        raise BadOption("--pairs and --sims need 1 or more, --others 0 or more.")
    check_tests(args.seed, max(args.pairs, others))
    options = chosen_options(args)
    game.engine(game.options(args.preset, **options), args.seats)
    chosen = args.bots.split(",") if args.bots else []
    scale, seconds = read_scale(args.scale), budget_seconds(args.time)
    found = entrants(game.name, chosen, scale, seconds, args.sims)
    for entrant in found:
        make(read_spec(entrant.spec), game.name)
    plan = Plan(args.game, args.map, args.seats, args.preset, args.seed, found, options)
    return plan, schedule(plan, args.pairs, others)


def read_scale(text: str) -> float:
    """`1/20`, `0.05`, `1`."""
    try:
        scale = float(Fraction(text))
    except (ValueError, ZeroDivisionError):
        scale = 0.0
    if not 0 < scale <= 100:
        raise BadOption(f"--scale {text!r}: write a part of the usual time, as in 1/20.")
    return scale


def begin(plan: Plan, folder: Path, *, resume: bool) -> Keeper:
    """What was played before, if asked for; nothing kept is ever written over."""
    path = folder / "pairs.jsonl"
    if path.exists() and not resume:
        raise BadOption(f"{path} is there already: go on with --resume, or name another --out.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"{folder} can't be made: {error}") from error
    return Keeper(path, plan)


def play(
    args: argparse.Namespace,
    plan: Plan,
    todo: list[Step],
    kept: Keeper,
    sprt: Sprt | None,
) -> None:
    """Plays until all is played or somebody stops it."""
    for meeting in plan.meetings():
        warm_up(plan.job(meeting, plan.seed))
    done = len({(row.meeting, row.seed) for row in kept.rows} & set(todo))
    bar = Bar(len(todo), "pairs", done)
    bar.show(done)
    with chosen_pool(args) as pool:
        try:
            climb(plan, todo, pool, kept, sprt, bar.show)
        except KeyboardInterrupt:
            bar.end()
            print("stopped; the report tells what was played, --resume goes on", file=sys.stderr)
    bar.end()


def how_made(args: argparse.Namespace, plan: Plan, kept: Keeper) -> Made:
    """What a reader needs to do the same."""
    game = chosen_game(args)
    last = max(row.seed for row in kept.rows)
    budget = f", {args.seats} seats" if args.seats != 2 else ""
    return Made(
        title=f"{game.title['en']}: how strong the bots are{budget}",
        date=datetime.date.today().isoformat(),
        machine=machine(),
        command=exact_command(args),
        deals=f"{plan.seed} to {last}",
        games=2 * len(kept.rows),
    )


def exact_command(args: argparse.Namespace) -> str:
    """The command with every option that decides the games."""
    words = ["stolik", "ladder", args.game]
    for name in ("map", "bots", "scale", "time", "sims", "pairs", "others", "sprt", "seed"):
        if (value := getattr(args, name)) is not None:
            words += [f"--{name}", str(value)]
    if args.seats != 2:
        words += ["--seats", str(args.seats)]
    if args.preset != "default":
        words += ["--preset", args.preset]
    for option in args.option:
        words += ["--option", option]
    return shlex.join(words)


def ladder_name(args: argparse.Namespace) -> str:
    """The name of the part of a document."""
    seats = f" {args.seats} seats" if args.seats != 2 else ""
    return f"{args.map or args.game}{seats}"


def write(folder: Path, found: Standings, made: Made) -> None:
    """The report and its tables."""
    files = {
        "report.html": page(found, made),
        "bots.csv": bots_csv(found),
        "meetings.csv": meetings_csv(found),
        "ladder.md": markdown(found, made),
    }
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


def report(found: Standings, folder: Path) -> None:
    """The order on standard output."""
    width = max(len(bot.entrant.spec) for bot in found.bots)
    print(f"{'bot':{width}}  {'Elo':>5}  {'95 %':>16}  {'won':>6}  {'points':>7}  {'ms a turn':>9}")
    for bot in found.bots:
        r = bot.rating
        between = f"{round(r.low):+d} to {round(r.high):+d}"
        print(
            f"{bot.entrant.spec:{width}}  {round(r.elo):+5d}  {between:>16}  "
            f"{100 * bot.win_rate:4.0f} %  {bot.points:7.1f}  {bot.turn_ms:9.2f}"
        )
    print(f"{folder / 'report.html'}")
