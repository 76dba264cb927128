"""The host's rights in the waiting room and in the menu, and going on without somebody."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import fits, hurdles
from tests.browser.conftest import Visit
from tests.browser.steps import with_a_friend
from tests.browser.visitor import PHONE


def invited(page: Page) -> str:
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    return link[link.index("/join") :]


def sit_down(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_the_host_orders_seats_and_guests(someone: Visit, size: object) -> None:
    page = (someone(PHONE) if size else someone()).open()
    with_a_friend(page, "Europe")
    page.get_by_role("button", name="One more seat").click()
    page.get_by_role("button", name="One more seat").click()
    room = page.get_by_role("region", name="Waiting for players")
    expect(room.get_by_text("waits for somebody")).to_have_count(3)
    link = invited(page)
    guest = someone().open(link)
    sit_down(guest, "Ben")
    expect(guest.get_by_role("button", name="One more seat")).to_have_count(0)
    assert fits(page)
    assert hurdles(page) == []
    page.get_by_role("button", name="Send Ben away").click()
    expect(guest.get_by_text(re.compile("This table can.t be opened"))).to_be_visible()
    page.get_by_role("button", name="Take this seat away").first.click()
    page.get_by_role("button", name="Take this seat away").first.click()
    expect(page.get_by_role("button", name="Take this seat away")).to_have_count(0)
    page.get_by_role("button", name="Give this seat to a bot").click()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()


def test_a_guest_is_muted_from_the_menu(someone: Visit) -> None:
    page = someone().open()
    with_a_friend(page, "Europe")
    guest = someone().open(invited(page))
    sit_down(guest, "Ben")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Mute Ben").click()
    expect(page.get_by_role("button", name="Let Ben write again")).to_be_visible()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("may not write")
