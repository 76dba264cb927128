"""Why a move can't be played: the explainer and the kernels agree, and every reason is reached."""

import random
import re
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from stolik import IllegalMove, InvalidMove, Move, StolikError, Table
from stolik.rail.moves import Claim, Draw, Keep, Pass, Pay, TakeTickets, Withdraw
from tests.rules.helpers import COLORS, ROOT, begun, dealt, drain, game, legal, play

PLAIN: list[Move] = [Draw(), *map(Draw, range(5)), TakeTickets(), Pass(), Withdraw()]
PAYS: list[Move] = [
    Pay(color if cards else None, cards, locos)
    for color in COLORS
    for cards in range(4)
    for locos in range(4)
    if cards + locos and (cards or color == "black")
]


def plausible_claims(table: Table) -> list[Move]:
    """Every route by every color and number of locomotives, some of them too long or too short."""
    found: list[Move] = []
    for route in table.engine.board.file.routes:
        for size in (route.length - 1, route.length, route.length + 1):
            for locos in range(min(size, 4) + 1):
                cards = size - locos
                colors = COLORS if cards else [None]
                found += [Claim(route.id, color, cards, locos) for color in colors if size]
    return found


def keeps(table: Table, rng: random.Random) -> Iterator[Move]:
    """Every part of the offer, something else, and something twice."""
    offer = table.view(table.turn).offer if table.phase == "keep" else []
    for size in range(1, len(offer) + 1):
        yield from map(Keep, combinations(offer, size))
    yield Keep(tuple(rng.sample(table.engine.tickets, 2)))
    yield from (Keep((ticket, ticket)) for ticket in offer)


TABLES = {
    "europe": ("europe", None, 2, "default"),
    "classic": ("europe", None, 3, "classic"),
    "modern": ("europe-modern", None, 5, "default"),
    "swiss": ("swiss", None, 2, "default"),
    "toy": ("toy", None, 4, "default"),
    "toy-classic": ("toy", None, 2, "classic"),
    "swiss-toy": ("swiss", "toy", 2, "default"),
}


@pytest.mark.parametrize("name", TABLES)
def test_why_is_silent_exactly_for_the_legal_moves(name: str) -> None:
    rules, map_name, seats, preset = TABLES[name]
    table = game(rules, map_name).new(1, seats, preset=preset)
    rng, claims = random.Random(1), plausible_claims(table)
    earlier: list[Move] = []
    for number in range(10_000):
        if table.over:
            break
        moves = table.moves()
        if number % 5 == 0 or table.phase in {"keep", "surcharge"}:
            pays = PAYS if table.phase == "surcharge" else rng.sample(PAYS, 5)
            attempts = [*moves, *earlier, *PLAIN, *pays, *keeps(table, rng)]
            check(table, moves, attempts + rng.sample(claims, min(100, len(claims))))
            earlier = [*earlier, *moves][-30:]
        table.play(rng.choice(moves))
    check(table, [], PLAIN + PAYS + earlier)


def check(table: Table, moves: list[Move], attempts: list[Move]) -> None:
    legal_texts, before = {str(move) for move in moves}, table.state.tobytes()
    for attempt in attempts:
        told = table.why(attempt)
        text = str(attempt)
        assert (told is None) == (text in legal_texts), f"{text}: {told}\n{table.record().text()}"
        if told is not None:
            assert re.fullmatch(r"R\d+", told.rule), text
    assert table.state.tobytes() == before


def test_a_refused_move_changes_nothing() -> None:
    for name, (rules, map_name, seats, preset) in TABLES.items():
        table, rng = game(rules, map_name).new(3, seats, preset=preset), random.Random(3)
        claims = plausible_claims(table)
        for _ in range(25):
            allowed = set(legal(table))
            before, record = table.state.tobytes(), table.record()
            for attempt in [*PLAIN, *rng.sample(PAYS, 5), *rng.sample(claims, 20)]:
                if str(attempt) in allowed:
                    continue
                with pytest.raises(IllegalMove) as caught:
                    table.play(str(attempt))
                told = table.why(str(attempt))
                assert (caught.value.rule, caught.value.key) == (told.rule, told.key)
                assert caught.value.arguments == told.args
                assert caught.value.move == str(attempt)
            assert table.state.tobytes() == before, name
            assert table.record() == record, name
            table.play(rng.choice(table.moves()))


