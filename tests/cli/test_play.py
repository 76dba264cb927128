"""A game in the terminal, played through streams."""

import io
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from stolik.bots.player import Player
from stolik.bots.random_ import RandomBot
from stolik.cli.draw import Deed, Seats, Words
from stolik.cli.play import play
from stolik.cli.rail.face import face
from stolik.core.contract import Event
from stolik.errors import BadOption, UnknownGame
from stolik.game import Table
from stolik.rail import events
from stolik.records.replay import replay
from stolik.registry import load
from stolik.text import LANGUAGES, say
from tests.cli.at_table import ScriptedBot, Typist, sit

COLOR_WORDS = ("black", "violet", "blue", "green", "yellow", "orange", "red", "white", "locomotive")


def toy(seed: int = 1, seats: int = 2, game: str = "europe") -> Table:
    return load(game, "toy").new(seed, seats)


def at_turn(table: Table, me: int = 0) -> Table:
    """The table played on at random until a person's turn begins."""
    bot = Player(RandomBot())
    while table.turn != me or table.phase != "turn":
        table.play(bot.choose(table))
    return table


def any_lines(seed: int) -> Iterator[str]:
    """Somebody who types numbers, good and bad, and Enter at the end."""
    rng = Random(seed)
    while True:
        yield "1 2 3 4"
        yield from (str(rng.randint(1, 14)) for _ in range(5))
        yield "1"
        yield ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["europe", "swiss"])
def test_a_whole_game_is_played(game: str, language: str) -> None:
    table = toy(3, game=game)
    text = sit(table, any_lines(5), language)
    assert table.over
    assert say("end-title", {}, language) in text
    assert any(decision.seat == 0 for decision in table.history)
    for points in table.score():
        assert re.search(rf" {points.total}\b", text)
    assert say("play-bye", {"seed": "3"}, language)[:12] in text
    assert "⟨" not in text
    assert "{" not in text


@pytest.mark.slow
@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["europe", "swiss"])
def test_a_game_on_the_great_map_fits_80_columns(game: str, language: str) -> None:
    table = load(game).new(4)
    text = sit(table, any_lines(6), language)
    assert table.over
    assert max(map(cell_len, text.splitlines())) <= 80


def test_five_seats_are_told_apart() -> None:
    table = toy(2, seats=5)
    text = sit(table, any_lines(2), me=2)
    assert table.over
    assert {"Bot 1", "Bot 2", "Bot 3", "Bot 4"} <= set(re.findall(r"Bot \d", text))


def test_play_itself_with_a_bot_by_name() -> None:
    output = io.StringIO()
    code = play("toy", None, 2, 8, "classic", "random", 1, "pl", Typist(any_lines(1)), output)
    assert code == 0
    assert "Grasz przeciwko botowi random." in output.getvalue()
    assert "Koniec gry" in output.getvalue()


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"bot": "nobody"}, BadOption),
        ({"seat": 2}, BadOption),
        ({"seats": 9}, BadOption),
        ({"preset": "odd"}, BadOption),
    ],
)
def test_what_cannot_be_played_is_an_error(
    changed: dict[str, str | int], error: type[Exception]
) -> None:
    usual: dict[str, str | int | None] = {
        "game": "toy",
        "map": None,
        "seats": 2,
        "seed": 1,
        "preset": "default",
        "bot": "random",
        "seat": 0,
        "language": "en",
    }
    with pytest.raises(error):
        play(**{**usual, **changed}, input=Typist([]), output=io.StringIO())  # type: ignore[arg-type]


HAND = ["red"] * 4
ROW = ["blue", "green", "yellow", "orange", "white"]
OFFER = ["brest-marseille", "berlin-rome", "edinburgh-paris"]


def drawing_bot(table: Table) -> str:
    """Keeps the first two tickets of each offer until it has enough, then draws blind."""
    view = table.view(1)
    if table.phase == "keep":
        return " ".join(["keep", *view.offer[:2]])  # type: ignore[attr-defined]
    if table.phase == "turn" and view.seats[1].tickets < 5:  # type: ignore[attr-defined]
        return "tickets"
    return "draw deck"


def hidden_game(cards: list[str], tickets: list[str], long: list[str]) -> str:
    """A game in which all that is dealt from these is seen by the bot only."""
    deal = {
        "cards": [*HAND, *cards[:4], *ROW, *cards[4:]],
        "tickets": [*OFFER, *tickets],
        "long": ["brest-petersburg", *long],
        "first": 0,
    }
    table = load("europe").new(1, deal=deal)
    turns = ["pass", "m", "t", "o", "?", "c"] * 6
    return sit(table, ["1 2", *turns, "q", "y"], bot=ScriptedBot(drawing_bot))


