"""Scenes around a rail game: offers, curtain, talk, clocks, watchers, a lost line, a replay."""

import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.rail_player import texts_in
from tests.browser.scenes import scene
from tests.browser.scenes_rail import ALL, sit
from tests.browser.visitor import DESKTOP, PHONE


def _text(page: Page, key: str) -> str:
    return texts_in(page.evaluate("document.documentElement.lang"))[key]


def _make(page: Page) -> None:
    page.locator("button[type=submit]").click()
    page.wait_for_url(re.compile("/t/"))


def _with_clocks(page: Page) -> None:
    more = page.locator("summary").last
    more.click()
    page.get_by_role("radio", name=_text(page, "make-clock-bank")).click()
    more.click()


@scene("rail-offer", "/new/europe", sizes=ALL)
def offer(page: Page) -> None:
    """Tickets taken in the middle of a game, one of them thrown back."""
    player = sit(page)
    player.hurry()
    player.play(9)
    tickets = page.locator(".deck.tickets")
    while player.await_turn() != player.words.skip or _is_off(tickets):
        player.decide()
    player.press(tickets)
    player.press(page.locator(".offer button").nth(1))


@scene("rail-whole", "/new/europe", sizes=(PHONE,))
def whole(page: Page) -> None:
    player = sit(page)
    player.hurry()
    player.play(12)
    player.await_turn()
    player.press(player.button(_text(page, "rail-zoom-whole")))


@scene("rail-found", "/new/swiss", sizes=(PHONE,))
def found(page: Page) -> None:
    """A ticket of the sheet that was tapped, on the map."""
    player = sit(page)
    player.decide()
    player.await_turn()
    page.locator(".tabs button").nth(1).tap()
    page.locator(".tickets li button").nth(1).tap()


@scene("rail-color", "/new/europe", sizes=(DESKTOP, PHONE))
def color(page: Page) -> None:
    """A color of the hand lights the routes it can pay."""
    player = sit(page)
    player.hurry()
    player.decide()
    for _ in range(8):
        player.await_turn()
        player.draw()
    player.await_turn()
    player.press(page.locator(".hand .two, .hand .more").first)


@scene("rail-curtain", "/new/europe#screen", sizes=ALL)
def curtain(page: Page) -> None:
    _make(page)
    expect(page.get_by_role("dialog")).to_be_visible()


@scene("rail-clock", "/new/swiss", sizes=(DESKTOP, PHONE))
def clock(page: Page) -> None:
    _with_clocks(page)
    player = sit(page)
    player.decide()
    player.await_turn()


@scene("rail-clock-five", "/new/europe", sizes=(DESKTOP, PHONE))
def clock_five(page: Page) -> None:
    _with_clocks(page)
    player = sit(page, seats=5)
    player.decide()
    player.await_turn()


@scene("rail-watch", "/new/europe", sizes=(DESKTOP, PHONE))
def watch(page: Page) -> None:
    """Somebody else plays, and this page looks on."""
    browser = page.context.browser
    assert browser is not None
    host = browser.new_context(locale="en").new_page()
    host.goto(page.url)
    host.get_by_role("switch", name="Spectators").click()
    sit(host).decide()
    page.goto(host.url)
    expect(page.locator(".watching")).to_be_visible()
    host.context.close()


@scene("rail-chat", "/new/europe", sizes=(DESKTOP, PHONE))
def chat(page: Page) -> None:
    player = sit(page)
    player.press(player.button(player.words.menu))
    field = page.get_by_role("dialog").get_by_role("textbox")
    for text in ("Good luck!", "My first time on this map."):
        field.fill(text)
        field.press("Enter")
    expect(page.get_by_text("My first time on this map.").last).to_be_visible()
    field.scroll_into_view_if_needed()


@scene("rail-offline", "/new/europe", sizes=(DESKTOP, PHONE))
def offline(page: Page) -> None:
    """The line is cut and stays so."""
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        if sockets:
            socket.close()
            return
        socket.connect_to_server()
        sockets.append(socket)

    sit(page)
    page.route_web_socket(re.compile("/api/"), pass_on)
    page.reload()
    expect(page.locator(".offer")).to_be_attached()
    sockets[0].close()
    expect(page.get_by_role("button", name=_text(page, "net-try"))).to_be_visible()


@scene("rail-replay", "/new/swiss", sizes=ALL)
def replay(page: Page) -> None:
    player = sit(page)
    player.hurry()
    player.play()
    page.locator("a[href^='/replay/']").click()
    page.wait_for_url(re.compile("/replay/"))
    expect(page.locator(".basemap")).to_have_count(1)
    page.get_by_role("slider").fill("60")


def _is_off(pile: Locator) -> bool:
    """Whether nothing can be taken there now."""
    return "off" in (pile.get_attribute("class") or "").split()
