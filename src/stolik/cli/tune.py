"""`stolik tune`: better weights by CMA-ES on paired deals, checked on fresh ones."""

import argparse
import datetime
import shlex
import sys
from pathlib import Path

from stolik.arena.local import Threads
from stolik.arena.pool import Pool
from stolik.arena.seeds import check_deals, tuning_deals
from stolik.arena.trial import BotLab, Lab, Place, PolicyLab, engine_of
from stolik.arena.tune import Check, Search, Settings, Told, run
from stolik.arena.weights import WeightFile
from stolik.bots.registry import named
from stolik.cli.common import chosen_pool
from stolik.cli.progress import Bar
from stolik.errors import BadOption
from stolik.families import families, family_named, family_of


def tune(args: argparse.Namespace) -> int:
    """Searches, checks, and writes if asked to."""
    search = plan(args)
    keep = Path(args.out or f"tune-{args.games[0]}-{args.seed}.json")
    begin(search, keep, resume=args.resume)
    with pool_for(args) as pool:
        lab = laboratory(search, pool)
        bar = Bar(args.generations, "generations", search.generation)
        bar.show(search.generation, "the first one is being played")

        def show(told: Told) -> None:
            bar.show(told.generation, describe(told))

        try:
            run(search, lab, args.generations, keep, show)
        except KeyboardInterrupt:
            bar.end()
            print(f"stopped; kept in {keep}, --resume goes on", file=sys.stderr)
            return 1
        bar.end()
        print(f"checking on {args.check} fresh deals of each game …", file=sys.stderr, flush=True)
        found = search.check(lab, args.check)
    report(search, found)
    return write(search, found) if args.write else say_how(keep)


def plan(args: argparse.Namespace) -> Search:
    """The search that the arguments ask for; says what is wrong before work begins."""
    places = tuple(Place(game, args.map, args.seats, args.preset) for game in args.games)
    for place in places:
        engine_of(place)  # says what is wrong with it
    found = {family_of(place.game).name for place in places}
    if len(found) > 1:
        together = [" ".join(family.games) for family in families() if len(family.games) > 1]
        raise BadOption(
            f"Only games that share their weights can be tuned together: {'; '.join(together)}."
        )
    if args.pairs < 2 or args.generations < 1 or args.check < 2 or args.population < 0:
        raise BadOption("--pairs and --check need 2 or more, --generations 1 or more.")
    if args.bot:
        for place in places:
            named(args.bot, place.game)
    tuning_deals(args.seed, args.generations - 1, args.pairs)
    check_deals(args.seed, args.check)
    only = tuple(args.only.split(",")) if args.only else ()
    settings = Settings(
        places, args.pairs, args.population, args.step, args.seed, args.bot, args.goal, only
    )
    return Search(settings, WeightFile.of(family_named(found.pop())), exact_command(args))


def exact_command(args: argparse.Namespace) -> str:
    """What leads to the same weights again, with every option that matters."""
    words = ["stolik", "tune", *args.games]
    for name in ("map", "seats", "preset", "bot", "only", "generations", "population", "pairs",
                 "step", "goal", "seed", "check"):  # fmt: skip
        if (value := getattr(args, name)) is not None:
            words += [f"--{name}", str(value)]
    return shlex.join(words)


def begin(search: Search, keep: Path, *, resume: bool) -> None:
    """Goes on from what was kept, if asked to; nothing kept is ever written over."""
    if resume and keep.exists():
        search.restore(keep)
    elif keep.exists():
        raise BadOption(f"{keep} is there already: go on with --resume, or name another --out.")
    else:
        search.save(keep)


def pool_for(args: argparse.Namespace) -> Pool:
    """Threads for compiled self-play, processes for whole bots."""
    return chosen_pool(args) if args.bot or args.cluster else Threads(args.workers)


def laboratory(search: Search, pool: Pool) -> Lab:
    """Where candidates are tried."""
    s = search.settings
    if s.bot:
        return BotLab(s.places, pool, s.bot, search.file)
    return PolicyLab(s.places, pool)


def describe(told: Told) -> str:
    """A generation in few words: the best guess so far against the weights at the start."""
    return (
        f"best so far {told.margin:+.1f} ± {told.margin_se:.1f} points, "
        f"{100 * told.win_rate:.0f} % won, step {told.step:.2f}"
    )


def report(search: Search, found: Check) -> None:
    """What was found, on standard output."""
    best, start = search.file.named(search.best), search.file.named(search.start)
    width = max(map(len, best))
    for name, value in best.items():
        print(f"{name:{width}}  {start[name]:>10g}  →  {value:g}")
    low, high = found.win_rate_ci
    print(
        f"on {found.games} games with fresh deals, against the weights at the start: margin "
        f"{found.margin:+.2f} ± {found.margin_se:.2f}, win rate {100 * found.win_rate:.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f})"
    )


def say_how(keep: Path) -> int:
    print(f"nothing was written; the search is in {keep}: --resume --write writes it")
    return 0


def write(search: Search, found: Check) -> int:
    """Rewrites the file of weights if the check was passed."""
    if not found.better:
        print("not written: the gain is less than two standard errors")
        return 1
    played = sum(told.games for told in search.told)
    s = search.settings
    first = tuning_deals(s.seed, 0, s.pairs).start
    last = tuning_deals(s.seed, search.generation - 1, s.pairs).stop - 1
    search.file.write(
        search.best,
        f"{search.command} · {datetime.date.today().isoformat()} · {played} games on the deals "
        f"{first} to {last} · checked on {found.games} games from deal {found.first_deal} on: "
        f"margin {found.margin:+.2f} ± {found.margin_se:.2f}, "
        f"win rate {100 * found.win_rate:.1f} %",
    )
    print(f"written: {search.file.path}")
    return 0
