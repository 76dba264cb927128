"""NUMBA_DISABLE_JIT=1 plays the same games, and no narrow number overflows on the way."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.jit.checksum import checksum

ROOT = Path(__file__).parents[2]
MANY_GAMES = ("90-swiss", "by_lot", "order_of", "sample_looks_the_same")
"""Tests of the rules that would take most of a minute without the compiler."""


def plain(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Python with these arguments, without the compiler."""
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_plain_python_gives_the_same_checksum() -> None:
    done = plain("-m", "tests.jit.checksum")
    assert done.returncode == 0, done.stderr
    assert done.stderr.strip().endswith("plain")
    assert done.stdout.strip() == checksum()


@pytest.mark.slow
def test_the_rules_hold_without_the_compiler() -> None:
    chosen = " and ".join(f"not {name}" for name in MANY_GAMES)
    done = plain("-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "tests/rules", "-k", chosen)
    assert done.returncode == 0, done.stdout[-3000:]
