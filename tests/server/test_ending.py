"""Ctrl-C, as a terminal sends it: to the server and to all that it has started."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.zygote import free_port

PATIENCE = 60.0


def until_compiling(url: str) -> None:
    """Until a game is being compiled in the background, after pages are there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            preparing = httpx.get(f"{url}/api/status").json()["preparing"]
            if preparing and preparing["what"] != "loading":
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise AssertionError("nothing is compiled")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes")
def test_it_ends_at_once_while_kernels_compile(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "stolik", "serve", "--port", str(port), "--data", "data"]
    server = subprocess.Popen(
        command,
        cwd=tmp_path,
        env={**os.environ, "STOLIK_CACHE": str(tmp_path / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        until_compiling(f"http://127.0.0.1:{port}")
        os.killpg(server.pid, signal.SIGINT)
        said, _ = server.communicate(timeout=PATIENCE)  # also whoever compiles has to let go of it
    finally:
        server.kill()
    assert server.returncode == 0
    assert said.rstrip().endswith("Stopped. All tables are kept; start again to go on.")
    assert "Traceback" not in said
