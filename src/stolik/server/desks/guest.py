"""A bot as a guest at another server's table: it has a seat's view, its moves and samples."""

import asyncio
import json
import secrets
import sys
import urllib.error
import urllib.request
from functools import reduce
from operator import or_
from typing import Any
from urllib.parse import urlsplit

import msgspec
import numpy as np
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stolik.bots.bot import Bot, Clock
from stolik.bots.player import legal_code, new_game
from stolik.bots.process import ProcessBot
from stolik.bots.registry import SECONDS, make, read_spec
from stolik.core.contract import Move, View
from stolik.errors import BotFault, StolikError
from stolik.game import Table
from stolik.registry import load
from stolik.server.kept.fair import digest, new_share

RETRIES, WAIT_SECONDS = 120, 1.0
FINAL = (4401, 4403, 4404)


class Guest:
    """Sits down by a link and plays to the end, also over lost connections."""

    def __init__(self, url: str, bot: str, name: str) -> None:
        parts = urlsplit(url)
        words = parts.path.strip("/").split("/")
        if parts.scheme not in ("http", "https") or words[:1] != ["join"] or not parts.fragment:
            raise StolikError(f"{url!r}: a link looks like http://HOST/join/TABLE#KEY (in quotes).")
        self._base = f"{parts.scheme}://{parts.netloc}"
        self._table, self._key = words[1], parts.fragment
        self._spec, self._name = read_spec(bot), name
        self._bot: Bot | None = None
        self._token = ""
        self._number = 0
        self._share = new_share()

    async def play(self) -> int:
        """Until the game is over."""
        self._token = (await self._post("/api/people", None))["token"]
        joined = await self._post(
            f"/api/tables/{self._table}/join", {"key": self._key, "name": self._name[:30]}
        )
        print(f"{self._name} sits on seat {joined['seat']} of {self._base}/t/{self._table}")
        for _ in range(RETRIES):
            try:
                return await self._sit()
            except (ConnectionClosed, OSError) as error:
                if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in FINAL:
                    raise StolikError(f"The table sent us away: {error}.") from error
                print(f"Connection lost ({error}), trying again …", file=sys.stderr)
                await asyncio.sleep(WAIT_SECONDS)
        raise StolikError(f"{self._base} can't be reached any more.")

    async def _sit(self) -> int:
        url = f"{self._base.replace('http', 'ws', 1)}/api/tables/{self._table}/socket"
        async with connect(url, max_size=2**22) as socket:
            await self._send(socket, {"type": "hello", "token": self._token})
            table: dict[str, Any] = {}
            async for text in socket:
                message = json.loads(text)
                table = message.get("table") or table
                await self._mix(socket, message.get("table"))
                position = message.get("position")
                if position and position["score"] is not None:
                    print("Over:", *(points["total"] for points in position["score"]))
                    return 0
                if position and position["moves"]:
                    await self._decide(socket, table, position)
        raise OSError("the server closed the connection")

    async def _mix(self, socket: ClientConnection, table: dict[str, Any] | None) -> None:
        """Adds our share to the deal: first bound to it, then shown."""
        mix = table["deal"].get("mix") if table else None
        if not table or not mix or table["status"] != "waiting":
            return
        mine = [str(seat) for seat, found in enumerate(table["seats"]) if found["mine"]]
        if mix["sealed"]:
            if any(seat in mix["commitments"] and seat not in mix["shares"] for seat in mine):
                await self._send(socket, {"type": "reveal", "share": self._share})
        elif mine and not any(seat in mix["commitments"] for seat in mine):
            await self._send(socket, {"type": "commit", "commitment": digest(self._share)})

    async def _decide(
        self, socket: ClientConnection, table: dict[str, Any], position: dict[str, Any]
    ) -> None:
        seed = secrets.randbits(61)
        sampled = await self._ask(
            socket, {"type": "sample", "version": position["version"], "seed": seed}
        )
        if sampled["type"] != "sampled":
            await self._send(socket, {"type": "resync"})  # the table has moved on meanwhile
            return
        world = world_of(table, sampled["state"])
        clock = Clock(self._seconds(), self._spec.sims, seed)
        answer = await asyncio.to_thread(self._choose, table["game"], position, world, clock)
        text = str(world.engine.move(world.state, legal_code(world, answer)))
        await self._send(socket, {"type": "play", "version": position["version"], "moves": [text]})

    def _choose(self, game: str, position: dict[str, Any], world: Table, clock: Clock) -> object:
        if self._bot is None:
            self._bot = make(self._spec, game)
            if isinstance(self._bot, ProcessBot):
                self._bot.begin(new_game(world))
        view: View = msgspec.convert(position["view"], type(world.view(position["seat"])))
        kinds = reduce(or_, {type(move) for move in world.moves()})
        moves: list[Move] = msgspec.convert(position["moves"], list[kinds])  # type: ignore[valid-type]
        seat = position["seat"]
        try:
            return self._bot.choose(view, moves, clock, lambda seed: world.sample(seat, seed))
        except Exception as error:
            raise BotFault(f"{self._spec.name} failed: {error}") from error

    def _seconds(self) -> float | None:
        if self._spec.seconds or self._spec.sims:
            return self._spec.seconds
        return SECONDS.get(self._spec.name)

    async def _ask(self, socket: ClientConnection, message: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request; what comes between is old by then."""
        number = await self._send(socket, message)
        while True:
            answer: dict[str, Any] = json.loads(await socket.recv())
            if answer.get("re") == number:
                return answer

    async def _send(self, socket: ClientConnection, message: dict[str, Any]) -> int:
        self._number += 1
        await socket.send(json.dumps({**message, "id": self._number}))
        return self._number

    async def _post(self, path: str, body: object) -> dict[str, Any]:
        headers = {"content-type": "application/json", "authorization": f"Bearer {self._token}"}
        request = urllib.request.Request(
            self._base + path, json.dumps(body).encode(), headers, method="POST"
        )

        def send() -> dict[str, Any]:
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    found: dict[str, Any] = json.load(answer)
                    return found
            except urllib.error.HTTPError as error:
                raise StolikError(f"The server refused: {_reason(error)}") from error
            except urllib.error.URLError as error:
                raise StolikError(f"{self._base} can't be reached: {error.reason}.") from error

        return await asyncio.to_thread(send)


def world_of(table: dict[str, Any], encoded: str) -> Table:
    """The table of a sampled world."""
    game = load(table["game"], table["map"])
    if game.rules_version != table["rules"]:
        raise StolikError("The server plays by another version of the rules: use the same Stolik.")
    engine = game.engine(table["options"], len(table["seats"]))
    raw = msgspec.convert(encoded, bytes)
    state = np.frombuffer(raw, engine.state_type, count=1).copy()[0]
    return Table(game, engine, state, [], None)


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError, TypeError):
        return str(error)
