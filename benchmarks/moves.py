"""What a move costs the server in CPU time: `python -m benchmarks.moves --moves 20000`.

Random moves at many tables of one process, on SQLite, with two clients at each table that take
whatever they are sent; sockets are left out (`benchmarks.server` has them). CPU time is counted,
so that others who use the machine disturb little. `--profile FILE` keeps what cProfile sees of the
loop, for `python -m pstats FILE`.
"""

import argparse
import asyncio
import cProfile
import gc
import random
import sys
import tempfile
import time
from pathlib import Path

from stolik.server.desks.desk import BotDesk
from stolik.server.ground.limits import Limiter
from stolik.server.hall.hub import Hub
from stolik.server.hall.warmup import Warmup
from stolik.server.kept.seating import Friend, Me
from stolik.server.running.front import GC_THRESHOLDS, SWITCH_SECONDS
from stolik.server.storage.sqlite import SqliteStorage
from stolik.server.table.deeds import play
from stolik.server.table.open_table import OpenTable
from stolik.server.table.sight import Sight
from stolik.server.wire.protocol import Play
from stolik.server.wire.resources import JoinTable, MakeTable

PEOPLE = ("Ann", "Ben")


class Listener:
    """A client that only takes what it is sent."""

    def __init__(self, person: str) -> None:
        self.sight = Sight(person)
        self.bytes = 0

    def send(self, message: bytes) -> None:
        self.bytes += len(message)

    def close(self, _code: int) -> None:
        pass


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="europe")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--at-once", type=int, default=8, help="moves that are under way together")
    parser.add_argument("--profile", metavar="FILE")
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*GC_THRESHOLDS)
    asyncio.run(run(parser.parse_args()))
    return 0


async def run(args: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        storage = SqliteStorage(Path(folder) / "tables.sqlite")
        await storage.open()
        warmup = Warmup()
        hub = Hub(storage, BotDesk(1), Limiter(on=False), warmup)
        await warmup.run()
        tables = [await new_table(hub, args.game) for _ in range(args.tables)]
        await play_all(tables, args.moves // 10, args.at_once)  # warming up
        profiler = cProfile.Profile(time.thread_time) if args.profile else None
        if profiler:
            profiler.enable()
        whole, loop = time.process_time(), time.thread_time()
        played = await play_all(tables, args.moves, args.at_once)
        whole, loop = time.process_time() - whole, time.thread_time() - loop
        if profiler:
            profiler.disable()
            profiler.dump_stats(args.profile)
        await hub.close()
        await storage.close()
    micro = 1_000_000 / played
    print(f"{played} moves of {args.game}: {whole * micro:.0f} µs of CPU each, "
          f"{loop * micro:.0f} in the loop, {(whole - loop) * micro:.0f} beside it")  # fmt: skip


async def new_table(hub: Hub, game: str) -> OpenTable:
    wish = MakeTable(game, [Me(), Friend()], pace=0)
    setup = await hub.make(wish, PEOPLE[0], PEOPLE[0])
    await hub.sit_down(setup.id, JoinTable(setup.key), PEOPLE[1], PEOPLE[1])
    table = await hub.get(setup.id)
    for person in PEOPLE:
        table.join(Listener(person))
    return table


async def play_all(tables: list[OpenTable], moves: int, at_once: int) -> int:
    """So many random moves, some of them together; returns how many there were."""
    waiting = [table for table in tables if not table.live.over]
    lots = random.Random(1)
    left = moves

    async def hand() -> None:
        nonlocal left
        while left > 0 and waiting:
            left -= 1
            table = waiting.pop(lots.randrange(len(waiting)))
            await play_one(table, lots)
            if not table.live.over:
                waiting.append(table)

    await asyncio.gather(*(hand() for _ in range(min(at_once, len(waiting)))))
    return moves - left


async def play_one(table: OpenTable, lots: random.Random) -> None:
    live = table.live
    assert live.turn is not None
    moves = live.moves()
    move = lots.choice(moves[:-1] or moves)
    sight = Sight(live.chairs[live.turn].person)
    request = Play(version=live.version, moves=[str(move)])
    await table.write(lambda: play(table.live, sight, request))


if __name__ == "__main__":
    raise SystemExit(main())
