"""What a blind or weak-sighted person would stumble over, found by axe and by looking."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.steps import dark

BAD = ("serious", "critical")
WIDE = 1000  # pixels: from there on people zoom in


def violations(page: Page) -> list[str]:
    """The serious and critical ones, each with where it is."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{violation['id']}: {violation['help']} at {node['target']}"
        for violation in found
        if violation["impact"] in BAD
        for node in violation["nodes"]
    ]


def hurdles(page: Page) -> list[str]:
    """All of a page as it is now: in light and in dark colors, and at twice the size."""
    found = violations(page)
    dark(page)
    found += [f"dark: {violation}" for violation in violations(page)]
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    size = page.viewport_size
    assert size is not None
    if size["width"] > WIDE:
        page.set_viewport_size({"width": size["width"] // 2, "height": size["height"] // 2})
    if not fits(page):
        found.append("cut off at the side")
    page.set_viewport_size(size)
    return found


def fits(page: Page) -> bool:
    """Nothing is cut off at the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
