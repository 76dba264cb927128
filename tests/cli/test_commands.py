"""The commands as people run them: results on standard output, talk on standard error."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import stolik
from stolik.cli.main import COMMANDS, Command, main
from stolik.families import names
from tests.reference.check import check_lines


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(args)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_the_work_of_every_command_is_there(command: Command) -> None:
    assert callable(command.load())


def test_games_lists_every_game_and_map(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    for name in (*names(), "europe-modern", "toy"):
        assert name in out


def test_simulate_prints_means_that_the_batch_has(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "simulate", "swiss", "--games", "50", "--seed", "3", "--json")
    found = json.loads(out)
    batch = stolik.load("swiss").simulate(50, seed=3)
    assert (code, found["games"]) == (0, 50)
    assert found["mean"] == pytest.approx(batch.totals.mean(axis=0), abs=1e-4)
    assert "50 games in" in err


def test_transcripts_pass_the_reference(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--games", "3", "--seed", "5", "--seats", "4", "--map", "europe-modern")
    code, out, _ = run(
        capsys, "transcript", "europe", *args, "--preset", "classic", "--bots", "wander"
    )
    assert code == 0
    assert check_lines(out.splitlines()).games == 3
    assert json.loads(out.splitlines()[0])["map"] == "europe-modern"


def test_the_same_seed_gives_the_same_transcript(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("transcript", "toy", "--games", "2", "--seed", "9", "--bots", "random")
    first, again = run(capsys, *args), run(capsys, *args)
    assert first[:2] == again[:2]  # what is compiled only once is told on standard error


def test_replay_checks_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = stolik.load("toy").new(seed=2)
    while not table.over:
        table.play(table.codes()[-1])
    path = tmp_path / "game.txt"
    path.write_text(table.record().text(), encoding="utf-8")
    code, out, _ = run(capsys, "replay", str(path))
    assert (code, f"seat 0: {table.score()[0].total}" in out) == (0, True)
    code, out, _ = run(capsys, "replay", str(path), "--transcript")
    assert check_lines(out.splitlines()).games == 1
    path.write_text(table.record().text().replace("seed 2", "seed 3"), encoding="utf-8")
    code, out, err = run(capsys, "replay", str(path))
    assert (code, out) == (1, "")
    assert "move 1" in err


@pytest.mark.parametrize(
    ("args", "code", "word"),
    [
        (["simulate", "chess"], 2, "There is no game 'chess'"),
        (["simulate", "swiss", "--seats", "3"], 2, "2 seats"),
        (["simulate", "europe", "--option", "cars=1000"], 2, "cars"),
        (["simulate", "europe", "--option", "cars"], 2, "NAME=VALUE"),
        (["simulate", "europe", "--games", "0"], 2, "1 game"),
        (["transcript", "europe", "--bots", "deep-blue"], 2, "no bot"),
        (["transcript", "europe", "--map", "atlantis"], 2, "no map"),
        (["replay", "nowhere.txt"], 1, "can't be read"),
    ],
    ids=str,
)
def test_misuse_says_what_to_do(
    capsys: pytest.CaptureFixture[str], args: list[str], code: int, word: str
) -> None:
    found, out, err = run(capsys, *args)
    assert (found, out) == (code, "")
    assert word in err


@pytest.mark.slow
def test_bench_prints_every_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from stolik.cli import bench

    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    code, out, _ = run(capsys, "bench", "--json")
    rows = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert [row["game"] for row in rows] == list(names())
    for row in rows:
        keys = ("games_per_cpu_s", "moves_per_cpu_s", "legal_per_move", "copy_ns", "state_bytes")
        assert all(row[key] > 0 for key in (*keys, "two_threads"))


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m stolik transcript toy --games 200 | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert json.loads(done.stdout)["transcript"] == 1
    assert "Traceback" not in done.stderr


def test_help_teaches() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "stolik", "--help"], capture_output=True, text=True, check=True
    )
    for command in ("games", "play", "simulate", "transcript", "replay", "bench"):
        assert f"stolik {command}" in done.stdout


def test_it_tells_its_version() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "stolik", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"stolik {stolik.__version__}\n"
