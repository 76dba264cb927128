"""`stolik learn`: fits bots' evaluation to games of their own."""

import argparse
import datetime
import json
import sys
from pathlib import Path

from stolik.arena.learn import EPOCHS, as_data, fit, gather
from stolik.arena.local import cores
from stolik.bots.weights import weights_module
from stolik.cli.progress import Bar
from stolik.errors import BadOption
from stolik.families import family_named

LEAST_GAMES = 1000


def learn(args: argparse.Namespace) -> int:
    """Plays, fits, and writes if asked to."""
    if args.games < LEAST_GAMES or args.worlds < 0:
        raise BadOption(f"--games needs {LEAST_GAMES} or more, --worlds 0 or more.")
    family = family_named(args.kind)
    bar = Bar(args.games, "games", 0)
    lessons = gather(
        family, args.games, args.seed, args.worlds, cores(), lambda done: bar.show(done, "")
    )
    bar.end()
    bar = Bar(EPOCHS, "rounds of fitting", 0)
    net, error = fit(lessons, args.seed, lambda done, off: bar.show(done, f"{off:.2f} points off"))
    bar.end()
    print(f"{len(lessons[0])} positions; on those kept apart it is {error:.2f} points off")
    made_by = (
        f"stolik learn {args.kind} --games {args.games} --seed {args.seed} "
        f"--worlds {args.worlds} · {datetime.date.today().isoformat()} · "
        f"{len(lessons[0])} positions · "
        f"{error:.2f} points off on those kept apart"
    )
    own: Path = weights_module(family).NET_FILE
    out = Path(args.out) if args.out else own if args.write else None
    if out is None:
        print("--write keeps it as the bots' evaluation, --out FILE in a file", file=sys.stderr)
        return 0
    out.write_text(json.dumps({"made_by": made_by, **as_data(net)}) + "\n", encoding="utf-8")
    print(f"written: {out}")
    return 0
