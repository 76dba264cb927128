"""The rules: by number, in three languages, from a refused click."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.steps import keep_all, make

TITLES = {"en": "R7 Tunnels", "pl": "R7 Tunele", "fr": "R7 Les tunnels"}


@pytest.mark.parametrize("language", TITLES)
def test_a_number_leads_to_its_rule(someone: Visit, language: str) -> None:
    page = someone(language=language).open("/rules#R7")
    rule = page.get_by_role("article", name=TITLES[language])
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()


def test_numbers_in_the_text_and_the_language_switch_stay_on_the_page(someone: Visit) -> None:
    page = someone().open("/rules")
    page.get_by_role("article", name="C9 At the end").get_by_role("link", name="C8").click()
    expect(page.get_by_role("article", name="C8 Who gets the points")).to_be_focused()
    page.get_by_role("button", name="polski").click()
    expect(page.get_by_role("article", name="C8 Kto dostaje punkty")).to_be_visible()


def test_an_example_follows_another(someone: Visit) -> None:
    page = someone().open("/rules#R7")
    tunnel = page.get_by_role("article", name="R7 Tunnels")
    expect(tunnel).to_contain_text("1 extra card")
    tunnel.get_by_role("button", name="Another example").click()
    expect(tunnel).to_contain_text("2 extra cards")
    paid = page.get_by_role("article", name="C6 Completed features")
    expect(paid).to_contain_text("+ 2 = 8")
    paid.get_by_role("button", name="Another example").click()
    expect(paid).to_contain_text("1 = 3")


def test_values_come_from_the_games(someone: Visit) -> None:
    page = someone().open("/rules#R21")
    cars = page.get_by_role("row", name=re.compile("Cars for each"))
    expect(cars.get_by_role("cell")).to_have_text(["45", "40"])
    points = page.get_by_role("article", name="R9 Points for routes")
    five = points.get_by_role("row").filter(has=page.get_by_role("rowheader", name="5"))
    expect(five.get_by_role("cell")).to_have_text(["–", "10"])  # noqa: RUF001 - a dash for none
    halves = page.get_by_role("article", name="R6 Double routes").get_by_role("cell")
    expect(halves).to_have_text(["from 4 players", "never"])
    for programs in ("R37", "R39"):
        expect(page.locator(f"#{programs}")).to_have_count(0)


def test_a_refused_click_leads_to_its_rule(someone: Visit) -> None:
    visitor = someone()
    page = visitor.open("/new/europe#screen")
    make(page)
    for _ in range(2):  # both keep all tickets; then the first one moves
        page.get_by_role("button", name="Show my cards").click()
        keep_all(page)
        page.get_by_role("button", name="Pass on").click()
    page.get_by_role("button", name="Show my cards").click()
    expect(page.get_by_text(re.compile("take tickets or claim")).first).to_be_visible()
    link = page.get_by_role("main").get_by_role("link", name=re.compile(r"^Rule R\d+$"))
    for _ in range(20):  # a busy machine may still be drawing what the curtain hid
        if link.count():
            break
        page.get_by_role("button", name=re.compile("Petersburg . Stockholm")).focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(1000)
    with page.expect_popup() as opened:
        link.click()
    rules = opened.value
    expect(rules).to_have_url(re.compile(r"/rules#R\d+$"))
    number = rules.url.split("#")[1]
    expect(rules.get_by_role("article", name=re.compile(f"^{number} "))).to_be_focused()