TICKETS = "arch-crag arch-crag#2 arch-crag#3 bay-dale bay-dale#2 bay-dale#3 bay-moor bay-moor#2"


def toy(*hands: str, **options: object) -> Table:
    return begun("toy", hands, tickets=TICKETS, **options)


def swiss_toy(*hands: str, **options: object) -> Table:
    return begun(game("swiss", "toy"), hands, tickets=TICKETS, **options)


def at_offer(**options: object) -> Table:
    return dealt("toy", ["red:4"], tickets=TICKETS, long="arch-dale", **options)


def later_offer(**options: object) -> Table:
    return after(toy("red:4", **options), "tickets")


def after(table: Table, *moves: str) -> Table:
    play(table, *moves)
    return table


def drained(table: Table, left: int) -> Table:
    drain(table, left)
    return table


def tunnel(hand: str, named: str) -> Table:
    return after(
        begun("toy", [hand], deck="red red loco", tickets=TICKETS), f"claim bay-elm {named}"
    )


Position = Callable[[], Table]
REFUSALS: list[tuple[str, str, Position, str, dict[str, object]]] = [
    # key, rule, position, move, arguments
    ("why-over", "R11", lambda: after(toy(), *["pass"] * 4), "pass", {}),
    ("why-phase-keep", "R2", at_offer, "draw deck", {}),
    ("why-phase-turn", "R2", toy, "withdraw", {}),
    ("why-phase-second", "R2", lambda: after(toy(), "draw 0"), "tickets", {}),
    ("why-phase-surcharge", "R2", lambda: tunnel("red:4", "red:2"), "pass", {}),
    ("why-not-offered", "R22", at_offer, "keep arch-crag bay-moor", {"ticket": "bay-moor"}),
    ("why-not-offered", "R23", later_offer, "keep arch-crag", {"ticket": "arch-crag"}),
    ("why-kept-twice", "R22", at_offer, "keep arch-crag arch-crag", {"ticket": "arch-crag"}),
    ("why-keep-more", "R22", at_offer, "keep arch-crag", {"least": 2}),
    (
        "why-keep-more",
        "R23",
        lambda: later_offer(ticket_keep=2, ticket_limit=0),
        "keep bay-moor",
        {"least": 2},
    ),
    ("why-keep-fewer", "R24", later_offer, "keep bay-moor bay-moor#2", {"limit": 5, "most": 1}),
    (
        "why-reserve",
        "R29",
        lambda: drained(swiss_toy("green:12"), 3),
        "draw deck",
        {"reserve": 5},
    ),
    ("why-second-open", "R26", lambda: after(toy(), "draw 0"), "draw deck", {}),
    ("why-second-deck", "R26", lambda: after(toy(), "draw deck"), "draw 0", {}),
    (
        "why-second-loco",
        "R27",
        lambda: after(toy("red:4", row="loco blue:4"), "draw 1"),
        "draw 0",
        {},
    ),
    ("why-deck-empty", "R3", lambda: drained(toy("green:12"), 0), "draw deck", {}),
    (
        "why-slot-empty",
        "R3",
        lambda: after(drained(toy("green:12"), 0), "pass", "draw 2"),
        "draw 2",
        {"slot": 2},
    ),
    (
        "why-no-tickets",
        "R23",
        lambda: after(begun("toy", seats=5, ticket_limit=0, ticket_rejects="gone"), "tickets"),
        "tickets",
        {},
    ),
    ("why-ticket-limit", "R24", lambda: toy(ticket_limit=4), "tickets", {"limit": 4}),
    ("why-both-cards", "R29", lambda: after(swiss_toy(), "draw 0"), "pass", {}),
    (
        "why-claimed",
        "R5",
        lambda: after(toy("blue:4", "green:4"), "claim bay-crag blue:2"),
        "claim bay-crag blue:2",
        {"route": "bay-crag", "seat": 0},
    ),
    (
        "why-twin",
        "R6",
        lambda: after(toy("green:4", "yellow:4"), "claim crag-dale.1 green:1"),
        "claim crag-dale.2 yellow:1",
        {"route": "crag-dale.2"},
    ),
    (
        "why-listed-once",
        "R6",
        lambda: toy("blue:4"),
        "claim arch-elm.2 blue:2",
        {"route": "arch-elm.1"},
    ),
    (
        "why-length",
        "R4",
        lambda: toy("blue:4"),
        "claim bay-crag blue:3",
        {"route": "bay-crag", "length": 2},
    ),
    (
        "why-color",
        "R4",
        lambda: toy("red:4"),
        "claim bay-crag red:2",
        {"route": "bay-crag", "color": "blue"},
    ),
    (
        "why-ferry",
        "R31",
        lambda: toy("red:4"),
        "claim bay-isle-1 red:2",
        {"route": "bay-isle-1", "locos": 1},
    ),
    (
        "why-no-locos",
        "R30",
        lambda: swiss_toy("loco:4"),
        "claim bay-crag loco:2",
        {"route": "bay-crag"},
    ),
    (
        "why-cars",
        "R4",
        lambda: after(
            toy("white:3 green", cars=3, last_round_cars=0), "claim crag-dale.1 green:1", "pass"
        ),
        "claim dale-elm white:3",
        {"missing": 1, "cars": 2},
    ),
    (
        "why-cards",
        "R4",
        lambda: toy("white:1 blue:3"),
        "claim dale-elm white:3",
        {"missing": 2, "color": "white"},
    ),
    (
        "why-cards",
        "R4",
        lambda: toy("white:2 blue:2"),
        "claim dale-elm white:2 loco:1",
        {"missing": 1, "color": "loco"},
    ),
    (
        "why-cards",
        "R8",
        lambda: tunnel("red:3 blue", "red:2"),
        "pay red:2",
        {"missing": 1, "color": "red"},
    ),
    (
        "why-cards",
        "R8",
        lambda: tunnel("red:3 loco", "red:1 loco:1"),
        "pay red:1 loco:1",
        {"missing": 1, "color": "loco"},
    ),
    ("why-pay-locos", "R7", lambda: tunnel("red:2 loco:2", "loco:2"), "pay red:1", {}),
    (
        "why-pay-color",
        "R7",
        lambda: tunnel("red:2 blue:2", "red:2"),
        "pay blue:2",
        {"color": "red"},
    ),
    ("why-surcharge", "R7", lambda: tunnel("red:4", "red:2"), "pay red:1", {"surcharge": 2}),
    ("why-pass", "R33", swiss_toy, "pass", {}),
]


