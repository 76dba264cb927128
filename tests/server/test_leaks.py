"""Hidden things stay hidden: on every socket, in every answer, to the byte."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from stolik.game import Table
from stolik.registry import load
from stolik.server.table.live import LiveTable
from tests.server.leaks import GAMES, Tape, leaks, recorded_game
from tests.server.support import Person, Player


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_no_message_of_a_game_tells_what_is_hidden(server: str, game: str) -> None:
    for seed in (1, 2):
        record, tapes, secrets = await recorded_game(server, game, seed)
        assert all(len(tape.texts) > 100 for tape in tapes)
        assert leaks(record, tapes, secrets) == []


async def test_a_leak_is_found(server: str) -> None:
    record, tapes, secrets = await recorded_game(server, "europe", 3)
    own = tapes[0].texts
    assert leaks(record, [Tape(None, own[:50])], secrets), "somebody else's messages"
    assert leaks(record, [Tape(0, [json.dumps({"record": record}), *own])], secrets), (
        "the record too early"
    )


COLORS = ["black", "violet", "blue", "green", "yellow", "orange", "red", "white"]
CARDS = [color for _ in range(12) for color in COLORS] + ["loco"] * 14
HAND0, TO_SEAT0 = slice(0, 4), (13, 14, 17, 18)
"""Where in the order of the cards those lie that seat 0 gets: its hand, then every other turn."""


def rail_deals() -> tuple[dict[str, Any], dict[str, Any]]:
    """Two deals that differ only in the cards and tickets of seat 0, and in what nobody sees."""
    cards = CARDS.copy()
    other = cards.copy()
    other[HAND0] = ["loco", "loco", "white", "white"]
    for place in TO_SEAT0:
        other[place] = "loco"
    other[21:] = sorted(rest(other[:21]))
    names = load("europe").rules.board.tickets  # type: ignore[attr-defined]
    tickets = [name for name, ticket in names if ticket.deck != "long"]
    long = [name for name, ticket in names if ticket.deck == "long"]
    offers = [*tickets[-3:], *tickets[3:6], *tickets[:3], *tickets[6:-3]]
    return (
        {"cards": cards, "tickets": tickets, "long": long, "first": 0},
        {"cards": other, "tickets": offers, "long": [long[2], long[1]], "first": 0},
    )


def rest(used: list[str]) -> list[str]:
    left = CARDS.copy()
    for card in used:
        left.remove(card)
    return left


def tile_deals() -> tuple[dict[str, Any], dict[str, Any]]:
    """Two orders of tiles that differ only in those not drawn yet."""
    order = ["U", "V", "U", "V", "E", "E", "D", "D", "W", "W", "B", "B"]
    return {"tiles": order, "first": 0}, {"tiles": [*order[:4], *order[:3:-1]], "first": 0}


async def rail_moves(a: Player, b: Player) -> None:
    for player in (a, b):
        await player.my_turn()
        await player.play(player.position["moves"][-1])  # type: ignore[index]
    for player in (a, b, a, b):
        await player.my_turn()
        await player.play("draw deck")
        await player.play("draw deck")
    await a.my_turn()
    await a.play("tickets")
    await a.play(a.position["moves"][0])  # type: ignore[index]
    await b.my_turn()


async def tile_moves(a: Player, b: Player) -> None:
    for player in (a, b, a):
        await player.my_turn()
        await player.play(player.position["moves"][0])  # type: ignore[index]
        await player.play("skip")
    await b.my_turn()


@pytest.mark.parametrize(
    ("game", "deals", "moves"),
    [("europe", rail_deals, rail_moves), ("carcassonne", tile_deals, tile_moves)],
)
async def test_only_hidden_things_differ_and_others_get_the_same_bytes(
    server: str,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    deals: Callable[[], Any],
    moves: Callable[[Player, Player], Any],
) -> None:
    by_seed = dict(zip(("1", "2"), deals(), strict=True))
    fresh = LiveTable._fresh

    def dealt(live: LiveTable) -> Table:
        deal = by_seed.get(live.setup.seed) if live.setup.chairs[0].name == "Twin" else None
        if deal is None:
            return fresh(live)
        return live.game.new(1, len(live.setup.chairs), deal=deal)

    monkeypatch.setattr(LiveTable, "_fresh", dealt)

    async def tapes_of(seed: str) -> list[list[str]]:
        async with Person(server, "Twin") as ann, Person(server, "Ben") as ben, Person(server) as w:
            made = await ann.make(game, "me", "friend", watch=True, seed=seed)
            await ben.join(made)
            async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
                raw: list[list[str]] = [[], []]
                async with w.at(made["table"]) as watcher:
                    for player, tape in ((b, raw[0]), (watcher, raw[1])):
                        listen(player, tape)
                    await moves(a, b)
                    for player in (b, watcher):
                        await player.ask("resync")
                    return [
                        [same_names(text, made["table"], seed) for text in tape] for tape in raw
                    ]

    one, two = await tapes_of("1"), await tapes_of("2")
    for who, first, second in zip(("the opponent", "the watcher"), one, two, strict=True):
        assert len(first) > 5
        assert first == second, who


def listen(player: Player, tape: list[str]) -> None:
    """Keeps the bytes as they came."""
    receive = player.socket.recv

    async def recv() -> Any:
        text = await receive()
        tape.append(str(text))
        return text

    player.socket.recv = recv  # type: ignore[method-assign, assignment]


def same_names(text: str, table: str, seed: str) -> str:
    """Without what differs between any two tables: their ids, times, promises, chosen seeds."""
    text = text.replace(table, "TABLE").replace(f'"seed":"{seed}"', '"seed":"S"')
    text = re.sub(r'"(at|made)":\d+', r'"\1":0', text)
    return re.sub(r'"commitment":"\w+"', '"commitment":""', text)
