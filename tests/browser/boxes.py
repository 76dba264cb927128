"""What of a page is out of reach, cut, or over something else, measured in the page itself."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.visitor import Language, Size, Theme

MEASURE = (Path(__file__).parent / "boxes.js").read_text(encoding="utf-8")
CHOOSE = """(language) => {
  const kept = JSON.parse(localStorage.getItem("stolik") ?? "{}");
  localStorage.setItem("stolik", JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent("storage", { key: "stolik" }));
}"""
FRAMES = "() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))"
MOST = 12  # faults that are told of one page


@dataclass(frozen=True)
class Boxes:
    """What was measured: faults of the page, faults of the map's first view, the board."""

    faults: list[str]
    map: list[str]
    board: str
    """Where the board lies: its box in pixels."""
    tray: int
    """How high it is what the stage asks for; 0 where it is not seen."""


class Dresser:
    """Changes the screen, the language and the theme of a page on the spot, as people do."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._tools: CDPSession = page.context.new_cdp_session(page)

    def size(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        self._tools.send("Emulation.setTouchEmulationEnabled", {"enabled": size.touch})

    def wear(self, language: Language, theme: Theme = "light") -> None:
        dress(self.page, theme, language)

    def measure(self) -> Boxes:
        self.page.evaluate(FRAMES)
        found: dict[str, Any] = self.page.evaluate(MEASURE)
        return Boxes(**found)


def dress(page: Page, theme: str, language: str) -> None:
    """Another theme and language, chosen in another window of the same browser."""
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    page.evaluate(CHOOSE, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.evaluate(FRAMES)