@pytest.mark.parametrize(
    ("key", "rule", "position", "move", "arguments"),
    REFUSALS,
    ids=[f"{key}-{rule}-{move}" for key, rule, _, move, _ in REFUSALS],
)
def test_a_refusal_names_its_rule(
    key: str, rule: str, position: Position, move: str, arguments: dict[str, object]
) -> None:
    table = position()
    if key == "why-no-tickets":  # the offer was the last of the deck
        play(table, legal(table)[0])
    before = table.state.tobytes()
    told = table.why(move)
    assert told is not None
    assert (told.key, told.rule, told.args) == (key, rule, arguments)
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    error = caught.value
    assert (error.move, error.rule, error.key, error.arguments) == (move, rule, key, arguments)
    assert str(error).startswith(f"{move}: ")
    assert str(error).endswith(f"({rule})")
    assert table.state.tobytes() == before


def test_every_refusal_has_its_position_here() -> None:
    folder = ROOT / "src" / "stolik" / "rail"
    source = "".join((folder / name).read_text("utf-8") for name in ("why.py", "engine.py"))
    keys = set(re.findall(r'"(why-[a-z-]+)"', source))
    assert len(keys) > 20
    assert 'f"why-phase-{PHASES[s.phase]}"' in source
    keys |= {f"why-phase-{phase}" for phase in ("keep", "turn", "second", "surcharge")}
    assert keys == {key for key, *_ in REFUSALS}


