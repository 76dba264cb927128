"""The reference on a small game worked out by hand, and on the same game told wrong."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable

import pytest

from . import Mismatch, Reference, check_lines
from .events import Events
from .rail_legal import surcharge_moves
from .rail_play import dig
from .rail_score import longest_trail

COLORS = ["black", "violet", "blue", "green", "yellow", "orange", "red", "white"]


def route(a: str, b: str, color: str | None, half: str = "", **more: object) -> dict:
    twin = {".1": f"{a}-{b}.2", ".2": f"{a}-{b}.1"}.get(half)
    plain = {"length": 2, "tunnel": False, "locomotives": 0}
    return {"id": f"{a}-{b}{half}", "a": a, "b": b, "color": color, "twin": twin} | plain | more


def ticket(a: str, b: str, points: int, copies: int = 1) -> dict:
    to = [{"place": b, "points": points}]
    return {"id": f"{a}-{b}", "deck": "short", "copies": copies, "from": a, "to": to}


MAPS = {
    "small": {
        "colors": COLORS,
        "route_points": {"2": 2},
        "countries": [],
        "places": [{"id": place} for place in "abcd"],
        "routes": [
            route("a", "b", "red", ".1"),
            route("a", "b", "red", ".2"),
            route("b", "c", None, tunnel=True),
            route("c", "d", None, locomotives=1),
        ],
        "tickets": [
            ticket("a", "c", 5),
            ticket("a", "d", 7),
            ticket("b", "d", 4),
            ticket("c", "d", 3),
            ticket("a", "b", 2, copies=2),
        ],
    }
}
RULES = {
    "cars": 5,
    "hand": 4,
    "open": 5,
    "start_long": 0,
    "start_short": 2,
    "start_keep": 1,
    "ticket_draw": 3,
    "ticket_keep": 1,
    "ticket_limit": 8,
    "ticket_rejects": "under",
    "mixed_draws": False,
    "open_locomotive_ends_turn": True,
    "sweep_locomotives": 3,
    "sweep_limit": 3,
    "card_reserve": 0,
    "both_cards": False,
    "locomotives_anywhere": True,
    "tunnel_cards": 3,
    "surcharge_counts_locomotives": False,
    "pass_always": True,
    "passes_per_seat": 2,
    "longest_trail_points": 10,
    "last_round_cars": 2,
    "both_halves_seats": 4,
    "turn_limit": 0,
}
HEADER = {
    "transcript": 1,
    "game": "europe",
    "map": "small",
    "seats": 2,
    "rules": RULES,
    "first": 1,
    "hands": [["red", "red", "blue", "loco"], ["green", "green", "green", "loco"]],
    "open": ["white"] * 5,
    "deck": 97,
    "swept": [],
    "offers": [["a-c", "a-d"], ["a-b", "a-b#2"]],
}
OPEN = ["loco", "blue", "white", "white", "white"]
GAME = [
    ("keep a-b a-b#2", [{"kept": ["a-b", "a-b#2"]}]),
    ("keep a-d", [{"kept": ["a-d"]}]),
    ("claim b-c green:2", [{"revealed": ["green", "black", "loco"], "surcharge": 1}]),
    ("pay loco:1", [{"paid": ["green", "green", "loco"]}, {"claimed": "b-c", "points": 2}]),
    ("tickets", [{"offer": ["c-d", "b-d"]}]),
    ("keep b-d", [{"kept": ["b-d"]}, {"returned": ["c-d"]}]),
    ("draw 0", [{"drawn": "white", "from": 0}, {"open": ["loco"] + ["white"] * 4}]),
    ("draw 1", [{"drawn": "white", "from": 1}, {"open": OPEN}]),
    ("claim a-b.1 red:2", [{"paid": ["red", "red"]}, {"claimed": "a-b.1", "points": 2}]),
    ("draw 0", [{"drawn": "loco", "from": 0}, {"open": ["loco", *OPEN[1:]]}]),
    (
        "claim c-d blue:1 loco:1",
        [
            {"paid": ["blue", "loco"]},
            {"claimed": "c-d", "points": 2},
            {"last_round": True},
        ],
    ),
    ("pass", []),
    ("pass", [{"over": "last_round"}]),
]
RESULT = {
    "result": [
        {"routes": 4, "tickets": [["a-d", -7], ["b-d", -4]], "longest": 10, "total": 3},
        {"routes": 2, "tickets": [["a-b", -2], ["a-b#2", -2]], "longest": 10, "total": 8},
    ],
    "longest_trail": [2, 2],
    "winners": [1],
}
DRAWS = {"draw deck", *(f"draw {slot}" for slot in range(5)), "pass"}
LEGAL = {
    0: {"keep a-b", "keep a-b#2", "keep a-b a-b#2"},
    2: DRAWS
    | {"tickets", "claim b-c green:2", "claim b-c green:1 loco:1", "claim c-d green:1 loco:1"},
    3: {"pay green:1", "pay loco:1", "withdraw"},
    4: DRAWS
    | {
        "tickets",
        "claim a-b.1 red:2",
        "claim a-b.1 red:1 loco:1",
        "claim c-d red:1 loco:1",
        "claim c-d blue:1 loco:1",
    },
    7: {"draw 1", "draw 2", "draw 3", "draw 4", "pass"},
    11: DRAWS | {"tickets"},
}


def transcript() -> list[dict]:
    game = Reference(HEADER, MAPS)
    lines: list[dict] = [HEADER]
    for n, (move, events) in enumerate(GAME):
        legal = sorted(game.legal())
        assert set(legal) == LEGAL.get(n, set(legal))
        lines.append(
            {
                "n": n,
                "seat": game.seat,
                "phase": game.phase,
                "legal": legal,
                "move": move,
                "events": events,
            }
        )
        game.play(move, events)
    return copy.deepcopy([*lines, RESULT])


def check(lines: list[dict]) -> str:
    return str(check_lines((json.dumps(line) for line in lines), MAPS))


def test_the_game_is_right_once_and_twice_in_a_stream() -> None:
    assert check(transcript()).startswith("1 games, 13 decisions, no mismatch")
    assert check(transcript() * 2).startswith("2 games, 26 decisions, no mismatch")


WRONG: dict[str, Callable[[list[dict]], object]] = {
    "hand too small": lambda t: t[0]["hands"][0].pop(),
    "13 white cards": lambda t: t[0].update(hands=[["white"] * 4] * 2),
    "deck": lambda t: t[0].update(deck=96),
    "first out of range": lambda t: t[0].update(first=2),
    "ticket offered twice": lambda t: t[0]["offers"][0].__setitem__(0, "a-b"),
    "sweep missed": lambda t: t[0].update(open=["loco"] * 3 + ["white"] * 2),
    "sweep not due": lambda t: t[0].update(swept=[["white"] * 5], deck=92),
    "option missing": lambda t: t[0]["rules"].pop("cars"),
    "legal move missing": lambda t: t[3]["legal"].remove("pass"),
    "legal move too many": lambda t: t[3]["legal"].append("claim a-b.2 red:2"),
    "legal move twice": lambda t: t[3]["legal"].append("pass"),
    "n": lambda t: t[2].update(n=2),
    "seat": lambda t: t[2].update(seat=1),
    "phase": lambda t: t[4].update(phase="turn"),
    "keys in another order": lambda t: t[4].update(events=t[4].pop("events"), n=t[4].pop("n")),
    "surcharge": lambda t: t[3]["events"][0].update(surcharge=2),
    "card revealed": lambda t: t[3]["events"][0]["revealed"].__setitem__(0, "black"),
    "too few revealed": lambda t: t[3]["events"][0]["revealed"].pop(),
    "card paid": lambda t: t[4]["events"][0].update(paid=["green"] * 3),
    "points": lambda t: t[4]["events"][1].update(points=3),
    "events swapped": lambda t: t[4]["events"].reverse(),
    "event missing": lambda t: t[6]["events"].pop(),
    "event too many": lambda t: t[6]["events"].append({"last_round": True}),
    "true written as 1": lambda t: t[11]["events"][2].update(last_round=1),
    "ticket not in the deck": lambda t: t[5]["events"][0].update(offer=["c-d", "a-c"]),
    "another slot changed": lambda t: t[7]["events"][1]["open"].__setitem__(3, "red"),
    "slot left empty": lambda t: t[7]["events"][1]["open"].__setitem__(0, None),
    "recycled early": lambda t: t[7]["events"].insert(1, {"recycled": 6}),
    "end for another reason": lambda t: t[13]["events"][0].update(over="passes"),
    "ticket points": lambda t: t[14]["result"][0]["tickets"][0].__setitem__(1, 7),
    "total": lambda t: t[14]["result"][1].update(total=9),
    "trail": lambda t: t[14].update(longest_trail=[4, 2]),
    "winners": lambda t: t[14].update(winners=[0]),
    "line missing": lambda t: t.pop(8),
    "result missing": lambda t: t.pop(),
    "header missing": lambda t: t.pop(0),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_transcript_is_caught(name: str) -> None:
    lines = transcript()
    WRONG[name](lines)
    with pytest.raises(Mismatch, match=r"line [0-9]+, game 1"):
        check(lines)


def test_returned_tickets_come_back_in_their_order() -> None:
    game = Reference(HEADER, MAPS)
    for move, events in GAME[:6]:
        game.play(move, events)
    game.copy().play("tickets", [{"offer": ["c-d"]}])
    with pytest.raises(Mismatch, match="game 1, decision 6: offer"):
        game.play("tickets", [{"offer": ["a-c"]}])


# The tunnel vectors of the rules: named, turned up, left in hand; then surcharge, ways to pay.
VECTORS = [
    ({"green": 2}, "green loco red", {"green": 1, "loco": 1}, 2, {"pay green:1 loco:1"}),
    ({"green": 2}, "green green loco", {"green": 1, "loco": 1}, 3, set()),
    (
        {"green": 1, "loco": 1},
        "green loco blue",
        {"green": 2, "loco": 2},
        2,
        {"pay green:2", "pay green:1 loco:1", "pay loco:2"},
    ),
    ({"loco": 2}, "green green red", {}, 0, set()),
    ({"loco": 2}, "loco green red", {"green": 3}, 1, set()),
    ({"blue": 4}, "blue white loco", {"loco": 2}, 2, {"pay loco:2"}),
]


@pytest.mark.parametrize(("named", "turned", "left", "surcharge", "ways"), VECTORS)
def test_tunnel_vectors(
    named: dict, turned: str, left: dict, surcharge: int, ways: set[str]
) -> None:
    game = Reference(HEADER, MAPS).game
    game["rules"] = RULES | {"surcharge_counts_locomotives": True}
    color = next(iter(named))
    events = Events([{"revealed": turned.split(), "surcharge": surcharge}])
    assert dig(game, color, events) == surcharge
    game["hands"][game["seat"]] = {
        card: named.get(card, 0) + left.get(card, 0) for card in [*COLORS, "loco"]
    }
    game["tunnel"] = {"color": color, "named": named, "surcharge": surcharge}
    if surcharge:
        assert set(surcharge_moves(game)) == ways | {"withdraw"}


def test_longest_trail_goes_round_but_takes_no_route_twice() -> None:
    ring = [route("a", "b", None), route("b", "c", None), route("a", "c", None)]
    star = [route("d", place, None, length=number) for number, place in enumerate("efg", 3)]
    assert longest_trail(ring) == 6
    assert longest_trail(star) == 9
    assert longest_trail([*ring, route("c", "d", None, length=1), *star]) == 6 + 1 + 5
    assert longest_trail([]) == 0