def test_R12_nothing_of_others_hands_and_tickets_is_printed() -> None:
    one = hidden_game(
        ["black"] * 12 + ["loco"] * 2,
        ["kyiv-petersburg", "stockholm-vienna", "smolensk-warsaw"],
        ["athens-edinburgh"],
    )
    other = hidden_game(
        ["violet"] * 6 + ["white"] * 8,
        ["smolensk-warsaw", "amsterdam-vilnius", "kyiv-petersburg"],
        ["gdansk-lisbon"],
    )
    assert "Bot draws a card from the deck." in one
    assert "Bot draws 3 tickets to choose from." in one
    assert "Bot keeps 2 tickets." in one
    assert one == other


def test_R12_the_color_of_a_blind_card_is_told_to_its_owner_only() -> None:
    text = sit(toy(3), any_lines(5))
    told = re.findall(r"Bot draws an? [^.]*\.", text)
    assert set(told) == {"Bot draws a card from the deck."}
    own = re.findall(r"You draw an? ([a-z ]*) from the deck", text)
    assert own
    assert {word.removesuffix(" card") for word in own} <= set(COLOR_WORDS)


ALL_EVENTS: list[Event] = [
    events.Kept(["arch-dale"]),
    events.Returned(["arch-dale", "arch-crag"]),
    events.Drawn("red", "deck"),
    events.Drawn("red", 2),
    events.Recycled(31),
    events.Swept(["loco", "loco", "red", "loco", "blue"]),
    events.Opened(["red", None, "loco", "blue", "white"]),
    events.Offered(["arch-dale", "arch-crag"]),
    events.Revealed(["red", "loco"], 1),
    events.Revealed([], 0),
    events.Paid(["red", "red", "loco"]),
    events.Claimed("arch-bay", 1),
    events.Abandoned("bay-elm"),
    events.LastRound(),
    events.Ended("last_round"),
    events.Ended("passes"),
    events.Ended("limit"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_event_is_told_to_its_actor_and_to_others(seat: int, language: str) -> None:
    table, words = toy(), Words(language)
    drawn = face(table, words, Seats(words, 2, 0))
    kinds = {type(event) for event in ALL_EVENTS}
    assert kinds == {kind for kind in Event.__subclasses__() if kind.__module__ == events.__name__}
    for event in table.engine.redact(ALL_EVENTS, seat, 0):
        [sentence] = drawn.news([Deed(seat, None, [event, events.Swept([])])])
        assert re.match(r"[A-ZÀŻ].*\.\Z", sentence), sentence
        assert not re.search(r"[⟨{]", sentence), sentence


def test_after_the_end_only_commands_are_left(tmp_path: Path) -> None:
    table = toy(3)
    sit(table, takewhile(lambda _: not table.over, any_lines(5)))
    path = tmp_path / "whole.txt"
    text = sit(table, ["7", "hello", "t", f"save {path}", "m arch", ""])
    assert text.count("The game is over. You can save it") == 3
    assert replay(path.read_text(encoding="utf-8")).over
    assert "You leave the table. Go on with load" in text
    assert "is no move" not in text
    sit(table, ["u"])
    assert not table.over


def test_several_ways_to_pay_are_asked_for() -> None:
    deal = {"cards": ["red", "red", "loco", "loco"], "first": 0}
    table = load("europe", "toy").new(1, deal=deal)
    text = sit(table, ["1 2", "c", "q", "y"], bot=ScriptedBot(drawing_bot_passes))
    number = re.search(r"(\d+) +»? +Arch – Elm .*or 2 others", text)  # noqa: RUF001
    assert number
    table = load("europe", "toy").new(1, deal=deal)
    lines = ["1 2", number[1], "b", number[1], "9", "2", "q", "y"]
    text = sit(table, lines, bot=ScriptedBot(drawing_bot_passes))
    assert "How do you pay for Arch – Elm?" in text  # noqa: RUF001
    assert "There is no 9 in the list" in text
    claim = next(d for d in table.history if str(d.move).startswith("claim"))
    assert str(claim.move) == "claim arch-elm.1 red:1 loco:1"
    table = load("europe", "toy").new(1, deal=deal)
    sit(table, ["1 2", f"{number[1]} 3", "q", "y"], bot=ScriptedBot(drawing_bot_passes))
    assert any(str(d.move) == "claim arch-elm.1 loco:2" for d in table.history)
    table = load("europe", "toy").new(1, deal=deal)
    sit(table, ["1 2", number[1], "", "q", "y"], bot=ScriptedBot(drawing_bot_passes))
    assert any(str(d.move) == "claim arch-elm.1 red:2" for d in table.history)


def drawing_bot_passes(table: Table) -> str:
    return drawing_bot(table) if table.phase == "keep" else "pass"


def test_a_single_move_is_confirmed_with_enter() -> None:
    deal = {"cards": [*HAND, *["red"] * 4, "blue", "blue", "green", "green", "loco"], "first": 0}
    options = {"start_keep": 4}
    table = load("europe").new(1, deal=deal, options=options)
    text = sit(table, ["", "q", "y"], bot=ScriptedBot(lambda t: str(t.moves()[0])))
    assert "Only one move is possible. Enter plays it" in text
    assert "You keep 4 tickets" in text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("hello", "“hello” is no move. Type a number from the list, or ? for help."),
        ("99", "There is no 99 in the list: numbers are 1 to "),
        ("1 1", "Type one number"),
        ("keep arch-dale", "Choose an action first"),
        ("claim arch-bay red:3", "Arch – Bay takes exactly 1 card — R4"),  # noqa: RUF001
        ("m nowhere", "No route has “nowhere” in its name."),
        ("save", "Say where to"),
        ("load", "Say from where"),
        ("load nowhere.txt", "nowhere.txt could not be loaded"),
        ("claim", "“claim” is no move."),
        ("[bold]", "“[bold]” is no move."),
    ],
)
def test_what_cannot_be_done_is_explained(line: str, answer: str) -> None:
    table = at_turn(toy())
    before = len(table.history)
    assert answer in sit(table, [line]).replace("\n", " ")
    assert len(table.history) == before


