"""Matches: paired deals, reproducible results, forfeits, going on after a stop."""

import json
from pathlib import Path

import pytest

from stolik.arena.match import Match
from stolik.arena.pair import Job, play_pair
from stolik.cli.main import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["match", *arguments, "--json", "--workers", "1"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_a_bot_against_itself_is_even() -> None:
    job = Job("carcassonne", "closer", "closer", seed=3)
    match = Match("closer", "closer", [play_pair(job)])
    told = match.summary()
    assert told["win_rate"] == 0.5
    assert told["margin"] == 0


def test_the_figures_of_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "carcassonne", "casual", "random", "--pairs", "3")
    assert (told["a"], told["b"], told["games"], told["a_wins"]) == ("casual", "random", 6, 6)
    keys = ["a", "b", "games", "a_wins", "b_wins", "draws", "win_rate", "win_rate_ci", "margin"]
    keys += ["margin_se", "elo", "elo_ci", "forfeits", "turn_ms"]
    assert list(told)[: len(keys)] == keys
    assert told["forfeits"] == [0, 0]


def test_what_one_deal_can_not_tell(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "carcassonne", "casual", "random", "--pairs", "1", "--seed", "1"]) == 0
    told = capsys.readouterr().out
    assert "± unknown (one deal)" in told
    assert "Elo +∞ (" in told
    assert "None" not in told


def test_simulations_make_a_match_reproducible() -> None:
    job = Job("europe", "club", "random", seed=4, sims=8)
    one, two = play_pair(job), play_pair(job)
    assert [(g.a_points, g.b_points) for g in one] == [(g.a_points, g.b_points) for g in two]


def test_a_bot_that_fails_loses_by_forfeit(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text(
        "class Bad:\n    def choose(self, view, moves, clock, sample):\n        1 / 0\n"
    )
    first, second = play_pair(Job("europe", f"{path}:Bad", "random", seed=1))
    assert first.score == second.score == 0
    assert first.forfeit == "it crashed: ZeroDivisionError: division by zero"


def test_a_match_goes_on_where_it_was(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = str(tmp_path / "match.jsonl")
    arguments = ["carcassonne", "closer", "random", "--resume", kept]
    run(capsys, *arguments, "--pairs", "2")
    with Path(kept).open("a") as file:
        file.write('[{"half a line')
    told = run(capsys, *arguments, "--pairs", "3")
    whole = run(capsys, "carcassonne", "closer", "random", "--pairs", "3")
    assert told["games"] == 6
    assert told["margin"] == whole["margin"]
    other = ["match", "carcassonne", "random", "random", "--resume", kept]
    assert main(other) == 2
    assert "of another match" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["europe", "nobody", "random"],
        ["europe", "random", "random", "--pairs", "0"],
        ["europe", "random", "random", "--time", "soon"],
        ["europe", "random", "random", "--sprt", "5"],
        ["swiss", "random", "random", "--seats", "3"],
    ],
)
def test_what_can_not_be_played_is_told(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert main(["match", *arguments]) == 2
    assert capsys.readouterr().err.startswith("stolik: ")
