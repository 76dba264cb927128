"""NUMBA_DISABLE_JIT=1 plays the same games, and no narrow number overflows on the way."""

import os
import subprocess
import sys
from pathlib import Path

from tests.jit.checksum import checksum

ROOT = Path(__file__).parents[2]


def test_plain_python_gives_the_same_checksum() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.jit.checksum"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.strip().endswith("plain")
    assert done.stdout.strip() == checksum()
