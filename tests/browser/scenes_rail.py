"""Scenes of the rail tables: every stage, two and five seats."""

import re

from playwright.sync_api import Page, expect

from tests.browser.rail_player import MousePlayer, TouchPlayer, deal
from tests.browser.scenes import scene
from tests.browser.visitor import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE

ALL = (DESKTOP, PHONE, LANDSCAPE, SMALL_PHONE)


def sit(page: Page, seed: int = 7, seats: int = 2) -> MousePlayer | TouchPlayer:
    """At the table with the first tickets on offer."""
    page.locator("summary").first.wait_for()
    language = page.evaluate("document.documentElement.lang")
    for _ in range(seats - 2):
        page.locator("main section ol + div button").first.click()
    deal(page, seed, language)
    touched = page.evaluate("matchMedia('(pointer: coarse)').matches")
    return (TouchPlayer if touched else MousePlayer)(page, language)


def ask(player: MousePlayer | TouchPlayer, pattern: str = "", *, shortest: bool = False) -> None:
    """Draws cards until a route of some kind can be paid, and clicks it: the longest, or not."""
    for _ in range(40):
        player.await_turn()
        labels = [(r, r.get_attribute("aria-label") or "") for r in player.payable()]
        wanted = [r for r, label in labels if re.search(pattern, label)]
        if wanted:
            player.choose(wanted[-1 if shortest else 0])
            return
        player.draw()


@scene("rail-start-europe", "/new/europe", sizes=ALL)
def start_europe(page: Page) -> None:
    sit(page)


@scene("rail-start-swiss", "/new/swiss", sizes=ALL)
def start_swiss(page: Page) -> None:
    sit(page)


@scene("rail-start-modern", "/new/europe", sizes=(DESKTOP,))
def start_modern(page: Page) -> None:
    page.get_by_role("radio").nth(1).click()
    sit(page)


@scene("rail-abroad", "/new/swiss", sizes=ALL)
def abroad(page: Page) -> None:
    """Two of the tickets end in any of several countries."""
    sit(page, 41)


@scene("rail-claim", "/new/europe", sizes=ALL)
def claim(page: Page) -> None:
    player = sit(page)
    player.hurry()
    player.decide()
    ask(player)


@scene("rail-ways", "/new/swiss", sizes=ALL)
def ways(page: Page) -> None:
    player = sit(page)
    player.hurry()
    player.decide()
    for _ in range(8):
        player.await_turn()
        player.draw()
    ask(player, "(gray|szare|grise)", shortest=True)  # it can be paid in many ways


@scene("rail-tunnel", "/new/europe", sizes=ALL)
def tunnel(page: Page) -> None:
    """A tunnel that costs more than there is."""
    player = sit(page, 3)
    player.hurry()
    player.decide()
    try_tunnels(player, able=False)


@scene("rail-tunnel-pay", "/new/europe", sizes=ALL)
def tunnel_pay(page: Page) -> None:
    """A tunnel that costs more, which can be paid."""
    player = sit(page, 3)
    player.hurry()
    player.decide()
    for _ in range(12):  # cards to spare
        player.await_turn()
        player.draw()
    try_tunnels(player, able=True)


def try_tunnels(player: MousePlayer | TouchPlayer, *, able: bool) -> None:
    """Tries one after another until one costs more, which can be paid or not."""
    for _ in range(30):
        if player.await_turn() == player.words.give_up:
            if player.button(player.words.pay).is_visible() == able:
                return
            player.press(player.button(player.words.give_up))
        else:
            ask(player, "tunn?el", shortest=able)
            if player.yes.is_visible():
                player.press(player.yes)
        player.page.wait_for_timeout(200)  # the answer decides whose turn it is


@scene("rail-middle-europe", "/new/europe", sizes=ALL)
def middle_europe(page: Page) -> None:
    player = sit(page)
    player.hurry()
    player.play(30)
    player.await_turn()


@scene("rail-middle-swiss", "/new/swiss", sizes=ALL)
def middle_swiss(page: Page) -> None:
    player = sit(page)
    player.hurry()
    player.play(26)
    player.await_turn()


@scene("rail-five", "/new/europe", sizes=ALL)
def five(page: Page) -> None:
    player = sit(page, seats=5)
    player.hurry()
    player.play(14)
    player.await_turn()


@scene("rail-pass", "/new/europe", sizes=(DESKTOP, PHONE))
def skip(page: Page) -> None:
    """Nothing was done: the log says so, and the other is to move."""
    player = sit(page)
    player.decide()
    player.await_turn()
    told = page.locator(".log li").count()
    player.press(player.button(player.words.skip))
    expect(page.locator(".log li").nth(told)).to_be_attached()
    if page.locator(".tabs").is_visible():
        page.locator(".tabs button").nth(2).click()


@scene("rail-log", "/new/europe", sizes=(PHONE, SMALL_PHONE, LANDSCAPE))
def log(page: Page) -> None:
    player = sit(page)
    player.decide()
    player.await_turn()
    page.locator(".tabs button").nth(2).click()


@scene("rail-tickets", "/new/swiss", sizes=(PHONE, SMALL_PHONE, LANDSCAPE))
def tickets(page: Page) -> None:
    player = sit(page, 41)
    player.decide()
    player.await_turn()
    page.locator(".tabs button").nth(1).click()


@scene("rail-pointed", "/new/europe", sizes=(DESKTOP,))
def pointed(page: Page) -> None:
    player = sit(page)
    player.decide()
    player.await_turn()
    page.locator(".tickets li").nth(2).hover()


@scene("rail-refused", "/new/europe", sizes=(DESKTOP, PHONE))
def refused(page: Page) -> None:
    player = sit(page)
    player.decide()
    player.await_turn()
    player.choose(page.locator('[data-link="petersburg-stockholm"]'))
    expect(page.locator(".note")).to_be_visible()


@scene("rail-menu", "/new/europe", sizes=(DESKTOP, PHONE))
def menu(page: Page) -> None:
    player = sit(page)
    player.press(player.button(player.words.menu))


@scene("rail-last-round", "/new/swiss", sizes=(DESKTOP, PHONE))
def last_round(page: Page) -> None:
    player = sit(page)
    player.hurry()
    last = page.locator(".prompt .last")
    while not last.is_visible() and player.decide():
        pass


@scene("rail-end", "/new/swiss", sizes=ALL)
def end(page: Page) -> None:
    player = sit(page)
    player.hurry()
    player.play()
