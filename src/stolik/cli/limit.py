"""`stolik bench --limit`: the same games by plain C written for one table, as a measure.

The programs lie in `benchmarks/limit`, so this needs a checkout and a C compiler.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

from stolik.families import family_of
from stolik.families import names as games
from stolik.registry import load

CHECKOUT = Path(__file__).resolve().parents[3]
SOURCES = CHECKOUT / "benchmarks" / "limit"
FLAGS = ("-O3", "-march=native")
ROUNDS = 3
SECONDS = 2.0
"""The two take turns so often and so long, for clocks swing."""


def compare(names: Sequence[str], as_json: bool) -> int:
    """Prints for each game how near to its limit program it comes."""
    if problem := missing():
        print(problem, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory(prefix="stolik-limit-") as folder:
        for name in names or games():
            if (limit := family_of(name).limit) is None:
                print(f"{name} has no limit program.", file=sys.stderr)
                continue
            print(f"measuring {name} …", file=sys.stderr, flush=True)
            show(name, measure(name, build(limit, Path(folder))), as_json)
    return 0


def missing() -> str:
    """What is not there, in words; empty if all is."""
    if not SOURCES.is_dir():
        return "The limit programs are not part of an installed package: run this in a checkout."
    if compiler() is None:
        return "There is no C compiler here: install gcc or clang, or name one in CC."
    return ""


def compiler() -> str | None:
    """The C compiler: the one in CC, or the first of the usual ones."""
    if given := os.environ.get("CC"):
        return shutil.which(given)
    return next(filter(None, map(shutil.which, ("gcc", "clang", "cc"))), None)


def build(limit: tuple[str, str], folder: Path, flags: Sequence[str] = FLAGS) -> Path:
    """The compiled program; its tables are written from the package's own data."""
    program, module = limit
    made = folder / program
    if not made.exists():
        tables = [sys.executable, "-m", module]
        written = subprocess.run(tables, cwd=CHECKOUT, check=True, capture_output=True, text=True)
        (folder / f"{program}.h").write_text(written.stdout, encoding="utf-8")
        source = str(SOURCES / f"{program}.c")
        command = [compiler() or "cc", *flags, f"-I{folder}", "-o", str(made), source]
        subprocess.run(command, check=True)
    return made


def measure(name: str, program: Path) -> dict[str, float]:
    """Games per CPU-second of both, the median of rounds that take turns."""
    game = load(name)
    game.simulate(200)
    ours, limits = [], []
    count = {"ours": 2000, "limit": 10_000}
    for round_ in range(ROUNDS + 1):
        began = time.process_time()
        game.simulate(count["ours"])
        ours.append(count["ours"] / (time.process_time() - began))
        limits.append(play(name, program, count["limit"]))
        if round_ == 0:  # the first only tells how many games make a round
            count = {"ours": int(ours.pop() * SECONDS), "limit": int(limits.pop() * SECONDS)}
    speed, limit = median(ours), median(limits)
    return {
        "games_per_cpu_s": round(speed),
        "limit_games_per_cpu_s": round(limit),
        "ratio": round(speed / limit, 3),
    }


def play(name: str, program: Path, games: int) -> float:
    """Games per CPU-second of the limit program."""
    several = [name] if len(family_of(name).games) > 1 else []  # then it is told which
    command = [str(program), *several, "--bench", str(games)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(json.loads(done.stdout)["games_per_cpu_s"])


def show(name: str, found: Mapping[str, float], as_json: bool) -> None:
    """The figures of a game."""
    if as_json:
        print(json.dumps({"game": name, **found}), flush=True)
        return
    print(
        f"{name}\n"
        f"  {found['games_per_cpu_s']:>12,} random games per CPU-second\n"
        f"  {found['limit_games_per_cpu_s']:>12,} by plain C for this table alone\n"
        f"  {found['ratio']:>12} of that",
        flush=True,
    )
