"""Scenes of the first page, making a table, the waiting room, settings and help."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.scenes import scene
from tests.browser.scenes_tiles import sit_down
from tests.browser.steps import become_known
from tests.browser.visitor import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE

ALL = (DESKTOP, PHONE, LANDSCAPE, SMALL_PHONE)


@scene("home", sizes=ALL)
def home(page: Page) -> None:
    expect(page.get_by_role("main").locator("svg circle, svg use").first).to_be_attached()
    expect(page.locator(".basemap")).to_have_count(2)
    expect(page.locator("use").first).to_be_attached()


@scene("home-tables", sizes=ALL)
def home_tables(page: Page) -> None:
    """Somebody who has played: games to go on with, to watch and to look at again."""
    base = page.url.rstrip("/")
    me, bot, friend = {"type": "me"}, {"type": "bot", "bot": "club"}, {"type": "friend"}
    _make(page, game="europe", seats=[me, bot], watch=True, name="Zofia")
    page.context.clear_cookies()
    sit_down(page, left=-1)
    _make(page, game="carcassonne", seats=[me, *[bot] * 4])
    _make(page, game="swiss", seats=[me, friend])
    _make(page, game="europe", seats=[me, friend, bot], map="europe-modern")
    page.goto(base)
    for name in ("mine", "watch", "finished"):
        expect(page.locator(f"section[aria-labelledby=list-{name}] li").first).to_be_attached()
    expect(page.locator(".basemap")).to_have_count(2)


@scene("settings", sizes=ALL)
def settings(page: Page) -> None:
    page.get_by_role("banner").get_by_role("button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()


@scene("keys", sizes=(DESKTOP, PHONE))
def keys(page: Page) -> None:
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


@scene("new-europe", "/new/europe#screen", sizes=ALL)
def new_europe(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".basemap")).to_have_count(1)


@scene("new-rules", "/new/europe")
def new_rules(page: Page) -> None:
    page.locator("summary").first.click()
    page.locator("summary").last.click()
    page.locator("#option-cars").fill("30")
    page.locator("#option-cars").blur()
    page.locator("summary").first.scroll_into_view_if_needed()


@scene("new-seats", "/new/carcassonne")
def new_seats(page: Page) -> None:
    """Every kind of seat."""
    for _ in range(3):
        page.locator("main section ol + div button").first.click()
    for seat, who in enumerate(("friend", "screen", "expert"), 1):
        page.locator("main select").nth(seat).select_option(who)


@scene("new-clock", "/new/swiss")
def new_clock(page: Page) -> None:
    page.locator("summary").last.click()
    page.locator("details label").filter(has=page.get_by_role("radio")).last.click()
    page.locator(".seed input").fill("1x")
    page.locator(".seed").scroll_into_view_if_needed()


@scene("waiting", "/new/carcassonne#friend", sizes=ALL)
def waiting(page: Page) -> None:
    page.locator("button[type=submit]").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("[role=note], .qr").first).to_be_visible()


@scene("waiting-open", "/new/carcassonne#friend", sizes=ALL)
def waiting_open(page: Page) -> None:
    """The server has been opened to the network; once open it stays so."""
    waiting(page)
    if page.get_by_role("note").count():
        page.get_by_role("note").get_by_role("button").click()
        page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page.locator(".qr")).to_be_visible()


@scene("waiting-five", "/new/europe#friend")
def waiting_five(page: Page) -> None:
    page.locator("summary").first.wait_for()
    for _ in range(3):
        page.locator("main section ol + div button").first.click()
    waiting(page)


@scene("join", sizes=ALL)
def join(page: Page) -> None:
    """Somebody follows the link of a friend, and a bot sits there too."""
    _follow(page, "europe", [{"type": "me"}, {"type": "bot", "bot": "club"}, {"type": "friend"}])


@scene("join-five", sizes=(DESKTOP, PHONE, SMALL_PHONE))
def join_five(page: Page) -> None:
    _follow(page, "carcassonne", [{"type": "me"}, *[{"type": "friend"}] * 4])


def _follow(page: Page, game: str, seats: list[dict[str, str]]) -> None:
    """Anna makes a table, and this page opens its link as somebody else."""
    base = page.url.rstrip("/")
    made = _make(page, game=game, seats=seats, name="Anna")
    page.context.clear_cookies()
    page.goto(base + made["invite"])
    expect(page.locator(".basemap, .picture use").first).to_be_attached()


def _make(page: Page, **wish: object) -> Any:
    """A table that whoever this page belongs to makes."""
    base = become_known(page)
    return page.request.post(f"{base}/api/tables", data=wish).json()


@scene("join-full", sizes=(DESKTOP, PHONE, LANDSCAPE))
def join_full(page: Page) -> None:
    """Somebody else was faster, and the game has begun."""
    _follow(page, "swiss", [{"type": "me"}, {"type": "friend"}])
    link = page.url
    page.locator("button[type=submit]").click()
    page.wait_for_url(re.compile("/t/"))
    page.context.clear_cookies()
    page.goto(link)
    expect(page.locator("button[type=submit]")).to_have_count(0)
    expect(page.locator(".basemap, .picture use").first).to_be_attached()


@scene("invited")
def invited(page: Page) -> None:
    """A link that came in a message."""
    expect(page.locator(".basemap")).to_have_count(2)
    page.get_by_role("main").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


@scene("invited-wrong", sizes=(DESKTOP, PHONE, LANDSCAPE))
def invited_wrong(page: Page) -> None:
    invited(page)
    page.get_by_role("textbox").fill("https://example.com/")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("alert")).not_to_be_empty()


@scene("rules-contents", "/rules", sizes=ALL)
def rules_contents(page: Page) -> None:
    expect(page.get_by_role("article").first).to_be_attached()


@scene("rules-tiles", "/rules#C5")
def rules_tiles(page: Page) -> None:
    expect(page.get_by_role("article").first).to_be_attached()
    expect(page.locator(".tiles use").first).to_be_attached()


@scene("rules", "/rules#R7", sizes=ALL)
def rules(page: Page) -> None:
    expect(page.get_by_role("article").first).to_be_attached()
