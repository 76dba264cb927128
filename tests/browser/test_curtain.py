"""Several people at one screen: each sees what a turn brought before the next one comes."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.rail_player import words_in
from tests.browser.steps import make
from tests.browser.visitor import PHONE, Size

CURTAIN = re.compile("s turn. Pass them the screen")
DREW = re.compile(r"You drew: \w+, \w+")


def lift(page: Page) -> str:
    """The next one takes the screen; their name."""
    curtain = page.get_by_role("dialog", name=CURTAIN)
    expect(curtain).to_be_visible()
    name = curtain.locator("strong").inner_text()
    page.keyboard.press("Enter")  # the only button
    expect(curtain).to_be_hidden()
    return name


def status(page: Page) -> Locator:
    return page.locator(".prompt [role=status]")


def test_the_curtain_waits_until_the_second_card_was_seen(someone: Visit) -> None:
    page = someone().open("/new/europe#screen")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Name of player 2").fill("Zoé")
    make(page)
    for _ in range(2):
        lift(page)
        keep(page)
        expect(status(page)).to_have_text("Your turn is over: pass the screen on")
        expect(page.get_by_role("button", name="Pass on")).to_be_in_viewport(ratio=1)
        page.keyboard.press("Enter")
    first = lift(page)
    draw(page)
    expect(status(page)).to_have_text(DREW)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".hand")).to_be_visible()
    log = page.get_by_role("list", name="What happened")
    expect(log.get_by_text(re.compile("^You draw .* from the deck"))).to_have_count(2)
    told = status(page).inner_text().split(".")[0]
    page.keyboard.press("Enter")
    expect(page.get_by_text(told)).to_have_count(0)
    second = lift(page)
    assert {first, second} == {"Ann", "Zoé"}
    expect(log.get_by_text(f"{first} draws a card from the deck.")).to_have_count(2)
    expect(page.get_by_text(re.compile("^You draw .* from the deck"))).to_have_count(0)


def test_a_phone_has_room_for_what_was_drawn(someone: Visit) -> None:
    for size in (PHONE, Size(844, 390, touch=True)):
        page = someone(size, language="fr").open("/new/europe#screen")
        page.locator("button[type=submit]").tap()
        for _ in range(2):
            page.get_by_role("dialog").get_by_role("button").tap()
            keep(page)
            page.get_by_role("button", name="Passer l’écran").tap()  # noqa: RUF001 - as written
        page.get_by_role("dialog").get_by_role("button").tap()
        draw(page)
        expect(status(page)).to_contain_text("Cartes piochées")
        expect(status(page)).to_be_in_viewport(ratio=1)
        passing = page.get_by_role("button", name="Passer l’écran")  # noqa: RUF001 - as written
        expect(passing).to_be_in_viewport(ratio=1)


def keep(page: Page) -> None:
    """All offered tickets."""
    language = page.evaluate("document.documentElement.lang")
    offered = page.get_by_role("button", name=words_in(language).keep, exact=True)
    expect(offered.first).to_be_enabled()
    for ticket in offered.all():
        ticket.click()
    page.locator(".prompt .button").last.click()


def draw(page: Page) -> None:
    """Two cards from the deck."""
    deck = page.locator(".deck").first
    for count in (1, 2):
        deck.click()
        if count == 1:
            expect(page.locator(".prompt.mine")).to_be_visible()
