"""Clients that lose their connection again and again, and remember all that they were told."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]
RETRY_SECONDS = 0.05
PATIENCE = 60.0
WAITS = ("unknown", "not-kept", "database")
"""Refusals after which a client waits for the next welcome and sends the same again."""
LOST = (OSError, WebSocketException, httpx.TransportError, TimeoutError)


@dataclass
class FlakyClient:
    """Plays one seat with random moves. `choose_server` names an address for each connection."""

    choose_server: Callable[[], str]
    token: str
    table: str
    random: Random
    drops: float = 0.0
    """How likely it is to lose the connection at any message."""
    lines: list[Message] = field(default_factory=list)
    kept: dict[int, str] = field(default_factory=dict)
    """The moves that were acknowledged, by the number of their entry."""
    pending: Message | None = None
    """The last move whose answer has not come."""
    waited: int = 0
    connections: int = 0
    over: bool = False

    async def run(self) -> None:
        """Until the game is over, however often the connection breaks."""
        while not self.over:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._sit()
            except LOST:
                await asyncio.sleep(RETRY_SECONDS)

    async def _sit(self) -> None:
        base = self.choose_server().replace("http", "ws", 1)
        url = f"{base}/api/tables/{self.table}/socket"
        async with connect(url, max_size=2**22, compression=None, open_timeout=5) as socket:
            self.connections += 1
            hello = {"type": "hello", "token": self.token, "lines": len(self.lines)}
            await socket.send(json.dumps(hello))
            sent: dict[int, tuple[int, str]] = {}
            async for text in socket:
                message: Message = json.loads(text)
                position = self._note(message, sent)
                if self.random.random() < self.drops:
                    return await self._drop(socket)
                if position and position["score"] is not None:
                    self.over = True
                    return None
                if position and position["moves"]:
                    await self._play(socket, position, sent)
                    if self.random.random() < self.drops:
                        return await self._drop(socket)
        return None

    async def _drop(self, socket: ClientConnection) -> None:
        """Without a word, as networks do it."""
        if self.random.random() < 0.5:
            socket.transport.abort()

    def _note(self, message: Message, sent: dict[int, tuple[int, str]]) -> Message | None:
        """What a message tells; lines may come again after a reconnect, but never differ."""
        if message["type"] == "done":
            number, move = sent[message["re"]]
            self.kept[number] = move
            self.pending = None
        if message["type"] == "refused":
            assert message["code"] in ("stale", *WAITS), message
            self.waited += message["code"] in WAITS
        if message["type"] not in ("welcome", "happened"):
            return None
        for line in message["lines"]:
            if line["n"] <= len(self.lines):
                assert self.lines[line["n"] - 1] == line, "a line changed"
            else:
                assert line["n"] == len(self.lines) + 1, "a line is missing"
                self.lines.append(line)
        position: Message | None = message["position"]
        if position is not None:
            assert position["version"] == len(self.lines)
        return position

    async def _play(
        self, socket: ClientConnection, position: Message, sent: dict[int, tuple[int, str]]
    ) -> None:
        """A random move; `sent` keeps by request which entry it is to become.

        What was not answered is sent again under its key, as it was.
        """
        version, number = position["version"], len(sent) + 1
        if self.pending is None or self.pending["version"] != version:
            moves = [m for m in position["moves"] if m["type"] != "pass"] or position["moves"]
            key = f"{self.random.getrandbits(64):016x}"
            move = self.random.choice(moves)
            self.pending = {"type": "play", "version": version, "moves": [move], "key": key}
        sent[number] = (version + 1, json.dumps(self.pending["moves"][0]))
        await socket.send(json.dumps({**self.pending, "id": number}))


async def request(choose_server: Callable[[], str], method: str, path: str, **more: Any) -> Any:
    """An answer of any server that is up."""
    while True:
        try:
            async with httpx.AsyncClient(base_url=choose_server(), timeout=PATIENCE) as http:
                answer = await http.request(method, path, **more)
        except LOST:
            await asyncio.sleep(RETRY_SECONDS)
            continue
        if answer.status_code >= 500:
            assert answer.status_code == 503, answer.text
            await asyncio.sleep(RETRY_SECONDS)
            continue
        assert answer.status_code == 200, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text


async def flaky_game(
    choose_server: Callable[[], str],
    game: str,
    random: Random,
    drops: float,
    seen: list[FlakyClient] | None = None,
) -> str:
    """Two clients play a game (`europe/toy`: a map too), one watches; its record, checked.

    The clients are put into `seen`.
    """

    async def person() -> str:
        made = await request(choose_server, "POST", "/api/people")
        return str(made["token"])

    tokens = [await person(), await person(), await person()]
    heads = [{"authorization": f"Bearer {token}"} for token in tokens]
    name, _, map = game.partition("/")
    seats = [{"type": "me"}, {"type": "friend"}]
    wish = {"game": name, "map": map or None, "seats": seats, "name": "Ann", "watch": True}
    made = await request(choose_server, "POST", "/api/tables", json=wish, headers=heads[0])
    key = made["invite"].partition("#")[2]
    path = f"/api/tables/{made['table']}"
    await request(choose_server, "POST", f"{path}/join", json={"key": key}, headers=heads[1])
    clients = [
        FlakyClient(choose_server, token, made["table"], Random(random.random()), drops)
        for token in tokens
    ]
    if seen is not None:
        seen += clients
    await asyncio.gather(*(client.run() for client in clients))
    records = [await request(choose_server, "GET", f"{path}/record", headers=h) for h in heads]
    assert records[0] == records[1]
    await check(choose_server, clients)
    return str(records[0])


async def check(choose_server: Callable[[], str], clients: list[FlakyClient]) -> None:
    """Nothing that was announced is lost or doubled: a fresh reader gets the same log."""
    for client in clients:
        fresh = FlakyClient(choose_server, client.token, client.table, Random(0))
        await fresh.run()
        assert [line["n"] for line in fresh.lines] == list(range(1, len(fresh.lines) + 1))
        assert fresh.lines[: len(client.lines)] == client.lines
        for number, move in client.kept.items():
            line = fresh.lines[number - 1]
            assert json.dumps(line["choices"][0]["move"]) == move, "an acknowledged move is lost"
