"""Two who play whole games of Carcassonne: one never leaves the keyboard, one only taps."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.tiles import LAY, PATIENCE, TilesPlayer

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
HIT = """(cells) => cells.flatMap((cell, i) => {
  const { x, y, width, height } = cell.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === cell ? [i] : [];
})"""  # the cells that a tap hits: some are out of sight, or under a button
TABS = 150  # presses of Tab after which a button counts as out of reach


class WholeGame(TilesPlayer):
    """Plays turn after turn, differently each time, so that every way of acting comes up."""

    def decide(self, number: int) -> bool:
        """One whole turn; False when the game is over and its result is shown."""
        lay = self.page.get_by_text(LAY)
        expect(lay.or_(self.end)).to_be_visible(timeout=PATIENCE)
        if self.end.is_visible():
            return False
        self.turn(number)
        return True

    def result(self) -> str:
        return self.end.get_by_role("heading").first.inner_text()


class TouchGame(WholeGame):
    """Goes where arrows point and turns tiles by tapping them again.

    A second tap on a spot confirms it now and then.
    """

    def __init__(self, page: Page) -> None:
        super().__init__(page, touch=True)

    def turn(self, number: int = 0) -> None:
        arrow = self.page.get_by_role("button", name=re.compile("^Places farther")).first
        if number % 4 == 3 and arrow.is_visible():
            arrow.tap()
        hit: list[int] = self.cells.evaluate_all(HIT)
        self.lay(hit[number * 3 % len(hit)])
        if number % 2:
            self.page.get_by_role("button", name=re.compile("^Tile at")).tap()
            expect(self.confirm).to_be_enabled()
        spots = self.spots.all()
        spot = spots[number % len(spots)] if number % 3 and spots else None
        if spot:
            name = spot.inner_text()
            spot.tap()
            spot = self.page.get_by_role("button", name=name)
            expect(spot).to_have_attribute("aria-pressed", "true")
        (spot if spot and number % 4 == 0 else self.confirm).tap()
        self.played()


class KeyboardGame(WholeGame):
    """Tab, arrows, letters, digits and Enter; nothing is focused by other means."""

    def press(self, button: Locator) -> None:
        self.reach(button)
        self.page.keyboard.press("Enter")

    def reach(self, button: Locator) -> None:
        """Presses Tab until the button has the focus."""
        for _ in range(TABS):
            if button.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {button}")

    def start(self, seed: int) -> None:
        page = self.page
        expect(page.get_by_role("button", name=re.compile("^Start"))).to_be_enabled()
        self.press(page.locator("summary", has_text="Clock and seed"))
        self.reach(page.get_by_label("Seed"))
        page.keyboard.type(str(seed))
        self.press(page.get_by_role("button", name=re.compile("^Start")))
        expect(page).to_have_url(re.compile(r"/t/"))
        self.hurry()
        self.wait()

    def hurry(self) -> None:
        page = self.page
        self.press(page.get_by_role("button", name="Menu"))
        self.reach(page.get_by_role("radio", name="as usual"))
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio", name="at once")).to_be_checked()
        page.keyboard.press("Escape")

    def turn(self, number: int = 0) -> None:
        """Walks some steps over the glowing cells, lays, turns, stands a follower, confirms."""
        page, arrow = self.page, ARROWS[number % 4]
        page.keyboard.press(arrow)
        for _ in range(number % 5):
            page.keyboard.press(arrow)
        expect(page.locator(".cell:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(self.confirm).to_be_enabled()
        if number % 2:
            page.keyboard.press("r")
            expect(self.confirm).to_be_enabled()
        page.keyboard.press(str(number % 4))
        page.keyboard.press("Enter")
        self.played()
