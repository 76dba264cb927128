"""A server for the browser: a process with its own data folder, that can be restarted."""

import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

GAMES = {"europe", "swiss", "carcassonne"}
PATIENCE = 120.0  # seconds; the first start on a machine compiles


class Server:
    """`stolik serve` on a free port. It keeps the port and the data when it is restarted."""

    def __init__(self, data: Path, *more: str) -> None:
        self._data = data
        self._more = more
        self._port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._log = data / "server.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "stolik", "serve", "--port", str(self._port)]
        command += ["--data", str(self._data), "--no-limits", *self._more]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        self._wait()

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None

    def restart(self) -> None:
        self.stop()
        self.start()

    def log(self) -> str:
        return self._log.read_text()[-4000:]

    def _wait(self) -> None:
        """Until every game is ready to be played."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process is not None
            assert self._process.poll() is None, f"the server ended:\n{self.log()}"
            try:
                if set(httpx.get(f"{self.url}/api/status").json()["ready"]) >= GAMES:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)  # there is no event to wait for: it is another process
        raise AssertionError(f"the server does not answer:\n{self.log()}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
