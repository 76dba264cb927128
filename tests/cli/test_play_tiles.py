"""Carcassonne in the terminal, played through streams."""

import io
import re
from itertools import chain, repeat, takewhile
from pathlib import Path

import pytest
from rich.cells import cell_len

from stolik.bots.registry import player
from stolik.cli.carcassonne.face import SCORE_ROWS, face
from stolik.cli.draw import Deed, Seats, Words
from stolik.cli.main import build_parser
from stolik.cli.play import play
from stolik.core.contract import Move
from stolik.records.replay import replay
from stolik.registry import load
from stolik.text import LANGUAGES, say
from tests.cli.at_table import Typist, sit
from tests.cli.at_tiles import SKIPPER, any_lines, base, follow, moves_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_always_typing_1(language: str) -> None:
    table = base(3)
    lines = chain(takewhile(lambda _: not table.over, repeat("1")), [""])
    text = sit(table, lines, language, player("closer", "carcassonne", 0))
    assert table.over
    assert max(map(cell_len, text.splitlines())) <= 80
    assert not re.search(r"[⟨{]", text)
    for points in table.score():
        assert re.search(rf" {points.total}\b", text[text.rindex(say("end-farm", {}, language)) :])
    assert say("play-bye", {"seed": "3"}, language)[:12] in text


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_number_of_seats(seats: int) -> None:
    table = base(seats, seats, first=seats - 1)
    text = sit(table, any_lines(table, seats), "pl", player("closer", "carcassonne", 0), seats - 1)
    assert table.over
    bots = {f"Bot {number}" for number in range(1, seats)} if seats > 2 else {"Bot"}
    assert bots <= set(re.findall(r"Bot(?: \d)?", text))
    assert max(map(cell_len, text.splitlines())) <= 80


