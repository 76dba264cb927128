"""Servers in processes of their own that start at once: `python -m tests.server.zygote`.

Loading the games takes seconds, so one process loads them and forks a server for every line it
reads: settings as JSON, and the number of an inherited listening socket. Each can be killed alone.
"""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from stolik.server.ground.settings import Settings

LOADED = ("europe", "swiss", "carcassonne")
PATIENCE = 20.0  # seconds until a port is free again


class Order(msgspec.Struct):
    """A server to start."""

    settings: Settings
    port: int


def main() -> None:
    """Loads everything, then forks servers until standard input ends."""
    import stolik.server.running.app  # noqa: F401
    from stolik.server.hall.compiling import load_compiled

    for game in LOADED:
        load_compiled(game)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system buries our children
    print("ready", flush=True)
    for line in sys.stdin:
        order = msgspec.json.decode(line, type=Order)
        child = os.fork()
        if child == 0:
            _serve(order)
            os._exit(0)
        print(child, flush=True)


def _serve(order: Order) -> None:
    import uvicorn

    from stolik.server.running.front import make_app
    from stolik.server.running.serving import config

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    listener = _bind(order.port)
    server = uvicorn.Server(config(order.settings, make_app(order.settings)))
    asyncio.run(server.serve(sockets=[listener]))


def _bind(port: int) -> socket.socket:
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            listener.bind(("127.0.0.1", port))
            break
        except OSError:  # somebody got the number for an outgoing connection meanwhile
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)
    listener.listen(512)
    return listener


def free_port() -> int:
    """A port that was free just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Zygote:
    """The process that forks servers, from outside."""

    process: "subprocess.Popen[str]"
    children: set[int] = field(default_factory=set)

    def start(self, settings: Settings, port: int) -> int:
        """Starts a server; returns its process number."""
        order = msgspec.json.encode(Order(settings, port)).decode()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(order + "\n")
        self.process.stdin.flush()
        child = int(self.process.stdout.readline())
        self.children.add(child)
        return child

    def kill(self, child: int) -> None:
        """Kill -9."""
        self.children.discard(child)
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


@contextlib.contextmanager
def zygote() -> Iterator[Zygote]:
    """A loaded process that forks servers; they all end with it."""
    command = [sys.executable, "-m", "tests.server.zygote"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        found = Zygote(process)
        try:
            yield found
        finally:
            for child in list(found.children):
                found.kill(child)
            process.kill()


if __name__ == "__main__":
    main()
