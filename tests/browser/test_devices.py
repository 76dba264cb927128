"""The same person on a second device, and the first one signed out from there."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import fits, hurdles
from tests.browser.conftest import Visit
from tests.browser.steps import start
from tests.browser.visitor import PHONE


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").first.click()
    expect(page.get_by_role("heading", name="Other devices")).to_be_visible()


def test_a_game_goes_on_on_the_phone_and_the_laptop_is_signed_out(someone: Visit) -> None:
    laptop = someone().open()
    start(laptop, "Europe")
    table = laptop.url
    laptop.goto(table.split("/t/")[0])
    settings(laptop)
    laptop.get_by_role("button", name="Show a code").click()
    expect(laptop.get_by_role("img", name="QR code for your other device")).to_be_visible()
    link = laptop.get_by_role("textbox", name="Link for your other device").input_value()
    assert hurdles(laptop) == []

    phone = someone(PHONE).open(link[link.index("/move") :])
    assert fits(phone)
    assert hurdles(phone) == []
    phone.get_by_role("button", name="Go on here").click()
    phone.wait_for_url(re.compile(r":\d+/$"))
    expect(phone.get_by_role("region", name="Continue").get_by_role("listitem")).to_have_count(1)
    settings(phone)
    phone.get_by_role("button", name="Sign out all others").click()
    phone.get_by_role("alertdialog").get_by_role("button", name="Sign them out").click()
    expect(phone.get_by_text("All other devices are signed out.")).to_be_visible()
    assert fits(phone)

    laptop.goto(table.split("/t/")[0])
    expect(laptop.get_by_role("region", name="Continue")).to_contain_text("No games in progress.")
    phone.goto(table)
    expect(phone.get_by_role("button", name="Menu")).to_be_visible()
