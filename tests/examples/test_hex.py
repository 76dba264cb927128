"""Hex, which Stolik does not know: installed, it has all that our own games have."""

import importlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import stolik
from stolik import families, registry
from stolik.core.conformance import check_game
from tests.examples.conftest import HEX, ROOT, Run

PAGE = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^```\w+ ([\w./]+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture
def hex_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[stolik.Game]:
    table = dict(families._table())
    monkeypatch.setattr(families, "_table", lambda: table)
    monkeypatch.syspath_prepend(HEX)
    stolik.register(importlib.import_module("stolik_hex").FAMILY)
    yield stolik.load("hex")
    registry._load_known.cache_clear()
    for name in [name for name in sys.modules if name.startswith("stolik_hex")]:
        del sys.modules[name]


def test_the_page_shows_the_files_as_they_are() -> None:
    shown = dict(SHOWN)
    for path in (*HEX.glob("*.toml"), *HEX.glob("stolik_hex/*.py"), HEX / "stolik_hex/en.ftl"):
        assert shown[path.relative_to(HEX).as_posix()] == path.read_text(encoding="utf-8"), path


def test_it_is_small() -> None:
    lines = [line for path in HEX.rglob("*.py") for line in path.read_text().splitlines()]
    assert len(lines) < 200


def test_it_is_said_in_all_languages() -> None:
    keys = [
        set(re.findall(r"^([\w-]+) =", (HEX / f"stolik_hex/{code}.ftl").read_text(), re.MULTILINE))
        for code in ("en", "pl", "fr")
    ]
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("size", [3, 7, 13])
def test_it_passes_the_suite_of_all_games(hex_game: stolik.Game, size: int) -> None:
    check_game(hex_game, stolik.replay, games=2)
    table = hex_game.new(seed=1, options={"size": size})
    assert len(table.moves()) == size**2


def play(game: stolik.Game, moves: str, **options: object) -> stolik.Table:
    table = game.new(seed=1, options=options)
    for move in moves.split():
        table.play(move)
    return table


@pytest.mark.parametrize(
    ("moves", "points"),
    [
        ("b1 a1 b2 a2 b3", [1, 0]),  # black reaches the bottom
        ("c1 a2 c3 b2 a1 c2", [0, 1]),  # white reaches the right
        ("b1 a1 a2 c3 a3", [1, 0]),  # b1 and a2 touch
        ("a1 b1 b2 c2 c3 a2", [0, 0]),  # a1 and b2 don't: white stands between
    ],
)
def test_who_connects_the_own_sides_wins(
    hex_game: stolik.Game, moves: str, points: list[int]
) -> None:
    table = play(hex_game, moves, size=3)
    assert [p.total for p in table.score()] == points
    assert table.over == any(points)


def test_the_second_move_may_take_over_the_first_stone(hex_game: stolik.Game) -> None:
    table = play(hex_game, "c1 swap", size=3)
    assert table.view(0).cells == "......w.."  # type: ignore[attr-defined]
    assert table.turn == 0
    with pytest.raises(stolik.IllegalMove, match="only the second move"):
        table.play("swap")
    with pytest.raises(stolik.IllegalMove, match="only the second move"):
        play(hex_game, "c1 swap", size=3, swap=False)


def test_a_game_that_is_filled_up_has_the_same_winner(hex_game: stolik.Game) -> None:
    """The shorter way to the end of a random game leads to a board with one winner."""
    from random import Random

    for seed in range(30):
        state = hex_game.new(seed=1).state
        engine = hex_game.engine(hex_game.options(), 2)
        engine.play_out(state, Random(seed))  # type: ignore[attr-defined]
        cells = state["cells"][:49].tolist()
        sides = [(1, range(7), 0), (2, range(0, 49, 7), 1)]
        winners = [
            seat for color, side, seat in sides
            if any(cells[at] == color and engine.connects(cells, at) for at in side)  # type: ignore[attr-defined]
        ]  # fmt: skip
        assert winners == [state["turn"]]


def test_every_command_knows_it(stolik_with_hex: Run) -> None:
    assert re.search(r"^hex .*\n.*bots: random, uct$", stolik_with_hex("games"), re.MULTILINE)
    told = json.loads(stolik_with_hex("simulate", "hex", "--games", "20", "--json"))
    assert sum(told["wins"]) == 1
    lines = stolik_with_hex("transcript", "hex", "--option", "size=4").splitlines()
    assert json.loads(lines[0])["game"] == "hex"


def test_a_match_runs(stolik_with_hex: Run) -> None:
    said = stolik_with_hex("match", "hex", "uct", "random", "--pairs", "5", "--workers", "1")
    assert "uct v random: 10 games on 5 deals" in said
    won = re.search(r"won (\d+), lost (\d+)", said)
    assert won is not None
    assert int(won[1]) > int(won[2])


def test_a_ladder_runs(stolik_with_hex: Run, tmp_path: Path) -> None:
    more = ["--sims", "20", "--pairs", "2", "--others", "2", "--workers", "1"]
    stolik_with_hex("ladder", "hex", "--option", "size=4", *more)
    assert (tmp_path / "ladder-hex").is_dir()


def test_it_is_played_in_the_terminal(stolik_with_hex: Run) -> None:
    said = stolik_with_hex("play", "hex", "--option", "size=3", "--seed", "1", typed="1\n" * 9)
    assert "Your move: choose a cell" in said
    assert "You put a stone on a1." in said
    assert "The game is over." in said