def test_a_refusal_names_the_rule_and_what_is_missing() -> None:
    deal = {"cards": ["red", "blue", "blue", "blue"], "first": 0}
    lines = ["1 2", "claim bay-elm red:2"]
    table = load("europe", "toy").new(1, deal=deal)
    assert "Needs 1 more red card — R4" in sit(table, lines, bot=ScriptedBot(drawing_bot_passes))
    table = load("europe", "toy").new(1, deal=deal)
    text = sit(table, lines, "pl", bot=ScriptedBot(drawing_bot_passes))
    assert "Brakuje 1 czerwonej karty — R4" in text


def test_undo_goes_back_to_the_own_last_decision() -> None:
    table = at_turn(toy())
    text = sit(table, ["u"])
    assert "You are back at your last decision." in text
    assert table.turn == 0
    assert [d.seat for d in table.history].count(0) == 0
    assert "nothing to take back" in sit(table, ["u"])


def test_a_saved_game_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    table = at_turn(toy(5))
    text = sit(table, [f"save {path}", "q", "y"]).replace("\n", "")
    assert "The record is in" in text
    assert "This game is saved" in text
    assert replay(path.read_text(encoding="utf-8")).history == table.history
    other = toy(6)
    text = sit(other, [f"load {path}", "q", "n", "t", "q", "y"])
    assert f"{len(table.history)} moves were played" in text.replace("\n", " ")
    assert "This game is not saved" in text


def test_a_file_of_others_is_not_replaced_without_asking(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann", encoding="utf-8")
    sit(at_turn(toy()), [f"save {path}", "n"])
    assert path.read_text(encoding="utf-8") == "Dear Ann"
    text = sit(at_turn(toy()), [f"load {path}"])
    assert "could not be loaded: This is no record" in " ".join(text.split())
    sit(at_turn(toy()), [f"save {path}", "y", f"save {path}"])
    assert path.read_text(encoding="utf-8").startswith("stolik record")
    text = sit(at_turn(toy()), [f"save {tmp_path}", "y"])
    assert "could not be written" in " ".join(text.split())


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("pl", "tak"), ("fr", "o")])
def test_leaving_is_asked_and_says_how_to_go_on(language: str, yes: str) -> None:
    table = at_turn(toy())
    text = sit(table, ["q", "n", "q", yes, "1"], language)
    assert text.count(say("play-leave", {}, language)) == 2
    assert say("load-example", {}, language) in text
    assert not text.rstrip().endswith("1")
    assert say("play-cut", {"seed": "1"}, language) not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_input_ends_the_game(language: str) -> None:
    output = io.StringIO()
    assert play("toy", None, 2, 1, "default", "random", 0, language, io.StringIO(), output) == 0
    assert output.getvalue().endswith(say("play-cut", {"seed": "1"}, language) + "\n")


def test_an_interrupt_ends_the_game() -> None:
    def interrupted() -> Iterator[str]:
        yield "?"
        raise KeyboardInterrupt

    assert "The game ends here, unsaved." in sit(toy(), interrupted())


def test_colors_are_never_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["1 2", "m", "t", "o"]
    plain = sit(toy(1), lines)
    monkeypatch.setenv("FORCE_COLOR", "1")
    colored = sit(toy(1), lines)
    assert "\x1b[" in colored
    assert re.sub(r"\x1b\[[0-9;]*m", "", colored) == plain
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[38" not in sit(toy(1), lines)
