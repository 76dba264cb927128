"""The browser's tab while a table waits behind other pages."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.forward import forward
from tests.browser.steps import make

DOTTED = re.compile("circle")
BEHIND = """
Object.defineProperty(document, "hidden", { get: () => true });
window.told = [];
window.titles = [];
const tell = async (text) => void window.told.push(text);
if (isSecureContext) ServiceWorkerRegistration.prototype.showNotification = tell;
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(text) { tell(text); }
};
new MutationObserver(() => window.titles.push(document.title))
  .observe(document, { childList: true, characterData: true, subtree: true });
"""


def test_the_tab_says_whose_turn_it_is(someone: Visit) -> None:
    """Own moves hand the turn on; when it comes back the tab, its icon and the system tell."""
    visitor = someone()
    visitor.context.add_init_script(BEHIND)
    page = visitor.open("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Notifications").click()
    expect(page.get_by_role("switch", name="Notifications")).to_be_checked()
    page.goto(visitor.base + "/new/carcassonne")
    make(page)
    expect(page).to_have_title("Your turn · Carcassonne")
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", DOTTED)
    page.evaluate("window.told = []")
    forward(page, 66)
    expect(page).to_have_title("Your turn · Carcassonne")
    assert any(title.startswith("Casual") for title in page.evaluate("window.titles"))
    assert set(page.evaluate("window.told")) == {"Your turn · Carcassonne"}
    page.get_by_role("link", name="Stolik").click()
    expect(page).to_have_title("Stolik")
    expect(icon).not_to_have_attribute("href", DOTTED)


def test_nobody_is_told_who_did_not_ask(someone: Visit) -> None:
    visitor = someone()
    visitor.context.add_init_script(BEHIND)
    page = visitor.open("/new/carcassonne")
    make(page)
    forward(page, 68)
    expect(page).to_have_title("Your turn · Carcassonne")
    assert page.evaluate("window.told") == []
