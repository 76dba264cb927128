"""A client that reads too slowly is let go; everybody else is not kept waiting."""

import asyncio
from typing import Any

from stolik.server.connection import MOST_BYTES, MOST_WAITING, TOO_SLOW, Connection


class StuckSocket:
    """Takes the first message and never the next."""

    def __init__(self) -> None:
        self.taken: list[Any] = []
        self.closed: int | None = None
        self.stuck = asyncio.Event()
        self.free = asyncio.Event()

    async def send(self, message: Any) -> None:
        self.taken.append(message)
        self.stuck.set()
        await self.free.wait()

    async def close(self, code: int) -> None:
        self.closed = code


async def let_go(messages: list[bytes]) -> StuckSocket:
    socket = StuckSocket()
    client = Connection(socket, hub=None, person=None)  # type: ignore[arg-type]
    writing = asyncio.create_task(client.write_all())
    client.send(b"{}")
    await socket.stuck.wait()
    for message in messages:
        client.send(message)
    socket.free.set()
    await asyncio.wait_for(writing, 5)
    return socket


async def test_too_many_waiting_messages_end_a_socket() -> None:
    socket = await let_go([b"{}"] * (MOST_WAITING + 5))
    assert socket.closed == TOO_SLOW
    assert len(socket.taken) == 1, "nothing more is sent after the end"


async def test_too_many_waiting_bytes_end_a_socket() -> None:
    socket = await let_go([b"x" * (MOST_BYTES // 3)] * 5)  # the first one is on its way
    assert socket.closed == TOO_SLOW
