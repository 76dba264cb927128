"""The end of a game is a small celebration: in motion, then at rest, and never in the way."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.forward import forward, forward_rail
from tests.browser.scenes_tiles import sit_down, table_of
from tests.browser.visitor import PHONE

WINS = re.compile(r"wins? with \d+ points?|The win is shared")
TRAIL = re.compile(r"[Ll]ongest trail")


def end(page: Page) -> Locator:
    return page.get_by_role("region", name="The game is over")


def headline(page: Page) -> Locator:
    return end(page).get_by_role("heading", level=2)


def skip(page: Page) -> Locator:
    return page.get_by_role("button", name="Show the result")


def can_go_on(page: Page) -> None:
    """Whatever moves, one may leave it or begin again."""
    expect(page.get_by_role("button", name="Play again")).to_be_enabled()
    expect(page.get_by_role("link", name="Review")).to_be_visible()


def test_tickets_are_turned_over_and_the_longest_trail_is_drawn(someone: Visit) -> None:
    page = someone(still=False).open()
    table_of(page, game="swiss")
    forward_rail(page, "swiss/switzerland", "end")
    expect(headline(page)).to_have_text("The tickets are turned over")
    can_go_on(page)
    expect(end(page).locator(".down").first).to_be_attached()
    expect(page.locator(".railmap .trail")).to_have_count(0)
    skip(page).click()
    expect(headline(page)).to_have_text(WINS)
    expect(end(page).locator(".down")).to_have_count(0)
    expect(end(page).locator(".confetti")).to_have_count(1)
    expect(page.locator(".railmap .trail").first).to_be_attached()
    expect(end(page).get_by_role("rowheader", name="Longest trail")).to_be_visible()
    points = re.search(r"\d+", headline(page).inner_text())
    assert points is not None
    expect(end(page).locator("tfoot")).to_contain_text(points[0])  # as soon as it has counted up
    page.reload()  # who comes later finds it at rest
    expect(headline(page)).to_have_text(WINS)
    expect(skip(page)).to_have_count(0)
    expect(end(page).locator(".confetti")).to_have_count(0)
    expect(end(page).locator("tfoot")).to_contain_text(points[0])


def test_with_less_motion_the_end_is_at_rest_at_once(someone: Visit) -> None:
    page = someone().open()
    table_of(page, game="europe")
    forward_rail(page, "europe/europe", "end")
    expect(headline(page)).to_have_text(WINS)
    expect(skip(page)).to_have_count(0)
    expect(end(page).locator(".down, .confetti")).to_have_count(0)
    expect(end(page).get_by_text(TRAIL)).to_have_count(0)  # it pays nothing there
    sit_down(page)
    forward(page, -1)
    expect(headline(page)).to_have_text(WINS)
    expect(skip(page)).to_have_count(0)


def test_the_final_count_of_tiles_bars_no_way_and_is_skipped_by_a_key(someone: Visit) -> None:
    page = someone(PHONE, still=False).open()
    sit_down(page)
    forward(page, -1)
    expect(skip(page)).to_be_visible()
    can_go_on(page)
    page.keyboard.press("Enter")
    expect(headline(page)).to_have_text(WINS)
    expect(end(page).locator(".confetti")).to_have_count(1)
    can_go_on(page)
