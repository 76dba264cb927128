"""Tickets on offer at a rail table: nothing is chosen for anybody, and a choice tells its price."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.rail_player import deal
from tests.browser.visitor import DESKTOP, PHONE, Size


@pytest.mark.smoke
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_each_ticket_is_kept_or_thrown_back_by_a_click(someone: Visit, size: Size) -> None:
    page = someone(size).open("/new/europe")
    deal(page, 7)
    offer = page.get_by_role("region", name="Offered tickets")
    tickets = offer.get_by_role("group")
    keep = offer.get_by_role("button", name="keep", exact=True)
    drop = offer.get_by_role("button", name="throw back", exact=True)
    go_on = page.get_by_role("button", name="Continue")
    expect(tickets).to_have_count(4)
    expect(tickets.first).to_contain_text(re.compile(r"\d+ spaces? missing"))
    expect(offer.locator(".long")).to_have_count(1)
    expect(offer.get_by_role("button", pressed=True)).to_have_count(0)
    expect(go_on).to_be_disabled()
    page.keyboard.press("Enter")  # nobody holds four tickets because of one key
    for i in (0, 1):
        keep.nth(i).click()
    expect(offer).to_contain_text(re.compile(r"\d+ of 45 cars · .*about \d+ turns"))
    expect(go_on).to_be_disabled()  # two are not decided about
    for i in (2, 3):
        drop.nth(i).click()
    expect(go_on).to_be_enabled()
    drop.nth(1).click()
    expect(go_on).to_be_disabled()  # at least two
    expect(page.get_by_role("status").filter(has_text="at least 2")).to_be_visible()
    keep.nth(1).click()
    go_on.click()
    if size.touch:
        page.get_by_role("navigation").get_by_role("button", name="Tickets").tap()
    own = page.get_by_role("region", name="Your tickets", exact=True)
    expect(own.get_by_role("listitem")).to_have_count(2)
    expect(own).to_contain_text("missing")
    expect(own.locator(".long")).to_contain_text("long ticket")


def test_tickets_are_chosen_by_their_numbers(someone: Visit) -> None:
    page = someone().open("/new/europe")
    deal(page, 7)
    offer = page.get_by_role("region", name="Offered tickets")
    for key in "1234":
        page.keyboard.press(key)
    expect(offer.locator(".kept")).to_have_count(4)
    page.keyboard.press("4")
    expect(offer.locator(".dropped")).to_have_count(1)
    page.keyboard.press("Enter")
    own = page.get_by_role("region", name="Your tickets", exact=True)
    expect(own.get_by_role("listitem")).to_have_count(3)
