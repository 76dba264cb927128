"""Whole plays by the lists of moves: the form of a table that needs neither board nor mouse."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser import steps
from tests.browser.axe import fits, hurdles
from tests.browser.conftest import Visit
from tests.browser.server import Server
from tests.browser.visitor import DESKTOP, PHONE, Size


def start(page: Page, game: str) -> None:
    """Against a bot, by lists."""
    steps.start(page, game)
    steps.as_lists(page)
    expect(page.get_by_role("heading", name="Possible moves")).to_be_visible()


def keep_tickets(page: Page) -> None:
    expect(page.get_by_role("button", name="Continue")).to_be_disabled()  # nothing is decided yet
    steps.keep_all(page)
    expect(page.get_by_role("button", name="Continue")).to_be_hidden()


@pytest.mark.parametrize(
    ("game", "size"), [("Europe", PHONE), ("Switzerland", DESKTOP), ("Carcassonne", PHONE)]
)
def test_a_game_against_a_bot_runs_after_one_click(someone: Visit, game: str, size: Size) -> None:
    page = someone(size).open()
    start(page, game)
    assert hurdles(page) == []
    assert fits(page)


def test_a_turn_is_played_and_told(someone: Visit) -> None:
    page = someone().open()
    start(page, "Europe")
    keep_tickets(page)
    log = page.get_by_role("list", name="What happened")
    expect(log).to_contain_text("You keep")
    for then in ("Take your second card from the deck.", ""):
        deck = page.get_by_role("button", name="from the deck, blind")
        expect(deck).to_be_enabled()
        deck.click()
        expect(page.get_by_role("status").filter(has_text=then).first).to_be_visible()
    expect(log.get_by_text(re.compile("You draw .* from the deck"))).to_have_count(2)
    expect(spoken(page)).to_contain_text(re.compile("You keep .*You draw .* from the deck"))
    free = page.get_by_role("list", name=re.compile("routes are open"))
    assert free.get_by_role("listitem").count() > 50
    expect(page.get_by_role("heading", name=re.compile(r"^You: \d+ routes?$"))).to_be_visible()


def spoken(page: Page) -> Locator:
    """What a screen reader reads out by and by."""
    return page.locator(".spoken[role=log]")


def test_a_reload_and_a_restart_lose_nothing(someone_at_own: Visit, own_server: Server) -> None:
    ann = someone_at_own()
    page = ann.open()
    start(page, "Europe")
    keep_tickets(page)
    page.get_by_role("button", name="from the deck, blind").click()
    expect(page.get_by_text("Take your second card from the deck.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Take your second card from the deck.")).to_be_visible()
    ann.ignore("WebSocket connection")
    own_server.stop()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    expect(page.get_by_role("button", name="Try now")).to_be_visible()
    own_server.start()
    expect(page.get_by_text("The connection is lost.")).to_be_hidden(timeout=30_000)
    page.get_by_role("button", name="from the deck, blind").click()
    log = page.get_by_role("list", name="What happened")
    expect(log.get_by_text(re.compile("You draw .* from the deck"))).to_have_count(2)


def test_arrows_and_enter_play_a_move(someone: Visit) -> None:
    page = someone().open()
    start(page, "Carcassonne")
    places = page.get_by_role("region", name="Places where the tile fits").get_by_role("button")
    facts = page.get_by_role("main")
    expect(
        facts.get_by_text(re.compile("^Your tile: tile [A-X]: .*(city|road|field)"))
    ).to_be_visible()
    board = page.get_by_role("list", name="Board").get_by_role("listitem")
    expect(board.first).to_have_text("0 0: tile D: city north; road east, west; field south")
    expect(places.first).to_have_text(
        re.compile(r"turned by \d+°, joins (city|road|field) (north|east|south|west)")
    )
    places.first.focus()
    page.keyboard.press("End")
    expect(places.last).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Put a follower on the tile, or none.")).to_be_visible()
    expect(spoken(page)).to_contain_text(re.compile(r"You lay the tile at -?\d+ -?\d+"))


def test_aids_may_come_when_the_board_is_gone(someone: Visit) -> None:
    """They were asked for by the board; a complaint of the browser would fail the test."""
    visitor, held = someone(), list[Callable[[], None]]()

    def hold_aids(client: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "aided":
                held.append(lambda: client.send(message))
            else:
                client.send(message)

        client.connect_to_server().on_message(pass_on)

    visitor.context.route_web_socket(re.compile("/socket$"), hold_aids)
    page = visitor.open()
    start(page, "Europe")
    while not held:
        page.wait_for_timeout(20)
    for release in held:
        release()
    keep_tickets(page)
    expect(page.get_by_role("list", name="What happened")).to_contain_text("You keep")
