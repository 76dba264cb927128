"""python -m tests.mutation [FILE …] [--count N] [--seed S]: which faults do the tests notice?

Puts small faults into a copy of the sources, one at a time, and runs the tests that should notice.
Files of the rules run without the compiler. Prints survivors with their line, to be judged one by
one, and the share that was noticed.
"""

import argparse
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.mutation.mutants import Mutant, mutants

ROOT = Path(__file__).parents[2]
CPU_LIMIT, LIMIT = 120, 1200.0  # seconds; a fault that never ends is noticed too
RAIL = ["tests/rules", "--ignore-glob=*tile*", "-k", "not 90 and not by_lot and not order_of"]
TILES = ["tests/rules/test_tiles.py", "tests/rules/test_tiles_end.py"]
TILES += ["tests/rules/test_tiles_scoring.py", "tests/rules/test_tiles_why.py"]
TILES += ["tests/rules/test_tile_views.py", "-k", "not bag"]
SERVER = ["tests/server/test_table.py", "tests/server/test_play.py", "tests/server/test_leaks.py"]
SERVER += ["tests/server/test_forced.py", "tests/server/test_questions.py"]
SERVER += ["tests/server/test_leaving.py", "tests/server/test_durable.py"]
SERVER += ["tests/server/test_outages.py", "tests/server/test_seats.py", "-m", "not slow"]
RECORDS = ["tests/rules/test_records.py", "tests/golden/test_records.py"]
RECORDS += ["tests/server/test_fair.py"]
TESTS: dict[str, tuple[bool, list[str]]] = {
    "rail/draw.py": (False, ["tests/core/test_silence.py", *RAIL]),
    "rail/claim.py": (False, RAIL),
    "rail/tunnel.py": (False, RAIL),
    "rail/tickets.py": (False, RAIL),
    "rail/turn.py": (False, RAIL),
    "rail/scoring.py": (False, RAIL),
    "rail/view.py": (False, RAIL),
    "rail/events.py": (False, [*RAIL[:2], "tests/server/test_questions.py", *RAIL[2:]]),
    "carcassonne/turn.py": (False, TILES),
    "carcassonne/scoring.py": (False, TILES),
    "carcassonne/laying.py": (False, TILES),
    "carcassonne/view.py": (False, TILES),
    "server/table/sight.py": (True, SERVER),
    "server/table/deeds.py": (True, SERVER),
    "server/table/undo.py": (True, SERVER),
    "record.py": (True, RECORDS),
}
"""By file: whether compiled, and the tests that should notice."""


class Bench:
    """A copy of the sources in which one fault at a time is tried."""

    def __init__(self, folder: Path) -> None:
        shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(ROOT / "tests", folder / "tests")
        for name in ("docs", "examples", "pyproject.toml", "README.md", "web"):
            (folder / name).symlink_to(ROOT / name)
        self._folder = folder
        self.told = ""

    def prepare(self) -> None:
        """Compiles what the tests need, so that no test waits for it."""
        command = [sys.executable, "-m", "stolik", "prepare"]
        paths = {"PYTHONPATH": str(self._folder / "src")}
        subprocess.run(command, env={**os.environ, **paths}, check=True)

    def source(self, name: str) -> Path:
        return self._folder / "src" / "stolik" / name

    def notices(self, name: str) -> bool:
        """Whether a test of the file fails now."""
        compiled, tests = TESTS[name]
        more = {} if compiled else {"NUMBA_DISABLE_JIT": "1"}
        paths = {"PYTHONPATH": str(self._folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-n0", "-p", "no:cacheprovider"]
        try:
            done = subprocess.run(
                [*command, *tests],
                cwd=self._folder,
                env={**os.environ, **paths, **more},
                capture_output=True,
                text=True,
                timeout=LIMIT,
                preexec_fn=no_longer,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
        self.told = done.stdout[-3000:]
        return done.returncode != 0


def no_longer() -> None:
    """However busy the machine is, only the time of the tests themselves counts."""
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_LIMIT, CPU_LIMIT))


def try_file(bench: Bench, name: str, chosen: list[Mutant]) -> list[Mutant]:
    """The faults that no test noticed."""
    path = bench.source(name)
    source = path.read_text(encoding="utf-8")
    if bench.notices(name):
        sys.exit(f"{name}: its tests fail without any fault\n{bench.told}")
    survivors = []
    for number, mutant in enumerate(chosen, 1):
        path.write_text(mutant.put_into(source), encoding="utf-8")
        if not bench.notices(name):
            survivors.append(mutant)
            was = source.encode()[mutant.begin : mutant.end].decode()
            print(f"\n{name}:{mutant.line}: {' '.join(was.split())}  ->  {mutant.text}")
        print(f"\r{name}: {number} of {len(chosen)}", end="", file=sys.stderr, flush=True)
    path.write_text(source, encoding="utf-8")
    return survivors


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="*", metavar="FILE", help="as rail/claim.py; all if none")
    parser.add_argument("--count", type=int, default=20, help="faults tried in a file, by lot")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    rows: list[tuple[str, int, int]] = []
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        if any(TESTS[name][0] for name in args.files or TESTS):
            bench.prepare()
        for name in args.files or TESTS:
            found = mutants(bench.source(name).read_text(encoding="utf-8"))
            lots = random.Random(f"{args.seed} {name}")
            chosen = sorted(lots.sample(found, min(args.count, len(found))))
            survivors = try_file(bench, name, chosen)
            rows.append((name, len(chosen), len(survivors)))
    print()
    rows.append(("all", sum(row[1] for row in rows), sum(row[2] for row in rows)))
    for name, tried, lived in rows:
        share = 100 * (tried - lived) / max(tried, 1)
        print(f"{name:24} {tried:4} faults, {tried - lived:4} noticed, {share:5.1f} %")


if __name__ == "__main__":
    main()
