"""Scenes of the Carcassonne table, in any language: the way there is found by what things are."""

from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.scenes import scene
from tests.browser.visitor import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE, TABLET

ALL = (DESKTOP, PHONE, LANDSCAPE)
PATIENCE = 60_000
SEED = "6"


def sit_down(page: Page, bots: int = 1) -> None:
    """A table against bots that play at once."""
    base = "{0.scheme}://{0.netloc}".format(urlsplit(page.url))
    page.request.get(f"{base}/api/me")
    seats = [{"type": "me"}, *[{"type": "bot", "bot": "casual"}] * bots]
    wish = {"game": "carcassonne", "seats": seats, "seed": SEED, "pace": 0}
    made = page.request.post(f"{base}/api/tables", data=wish).json()
    page.goto(f"{base}/t/{made['table']}")
    wait(page)


def wait(page: Page) -> None:
    """Until a tile is to be laid, or the game is over."""
    page.locator(".cell, .ribbon button, .end").first.wait_for(timeout=PATIENCE)


def lay(page: Page, number: int) -> None:
    cells = page.locator(".cell")
    cells.nth(number * 5 % cells.count()).dispatch_event("click")
    expect(page.locator(".confirm")).to_be_enabled()


def play(page: Page, turns: int) -> None:
    """So many turns, every third without a follower."""
    for number in range(turns):
        wait(page)
        if not page.locator(".cell").count():
            return
        lay(page, number)
        spots = page.locator(".spot")
        if number % 3 != 2 and spots.count():
            spots.first.dispatch_event("click")
        page.locator(".confirm").click()
        expect(page.locator(".laid")).to_have_count(0)
    wait(page)


@scene("tiles-first", sizes=(*ALL, SMALL_PHONE, TABLET))
def first(page: Page) -> None:
    sit_down(page)


@scene("tiles-placing", sizes=ALL)
def placing(page: Page) -> None:
    sit_down(page)
    play(page, 8)
    page.locator(".cell").nth(1).hover(force=True)


@scene("tiles-spots", sizes=(*ALL, SMALL_PHONE))
def spots(page: Page) -> None:
    sit_down(page)
    play(page, 4)
    lay(page, 1)
    page.locator(".spot").first.dispatch_event("click")


@scene("tiles-refused", sizes=(DESKTOP, PHONE))
def refused(page: Page) -> None:
    sit_down(page)
    page.locator(".felt .felt").click(position={"x": 40, "y": 350})
    expect(page.locator(".note").first).to_be_visible()


@scene("tiles-left", sizes=ALL)
def left(page: Page) -> None:
    sit_down(page)
    play(page, 3)
    page.keyboard.press("t")
    expect(page.locator("dialog[open]")).to_be_visible()


@scene("tiles-fields", sizes=ALL)
def fields(page: Page) -> None:
    sit_down(page)
    play(page, 12)
    page.keyboard.press("f")


@scene("tiles-hover", sizes=(DESKTOP, PHONE))
def hover(page: Page) -> None:
    sit_down(page)
    play(page, 6)
    page.locator(".followers button").first.focus()
    expect(page.locator(".tip")).to_be_visible()


@scene("tiles-five", sizes=(*ALL, SMALL_PHONE))
def five(page: Page) -> None:
    sit_down(page, 4)
    play(page, 5)


@scene("tiles-end", sizes=ALL)
def end(page: Page) -> None:
    """The last tile, the count, the result: pictures of the count are taken on the way."""
    sit_down(page)
    play(page, 40)
    page.locator(".ribbon button, .end").first.wait_for(timeout=PATIENCE)
    if page.locator(".ribbon button").count():
        page.locator(".ribbon button").click()
    expect(page.locator(".end").first).to_be_visible()


@scene("tiles-count", sizes=(DESKTOP, PHONE))
def count(page: Page) -> None:
    sit_down(page)
    play(page, 40)
    expect(page.locator(".float").first).to_be_visible(timeout=PATIENCE)
