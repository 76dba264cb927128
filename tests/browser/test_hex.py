"""A game that Stolik does not know, from the first page to the replay: Hex, as it is installed."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import steps
from tests.browser.axe import fits, hurdles
from tests.browser.conftest import Visit, _visitors
from tests.browser.server import Server
from tests.browser.visitor import PHONE, Size
from tests.examples.conftest import install

OVER = re.compile(r"wins? with 1 point")
MOVE = re.compile(r"^([abc][123]|Take over the first stone)$")


@pytest.fixture(scope="module")
def hex_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which Hex is installed."""
    packages = tmp_path_factory.mktemp("packages")
    install(packages)
    server = Server(tmp_path_factory.mktemp("data"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(packages))
        server.start()
    yield server
    server.stop()


@pytest.fixture
def someone_there(browser: Browser, hex_server: Server) -> Iterator[Visit]:
    yield from _visitors(browser, hex_server)


def small_table(page: Page, *seats: dict[str, str]) -> None:
    """A table with nine cells, against whom it is said."""
    base = steps.become_known(page)
    wish = {"game": "hex", "seats": [{"type": "me"}, *seats], "options": {"size": 3}, "pace": 0}
    made = page.request.post(f"{base}/api/tables", data=wish).json()
    page.goto(f"{base}/t/{made['table']}")


def play_to_the_end(page: Page) -> None:
    """Takes the first move that is offered, again and again, until somebody has won."""
    over = page.get_by_role("heading", name=OVER)
    moves = page.get_by_role("button", name=MOVE)
    for _ in range(9):
        expect(over.or_(moves).first).to_be_visible()
        if over.is_visible():
            return
        text = moves.first.inner_text()
        moves.first.click()
        expect(page.get_by_role("button", name=text, exact=True)).to_have_count(0)
    expect(over).to_be_visible()


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_one_click_and_a_game_against_a_bot_runs(someone_there: Visit, size: Size | None) -> None:
    page = (someone_there(size) if size else someone_there()).open()
    steps.start(page, "Hex")
    expect(page.get_by_text("Your move: choose a cell").first).to_be_visible()
    expect(page.get_by_role("img", name="The board of Hex")).to_be_visible()
    assert hurdles(page) == []
    assert fits(page)


def test_a_whole_game_is_played_and_looked_at_again(someone_there: Visit) -> None:
    page = someone_there().open()
    small_table(page, {"type": "bot", "bot": "random"})
    log = page.get_by_role("list", name="What happened")
    page.get_by_role("button", name="a1", exact=True).click()
    expect(log).to_contain_text("You put a stone on a1.")
    expect(log).to_contain_text(re.compile("random (puts a stone on|takes over the first stone)"))
    play_to_the_end(page)
    board = page.get_by_role("img", name="The board of Hex")
    last = board.get_attribute("src")
    page.get_by_role("link", name="Review").click()
    expect(board).to_be_visible()
    page.keyboard.press("End")
    expect(board).to_have_attribute("src", last or "")
    page.keyboard.press("Home")
    expect(board).not_to_have_attribute("src", last or "")


def test_two_at_one_screen_share_a_board_that_hides_nothing(someone_there: Visit) -> None:
    page = someone_there(language="pl").open()
    small_table(page, {"type": "screen", "name": "Ola"})
    for text in ("b1", "a1", "b2", "a2", "b3"):
        page.get_by_role("button", name=text, exact=True).click()
        expect(page.get_by_role("button", name=text, exact=True)).to_have_count(0)
    expect(page.get_by_role("heading", name=re.compile("[Ww]ygrywa"))).to_be_visible()
    expect(page.get_by_role("img", name="Plansza gry Hex")).to_be_visible()
    log = page.get_by_role("list", name="Co się wydarzyło")
    expect(log).to_contain_text(re.compile("[Ss]tawia(sz)? kamień na b1"))
