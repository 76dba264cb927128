"""The API does what its description says: schemathesis tries."""

import subprocess
import sys
from pathlib import Path

import pytest

from stolik.server.wire.endpoints import ENDPOINTS
from stolik.server.wire.openapi import openapi

SECONDS = 30


def test_every_endpoint_is_described() -> None:
    described = {
        (method.upper(), path) for path, methods in openapi()["paths"].items() for method in methods
    }
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}


@pytest.mark.slow
def test_schemathesis_finds_nothing(server: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run", f"{server}/api/openapi.json"),
            *("--max-time", str(SECONDS), "--no-color", "--output-truncate", "true"),
        ],
        cwd=tmp_path,  # it leaves a folder of its own
        capture_output=True,
        text=True,
        check=False,
        timeout=10 * SECONDS,
    )
    told = "\n".join(line[:300] for line in done.stdout.splitlines()[-80:])
    assert done.returncode == 0, told
