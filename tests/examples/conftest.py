"""The example game, installed as anybody would install it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HEX = ROOT / "examples" / "hex"
Run = Callable[..., str]


def install(target: Path) -> None:
    """Hex and its entry point in a folder; nothing is fetched from anywhere."""
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target"]
    command = [sys.executable, "-m", "pip", "install", *options, str(target), str(HEX)]
    subprocess.run(command, check=True)


@pytest.fixture(scope="session")
def with_hex(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of programs that find Hex."""
    target = tmp_path_factory.mktemp("packages")
    install(target)
    return {**os.environ, "PYTHONPATH": str(target), "STOLIK_LANG": "en"}


@pytest.fixture
def stolik_with_hex(with_hex: dict[str, str], tmp_path: Path) -> Run:
    """`stolik ARGUMENTS` where Hex is installed; what it prints."""

    def run(*arguments: str, typed: str = "") -> str:
        command = [sys.executable, "-m", "stolik", *arguments]
        done = subprocess.run(
            command, env=with_hex, cwd=tmp_path, input=typed, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
