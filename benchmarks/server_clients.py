"""Clients for the load bench: small, for they share the machine with the server."""

import asyncio
import random
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 20


class Where(msgspec.Struct):
    """What a client needs of a position."""

    version: int
    moves: list[msgspec.Raw]


class Heard(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    position: Where | None = None
    code: str = ""


read = msgspec.json.Decoder(Heard).decode


class Figures:
    """What was measured since `start`."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.refused = 0
        self.broken = 0
        self._on = False

    def start(self) -> None:
        self._on = True

    def note(self, seconds: float) -> None:
        if self._on:
            self.latencies.append(seconds)


class Table(msgspec.Struct):
    """A table and the tokens of its people."""

    id: str
    tokens: list[str]


class TwoSeats:
    """The people of a table, who play random moves, one every so many seconds."""

    def __init__(self, base: str, table: Table, every: float, figures: Figures) -> None:
        self._url = f"{base.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
        self._table = table
        self._every = every
        self._figures = figures
        self._sockets: list[ClientConnection] = []
        self._sent: dict[int, float] = {}
        """When the move that leads to a version was sent."""
        self._once: set[int] = set()
        """Versions that one of the two has heard of."""

    async def open(self) -> None:
        async with OPENING:
            for token in self._table.tokens:
                socket = await listen(self._url)
                await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
                self._sockets.append(socket)

    async def play(self) -> None:
        """Begins at a moment of its own: people at different tables don't move in step."""
        await asyncio.sleep(random.uniform(0, self._every))
        await asyncio.gather(*(self._sit(socket) for socket in self._sockets))

    async def _sit(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                heard = read(text)
                if heard.type == "refused":
                    self._figures.refused += 1
                if heard.position is None:
                    continue
                sent = self._sent.get(heard.position.version)
                if sent is not None and heard.type == "happened":
                    self._note(heard.position.version, sent)
                if heard.position.moves:
                    await self._move(socket, heard.position)
        except OSError:
            self._figures.broken += 1

    def _note(self, version: int, sent: float) -> None:
        """Counts when the second of the two has heard of a move."""
        heard = time.perf_counter()
        if len(self._sockets) == 1 or version in self._once:
            self._figures.note(heard - sent)
            self._sent.pop(version, None)
            self._once.discard(version)
        else:
            self._once.add(version)

    async def _move(self, socket: ClientConnection, where: Where) -> None:
        await asyncio.sleep(self._every * random.uniform(0.8, 1.2))
        move = random.choice(where.moves[:-1] or where.moves)
        self._sent[where.version + 1] = time.perf_counter()
        message = {"type": "play", "version": where.version, "moves": [move]}
        await socket.send(msgspec.json.encode(message).decode())

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()


OPENING = asyncio.Semaphore(AT_ONCE)


async def listen(url: str) -> ClientConnection:
    """A socket like a browser's, which never pings by itself."""
    return await connect(url, compression=None, max_size=2**22, open_timeout=60, ping_interval=None)


async def make_tables(base: str, game: str, count: int, bot: str | None = None) -> list[Table]:
    """So many tables, for two people or one and a bot."""

    async def one() -> Table:
        async with OPENING:
            tokens = [(await post(base, "/api/people", None, ""))["token"] for _ in range(2)]
            other: dict[str, Any] = {"type": "bot", "bot": bot} if bot else {"type": "friend"}
            wish = {"game": game, "seats": [{"type": "me"}, other], "pace": 0}
            made = await post(base, "/api/tables", wish, tokens[0])
            if bot:
                return Table(made["table"], tokens[:1])
            key = {"key": made["invite"].partition("#")[2]}
            await post(base, f"/api/tables/{made['table']}/join", key, tokens[1])
            return Table(made["table"], tokens)

    return await asyncio.gather(*(one() for _ in range(count)))


async def open_idle(base: str, tables: list[Table], count: int) -> list[ClientConnection]:
    """Sockets that only listen, at all tables alike."""

    async def one(table: Table) -> ClientConnection:
        url = f"{base.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
        hello = msgspec.json.encode({"type": "hello", "token": table.tokens[0]}).decode()
        async with OPENING:
            socket = await listen(url)
            await socket.send(hello)
            return socket

    return await asyncio.gather(*(one(tables[i % len(tables)]) for i in range(count)))


def percentile(rows: list[float], share: float) -> float:
    """Of sorted rows."""
    return rows[min(len(rows) - 1, int(share * len(rows)))] if rows else float("nan")


async def post(base: str, path: str, body: object, token: str) -> Any:
    raw = msgspec.json.encode(body) if body is not None else b""
    return msgspec.json.decode(await _http(base, "POST", path, raw, token))


async def get(base: str, path: str) -> bytes:
    return await _http(base, "GET", path, b"", "")


async def _http(base: str, method: str, path: str, body: bytes, token: str) -> bytes:
    """A request on a connection of its own, with as little as possible around it."""
    where = urlsplit(base)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    head = [f"{method} {path} HTTP/1.1", f"Host: {where.netloc}", "Connection: close"]
    head += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    if token:
        head.append(f"Authorization: Bearer {token}")
    writer.write("\r\n".join([*head, "", ""]).encode() + body)
    answer = await reader.read()
    writer.close()
    first, _, found = answer.partition(b"\r\n\r\n")
    if b" 200 " not in first.split(b"\r\n")[0]:
        raise RuntimeError(f"{path}: {first[:50]!r} {found[:200]!r}")
    return found
