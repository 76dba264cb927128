"""The files that docs/operating.md shows: each is tried where it can be."""

import argparse
import asyncio
import os
import re
import shlex
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from stolik.cli.main import build_parser
from stolik.server.ground.settings import Settings
from tests.server.support import Person, serving

DOCUMENT = Path(__file__).parents[2] / "docs" / "operating.md"
SHOWN = dict(re.findall(r"```\w+ (\w+)\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL))
NGINX = shutil.which("nginx")
WRAP = (
    "daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {body} }}"
)


def serve_flags(words: list[str]) -> argparse.Namespace:
    """What `stolik serve` makes of these words; SystemExit if it knows one of them not."""
    return build_parser().parse_args(["serve", *words])


def test_the_service_starts_with_flags_that_exist() -> None:
    start = re.search(r"ExecStart=(.*)", SHOWN["systemd"])
    assert start
    args = serve_flags(shlex.split(start[1])[2:])
    assert (args.name, args.metrics_port) == (["games.example.org"], 9100)
    container = re.search(r"CMD (\[.*\])", SHOWN["container"])
    assert container
    words = [word.strip(' "') for word in container[1].strip("[]").split(",")]
    assert serve_flags(words[2:]).proxy == ["172.16.0.0/12"]


async def test_every_figure_that_is_named_is_there(server: str) -> None:
    named = set(re.findall(r"\bstolik_[a-z_]+", DOCUMENT.read_text(encoding="utf-8")))
    async with Person(server) as ann:
        await ann.post("/api/people", status=200)
        await ann.get("/api/tables/nobody", 404)
        found: str = await ann.get("/api/metrics")
    assert [name for name in sorted(named) if name not in found] == []


@pytest.fixture
def nginx(tmp_path: Path) -> Iterator[tuple[str, Settings]]:
    """The documented proxy on loopback without TLS, before the port of a server to come."""
    if NGINX is None:
        if os.environ.get("CI"):
            pytest.fail("there is no nginx; ./test installs it")
        pytest.skip("nginx is not installed")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = Settings(data=str(tmp_path), names=["games.example.org"], proxy_headers=True)
    with serving(settings) as base:
        body = SHOWN["nginx"].replace("127.0.0.1:8000", urlsplit(base).netloc)
        body = re.sub(r"listen 443 ssl;|http2 on;|ssl_\w+ [^;]+;", "", body)
        body = body.replace("server {", f"server {{ listen 127.0.0.1:{port};")
        file = tmp_path / "nginx.conf"
        file.write_text(WRAP.format(folder=tmp_path, body=body))
        process = subprocess.Popen([NGINX, "-p", str(tmp_path), "-c", str(file)])
        try:
            yield f"http://127.0.0.1:{port}", settings
        finally:
            process.terminate()
            process.wait(30)


async def test_people_play_through_nginx(nginx: tuple[str, Settings]) -> None:
    base, _ = nginx

    async def answers() -> None:
        port = urlsplit(base).port
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.01)
            else:
                writer.close()
                return

    await asyncio.wait_for(answers(), 30)
    async with Person(base) as ann:
        made = await ann.make("carcassonne", "me", "random")
        async with ann.at(made["table"]) as a:
            position = await a.my_turn()
            assert (await a.play(position["moves"][0]))["type"] == "done"
        headers = {"host": "evil.example"}
        assert (await ann.http.get("/", headers=headers)).status_code == 421
