"""Random, mutated and out-of-order messages, from people at tables and from strangers."""

import asyncio
import json
import string
from collections import Counter
from random import Random
from typing import Any

from msgspec import inspect as info
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from stolik.server.wire import protocol
from stolik.server.wire.shapes import fields, members
from tests.server.support import Person

BATCH = 40
PONG_ID = 424_242
NOTHING = {"version": 0, "moves": [], "score": None}
TEXTS = ("", "pass", "draw deck", "tickets", "claim paris-zurich red:3", "place 1 0 90", "skip",
         "random", "../../etc/passwd", "\u202e\0\ud7ff", "x" * 400, "null", "🂡")  # fmt: skip


class Fuzzer:
    """Makes messages; the same seed makes the same ones."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self._kinds = members(protocol.ClientMessage)

    def message(self, version: int, moves: list[Any]) -> str | bytes:
        """Mostly near a right message, sometimes far from one."""
        random = self.random
        if random.random() < 0.05:
            return self._noise()
        kind = random.choice(self._kinds)
        found = {field.encode_name: self._value(field.type) for field in fields(kind)}
        if "version" in found and random.random() < 0.7:
            found["version"] = version
        if moves and "moves" in found and random.random() < 0.2:
            found["moves"] = [random.choice(moves)]
        if random.random() < 0.4:
            self._mutate(found)
        text = json.dumps(found)
        if random.random() < 0.05:
            cut = random.randrange(len(text) + 1)
            text = text[:cut] + random.choice(string.printable) + text[cut + random.randrange(3) :]
        return text

    def _noise(self) -> str | bytes:
        random = self.random
        if random.random() < 0.5:
            return random.randbytes(random.randrange(200))
        return random.choice(
            ("[]", "{}", "null", "[" * 500, '{"type":{}}', '{"type":"play"', "1e999")
        )

    def _value(self, kind: info.Type) -> Any:
        random = self.random
        match kind:
            case info.LiteralType():
                return random.choice(kind.values)
            case info.IntType():
                return random.choice((0, 1, 2, random.randrange(300), 2**31, 2**53, -1))
            case info.StrType():
                return random.choice(TEXTS)
            case info.BoolType():
                return random.random() < 0.5
            case info.NoneType():
                return None
            case info.UnionType():
                return self._value(random.choice(kind.types))
            case info.ListType() | info.VarTupleType():
                return [self._value(kind.item_type) for _ in range(random.randrange(4))]
            case info.StructType():
                return {field.encode_name: self._value(field.type) for field in fields(kind.cls)}
        raise TypeError(kind)

    def _mutate(self, message: dict[str, Any]) -> None:
        random = self.random
        name = random.choice(list(message))
        match random.randrange(4):
            case 0:
                del message[name]
            case 1:
                message[random.choice(TEXTS)[:20]] = random.choice(TEXTS)
            case 2:
                message[name] = random.choice((None, [], {}, 1.5, "text", 10**30, [[[]]], True))
            case 3:
                message["type"] = random.choice(("play", "hello", "undo", "lift", "zzz", 7))


async def fuzz(base: str, messages: int, seed: int, game: str) -> Counter[str]:
    """Sends so many messages to a table of its own, from its maker, a friend and a watcher."""
    answers: Counter[str] = Counter()
    async with Person(base) as ann, Person(base, "Ben") as ben, Person(base, "Wes") as wes:
        made = await ann.make(game, "me", "friend", "random", "@Ada", watch=True)
        await ben.join(made)
        people, fuzzer, sent = (ann, ann, ben, wes), Fuzzer(seed), 0
        position: dict[str, Any] = NOTHING
        while sent < messages:
            person = fuzzer.random.choice(people)
            try:
                async with person.at(made["table"]) as player:
                    for _ in range(fuzzer.random.randrange(1, 30)):
                        position = await now(player.socket)
                        batch = [
                            fuzzer.message(position["version"], position["moves"])
                            for _ in range(BATCH)
                        ]
                        answers.update(await send_batch(player.socket, batch))
                        sent += len(batch)
                        if sent >= messages or position["score"]:
                            break
            except ConnectionClosed as closed:
                answers[f"closed {closed.rcvd.code if closed.rcvd else '?'}"] += 1
            if position["score"]:
                made = await ann.make(game, "me", "friend", "random", "@Ada", watch=True)
                await ben.join(made)
    return answers


async def now(socket: ClientConnection) -> dict[str, Any]:
    """The position at this moment."""
    await socket.send(json.dumps({"type": "resync", "id": PONG_ID}))
    async with asyncio.timeout(120):
        while True:
            answer = json.loads(await socket.recv())
            if answer["type"] == "welcome" and answer["re"] == PONG_ID:
                return answer["position"] or NOTHING


async def send_batch(socket: ClientConnection, batch: list[str | bytes]) -> list[str]:
    """The kinds of answers to a batch; it is over when a ping behind it is answered."""
    for message in batch:
        await socket.send(message)
    await socket.send(json.dumps({"type": "ping", "id": PONG_ID}))
    kinds = []
    async with asyncio.timeout(120):
        while True:
            answer = json.loads(await socket.recv())
            if answer["type"] == "pong" and answer["re"] == PONG_ID:
                return kinds
            kinds.append(answer.get("code", answer["type"]))
