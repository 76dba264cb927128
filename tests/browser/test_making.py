"""Making a table in people's words, and help that begins with the game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import fits, hurdles, violations
from tests.browser.conftest import Visit
from tests.browser.steps import card, start
from tests.browser.visitor import PHONE, Language

SIZES = ((1366, 640), (1024, 768), (390, 844), (360, 740))
NEVER = {"en": "never", "pl": "nigdy", "fr": "jamais"}


def choices(page: Page, seat: int) -> list[str]:
    """The values of a seat's menu."""
    found: list[str] = page.get_by_label(f"Seat {seat}", exact=True).evaluate(
        "select => [...select.options].map(({ value }) => value)"
    )
    return found


def test_the_seat_menu_has_levels_and_the_rest_is_for_programmers(someone: Visit) -> None:
    page = someone().open("/new/europe")
    levels = ["beginner", "casual", "club", "expert", "master"]
    assert choices(page, 2) == ["me", "friend", "screen", *levels]
    page.get_by_label("More bots, for programmers").check()
    assert {"random", "wander"} <= set(choices(page, 2))
    page.get_by_label("Seat 2", exact=True).select_option("wander")
    expect(page.get_by_text("Claims a route whenever it can")).to_be_visible()
    page.get_by_role("button", name="FR").click()
    expect(page.get_by_text("Prend une route dès")).to_be_visible()


def test_on_this_screen_another_seat_is_another_person(someone: Visit) -> None:
    page = someone().open()
    card(page, "Europe").get_by_role("button", name="On this screen").click()
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_label("Seat 3", exact=True)).to_have_value("screen")
    expect(page.get_by_label("Name of player 3")).to_be_visible()
    page.goto(page.url.replace("#screen", "#bot"))
    page.reload()
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_label("Seat 3", exact=True)).to_have_value("casual")


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_rules_are_told_in_words(someone: Visit, language: Language) -> None:
    page = someone(language=language).open("/new/europe")
    rules = page.locator("details").first
    rules.locator("summary").click()
    presets = rules.get_by_role("radio")
    expect(presets).to_have_count(2)
    expect(presets.first).to_have_value("classic")  # as the board game
    expect(presets.last).to_be_checked()
    expect(rules.get_by_role("heading", level=3)).to_have_count(5)
    text = rules.inner_text()
    assert not re.search(r"\b99\b|\(0|R\d", text), text
    halves = page.locator("#option-both_halves_seats")
    halves.select_option("99")
    expect(halves.locator("option:checked")).to_have_text(NEVER[language])
    presets.first.click(force=True)
    limit = page.locator("#option-ticket_limit option:checked")
    expect(limit).to_have_text(
        {"en": "no limit", "pl": "bez ograniczeń", "fr": "sans limite"}[language]
    )
    assert violations(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert fits(page), (width, height)


def test_a_question_mark_tells_of_the_game_first_and_of_keys_second(someone: Visit) -> None:
    page = someone().open()
    expect(card(page, "Europe")).to_be_visible()
    page.keyboard.press("?")
    help_page = page.get_by_role("dialog", name="Help")
    expect(help_page.get_by_role("heading", level=3)).to_have_text(
        ["Europe in a minute", "Switzerland in a minute", "Carcassonne", "Keyboard"]
    )
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(help_page).to_be_hidden()
    start(page, "Carcassonne")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    page.keyboard.press("?")
    expect(help_page.get_by_role("heading", level=3)).to_have_text(["Carcassonne", "Keyboard"])
    expect(help_page).to_contain_text("turn the tile")
    expect(help_page).not_to_contain_text("draw tickets")
    help_page.get_by_role("link", name="All rules of the game").click()
    expect(page).to_have_url(re.compile("/rules#carcassonne$"))
    here = page.get_by_role("navigation").get_by_role("link", name="Rules")
    expect(here).to_have_attribute("aria-current", "page")
    page.keyboard.press("?")
    expect(help_page.get_by_role("heading", level=3)).to_have_count(4)


def test_help_on_a_phone_is_in_the_menu(someone: Visit) -> None:
    page = someone(PHONE).open("/new/swiss")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("heading", name="Switzerland in a minute")).to_be_visible()
    assert hurdles(page) == []
