"""Where the time of a search goes, function by function, inside compiled code too.

    python -m benchmarks.profile europe
    python -m benchmarks.profile carcassonne --seconds 20

Linux's `perf` looks at a process that searches positions from the middle of games, as `stolik
bench` does. Compiled code has no names that perf could read: Numba's cache has them, so they are
looked up there. A function that was put into its caller counts as the caller.
"""

import argparse
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from typing import Any

from numba.core import codegen
from numba.core.dispatcher import Dispatcher

from stolik.cli import bench_search
from stolik.families import names as games
from stolik.registry import load

SIMULATIONS = 4000  # a search, some 50 ms
SYMBOLS, FUNCTION = 2, 2  # types of a section and of a symbol in an ELF file
READY = "ready"
LEAST_PERCENT = 1.0

Symbol = tuple[int, int, str]
"""Where a function begins, its size, its name."""


def elf_functions(code: bytes) -> Iterator[Symbol]:
    """The functions of an object file, by their place in it."""
    (sections_at,) = struct.unpack_from("<Q", code, 0x28)
    size, count = struct.unpack_from("<HH", code, 0x3A)
    sections = [
        struct.unpack_from("<IIQQQQIIQQ", code, sections_at + i * size) for i in range(count)
    ]
    for _, kind, _, _, at, length, link, *_ in sections:
        if kind == SYMBOLS:
            names = sections[link][4]
            for offset in range(at, at + length, 24):
                name, info, _, home, value, extent = struct.unpack_from("<IBBHQQ", code, offset)
                if info & 15 == FUNCTION and home:
                    end = code.index(b"\0", names + name)
                    yield value, extent, code[names + name : end].decode()


def remember_object_files() -> None:
    """Lets Numba keep the object file that it reads from its cache."""
    read = codegen.CPUCodegen.unserialize_library

    def read_and_keep(self: Any, kept: Any) -> Any:
        library = read(self, kept)
        if kept[1] == "object":
            library.object_file = kept[2][0]
        return library

    codegen.CPUCodegen.unserialize_library = read_and_keep


def loaded_functions() -> Iterator[Symbol]:
    """Every compiled function of Stolik, by its address in this process."""
    modules = [module for name, module in sys.modules.items() if name.startswith("stolik")]
    kernels = {id(one): one for module in modules for one in vars(module).values()}
    for one in kernels.values():
        for compiled in one.overloads.values() if isinstance(one, Dispatcher) else ():
            library, name = compiled.library, compiled.fndesc.llvm_func_name
            found = list(elf_functions(getattr(library, "object_file", b"") or bytes(64)))
            starts = [value for value, _, symbol in found if symbol == name]
            for value, extent, symbol in found if starts else ():
                yield library.get_pointer_to_function(name) - starts[0] + value, extent, symbol


def search(game_name: str, seconds: float) -> None:
    """In the process that is looked at: says where its functions are, then searches."""
    remember_object_files()
    game = load(game_name)
    game.prepare()
    bench_search.SIMULATIONS = SIMULATIONS
    tables = [bench_search.middle(game, seed) for seed in range(bench_search.POSITIONS)]
    bench_search.speed(game, tables, None)
    for at, extent, name in loaded_functions():
        print(at, extent, name)
    print(READY, flush=True)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        bench_search.speed(game, tables, None)


def plain(symbol: str) -> str:
    """`rail.plan.reach` for the name that a compiler made of it."""
    parts, rest = [], symbol.removeprefix("_ZN")
    while found := re.match(r"\d+", rest):
        start, length = found.end(), int(found[0])
        parts.append(rest[start : start + length])
        rest = rest[start + length :]
    return ".".join(parts).removeprefix("stolik.") or symbol


def samples(game: str, seconds: float, data: str) -> Counter[str]:
    """How often which function was at work."""
    command = [sys.executable, "-m", "benchmarks.profile", game, "--inside"]
    with subprocess.Popen(
        [*command, "--seconds", str(seconds + 2)], stdout=subprocess.PIPE, text=True
    ) as child:
        functions: list[Symbol] = []
        for line in child.stdout or ():
            if line.strip() == READY:
                break
            at, extent, name = line.split(maxsplit=2)
            functions.append((int(at), int(extent), plain(name.strip())))
        functions.sort()
        record = ["perf", "record", "-q", "-e", "cpu-clock", "-F", "999", "-o", data]
        subprocess.run([*record, "-p", str(child.pid), "--", "sleep", str(seconds)], check=True)
        child.terminate()
    script = ["perf", "script", "-i", data, "-F", "ip"]
    seen = subprocess.run(script, capture_output=True, text=True, check=True).stdout.split()
    return Counter(whose(int(at, 16), functions) for at in seen)


def whose(at: int, functions: list[Symbol]) -> str:
    """The function that an address belongs to."""
    i = bisect_right(functions, (at, sys.maxsize, "")) - 1
    if i >= 0 and at < functions[i][0] + functions[i][1]:
        return functions[i][2]
    return "outside of kernels (Python, its calls of kernels, memory)"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        search(args.game, args.seconds)
        return 0
    if shutil.which("perf") is None:
        print("This needs Linux's perf: install linux-perf (or linux-tools).", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        counts = samples(args.game, args.seconds, f"{folder}/perf.data")
    for name, count in counts.most_common():
        percent = 100 * count / counts.total()
        if percent >= LEAST_PERCENT:
            print(f"{percent:5.1f} %  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
