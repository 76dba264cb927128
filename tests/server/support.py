"""A real server in a thread, and clients that talk to it over real sockets."""

import asyncio
import contextlib
import json
import threading
from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from stolik.cli.main import main
from stolik.server.ground.settings import Settings
from stolik.server.kept.fair import digest, new_share
from stolik.server.running.serving import listen, server_of

Message = dict[str, Any]
PATIENCE = 60.0  # seconds; what takes longer hangs
BROWSER = httpx.Limits(max_connections=6)  # that many a browser holds to one server


@contextlib.contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    server = server_of(settings)
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
        assert not thread.is_alive(), "the server did not stop"


async def command(*arguments: str) -> int:
    """`stolik ARGUMENTS`; some have a loop of their own, so it runs in a thread."""
    return await asyncio.to_thread(main, list(arguments))


class Person:
    """Somebody with a browser: cookies for HTTP, and sockets with them."""

    def __init__(self, base: str, name: str = "Ann") -> None:
        self.base = base
        self.name = name
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, limits=BROWSER)

    async def __aenter__(self) -> "Person":
        await self.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return _checked(await self.http.get(path, params=query), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return _checked(await self.http.post(path, json=body), status)

    async def make(self, game: str, *seats: str, **more: Any) -> Message:
        """A table; seats are `me`, `friend`, a bot's name, or `@Name` for one at this screen."""
        wish = {"game": game, "seats": list(map(_seat, seats)), "pace": 0, "name": self.name}
        made: Message = await self.post("/api/tables", {**wish, **more})
        return made

    async def join(self, made: Message, **more: Any) -> int:
        key = made["invite"].partition("#")[2]
        body = {"key": key, "name": self.name, **more}
        seat: int = (await self.post(f"/api/tables/{made['table']}/join", body))["seat"]
        return seat

    @contextlib.asynccontextmanager
    async def at(self, table: str, **hello: Any) -> "AsyncIterator[Player]":
        """A socket at a table, after its welcome."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": cookies} if cookies else {}
        async with connect(url, additional_headers=headers, max_size=2**22) as socket:
            player = Player(socket)
            await player.ask("hello", **hello)
            yield player


async def mix(*players: "Player") -> list[str]:
    """Everybody's client adds its share to the deal; the shares."""
    shares = [new_share() for _ in players]
    for player, share in zip(players, shares, strict=True):
        answer = await player.ask("commit", commitment=digest(share))
        assert answer["type"] == "done", answer
    for player, share in zip(players, shares, strict=True):
        while not player.table["deal"]["mix"]["sealed"]:
            await player.receive()
        answer = await player.ask("reveal", share=share)
        assert answer["type"] == "done", answer
    for player in players:
        await player.until_position(lambda position: position is not None)
    return shares


class Player:
    """A client at a table that keeps what it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Message = {}
        self.position: Message | None = None
        self.lines: list[Message] = []
        self.seen: list[Message] = []
        self._number = 0

    @property
    def version(self) -> int:
        return int(self.lines[-1]["n"]) if self.lines else 0

    async def send(self, kind: str, **fields: Any) -> int:
        self._number += 1
        await self.socket.send(json.dumps({"type": kind, "id": self._number, **fields}))
        return self._number

    async def receive(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.socket.recv())
        self._note(message)
        return message

    def _note(self, message: Message) -> None:
        self.seen.append(message)
        self.table = message.get("table") or self.table
        if message["type"] == "welcome":  # with what it lacks, or with all after a conflict
            known = message["lines"][0]["n"] - 1 if message["lines"] else len(self.lines)
            self.lines = self.lines[:known] + message["lines"]
        for line in message.get("lines", []) if message["type"] == "happened" else []:
            assert line["n"] == self.version + 1, "a gap in the log"
            self.lines.append(line)
        if message["type"] in ("welcome", "happened", "lifted"):
            self.position = message["position"]

    async def ask(self, kind: str, **fields: Any) -> Message:
        """The answer to a request."""
        number = await self.send(kind, **fields)
        return await self.until(lambda message: message.get("re") == number)

    async def until(self, wanted: Any) -> Message:
        """The next message that is wanted."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def until_position(self, wanted: Any) -> Message:
        """The position when it is as wanted."""
        while self.position is None or not wanted(self.position):
            await self.receive()
        return self.position

    async def my_turn(self) -> Message:
        """The position when it is our decision, or the end."""
        return await self.until_position(lambda p: p["moves"] or p["score"] is not None)

    async def play(self, *moves: Any) -> Message:
        """Plays moves and waits until the new position is there."""
        assert self.position is not None
        version = self.position["version"]
        answer = await self.ask("play", version=version, moves=list(moves))
        if answer["type"] == "done":
            await self.until_position(lambda p: p["version"] > version)
        return answer

    async def play_out(self, random: Random) -> Message:
        """Random moves to the end; the last position."""
        while True:
            position = await self.my_turn()
            if position["score"] is not None:
                return position
            moves = [m for m in position["moves"] if m["type"] != "pass"] or position["moves"]
            answer = await self.play(random.choice(moves))
            if answer["type"] != "done":  # somebody else changed the table meanwhile
                assert answer["code"] == "stale", answer
                there = answer["args"]["version"]
                await self.until_position(lambda p, there=there: p["version"] >= there)


def _checked(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, answer.text
    kind = answer.headers.get("content-type", "")
    return answer.json() if kind.startswith("application/json") else answer.text


def _seat(word: str) -> Message:
    if word in ("me", "friend"):
        return {"type": word}
    if word.startswith("@"):
        return {"type": "screen", "name": word[1:]}
    return {"type": "bot", "bot": word}