@pytest.mark.parametrize("width", [24, 40, 66, 120, 300])
def test_narrow_and_wide_terminals(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    table = base(7, 3)
    text = sit(table, any_lines(table, 7), "fr", player("closer", "carcassonne", 0))
    assert table.over
    assert max(map(cell_len, text.splitlines())) <= width
    end = text[text.index(say("end-title", {}, "fr")) :]
    assert ("━━━━━" in end) or width < 66


FIRST = """\
      -1     0      1
-1          (1)
          ··▒▒▒··
 0   (2)  ━━━━━━━  (3)
          ·······
 1          (4)
      -1     0      1
"""


def test_numbers_on_the_board_are_those_to_type() -> None:
    text = sit(base(tiles="J"), [], bot=SKIPPER)
    assert FIRST in text
    assert " 1 (0 -1)  2 (-1 0)  3 (1 0)  4 (0 1)" in text
    for number, place in enumerate(["0 -1", "-1 0", "1 0", "0 1"], 1):
        table = base(tiles="J")
        sit(table, [f"{number}", "1"], bot=SKIPPER)
        assert moves_of(table)[0].startswith(f"place {place} ")


def test_several_ways_to_turn_are_asked_for() -> None:
    tile = "V"  # a curve; it goes on to the east of the start tile in two ways
    text = sit(base(tiles=tile), ["2", "b", "2", "9", "2 2", "1", "q", "y"], bot=SKIPPER)
    assert text.count("Turned which way at 1 0?") == 2
    assert "There is no 9 in the list: numbers are 1 to 2." in text.replace("\n", " ")
    assert "Type one number" in text
    for lines, move in (
        (["2", "1"], "place 1 0 0"),
        (["2", "2"], "place 1 0 90"),
        (["2", ""], "place 1 0 0"),
        (["2 2"], "place 1 0 90"),
        (["place 1 0 90"], "place 1 0 90"),
    ):
        table = base(tiles=tile)
        sit(table, lines, bot=SKIPPER)
        assert moves_of(table) == [move]


def test_the_drawn_tile_is_shown_in_its_turns() -> None:
    lines = [line[-40:].split() for line in sit(base(tiles="V"), []).splitlines()]
    assert ["0°", "90°", "180°", "270°"] in lines
    assert ["0°", "90°"] in [line[-40:].split() for line in sit(base(tiles="U"), []).splitlines()]


def test_where_a_follower_may_stand_and_what_it_is_worth() -> None:
    table = base(tiles="E" + "B" * 3)
    text = sit(table, ["place 0 -1 180", "1"], bot=SKIPPER)
    spots = text[text.index("Where a follower may stand") :]
    assert "1  City, completed: 4 points at once, and the follower comes back" in spots
    assert "2  Field: worth 3 points now, touches 1 completed city" in spots
    assert "3  Put no follower" in spots
    assert re.search(r"▒\(1\)▒", text)
    assert "City completed, 2 tiles: You +4." in text
    assert table.view(0).seats[0].points == 4  # type: ignore[attr-defined]
    text = sit(base(tiles="W"), ["place 1 0 0"], bot=SKIPPER)
    assert text.count("  Road: worth 1 point now, 1 open side") == 2
    assert "  Road: worth 2 points now, 2 open sides" not in text
    assert text.count("  Field: worth 0 points now, touches no completed city") == 3
    text = sit(base(tiles="B"), ["place 0 1 0"], bot=SKIPPER)
    assert "  Monastery: worth 2 points now, 7 empty places around it" in text


def test_enter_skips_where_no_follower_can_be_put() -> None:
    deal = {"tiles": list("UBU"), "first": 0}
    table = load("carcassonne").new(1, deal=deal, options={"meeples": 1})
    lines = ["place 1 0 90", "meeple farm.0", "place 2 0 90", "meeple farm.0", ""]
    text = sit(table, lines, bot=SKIPPER)
    assert "Only one move is possible. Enter plays it" in text
    assert "You have no followers left, all are on the board: play without one — C4" in text
    assert moves_of(table)[-1] == "skip"


def test_the_log_tells_what_others_did_and_who_was_paid() -> None:
    bot = follow(["place 0 1 180", "meeple city.0", "place 1 -1 0", "skip"])
    lines = ["place 0 -1 180", "meeple city.0", "place 1 0 0", "skip"]
    text = " ".join(sit(base(tiles="EEVB"), lines, bot=bot).split())
    assert "• You put a follower on the city. City completed, 2 tiles: You +4." in text
    assert "• Bot lays a tile at 0 1 and puts a follower on its city." in text
    assert "• Bot lays a tile at 1 -1." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_can_be_told(language: str) -> None:
    """All that happens in some games, as each seat tells it."""
    for seed in range(3):
        table = base(seed)
        bot = player("closer", "carcassonne", seed)
        while not table.over:
            table.play(bot.choose(table))
        words = Words(language)
        for me in range(2):
            drawn = face(table, words, Seats(words, 2, me))
            deeds = [Deed(d.seat, d.move, d.events) for d in table.history]
            for line in drawn.news(deeds):
                assert not line or re.match(r"[A-ZÀŻŁ].*\.\Z", line), line
                assert not re.search(r"[⟨{]", line), line


REFUSED = [
    ("skip", "First lay the tile you drew — C2"),
    ("place 5 5 0", "No side of 5 5 touches a tile: choose another place — C2"),
    ("place 0 0 90", "A tile lies at 0 0 already: choose another place — C2"),
    ("place 0 -1 0", "The south side does not fit: a road would meet a city — C2"),
    ("place 1 0 0", "The west side does not fit: a field would meet a road — C2"),
    ("meeple", "“meeple” is no move."),
    ("place 1 0 45", "“place 1 0 45” is no move."),
    ("99", "There is no 99 in the list"),
    ("z 4", "Type z and a size, as in z 2"),
    ("m here", "Type m and a column, as in m 3"),
    ("m ---2", "Type m and a column, as in m 3"),
    ("o", "“o” is no move."),
    ("save", "Say where to"),
    ("load", "Say from where"),
]


@pytest.mark.parametrize(("line", "answer"), REFUSED)
def test_what_cannot_be_done_is_explained(line: str, answer: str) -> None:
    table = base(tiles="U")
    assert answer in sit(table, [line], bot=SKIPPER).replace("\n", " ")
    assert table.history == []


REFUSED_FOLLOWERS = [
    ("place 5 5 0", "First decide about a follower", "C4"),
    ("meeple city.3", "This tile has no city.3", "C4"),
    ("meeple road.0", "road.0 already has a follower (Bot)", "C4"),
]


@pytest.mark.parametrize(("line", "answer", "rule"), REFUSED_FOLLOWERS)
def test_a_refused_follower_is_explained(line: str, answer: str, rule: str) -> None:
    table = base(tiles="UU", first=1)
    bot = follow(["place 1 0 90", "meeple road.0"])
    text = sit(table, ["place 2 0 90", line], bot=bot).replace("\n", " ")
    assert f"{answer[:1].upper()}{answer[1:]}" in text
    assert f"— {rule}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_in_every_language(language: str) -> None:
    lines = [line for line, _ in REFUSED if line.startswith(("place", "skip"))]
    text = sit(base(tiles="U"), lines, language, SKIPPER)
    assert text.count("— C2") == 5
    assert not re.search(r"[⟨{]", text)
    if language == "pl":
        assert "Południowy bok nie pasuje: droga stykałaby się z miastem" in text
    if language == "fr":
        assert "Le côté sud ne convient pas" in text


def test_the_end_tells_where_points_come_from() -> None:
    table = base(9, 3)
    text = sit(table, any_lines(table, 9), bot=player("closer", "carcassonne", 0))
    points = table.score()
    for name, key in SCORE_ROWS.items():
        row = [say(key, {}, "en"), *(str(getattr(p, name)) for p in points)]
        assert re.search(" +".join(map(re.escape, row)), text), row
    for p in points:
        assert sum(getattr(p, name) for name in SCORE_ROWS) == p.total
    best = max(p.total for p in points)
    assert f"with {best} point" in text


def test_undo_goes_back_one_decision() -> None:
    table = base(tiles="UUU")
    text = sit(table, ["u", "place 1 0 90", "u"], bot=SKIPPER)
    assert "nothing to take back" in text
    assert "You are back at your last decision." in text
    assert table.history == []
    sit(table, ["place 1 0 90", "1", "u"], bot=SKIPPER)
    assert [str(decision.move) for decision in table.history] == ["place 1 0 90"]


def test_a_saved_game_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "tiles.txt"
    table = base(5)
    sit(table, ["1 1", "1", "1 1", "1", f"save {path}", "q", "y"], bot=SKIPPER)
    assert replay(path.read_text(encoding="utf-8")).history == table.history
    text = sit(base(6), [f"load {path}", "q", "y"], bot=SKIPPER)
    assert f"{len(table.history)} moves were played" in text.replace("\n", " ")


def test_a_saved_game_of_another_kind_brings_its_face(tmp_path: Path) -> None:
    path = tmp_path / "rail.txt"
    sit(load("europe", "toy").new(1), [f"save {path}"])
    output = io.StringIO()
    lines = Typist([f"load {path}", "1 2", "?", "q", "y"])
    assert play("carcassonne", None, 2, 1, "default", None, 0, "en", lines, output) == 0
    text = output.getvalue()
    assert "You play against the bot casual." in text
    assert "You keep 2 tickets" in text
    assert "chances of extra cards" in text


RAIL_WORDS = ("route", "ticket", "tunnel", "card", "pay")
TILE_WORDS = ("tile", "follower", "bag", "board", "turn it")


def test_help_is_about_the_game_at_hand() -> None:
    tiles = sit(base(), ["?"], bot=SKIPPER).partition("> ?")[2]
    assert not [word for word in RAIL_WORDS if word in tiles]
    assert all(word in tiles for word in TILE_WORDS)
    rail = sit(load("europe", "toy").new(1), ["?"]).partition("> ?")[2]
    assert not [word for word in TILE_WORDS if word in rail]
    assert all(word in rail for word in RAIL_WORDS)


@pytest.mark.parametrize(
    ("game", "bot", "name"),
    [
        ("carcassonne", None, "casual"),
        ("carcassonne", "random", "random"),
        ("toy", None, "casual"),
        ("toy", "random", "random"),
    ],
)
def test_a_game_has_its_usual_bot(game: str, bot: str | None, name: str) -> None:
    output = io.StringIO()
    play(game, None, 2, 1, "default", bot, 0, "en", Typist([]), output)
    assert f"You play against the bot {name}." in output.getvalue()
    assert build_parser().parse_args(["play", game]).bot is None


def test_a_look_ahead_changes_nothing() -> None:
    table = base(3)
    words = Words("en")
    drawn = face(table, words, Seats(words, 2, 0))
    moves: list[Move] = table.moves()
    drawn.menu(table.view(0), table.aids(0), moves)  # type: ignore[arg-type]
    table.play(moves[0])
    after = table.state.tobytes()
    drawn.menu(table.view(0), table.aids(0), table.moves())  # type: ignore[arg-type]
    assert table.state.tobytes() == after
