"""A match on a cluster is the match on this machine, byte for byte, times aside."""

import importlib.util
import os
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from stolik.arena import cluster
from stolik.arena.keep import Row
from stolik.cli.main import main
from stolik.errors import BadOption

MATCH = ["carcassonne", "club", "casual", "--pairs", "5", "--seed", "40", "--sims", "16"]
HAS_RAY = importlib.util.find_spec("ray") is not None
needs_ray = pytest.mark.skipif(
    not HAS_RAY and not os.environ.get("CI"), reason="Ray is not installed; ./test does that"
)


def played(path: Path) -> bytes:
    """What a match has kept, without times."""
    _, *lines = path.read_text(encoding="utf-8").splitlines()
    rows = [msgspec.json.decode(line, type=Row) for line in lines]
    return b"\n".join(
        msgspec.json.encode((row.meeting, row.seed, [game.timeless() for game in row.games]))
        for row in rows
    )


@pytest.mark.slow
@needs_ray
def test_a_cluster_plays_the_same_games_as_this_machine(tmp_path: Path) -> None:
    """In a process of its own: Ray leaves threads and warnings behind."""
    local, spread = tmp_path / "local.jsonl", tmp_path / "cluster.jsonl"
    assert main(["match", *MATCH, "--workers", "2", "--resume", str(local)]) == 0
    command = [sys.executable, "-m", "stolik", "match", *MATCH, "--cluster", "local"]
    done = subprocess.run(
        [*command, "--resume", str(spread)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "10 games on 5 deals" in done.stdout
    assert len(played(local).splitlines()) == 5
    assert played(spread) == played(local)


AGAIN = """
from stolik.arena.cluster import Cluster
for _ in range(2):
    with Cluster("local") as pool:
        print(list(pool.map(abs, [-1, -2])))
"""


@pytest.mark.slow
@needs_ray
def test_a_process_may_start_a_cluster_again() -> None:
    done = subprocess.run(
        [sys.executable, "-c", AGAIN], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "[1, 2]\n[1, 2]\n"


def test_without_ray_there_is_a_way_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["match", "carcassonne", "random", "random", "--cluster", "local"]) == 2
    assert "pip install 'stolik[cluster]'" in capsys.readouterr().err


def test_a_cluster_that_is_not_there_is_told_soon() -> None:
    with socket.socket() as nobody:  # bound, but nobody listens
        nobody.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
        with pytest.raises(OSError, match="refused"):
            cluster.knock(address)


def test_workers_with_another_version_refuse() -> None:
    assert cluster._run(len, "abc", cluster._version()) == 3
    with pytest.raises(BadOption, match="another version"):
        cluster._run(len, "abc", "0123")
