"""A line that can be cut or held up: a TCP proxy on loopback."""

import asyncio
import contextlib
from collections.abc import AsyncIterator


class Proxy:
    """Passes bytes on between its port and another."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self.port = 0

    def cut(self) -> None:
        """All connections at once, without a word."""
        for writer in list(self._writers):
            writer.transport.abort()

    def hold(self) -> None:
        """Nothing passes any more, and nobody is told."""
        self._flowing.clear()

    def release(self) -> None:
        self._flowing.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, there[1]}
        try:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(self._pass(reader, there[1]), self._pass(there[0], writer))
        finally:
            self._writers -= {writer, there[1]}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(2**16):
                await self._flowing.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()


@contextlib.asynccontextmanager
async def proxy(target: int) -> AsyncIterator[Proxy]:
    """A proxy in front of a port."""
    found = Proxy(target)
    server = await asyncio.start_server(found._serve, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        found.release()
        found.cut()
        server.close()
