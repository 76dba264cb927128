"""A fair deal as a person sees it: nothing to do, something to keep, and a word at the end."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import fits, hurdles
from tests.browser.conftest import Visit
from tests.browser.steps import start, with_a_friend

ROOM = "Waiting for players"
SEEN = """
new MutationObserver(() => {
  if (document.body?.innerText.includes("Waiting for players")) window.roomSeen = true;
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Give up").click()


def promise(page: Page) -> str:
    """What the menu has to keep."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Fair deal", exact=True).click()
    digits = page.get_by_role("textbox", name="Promise to keep").input_value()
    assert re.fullmatch("[0-9a-f]{64}", digits)
    return digits


def test_against_bots_the_device_adds_its_share_and_nobody_waits(someone: Visit) -> None:
    visitor = someone()
    visitor.context.add_init_script(SEEN)
    page = visitor.open()
    start(page, "Europe")
    log = page.get_by_role("list", name="What happened")
    expect(log).to_contain_text(re.compile("You add [0-9a-f]{8}… to the deal"))
    assert not page.evaluate("window.roomSeen"), "no room to wait in for a game against bots"
    digits = promise(page)
    expect(log).to_contain_text(digits[:8])
    expect(page.get_by_role("dialog")).to_contain_text("added a share.")
    assert hurdles(page) == []
    page.keyboard.press("Escape")
    give_up(page)
    expect(page.get_by_text(re.compile("this device.s share is in it")).first).to_be_visible()


def test_two_people_add_their_shares(someone: Visit) -> None:
    page = someone().open()
    with_a_friend(page, "Switzerland")
    expect(page.get_by_role("heading", name=ROOM)).to_be_visible()
    page.get_by_text("Fair deal", exact=True).click()
    assert fits(page)
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    friend = someone().open(link[link.index("/join") :])
    friend.get_by_role("button", name="Sit down").click()
    for who in (page, friend):
        log = who.get_by_role("list", name="What happened")
        expect(log.get_by_text("to the deal")).to_have_count(2)
    assert promise(page) == promise(friend)
