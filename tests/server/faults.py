"""Databases that fail while games are played: what was acknowledged stays, what is not kept is
never shown, every table goes on by itself."""

import asyncio
import contextlib
import os
import resource
import signal
import subprocess
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx

import stolik
from stolik.server.ground.settings import Settings
from stolik.server.running.checking import check_all
from stolik.server.storage.choice import choose_storage
from tests.server.cluster import Cluster, cluster
from tests.server.flaky import LOST, FlakyClient, flaky_game
from tests.server.killing import Fleet
from tests.server.proxy import Proxy, proxy
from tests.server.zygote import Zygote, free_port

GAMES = ("europe/toy", "swiss/toy", "carcassonne")
SHORT, LONG = 1.5, 12.0  # seconds: within what a statement may take, and beyond
CALM_BEFORE = 0.8  # how likely play goes on before the next fault
DISK_BYTES = 24 * 2**20
PATIENCE = 90.0
Fault = Callable[[], Awaitable[None]]


@dataclass
class World:
    """Servers with a database, and the faults that may befall them."""

    fleet: Fleet
    random: Random
    faults: dict[str, Fault]
    games: Sequence[str] = GAMES
    tables: int = 8
    longest: float = LONG

    def pause(self) -> float:
        """How long a fault lasts: mostly short, sometimes longer than anybody waits."""
        short = self.random.uniform(0.1, SHORT)
        return max(short, self.longest) if self.random.random() < 0.2 else short

    async def health(self, wanted: int) -> str:
        """Waits until every server says so; the last one's reason."""
        reason = ""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=20) as http:
            for port in self.fleet.ports:
                while True:
                    with contextlib.suppress(*LOST):
                        answer = await http.get(f"http://127.0.0.1:{port}/api/health")
                        if answer.status_code == wanted:
                            reason = answer.json()["reason"]
                            break
                    await asyncio.sleep(0.05)
        return reason


class PostgresFaults:
    """What can befall a PostgreSQL and the lines to it."""

    def __init__(self, cluster: Cluster, line: Proxy, world: World) -> None:
        self.cluster, self.line, self.world = cluster, line, world
        world.faults |= {
            "a backend killed": self.kill_backend,
            "backends terminated": self.terminate,
            "stopped at once": lambda: self.stop(signal.SIGQUIT),
            "stopped": lambda: self.stop(signal.SIGINT),
            "frozen": self.freeze,
            "lines cut": self.cut,
            "lines held up": self.hold,
        }

    async def kill_backend(self) -> None:
        backends = await self.cluster.backends()
        if backends:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.world.random.choice(backends), signal.SIGKILL)

    async def terminate(self) -> None:
        for backend in await self.cluster.backends():
            await self.cluster.ask(f"SELECT pg_terminate_backend({backend})")

    async def stop(self, how: signal.Signals) -> None:
        await self.cluster.stop(how)
        await asyncio.sleep(self.world.pause())
        self.cluster.start()

    async def freeze(self) -> None:
        self.cluster.freeze()
        await asyncio.sleep(self.world.pause())
        self.cluster.thaw()

    async def cut(self) -> None:
        for _ in range(self.world.random.randint(1, 5)):
            self.line.cut()
            await asyncio.sleep(self.world.random.uniform(0, 0.2))

    async def hold(self) -> None:
        self.line.hold()
        await asyncio.sleep(self.world.pause())
        if self.world.random.random() < 0.5:
            self.line.cut()
        self.line.release()


class ProcessFaults:
    """What can befall server processes that share a database."""

    def __init__(self, world: World) -> None:
        self.world = world
        world.faults |= {"a server frozen": self.freeze, "a server killed": self.kill}

    async def freeze(self) -> None:
        process = self.world.random.choice(self.world.fleet.processes)
        os.kill(process, signal.SIGSTOP)
        await asyncio.sleep(self.world.random.uniform(0.5, 7))
        os.kill(process, signal.SIGCONT)

    async def kill(self) -> None:
        self.world.fleet.kill_one()


class DiskFaults:
    """What can befall SQLite's disk."""

    def __init__(self, disk: "Disk", world: World) -> None:
        self.disk, self.world = disk, world
        world.faults |= {"no file may grow": self.limit}
        if disk.mounted:
            world.faults["disk full"] = self.fill
        if disk.can_be_read_only:
            world.faults["read-only at start"] = self.read_only

    async def fill(self) -> None:
        filler = self.disk.folder / "filler"
        with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))
        reason = await self.world.health(503)
        assert reason == "the disk is full", reason
        filler.unlink()
        await self.world.health(200)

    async def limit(self) -> None:
        process = self.world.fleet.processes[0]
        most = resource.prlimit(process, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(process, resource.RLIMIT_FSIZE, (4096, most))
        assert await self.world.health(503)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))
        await self.world.health(200)

    async def read_only(self) -> None:
        fleet = self.world.fleet
        fleet.zygote.kill(fleet.processes[0])
        await self.disk.make(writable=False)
        fleet.restart(0)
        reason = await self.world.health(503)
        assert reason == "the database is read-only", reason
        await self.disk.make(writable=True)
        await self.world.health(200)


