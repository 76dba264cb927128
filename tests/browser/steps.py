"""What several tests do in the same way: start a game, make a table, switch to lists."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

AT_A_TABLE = re.compile(r"/t/")


def card(page: Page, game: str) -> Locator:
    """A game on the first page."""
    heading = page.get_by_role("heading", name=game, exact=True)
    return page.get_by_role("listitem").filter(has=heading)


def become_known(page: Page) -> str:
    """Waits for the cookie that a first page brings; the address of the server.

    A table that is asked for sooner would be somebody else's.
    """
    url = urlsplit(page.url)
    if url.path == "/":
        page.locator(".games > li").first.wait_for()
    base = f"{url.scheme}://{url.netloc}"
    page.request.get(f"{base}/api/me")
    return base


def start(page: Page, game: str) -> None:
    """One click on the first page: a game against a bot runs."""
    card(page, game).get_by_role("button", name="Play against a bot").click()
    expect(page).to_have_url(AT_A_TABLE)


def with_a_friend(page: Page, game: str) -> None:
    """A table with a link, by somebody who gives no name when asked for one."""
    card(page, game).get_by_role("button", name="With a friend").click()
    page.get_by_role("button", name="Go on without a name").click()
    expect(page).to_have_url(AT_A_TABLE)


def as_lists(page: Page) -> None:
    """From the board to the form that needs neither board nor mouse."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Show as lists and buttons").click()
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()


def keep_all(page: Page) -> None:
    """Keeps every ticket that is offered, on the board or in lists."""
    go_on = page.get_by_role("button", name="Continue", exact=True)
    expect(go_on).to_be_visible()
    keep = page.get_by_role("button", name="keep", exact=True)
    keep = keep.or_(page.get_by_role("radio", name="keep", exact=True))
    for ticket in keep.all():
        ticket.click()
    go_on.click()
    expect(keep).to_have_count(0)


def make(page: Page) -> None:
    """Makes the table that the form describes."""
    page.get_by_role("button", name=re.compile("^(Start the game|Make the link)$")).click()
    expect(page).to_have_url(AT_A_TABLE)


def dark(page: Page) -> None:
    """The system turns dark, and the page follows."""
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
