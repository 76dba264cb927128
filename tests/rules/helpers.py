"""Positions for the tests of rules, written so that every card is in sight.

Cards are written as in prices: `red:3 loco` is three red cards and a locomotive.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

import stolik
from stolik import Game, Table
from stolik.records.transcript import transcript

COLORS = ["black", "violet", "blue", "green", "yellow", "orange", "red", "white"]
ALL_CARDS = Counter(dict.fromkeys(COLORS, 12) | {"loco": 14})
ROW = "black violet blue orange white"
ROOT = Path(__file__).resolve().parents[2]
TOY = ROOT / "src" / "stolik" / "rail" / "data" / "toy.json"


@cache
def game(name: str, map_name: str | None = None) -> Game:
    return stolik.load(name, map_name)


def cards(text: str) -> list[str]:
    found = []
    for word in text.split():
        name, _, count = word.partition(":")
        found += [name] * int(count or 1)
    return found


def dealt(
    name: str | Game = "toy",
    hands: Sequence[str] = (),
    row: str = ROW,
    deck: str = "",
    *,
    bottom: str = "",
    tickets: str = "",
    long: str = "",
    first: int = 0,
    seats: int = 2,
    preset: str = "default",
    seed: int = 1,
    **options: object,
) -> Table:
    """A table right after the deal. Seats without a hand get of what is left over.

    `deck` is drawn first to last after the row; `bottom` are the last cards of the deck.
    """
    given = [cards(hand) for hand in hands]
    ends = cards(row), cards(deck), cards(bottom)
    left = ALL_CARDS - Counter(chain(*given, *ends))
    spare = sorted(left.elements(), key=lambda card: card == "loco", reverse=True)
    size = len(given[0]) if given else 4
    while len(given) < seats:
        given.append([spare.pop() for _ in range(size)])
    assert {len(hand) for hand in given} == {size}, "hands of one size"
    order = [*chain(*given), *ends[0], *ends[1]]
    if bottom:
        order += [*spare, *ends[2]]
    deal = {"cards": order, "tickets": tickets.split(), "long": long.split(), "first": first}
    options = {"hand": size} | options
    which = game(name) if isinstance(name, str) else name
    return which.new(seed, seats, deal=deal, preset=preset, options=options)


def begun(*args: Any, keep: Sequence[str] = (), **options: Any) -> Table:
    """The same with the first offers answered: those named, or all that was offered."""
    table = dealt(*args, **options)
    for number in range(table.seats):
        offer = table.view(table.turn).offer
        table.play(f"keep {keep[number]}" if keep else f"keep {' '.join(offer)}")
    assert table.phase == "turn"
    return table


def play(table: Table, *moves: str) -> list[Any]:
    """Plays the moves; what the last one brought, as plain data."""
    events: list[Any] = []
    for move in moves:
        events = table.play(move)
    return plain(events)


def plain(value: object) -> Any:
    return msgspec.to_builtins(value)


def kinds(events: Sequence[Mapping[str, Any]]) -> list[str]:
    """What happened, without the details."""
    return [next(iter(event)) for event in events]


def legal(table: Table, word: str = "") -> list[str]:
    """The legal moves that begin with a word."""
    return [str(move) for move in table.moves() if str(move).startswith(word)]


def drain(table: Table, left: int) -> None:
    """All seats draw from the deck until so many cards are left in it."""
    while table.view(None).deck > left:
        table.play("draw deck")
    assert table.view(None).deck == left


def hand(table: Table, seat: int) -> dict[str, int]:
    return table.view(seat).hand


def count_cards(table: Table) -> Counter[str]:
    """Every card of the table, wherever it lies."""
    state, names = table.state, [*COLORS, "loco"]
    found: Counter[str] = Counter()
    for counts in (*state.hands.tolist(), state.discards.tolist()):
        found.update({name: n for name, n in zip(names, counts, strict=True) if n})
    found.update(names[card] for card in state.deck[: state.n_deck].tolist())
    found.update(card for card in table.view(None).open if card)
    return found


def result(table: Table) -> dict[str, Any]:
    """The last line of the table's transcript."""
    line: dict[str, Any] = json.loads(list(transcript(table))[-1])
    return line


def points(table: Table, seat: int) -> dict[str, int]:
    """What each ticket of a seat is worth now."""
    return {ticket.id: ticket.points for ticket in table.score()[seat].tickets}


def toy_data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(TOY.read_text(encoding="utf-8"))
    return data


def write_map(folder: Path, data: Mapping[str, Any], name: str = "own.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def texts(moves: Iterable[object]) -> list[str]:
    return [str(move) for move in moves]
