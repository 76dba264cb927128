"""A person at a Carcassonne table: what they click, press and touch."""

import re

from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000  # milliseconds; a bot thinks, and two tests share the machine
LAY = "Lay the tile on a glowing place"


class TilesPlayer:
    """Plays by what the English page shows. `touch`: taps instead of clicks."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch

    def start(self, seed: int) -> None:
        """Makes a table from a fixed seed against the bot `casual`, which does not dawdle."""
        page = self.page
        page.get_by_text("Clock and seed").click()
        page.get_by_label("Seed").fill(str(seed))
        self.press(page.get_by_role("button", name=re.compile("^Start")))
        expect(page).to_have_url(re.compile(r"/t/"))
        self.hurry()
        self.wait()

    def hurry(self) -> None:
        """Asks the bots to play at once."""
        self.press(self.page.get_by_role("button", name="Menu"))
        self.press(self.page.get_by_role("radio", name="at once"))
        expect(self.page.get_by_role("radio", name="at once")).to_be_checked()
        self.press(self.page.get_by_role("button", name="Close"))

    @property
    def cells(self) -> Locator:
        """The cells where the tile fits."""
        places = self.page.get_by_role("group", name="Places where the tile fits")
        return places.get_by_role("button")

    @property
    def spots(self) -> Locator:
        """Where a follower may stand on the laid tile."""
        return self.page.get_by_role(
            "button", name=re.compile(r"^(\d · )?(City|Road|Field|Monastery)\b"), pressed=False
        )

    @property
    def confirm(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Confirm"))

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("region", name="The game is over")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name="What happened")

    def wait(self) -> None:
        """Until it is our turn to lay a tile."""
        expect(self.page.get_by_text(LAY)).to_be_visible(timeout=PATIENCE)

    def press(self, button: Locator) -> None:
        if self.touch:
            button.tap()
        else:
            button.click()

    def lay(self, number: int = 0) -> None:
        """Lays the tile on one of the cells, in the order of reading."""
        self.press(self.cells.nth(number))
        expect(self.confirm).to_be_enabled()

    def played(self) -> None:
        """Waits until nothing is left to be confirmed; after the last tile the button is gone."""
        enabled = self.page.get_by_role("button", name=re.compile("^Confirm"), disabled=False)
        expect(enabled).to_have_count(0)

    def turn(self, number: int = 0) -> None:
        """A whole turn: the tile, a follower on the first free spot, and Confirm."""
        self.lay(number)
        if self.spots.count():
            self.press(self.spots.first)
        self.press(self.confirm)
        self.played()
