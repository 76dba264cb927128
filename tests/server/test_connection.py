"""A client that reads too slowly is let go; everybody else is not kept waiting."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from stolik.server.web.connection import MOST_BYTES, MOST_WAITING, TOO_SLOW, Connection
from stolik.server.web.door import frame_of


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


class ShortLine:
    """A short way out, as long as it is open."""

    def __init__(self, socket: StuckSocket) -> None:
        self.socket = socket
        self.open = True

    def put(self, message: bytes) -> bool:
        if self.open:
            self.socket.taken.append(message)
        return self.open


def test_nothing_overtakes_what_waits_for_a_slow_client() -> None:
    async def scenario() -> list[Any]:
        socket = StuckSocket()
        line = ShortLine(socket)
        client = Connection(socket, hub=None, person=None, line=line)  # type: ignore[arg-type]
        writing = asyncio.create_task(client.write_all())
        client.send(b"1")
        line.open = False
        client.send(b"2")
        await socket.stuck.wait()
        line.open = True  # the second is on its way still
        client.send(b"3")
        socket.free.set()
        client.close(1000)
        await asyncio.wait_for(writing, 5)
        return socket.taken

    first, *others = asyncio.run(scenario())
    assert first == b"1"
    assert [message["text"] for message in others] == ["2", "3"]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_what_the_library_would_write(size: int) -> None:
    text = b"x" * size
    assert frame_of(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
