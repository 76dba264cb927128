"""Pages open, switch and explain themselves."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.server import Server
from tests.browser.steps import dark
from tests.browser.visitor import DESKTOP, PHONE, Size

TITLES = {
    "en": "Pull up a chair. What shall we play?",
    "pl": "Siadaj do stołu. W co gramy?",
    "fr": "Prenez place. À quoi joue\N{NON-BREAKING HYPHEN}t\N{NON-BREAKING HYPHEN}on"
    "\N{NO-BREAK SPACE}?",
}


@pytest.mark.parametrize("language", TITLES)
def test_the_first_page_speaks_the_browsers_language(someone: Visit, language: str) -> None:
    page = someone(language=language).open()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.smoke
def test_the_language_is_switched_at_once_and_remembered(someone: Visit) -> None:
    ann = someone()
    page = ann.open()
    page.get_by_role("button", name="polski").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["pl"])
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["pl"])


def test_the_theme_follows_the_system_and_then_the_person(someone: Visit) -> None:
    page = someone(theme="dark").open()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Colors of the system").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_wrong_address_leads_home(someone: Visit) -> None:
    page = someone().open("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    page.get_by_role("link", name="To the home page").click()
    expect(page).to_have_url(re.compile(r":\d+/$"))


def test_a_table_that_is_not_there_says_so(someone: Visit) -> None:
    page = someone().open("/t/nothing-here")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table can’t be opened.")  # noqa: RUF001 - as it is written


@pytest.mark.parametrize("path", ["/", "/nowhere", "/join/x#y"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_bars_the_way(someone: Visit, path: str, size: Size) -> None:
    visitor = someone(size)
    if path.startswith("/join/"):
        visitor.ignore("404")  # there is no such invitation
    page = visitor.open(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(page) == []
    dark(page)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_can_be_installed_and_says_when_it_is_offline(
    someone_at_own: Visit, own_server: Server
) -> None:
    ann = someone_at_own()
    page = ann.open()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    manifest = page.request.get(own_server.url + "/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert page.request.get(own_server.url + icon["src"]).ok
    page.wait_for_load_state("networkidle")  # pictures come last
    ann.ignore("ERR_CONNECTION_REFUSED")
    own_server.stop()
    page.reload()
    expect(page.get_by_text("The table can't be reached.")).to_be_visible()
    own_server.start()
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["en"])
