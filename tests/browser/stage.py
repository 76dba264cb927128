"""A server and a chromium for commands that are no tests: games, pictures, measurements."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import MISSING, PATIENCE
from tests.browser.server import Server
from tests.browser.visitor import find_chromium, launch

ADDRESS = "127.0.0.2"
"""Another address of this machine, as that in its network would be."""


@contextmanager
def stage(url: str | None = None) -> Iterator[tuple[Browser, str]]:
    """A browser and the address of a server; without `url` the server is one of its own."""
    program = find_chromium()
    if program is None:
        sys.exit(MISSING)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = None if url else Server(Path(data), "--address", ADDRESS)
        browser = launch(playwright.chromium, program)
        try:
            if server:
                server.start()
            yield browser, url or (server.url if server else "")
        finally:
            browser.close()
            if server:
                server.stop()
