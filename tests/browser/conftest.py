"""One chromium and one server for all tests of a process; each test has visitors of its own."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.server import Server
from tests.browser.visitor import Visitor, find_chromium, launch, visit

MISSING = "there is no chromium: apt-get install chromium, or name one in STOLIK_CHROMIUM"
PATIENCE = 20_000  # milliseconds: the machine may be busy with other things
Visit = Callable[..., Visitor]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes seconds for everything: daily work has a few tests of each kind of page."""
    for item in items:
        if item.path.is_relative_to(HERE) and item.get_closest_marker("smoke") is None:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = find_chromium()
    if program is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(MISSING)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium, program)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that tests share. One that stops or restarts it uses `own_server`."""
    yield from _serving(tmp_path_factory.mktemp("data"))


@pytest.fixture
def own_server(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    yield from _serving(tmp_path)


def _serving(data: Path) -> Iterator[Server]:
    server = Server(data)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def someone(browser: Browser, server: Server) -> Iterator[Visit]:
    """Makes visitors: `someone()`, `someone(PHONE, "dark", "pl")`; any complaint fails the test."""
    yield from _visitors(browser, server)


@pytest.fixture
def someone_at_own(browser: Browser, own_server: Server) -> Iterator[Visit]:
    """The same for the server that only this test has."""
    yield from _visitors(browser, own_server)


def _visitors(browser: Browser, server: Server) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def make(*args: Any, **kwargs: Any) -> Visitor:
        visitors.append(visit(browser, server.url, *args, **kwargs))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()
