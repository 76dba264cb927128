"""A recorder on every socket and every answer of a game, and what must not be found in it."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import stolik
from stolik.rail.events import Offered
from stolik.records.replay import read
from tests.server.support import Message, Person, Player, mix

GAMES = ("europe", "swiss", "carcassonne")


@dataclass
class Tape:
    """All that one person got: who (a seat, None: a watcher), and the texts in their order."""

    seat: int | None
    texts: list[str] = field(default_factory=list)


class RecordedPlayer(Player):
    """Keeps every text as it came."""

    tape: Tape

    async def receive(self) -> Message:
        message = await super().receive()
        self.tape.texts.append(json.dumps(message, ensure_ascii=False))
        return message


async def recorded_game(base: str, game: str, seed: int) -> tuple[str, list[Tape], list[str]]:
    """Two people and a watcher; the record, the tapes up to the end, and secrets of the server."""
    tapes = [Tape(0), Tape(1), Tape(None)]
    async with Person(base) as ann, Person(base, "Ben") as ben, Person(base, "Wes") as wes:
        made = await ann.make(game, "me", "friend", watch=True, mix=True)
        await ben.join(made)
        people = [ann, ben, wes]
        tokens = [person.http.cookies["stolik"] for person in people]
        async with (
            ann.at(made["table"]) as a,
            ben.at(made["table"]) as b,
            wes.at(made["table"]) as w,
        ):
            for player, tape in zip((a, b, w), tapes, strict=True):
                tape.texts = [json.dumps(message) for message in player.seen]
                player.__class__ = RecordedPlayer
                player.tape = tape  # type: ignore[attr-defined]
            await mix(a, b)
            busy = [
                asyncio.create_task(curious_play(player, person, made["table"], tape, seed + i))
                for i, (player, person, tape) in enumerate(
                    zip((a, b, w), people, tapes, strict=True)
                )
            ]
            await asyncio.gather(*busy)
        record = await ann.get(f"/api/tables/{made['table']}/record")
    key = made["invite"].partition("#")[2]
    return record, tapes, [key, *tokens]


async def curious_play(player: Player, person: Person, table: str, tape: Tape, seed: int) -> None:
    """Plays, and asks for everything one can ask for on the way."""
    random = Random(seed)
    while True:
        position = await player.until_position(
            lambda p: p["moves"] or p["score"] is not None or tape.seat is None
        )
        if position["score"] is not None:
            return
        if tape.seat is None:
            await player.receive()
            continue
        if random.random() < 0.05:
            for path in (f"/api/tables/{table}", "/api/tables", "/api/me"):
                answer = await person.http.get(path)
                tape.texts.append(answer.text)
            for path in ("record", "transcript", "positions"):
                answer = await person.http.get(f"/api/tables/{table}/{path}")
                assert answer.status_code == 403
                tape.texts.append(answer.text)
        if random.random() < 0.1:
            await player.ask("aids")
            await player.ask("why", version=position["version"], move="pass")
            await player.ask("preview", version=position["version"], moves=[position["moves"][0]])
            await player.ask("resync")
        moves = [m for m in position["moves"] if m["type"] != "pass"] or position["moves"]
        await player.play(random.choice(moves))


def leaks(record: str, tapes: list[Tape], secrets: list[str]) -> list[str]:
    """What somebody was told before the end and should not have been."""
    table = stolik.replay(record)
    notes = read(record).notes
    hidden = {"the seed": str(table.seed), "the salt": notes["salt"]}
    if "server-seed" in notes:
        hidden["the server's share"] = notes["server-seed"]
        hidden["the seed in digits of another kind"] = f"{table.seed:032x}"
    for key, order in (table.deal or {}).items():
        if isinstance(order, list):
            hidden[f"the order of {key}"] = json.dumps(order[-6:])[1:-1]
    tickets = getattr(table.engine, "tickets", [])
    found = []
    for tape in tapes:
        known = known_tickets(table, tape.seat)
        for text in before_end(tape):
            for name, value in hidden.items():
                if value in text:
                    found.append(f"{name} to {tape.seat}: {text[:200]}")
            for secret in secrets[1:]:
                if secret in text:
                    found.append(f"a token to {tape.seat}")
            if tape.seat is None and secrets[0] in text:
                found.append("the key of the link to a watcher")
            named = set(re.findall(r'"([^"]+)"', text))
            for ticket in named.intersection(tickets) - known:
                found.append(f"ticket {ticket} to {tape.seat}: {text[:200]}")
            found += [f"{what} to {tape.seat}" for what in foreign_cards(json.loads(text), tape)]
    return found


def before_end(tape: Tape) -> Iterator[str]:
    """The texts up to the one that tells of the end."""
    for text in tape.texts:
        message = json.loads(text)
        position = message.get("position") if isinstance(message, dict) else None
        if position and position["score"] is not None:
            return
        yield text


def known_tickets(table: stolik.Table, seat: int | None) -> set[str]:
    """The tickets that a seat was ever offered."""
    if seat is None or not hasattr(table.engine, "tickets"):
        return set()
    start = table.engine.view(table.start, seat)
    known = set(start.offer)  # type: ignore[attr-defined]
    for decision in table.history:
        for event in decision.events:
            if decision.seat == seat and isinstance(event, Offered):
                known.update(event.offer)  # type: ignore[arg-type]
    return known


def foreign_cards(message: Any, tape: Tape) -> Iterator[str]:
    """Blind draws and hands of others, wherever they may stand in a message."""
    for line in message.get("lines", []) if isinstance(message, dict) else []:
        for choice in line.get("choices", []):
            for event in choice["events"]:
                if event.get("from") == "deck" and event["drawn"] and choice["seat"] != tape.seat:
                    yield "a blind card"
    for view in views_in(message):
        if view["type"] == "rail":
            if tape.seat != view["seat"] and view["hand"]:
                yield "a hand"
            if any(seat["hand"] or seat["held"] for seat in view["seats"]):
                yield "an opponent's hand"


def views_in(message: Any) -> Iterator[Message]:
    """All views anywhere in a message."""
    if isinstance(message, dict):
        if message.get("type") in ("rail", "carcassonne") and "seats" in message:
            yield message
        for value in message.values():
            yield from views_in(value)
    elif isinstance(message, list):
        for value in message:
            yield from views_in(value)
