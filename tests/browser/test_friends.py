"""With a friend: a link that a friend can open, or the plain word that there is none yet."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import hurdles
from tests.browser.server import Server
from tests.browser.visitor import visit

OTHER = "127.0.0.2"  # another address of this machine, as that in its network would be


@pytest.fixture
def closed_server(tmp_path: Path) -> Iterator[Server]:
    """It listens to this computer alone, and knows an address in the network."""
    server = Server(tmp_path, "--address", OTHER)
    server.start()
    yield server
    server.stop()


def test_a_closed_server_says_so_and_is_opened_after_asking(
    browser: Browser, closed_server: Server
) -> None:
    ann = visit(browser, closed_server.url)
    page = ann.open("/new/carcassonne#friend")
    page.get_by_role("button", name="Make the link").click()
    expect(page.get_by_role("heading", name="Only this computer can come in")).to_be_visible()
    expect(page.get_by_text("./play serve --host 0.0.0.0")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    assert hurdles(page) == []
    page.get_by_role("button", name="Open it to my network").click()
    asked = page.get_by_role("dialog", name="Open the server to your network?")
    expect(asked).to_contain_text(OTHER)
    asked.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(page.get_by_text("Only this computer can come in")).to_have_count(0)
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    assert link.startswith(f"http://{OTHER}:"), link
    assert hurdles(page) == []
    ben = visit(browser, link[: link.index("/join")])
    friend = ben.open(link[link.index("/join") :])
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend).to_have_url(re.compile("/t/"))
    expect(page.get_by_text("Ben").first).to_be_visible()  # the game has begun
    for visitor in (ann, ben):
        visitor.context.close()
        visitor.check()
