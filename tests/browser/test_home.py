"""The first page, making a table, settings and help."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import fits, hurdles, violations
from tests.browser.conftest import Visit
from tests.browser.steps import AT_A_TABLE, as_lists, card, dark, make, start
from tests.browser.visitor import PHONE, Size

ZOOMED = Size(720, 450)  # 1440 by 900 at 200 %


@pytest.mark.smoke
def test_two_clicks_start_a_game_at_the_chosen_level(someone: Visit) -> None:
    page = someone().open()
    europe = card(page, "Europe")
    europe.get_by_role("radio", name="Beginner").click()
    europe.get_by_role("button", name="Play against a bot").click()
    expect(page).to_have_url(AT_A_TABLE)
    expect(page.get_by_text("Beginner").first).to_be_visible()


def test_a_card_tells_how_long_a_game_is_how_the_bot_plays_and_what_else_there_is(
    someone: Visit,
) -> None:
    page = someone(PHONE).open()
    europe = card(page, "Europe")
    expect(europe).to_contain_text("2–5 players · about 45 min")  # noqa: RUF001 - a dash between numbers
    europe.get_by_role("radio", name="Master").click()
    expect(europe).to_contain_text("takes two seconds to think")
    expect(europe).to_contain_text("Other maps: Modern Europe, Toy valley")
    europe.get_by_role("link", name="More choices").click()
    page.get_by_role("radio", name="Toy valley").click()
    expect(page.get_by_text("Eight places and nine cars each")).to_be_visible()


def test_the_level_is_remembered_and_the_table_can_be_found_again(someone: Visit) -> None:
    page = someone().open()
    card(page, "Carcassonne").get_by_role("radio", name="Expert").click()
    start(page, "Carcassonne")
    table = page.url
    page.goto(page.url.split("/t/")[0])
    expect(card(page, "Carcassonne").get_by_role("radio", name="Expert")).to_be_checked()
    mine = page.get_by_role("region", name="Continue")
    expect(mine).to_contain_text(re.compile(r"You\s\u2013\sExpert"))
    mine.get_by_role("link", name=re.compile("Continue|Open")).click()
    expect(page).to_have_url(table)


def test_a_table_is_made_with_seats_map_and_rules(someone: Visit) -> None:
    page = someone().open()
    card(page, "Europe").get_by_role("link", name="More choices").click()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Seat 3", exact=True).select_option("beginner")
    page.get_by_role("radio", name="Toy valley").click()
    page.get_by_text("as usual, or as you like").click()
    page.get_by_label("Cars for each player").fill("7")
    page.get_by_label("Cars for each player").blur()
    page.get_by_role("switch", name="Aids").click()
    expect(page.get_by_text("Purist")).to_be_visible()
    page.get_by_text("Clock and seed").click()
    page.get_by_label("Seed").fill("not a number")
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    page.get_by_label("Seed").fill("20")
    make(page)
    as_lists(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Toy valley")
    seats = page.get_by_role("row")
    expect(seats).to_have_count(4)
    for seat in range(1, 4):
        expect(seats.nth(seat).get_by_role("cell").nth(1)).to_have_text("7")


def test_a_pasted_link_leads_to_its_table(someone: Visit) -> None:
    visitor = someone()
    visitor.ignore("404")  # there is no such invitation
    page = visitor.open()
    page.get_by_role("button", name="I have a link").click()
    page.get_by_label("Paste the link").fill("hello")
    page.get_by_role("button", name="Go there").click()
    expect(page.get_by_text("This is no link to a table.")).to_be_visible()
    page.get_by_label("Paste the link").fill("https://example.org/join/abc#key, see you!")
    page.get_by_role("button", name="Go there").click()
    expect(page).to_have_url(re.compile("/join/abc#key$"))


def test_settings_hold_at_once_and_after_a_reload(someone: Visit) -> None:
    page = someone().open()
    page.get_by_role("button", name="Settings").click()
    assert hurdles(page) == []
    page.get_by_role("switch", name="Less motion").click()
    page.get_by_label("Your name").fill("Zosia")
    page.get_by_role("radio", name="Français").click()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-still", "")
    page.reload()
    page.get_by_role("button", name="Réglages").click()
    expect(page.get_by_role("switch", name="Moins d’animations")).to_be_checked()  # noqa: RUF001 - as it is written
    expect(page.get_by_label("Votre nom")).to_have_value("Zosia")


@pytest.mark.parametrize("path", ["/new/europe", "/rules"])
def test_nothing_bars_the_way(someone: Visit, path: str) -> None:
    page = someone(PHONE).open(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if path == "/new/europe":
        for summary in page.locator("summary").all():
            summary.click()
    assert violations(page) == []
    dark(page)
    assert violations(page) == []
    assert fits(page)


@pytest.mark.parametrize("path", ["/", "/new/europe", "/rules", "/nowhere", "/join/x#y"])
def test_pages_can_be_used_at_twice_the_size(someone: Visit, path: str) -> None:
    visitor = someone(ZOOMED)
    if path.startswith("/join/"):
        visitor.ignore("404")  # there is no such invitation
    page = visitor.open(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert fits(page)
