"""The long searches: `python -m tests.server games|kills|faults|leaks|fuzz|http --count N`.

games   two clients over connections that break at random, to identical records (500)
kills   kill -9 under play: SQLite, PostgreSQL, and two processes on PostgreSQL (200)
faults  databases that are killed, stopped, frozen, cut off or full under play (60)
leaks   games with a recorder on everything that is sent (100)
fuzz    random, mutated and out-of-order messages; memory is watched (1 000 000)
http    wild HTTP requests over raw sockets: headers, bodies, handshakes, half of them (100 000)
"""

import argparse
import asyncio
import contextlib
import logging
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from stolik.server.ground.settings import Settings
from stolik.server.web import door
from tests.server.cluster import cluster
from tests.server.faults import check_tables, play_under_faults, postgres_world, sqlite_world
from tests.server.flaky import flaky_game
from tests.server.fuzzing import fuzz
from tests.server.http_fuzzing import fuzz_http
from tests.server.killing import GAMES, play_under_kills
from tests.server.leaks import leaks, recorded_game
from tests.server.support import Person, serving
from tests.server.zygote import Zygote, zygote

AT_ONCE = 4
FUZZ_ROUND, HTTP_ROUND = 20_000, 5_000


class Errors(logging.Handler):
    """Keeps what the server complains about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))
        print(self.told[-1], file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=COMMANDS)
    parser.add_argument("--count", type=int)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    run, usual = COMMANDS[args.what]
    print(f"seed {args.seed}", flush=True)
    errors = Errors()
    logging.getLogger().addHandler(errors)
    began = time.monotonic()
    run(args.count or usual, args.seed)
    print(f"{time.monotonic() - began:.0f} s, {len(errors.told)} errors in the log", flush=True)
    for message in errors.told[:10]:
        print(message)
    return 1 if errors.told else 0


def run_games(count: int, seed: int) -> None:
    async def scenario(base: str) -> None:
        done = 0

        async def some(number: int) -> None:
            nonlocal done
            for game in range(number, count, AT_ONCE):
                random = Random(f"{seed} {game}")
                await flaky_game(lambda: base, GAMES[game % 3], random, drops=0.04)
                done += 1
                show("games", done, count)

        await asyncio.gather(*(some(number) for number in range(AT_ONCE)))

    with temporary() as settings, serving(settings) as base:
        asyncio.run(scenario(base))


def run_kills(count: int, seed: int) -> None:
    with zygote() as forks:
        for name, servers in (("SQLite", 1), ("PostgreSQL", 1), ("PostgreSQL, two processes", 2)):
            with temporary(shared=name != "SQLite") as settings:
                play = play_under_kills(
                    forks, settings, servers=servers, kills=count, tables=AT_ONCE, seed=f"{seed}"
                )
                games = asyncio.run(play)
            print(f"{name}: {count} kills, {games} games went on to their end, nothing lost")


def run_faults(count: int, seed: int) -> None:
    """Half of the faults befall PostgreSQL, a quarter one of two processes, a quarter SQLite."""
    quarter = max(1, count // 4)
    worlds = {
        "PostgreSQL": (lambda z: postgres_world(z, 1, f"{seed} one"), count - 2 * quarter),
        "two processes": (lambda z: postgres_world(z, 2, f"{seed} two"), quarter),
        "SQLite": (lambda z: sqlite_world(z, f"{seed} disk"), quarter),
    }

    async def scenario(name: str, forks: Zygote) -> None:
        make, faults = worlds[name]
        happened: Counter[str] = Counter()

        def tell(kind: str) -> None:
            happened[kind] += 1
            print(f"{name}: fault {happened.total()} of {faults}, {kind}", flush=True)

        async with make(forks) as (world, settings):
            tally = await play_under_faults(world, faults, tell)
            tables, damage = await check_tables(settings)
        print(f"{name}: {dict(sorted(happened.items()))}")
        print(f"{name}: {dict(tally)}, all there; {tables} tables kept, {len(damage)} damaged")
        if damage:
            sys.exit("\n".join(damage[:10]))

    with zygote() as forks:
        for name in worlds:
            asyncio.run(scenario(name, forks))


def run_leaks(count: int, seed: int) -> None:
    async def scenario(base: str) -> None:
        for game in range(count):
            record, tapes, secrets = await recorded_game(base, GAMES[game % 3], seed + game)
            found = leaks(record, tapes, secrets)
            if found:
                sys.exit("\n".join(found[:10]))
            show("games", game + 1, count)

    with temporary() as settings, serving(settings) as base:
        asyncio.run(scenario(base))


def run_fuzz(count: int, seed: int) -> None:
    async def scenario(base: str) -> None:
        answers: Counter[str] = Counter()
        for done in range(0, count, 2 * FUZZ_ROUND):
            for kinds in await asyncio.gather(
                fuzz(base, FUZZ_ROUND, seed + done, "europe"),
                fuzz(base, FUZZ_ROUND, seed + done + 1, "carcassonne"),
            ):
                answers += kinds
            show("messages", min(count, done + 2 * FUZZ_ROUND), count)
            print(f"  {memory():.0f} MB", flush=True)
        print(dict(answers.most_common()))
        if answers["internal"]:
            sys.exit("internal errors")

    with temporary() as settings, serving(settings) as base:
        asyncio.run(scenario(base))


def run_http(count: int, seed: int) -> None:
    """Who does not finish a request is let go soon here, or the search would take hours."""
    door.HEAD_SECONDS = door.BODY_SECONDS = 0.3

    async def scenario(base: str) -> None:
        statuses: Counter[str] = Counter()
        async with Person(base) as ann:
            made = await ann.make("europe", "me", "friend")
            while statuses.total() < count:
                some = min(HTTP_ROUND, count - statuses.total())
                statuses += await fuzz_http(base, some, seed + statuses.total(), [made["table"]])
                show("requests", min(count, statuses.total()), count)
        print(dict(statuses.most_common()))
        if statuses["500"]:
            sys.exit("internal errors")

    with temporary() as settings, serving(settings) as base:
        asyncio.run(scenario(base))


@contextlib.contextmanager
def temporary(*, shared: bool = False) -> Iterator[Settings]:
    """Settings with an empty database."""
    if shared:
        with cluster() as server:
            yield Settings(database=server.database("stolik"), limits=False)
        return
    with tempfile.TemporaryDirectory() as folder:
        yield Settings(data=folder, limits=False)


def show(what: str, done: int, count: int) -> None:
    print(f"\r{done} of {count} {what}", end="" if done < count else "\n", flush=True)


def memory() -> float:
    """Resident megabytes of this process, in which server and clients are."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


COMMANDS = {
    "games": (run_games, 500),
    "kills": (run_kills, 200),
    "faults": (run_faults, 60),
    "leaks": (run_leaks, 100),
    "fuzz": (run_fuzz, 1_000_000),
    "http": (run_http, 100_000),
}

if __name__ == "__main__":
    sys.exit(main())
