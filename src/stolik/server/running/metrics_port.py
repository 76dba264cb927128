"""Figures on a port of their own, which the world need not reach."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from stolik.errors import StolikError

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
PATHS = (b"/metrics", b"/api/metrics")
MOST_HEAD, SECONDS, TRIES = 8192, 5.0, 50


@contextlib.asynccontextmanager
async def metrics_port(host: str, port: int, text: Callable[[], str]) -> AsyncIterator[int]:
    """Answers there meanwhile; several processes take one port after the other."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(TimeoutError, OSError, asyncio.IncompleteReadError, ValueError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SECONDS)
            path = (head.split(b" ", 2)[1:2] or [b""])[0].partition(b"?")[0]
            status, body = ("200 OK", text()) if path in PATHS else ("404 Not Found", "")
            writer.write(
                f"HTTP/1.1 {status}\r\ncontent-type: text/plain; version=0.0.4\r\n"
                f"content-length: {len(body.encode())}\r\nconnection: close\r\n\r\n{body}".encode()
            )
            await writer.drain()
        writer.close()

    server = await _listen(answer, host, port)
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        server.close()


async def _listen(answer: Answer, host: str, port: int) -> asyncio.Server:
    for number in range(port, port + (TRIES if port else 1)):
        with contextlib.suppress(OSError):
            return await asyncio.start_server(answer, host, number, limit=MOST_HEAD)
    raise StolikError(f"The figures can't be shown on {host}:{port}: use another --metrics-port.")
