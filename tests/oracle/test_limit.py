"""The C programs that speed is measured by play by the rules, or the measure would be worthless."""

import json
import subprocess
from pathlib import Path

import pytest

from stolik.cli import limit
from stolik.cli.main import main
from stolik.families import family_named
from tests.reference.check import check_lines

needs_compiler = pytest.mark.skipif(limit.compiler() is None, reason="there is no C compiler")
QUICK = ("-O1",)
PLAYS = (
    ("tiles", "--transcript", "12"),
    ("rail", "europe", "--transcript", "8"),
    ("rail", "europe-modern", "--transcript", "2", "4"),
    ("rail", "swiss", "--transcript", "8"),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("limit")


@needs_compiler
@pytest.mark.slow
@pytest.mark.parametrize("play", PLAYS, ids=" ".join)
def test_games_of_a_limit_program_pass_the_reference(folder: Path, play: tuple[str, ...]) -> None:
    own = {"rail": family_named("rail"), "tiles": family_named("carcassonne")}[play[0]].limit
    assert own is not None
    program = limit.build(own, folder, QUICK)
    lines = subprocess.run([program, *play[1:]], capture_output=True, text=True, check=True).stdout
    assert check_lines(lines.splitlines()).games == int(play[play.index("--transcript") + 1])


@needs_compiler
@pytest.mark.slow
def test_the_ratio_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(limit, "FLAGS", QUICK)
    monkeypatch.setattr(limit, "SECONDS", 0.02)
    assert main(["bench", "--limit", "carcassonne", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "carcassonne"
    assert found["ratio"] == pytest.approx(
        found["games_per_cpu_s"] / found["limit_games_per_cpu_s"], abs=0.01
    )


def test_without_a_compiler_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert main(["bench", "--limit"]) == 1
    assert "no C compiler" in capsys.readouterr().err
