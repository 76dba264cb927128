"""What the Carcassonne table shows of events: followers walk home, scores count up, the log."""

import contextlib
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import hurdles
from tests.browser.conftest import Visit
from tests.browser.forward import forward
from tests.browser.scenes_tiles import show_result, sit_down, wait
from tests.browser.visitor import SMALL_PHONE, Language

LEFT = 41  # tiles in the bag: by then some features are closed
WATCH = """
window.walked = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.matches?.(".walker")) window.walked += 1;
}).observe(document.body, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("still", [False, True])
def test_followers_walk_home_unless_the_page_is_still(someone: Visit, still: bool) -> None:
    page = someone(still=still).open()
    sit_down(page)
    page.evaluate(WATCH)
    forward(page, LEFT)
    wait(page)
    assert bool(page.evaluate("window.walked")) is not still
    expect(page.locator(".walker")).to_have_count(0)
    assert sum(shown_points(page)) > 0


def shown_points(page: Page) -> list[int]:
    """The points of the seats, as soon as they have counted up to what readers hear."""
    seats = page.get_by_role("list", name="Seats").locator("b")
    points = []
    for seat in seats.all():
        heard = re.search(r"\d+", seat.get_attribute("aria-label") or "")
        assert heard is not None
        expect(seat).to_have_text(heard[0])
        points.append(int(heard[0]))
    return points


def test_the_log_numbers_the_tiles_and_shows_the_newest(someone: Visit) -> None:
    page = someone().open()
    sit_down(page)
    forward(page, LEFT)
    wait(page)
    log = page.get_by_role("list", name="What happened")
    expect(log.locator("li").last).to_be_in_viewport()
    numbers = [number for number in log.locator(".number").all_inner_texts() if number]
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    assert len(numbers) >= 71 - LEFT - 1
    paid = log.locator("li.gain").last.get_by_role("link")
    expect(paid).to_have_attribute("href", "/rules#C6")


def cell_of(mark: Locator) -> tuple[int, int]:
    """The cell of the board under something that lies on it."""
    x, y = mark.evaluate("({ offsetLeft, offsetTop }) => [offsetLeft, offsetTop]")
    return x // 100, y // 100


def play_until_seen(page: Page, mark: Locator) -> None:
    """Bots draw lots of their own, so nobody can say at which turn something comes up first."""
    for left in (12, 7, 2):
        forward(page, left)
        wait(page)
        with contextlib.suppress(AssertionError):
            expect(mark.first).to_be_visible(timeout=2000)
            return
    expect(mark.first).to_be_visible()


def test_a_game_of_five_marks_dead_cells_and_is_looked_at_again_with_all_seats(
    someone: Visit,
) -> None:
    page = someone().open()
    sit_down(page, bots=4, left=12)
    dead = page.get_by_title("No tile left fits here")
    play_until_seen(page, dead)
    cells = {cell_of(mark) for mark in dead.all()}
    assert cells.isdisjoint({cell_of(cell) for cell in page.locator(".cell").all()})
    forward(page, -1)
    show_result(page)
    lines = page.get_by_role("region", name="The game is over").get_by_role("listitem")
    expect(lines.first.get_by_role("link")).to_have_attribute("href", re.compile("/rules#C(9|10)"))
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_text(re.compile(r"^Move (\d+) of \1$"))).to_be_visible()
    main = page.get_by_role("main")
    names = ["You", *[f"Casual {number}" for number in range(1, 5)]]
    result = main.get_by_role("table", name="Points")
    expect(result.get_by_role("columnheader")).to_have_count(1 + len(names))
    for name in names:
        expect(result.get_by_role("columnheader", name=name)).to_be_visible()
        expect(main.locator(".legend").get_by_text(name)).to_be_visible()
    totals = result.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    shown = main.locator(".legend span b").all_inner_texts()
    assert shown == totals
    expect(main.locator("path.line")).to_have_count(len(names))


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_a_small_phone_shows_all_points_above_the_buttons(
    someone: Visit, language: Language
) -> None:
    page = someone(SMALL_PHONE, language=language).open()
    sit_down(page, left=-1)
    show_result(page)
    row = page.locator(".end tbody tr").last.bounding_box()
    button = page.locator(".end button").first.bounding_box()
    assert row
    assert button
    assert row["y"] + row["height"] <= button["y"]


def test_a_game_is_looked_at_again(someone: Visit) -> None:
    page = someone().open()
    sit_down(page, aids=False)
    forward(page, -1)
    show_result(page)
    page.get_by_role("link", name="Review").click()
    last = page.get_by_text(re.compile(r"^Move (\d+) of \1$"))
    expect(last).to_be_visible()
    expect(page.get_by_role("main").get_by_text("no aids")).to_be_visible()
    assert hurdles(page) == []
    slider = page.get_by_role("slider", name="Move")
    slider.fill("3")
    expect(page.get_by_text(re.compile("^Move 3 of"))).to_be_visible()
    slider.press("ArrowRight")
    expect(page.get_by_text(re.compile("^Move 4 of"))).to_be_visible()
    page.get_by_role("list", name="Moves").get_by_role("button").first.click()
    expect(page.get_by_text(re.compile("^Move 1 of"))).to_be_visible()
    page.keyboard.press("End")
    expect(last).to_be_visible()
