"""What a blind or weak-sighted person would stumble over, found by axe."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

BAD = ("serious", "critical")


def violations(page: Page) -> list[str]:
    """The serious and critical ones, each with where it is."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{violation['id']}: {violation['help']} at {node['target']}"
        for violation in found
        if violation["impact"] in BAD
        for node in violation["nodes"]
    ]