@dataclass
class Disk:
    """Where SQLite's data are; `mounted`: a small disk of its own, which only root can make."""

    folder: Path
    mounted: bool

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def can_be_read_only(self) -> bool:
        return self.mounted or os.getuid() != 0

    async def make(self, *, writable: bool) -> None:
        """Lets nobody write to it, or lets them again."""
        if self.mounted:
            command = ["mount", "-o", f"remount,{'rw' if writable else 'ro'}", str(self.folder)]
            while subprocess.call(command, stderr=subprocess.DEVNULL):
                await asyncio.sleep(0.02)  # who was killed has not let go of it yet
            return
        for path in self.data.iterdir():
            path.chmod(0o600 if writable else 0o400)
        self.data.chmod(0o700 if writable else 0o500)


async def play_under_faults(
    world: World, count: int, tell: Callable[[str], None] = lambda _: None
) -> Counter[str]:
    """Plays until so many faults have happened, then to the end; every game is checked."""
    world.fleet.start()
    happened, tally = 0, Counter[str]()

    async def keep_failing() -> None:
        nonlocal happened
        kinds: list[str] = []
        while happened < count:
            kinds = kinds or world.random.sample(sorted(world.faults), len(world.faults))
            if world.random.random() < CALM_BEFORE:
                await world.health(200)
            await asyncio.sleep(world.random.uniform(0.3, 1.0))
            kind = kinds.pop()
            await world.faults[kind]()
            happened += 1
            tell(kind)

    async def keep_playing(number: int) -> None:
        random = Random(f"{world.random.random()} {number}")
        while happened < count:
            clients: list[FlakyClient] = []
            game = world.games[(number + tally["games"]) % len(world.games)]
            record = await flaky_game(world.fleet.choose_server, game, random, 0.0, clients)
            assert stolik.replay(record).over
            tally["games"] += 1
            for client in clients:
                tally["acknowledged moves"] += len(client.kept)
                tally["answers to wait"] += client.waited
                tally["connections"] += client.connections

    try:
        await asyncio.gather(keep_failing(), *(keep_playing(n) for n in range(world.tables)))
    finally:
        world.fleet.stop()
    return tally


@contextlib.asynccontextmanager
async def postgres_world(
    zygote: Zygote, servers: int, seed: str
) -> AsyncIterator[tuple[World, Settings]]:
    """Servers that reach a PostgreSQL through a proxy."""
    with cluster() as found:
        await found.ask("SELECT 1")
        async with proxy(found.port) as line:
            settings = Settings(database=found.url_at(line.port), limits=False)
            world = World(_fleet(zygote, settings, servers, seed), Random(seed), {})
            if servers > 1:
                ProcessFaults(world)
            else:
                PostgresFaults(found, line, world)
            yield world, settings


@contextlib.asynccontextmanager
async def sqlite_world(zygote: Zygote, seed: str) -> AsyncIterator[tuple[World, Settings]]:
    """A server whose data are on a small disk, if we may make one."""
    with small_disk() as disk:
        disk.data.mkdir()
        settings = Settings(data=str(disk.data), limits=False)
        world = World(_fleet(zygote, settings, 1, seed), Random(seed), {})
        DiskFaults(disk, world)
        yield world, settings


def _fleet(zygote: Zygote, settings: Settings, servers: int, seed: str) -> Fleet:
    return Fleet(zygote, settings, [free_port() for _ in range(servers)], Random(f"{seed} fleet"))


@contextlib.contextmanager
def small_disk() -> Iterator[Disk]:
    """A folder, on a disk of its own if we may make one."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", folder]
        mounted = os.getuid() == 0 and subprocess.call(command, stderr=subprocess.DEVNULL) == 0
        try:
            yield Disk(Path(folder), mounted)
        finally:
            if mounted:
                subprocess.run(["umount", "-l", folder], check=True)


async def check_tables(settings: Settings) -> tuple[int, list[str]]:
    """How many tables are kept, and what is wrong with them."""
    storage = choose_storage(settings)
    await storage.open()
    try:
        found = [finding async for _, finding in check_all(storage)]
    finally:
        await storage.close()
    return len(found), [str(finding) for finding in found if finding is not None]
