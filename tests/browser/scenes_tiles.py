"""Scenes of the Carcassonne table, in any language: the way there is found by what things are."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.forward import forward
from tests.browser.scenes import scene
from tests.browser.steps import become_known
from tests.browser.visitor import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE, TABLET, Size

ALL = (DESKTOP, PHONE, LANDSCAPE)
ZOOMED = Size(720, 450)
PATIENCE = 60_000
SEED = "6"


def table_of(page: Page, bots: int = 1, **wish: Any) -> None:
    """A table against bots that play at once."""
    base = become_known(page)
    seats = [{"type": "me"}, *[{"type": "bot", "bot": "casual"}] * bots]
    wish = {"game": "carcassonne", "seats": seats, "seed": SEED, "pace": 0} | wish
    made = page.request.post(f"{base}/api/tables", data=wish).json()
    page.goto(f"{base}/t/{made['table']}")


def sit_down(page: Page, bots: int = 1, left: int = 71, **wish: Any) -> None:
    """Such a table; `left`: the tiles that are left in the bag."""
    table_of(page, bots, **wish)
    wait(page)
    if left < 71:
        forward(page, left)
        wait(page)


def wait(page: Page) -> None:
    """Until a tile is to be laid, or the game is over."""
    page.locator(".cell, .ribbon button, .end").first.wait_for(timeout=PATIENCE)


def lay(page: Page, number: int) -> None:
    cells = page.locator(".cell")
    cells.nth(number * 5 % cells.count()).dispatch_event("click")
    expect(page.locator(".confirm")).to_be_enabled()


def show_result(page: Page) -> None:
    """Skips the final count where it runs."""
    page.locator(".ribbon button, .end").first.wait_for(timeout=PATIENCE)
    if page.locator(".ribbon button").count():
        page.locator(".ribbon button").click()
    expect(page.locator(".end").first).to_be_visible()


@scene("tiles-first", sizes=(*ALL, SMALL_PHONE, TABLET))
def first(page: Page) -> None:
    sit_down(page)


@scene("tiles-placing", sizes=ALL)
def placing(page: Page) -> None:
    sit_down(page, left=55)
    page.locator(".cell").nth(1).hover(force=True)


@scene("tiles-turning", sizes=(DESKTOP, PHONE))
def turning(page: Page) -> None:
    sit_down(page)
    lay(page, 0)
    page.keyboard.press("r")
    expect(page.locator(".confirm")).to_be_enabled()


@scene("tiles-spots", sizes=(*ALL, SMALL_PHONE, ZOOMED))
def spots(page: Page) -> None:
    sit_down(page, left=61)
    lay(page, 1)
    page.locator(".spot").first.dispatch_event("click")


@scene("tiles-many-spots", sizes=(DESKTOP, PHONE, SMALL_PHONE, LANDSCAPE))
def many_spots(page: Page) -> None:
    """The first place where the tile has three spots or more."""
    sit_down(page, left=41, bots=2)
    for number in range(12):
        lay(page, number)
        if page.locator(".spot").count() > 2:
            return
        page.keyboard.press("Escape")


@scene("tiles-refused", sizes=(DESKTOP, PHONE))
def refused(page: Page) -> None:
    sit_down(page)
    page.locator(".felt .felt").click(position={"x": 20, "y": 120})
    expect(page.locator(".note").first).to_be_visible()


@scene("tiles-left", sizes=ALL)
def left(page: Page) -> None:
    sit_down(page, left=31)
    page.keyboard.press("t")
    expect(page.locator("dialog[open], .list")).to_be_visible()


@scene("tiles-fields", sizes=ALL)
def fields(page: Page) -> None:
    sit_down(page, left=31)
    page.keyboard.press("f")


@scene("tiles-hover", sizes=(DESKTOP, PHONE))
def hover(page: Page) -> None:
    sit_down(page, left=51)
    page.locator(".followers button").first.focus()
    expect(page.locator(".tip")).to_be_visible()


@scene("tiles-scores", sizes=ALL)
def scores(page: Page) -> None:
    sit_down(page, bots=2, left=25)
    open_tab(page, 1)


@scene("tiles-log", sizes=(PHONE, LANDSCAPE, ZOOMED))
def log(page: Page) -> None:
    sit_down(page, left=51)
    page.locator("header .tool").last.click()


@scene("tiles-chat", sizes=(DESKTOP, PHONE))
def chat(page: Page) -> None:
    sit_down(page, left=61)
    open_tab(page, 2)
    for text in ("Hello!", "A monastery again …"):
        page.locator(".tabs input").fill(text)
        page.keyboard.press("Enter")
        expect(page.get_by_text(text)).to_be_visible()


def open_tab(page: Page, number: int) -> None:
    """Moves, scores, chat: beside the board, on a narrow screen in a dialog."""
    if not page.locator(".tabs").count():
        page.locator("header .tool").last.click()
    page.locator(".tabs .bar button").nth(number).click()


@scene("tiles-menu", sizes=(DESKTOP, PHONE, LANDSCAPE))
def menu(page: Page) -> None:
    sit_down(page, left=61)
    page.locator(".table-page > header button").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()


@scene("tiles-watcher", sizes=(DESKTOP, PHONE))
def watcher(page: Page) -> None:
    """Somebody else looks at the table of the one whose page it was."""
    sit_down(page, left=51, watch=True)
    page.context.clear_cookies()
    page.reload()
    page.locator(".watching").wait_for(timeout=PATIENCE)


@scene("tiles-clocks", sizes=(DESKTOP, PHONE, SMALL_PHONE, LANDSCAPE))
def clocks(page: Page) -> None:
    sit_down(page, bots=2, left=51, clock={"type": "bank", "seconds": 900})
    expect(page.get_by_role("timer").first).to_be_visible()


@scene("tiles-five", sizes=(*ALL, SMALL_PHONE))
def five(page: Page) -> None:
    sit_down(page, bots=4, left=46)


@scene("tiles-last", sizes=(*ALL, ZOOMED))
def last(page: Page) -> None:
    sit_down(page, left=1)


@scene("tiles-count", sizes=(*ALL,))
def count(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, left=-1)
    expect(page.locator(".float").first).to_be_visible(timeout=PATIENCE)


@scene("tiles-end", sizes=(*ALL, SMALL_PHONE, ZOOMED))
def end(page: Page) -> None:
    sit_down(page, left=-1)
    show_result(page)


@scene("tiles-end-five", sizes=(DESKTOP, PHONE))
def end_five(page: Page) -> None:
    sit_down(page, bots=4, left=-1)
    show_result(page)
