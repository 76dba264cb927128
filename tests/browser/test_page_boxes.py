"""The pages around the tables are whole on every screen, in every language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import MOST, Dresser
from tests.browser.conftest import Visit
from tests.browser.states import open_table
from tests.browser.visitor import SIZES, Language

LANGUAGES: tuple[Language, ...] = ("en", "pl", "fr")


def home(page: Page) -> None:
    """With a table to go on with."""
    start = page.url
    open_table(page, "europe", 5)
    page.goto(start)
    expect(page.get_by_role("region", name="Continue").get_by_role("listitem")).to_have_count(1)


def name(page: Page) -> None:
    page.get_by_role("button", name="With a friend").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def making(page: Page) -> None:
    page.goto(page.url + "new/europe#screen")
    expect(page.get_by_role("heading", name="Clock and seed")).to_be_visible()
    for summary in page.locator("main summary").all():
        summary.click()
    expect(page.get_by_role("heading", name="Tickets")).to_be_visible()


def room(page: Page) -> None:
    page.goto(page.url + "new/europe#friend")
    page.get_by_role("button", name="Make the link").click()
    page.get_by_role("button", name="Delete the table").click()
    expect(page.get_by_role("note")).to_be_visible()


def help_page(page: Page) -> None:
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("heading", level=3).first).to_be_visible()


def menu(page: Page) -> None:
    open_table(page, "carcassonne", 2)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()


def rules(page: Page) -> None:
    page.goto(page.url + "rules#R9")
    expect(page.get_by_role("cell", name="10", exact=True).first).to_be_visible()


@pytest.mark.parametrize("lead", [home, name, making, room, help_page, menu, rules])
def test_a_page_is_whole_on_every_screen(someone: Visit, lead: Callable[[Page], None]) -> None:
    page = someone().open("/")
    lead(page)
    dresser = Dresser(page)
    faults = []
    for language in LANGUAGES:
        dresser.wear(language)
        for size in SIZES:
            dresser.size(size)
            found = dresser.measure().faults[:MOST]
            faults += [f"{size.width}x{size.height} {language}: {fault}" for fault in found]
    assert not faults, "\n".join(["", *faults])