def test_a_number_that_is_no_legal_move() -> None:
    table = toy()
    with pytest.raises(IllegalMove) as caught:
        table.play(123_456)
    assert (caught.value.key, caught.value.arguments) == ("why-number", {"number": 123_456})
    table.play(table.codes()[0])
    assert len(table.history) == 3


@pytest.mark.parametrize(
    ("text", "help_"),
    [
        ("", "Moves are: keep <ticket>"),
        ("fly", "'fly' is no move"),
        ("Pass", "Moves are"),
        ("pass now", "Moves are"),
        ("keep", "Moves are"),
        ("draw", "Moves are"),
        ("draw 5", r"slot 0-4"),
        ("draw -1", "Moves are"),
        ("draw 01", "Moves are"),
        ("draw red", "Moves are"),
        ("claim", "Moves are"),
        ("claim bay-crag", "Moves are"),
        ("claim bay-craig blue:2", "no route 'bay-craig'"),
        ("claim bay-crag blu:2", "'blu:2' is no price.*black, violet, blue"),
        ("claim bay-crag blue", "'blue' is no price"),
        ("claim bay-crag blue:two", "is no price"),
        ("claim bay-crag blue:0 loco:2", "'blue:0' is no price"),
        ("claim bay-crag blue:-2", "is no price"),
        ("claim bay-crag blue:1 blue:1", "is no price"),
        ("claim bay-crag blue:1 red:1", "'red:1' is no price. Write one color and locomotives"),
        ("claim bay-crag loco:1 loco:1", "is no price"),
        ("claim bay-crag blue:200", "is no price"),
        ("pay", "Moves are"),
        ("pay 2", "'2' is no price"),
        ("keep arch-cragg", "no ticket 'arch-cragg'"),
        ("keep arch-crag#4", "no ticket 'arch-crag#4'"),
        ("keep arch-crag#1", "no ticket 'arch-crag#1'"),
    ],
)
def test_a_text_that_is_no_move(text: str, help_: str) -> None:
    table = toy()
    before = table.state.tobytes()
    with pytest.raises(InvalidMove, match=help_):
        table.play(text)
    with pytest.raises(InvalidMove, match=help_):
        table.why(text)
    assert table.state.tobytes() == before


@pytest.mark.parametrize("text", ["  draw   deck ", "draw\tdeck"])
def test_spaces_do_not_matter(text: str) -> None:
    table = toy()
    table.play(text)
    assert str(table.history[-1].move) == "draw deck"


def test_a_price_may_name_locomotives_first() -> None:
    table = toy("blue:2 loco:2")
    table.play("claim bay-crag loco:1 blue:1")
    assert str(table.history[-1].move) == "claim bay-crag blue:1 loco:1"


def test_tickets_kept_in_another_order_are_recorded_in_the_order_of_the_offer() -> None:
    table = at_offer()
    table.play("keep arch-crag#2 arch-crag")
    assert str(table.history[-1].move) == "keep arch-crag arch-crag#2"


@pytest.mark.parametrize(
    "move",
    [
        Draw(5),
        Draw(6),
        Draw(7),
        Draw(-1),
        Draw(99),
        Claim("nowhere", "red", 1, 0),
        Claim("arch-elm.1", "pink", 2, 0),
        Claim("bay-crag", "pink", 2, 0),
        Claim("arch-elm.1", "blue", 3, -1),
        Keep(("nothing", "else")),
        Keep(()),
        Pay("red", 1, 0),
    ],
    ids=str,
)
def test_a_move_made_by_hand_is_checked_as_well(move: Move) -> None:
    table = toy("blue:4", ticket_limit=0)
    with pytest.raises(StolikError):
        table.play(move)


def test_cards_without_a_color_are_no_move() -> None:
    with pytest.raises(InvalidMove):
        toy("blue:2 loco:2").why(Claim("arch-elm.1", None, 2, 0))


def test_a_surcharge_is_not_paid_with_less_than_nothing() -> None:
    table = tunnel("red:4", "red:2")
    with pytest.raises(StolikError):
        table.play(Pay("red", 10, -8))
