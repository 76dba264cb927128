"""Somebody who plays a rail game through the page: by mouse, by touch, or by keyboard alone."""

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from importlib.resources import files
from typing import Literal

from playwright.sync_api import Locator, Page, expect

PART_OF_THE_MAP = """
route => {
  const { width, height } = route.ownerSVGElement.viewBox.baseVal;
  const box = route.querySelector("rect.cell").getBoundingClientRect();
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const { x, y } = middle.matrixTransform(route.ownerSVGElement.getScreenCTM().inverse());
  return [x / width, y / height];
}
"""
PATIENCE = 60_000  # milliseconds for a bot on a busy machine


@dataclass(frozen=True)
class Words:
    """What things are called in one language."""

    skip: str
    go_on: str
    keep: str
    build: str
    attempt: str
    pay: str
    give_up: str
    again: str
    deck: str
    payable: str
    menu: str
    pace: str
    at_once: str
    start: str
    seed: str


KEYS = {
    "skip": "choice-pass",
    "go_on": "ask-continue",
    "keep": "rail-offer-keep",
    "build": "rail-build",
    "attempt": "rail-try",
    "pay": "rail-pay",
    "give_up": "rail-withdraw",
    "again": "end-again",
    "deck": "rail-deck",
    "payable": "rail-route-payable",
    "menu": "table-menu",
    "pace": "table-pace",
    "at_once": "table-pace-quick",
    "start": "make-start",
    "seed": "make-seed",
}


def words_in(language: str) -> Words:
    texts = texts_in(language)
    return Words(**{name: texts[key] for name, key in KEYS.items()})


def texts_in(language: str) -> dict[str, str]:
    """The plain texts of a catalogue by their keys."""
    catalogue = files("stolik.text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", catalogue, re.MULTILINE))


TO_DECIDE = """
names => [...document.querySelectorAll("button:enabled")]
  .filter(button => button.checkVisibility())
  .map(button => button.ariaLabel ?? button.textContent.trim())
  .find(name => names.includes(name))
"""


class Player(ABC):
    """Builds the longest route that can be paid, and else draws blind."""

    looks: float | Literal["raf"] = "raf"
    """How often it looks whether it is its turn: at every frame, or after so many milliseconds."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = words_in(language)
        words = self.words
        self._names = [words.skip, words.keep, words.give_up, words.again]
        yes = re.compile(f"^({words.build}|{words.attempt})$")
        self.yes = page.get_by_role("button", name=yes)  # builds what is asked about
        self.over = page.get_by_role("button", name=words.again)

    @abstractmethod
    def press(self, button: Locator) -> None:
        """Presses a button."""

    @abstractmethod
    def choose(self, route: Locator) -> None:
        """Chooses a route on the map."""

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def await_turn(self) -> str:
        """Waits until this person is to decide or the game is over; the button that says which."""
        found = self.page.wait_for_function(
            TO_DECIDE, arg=self._names, polling=self.looks, timeout=PATIENCE
        )
        return str(found.json_value())

    def hurry(self) -> None:
        """Lets the bots move at once."""
        self.press(self.button(self.words.menu))
        self.page.get_by_label(self.words.at_once).check()
        self.page.keyboard.press("Escape")

    def draw(self) -> None:
        self.press(self.page.get_by_role("button", name=re.compile(rf"^{self.words.deck}\s?:")))

    def payable(self) -> list[Locator]:
        """Routes that can be paid, the longest first."""
        routes = self.page.get_by_role("button", name=re.compile(self.words.payable))
        names = routes.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        order = sorted(range(len(names)), key=lambda i: -int(re.findall(r"\d+", names[i])[0]))
        return [routes.nth(i) for i in order]

    def keep_all(self) -> None:
        """Keeps every ticket that is offered."""
        keep = self.button(self.words.keep)
        expect(keep.first).to_be_visible()  # a list of none would do nothing and wait for ever
        for ticket in keep.all():
            self.press(ticket)
            expect(ticket).to_have_attribute("aria-pressed", "true")
        self._go_on()

    def _go_on(self) -> None:
        self.press(self.button(self.words.go_on))
        expect(self.button(self.words.keep)).to_have_count(0)

    def decide(self) -> bool:
        """One decision; False when the game is over."""
        words = self.words
        stage = self.await_turn()
        if stage == words.again:
            return False
        before = self._decisions()
        if stage == words.keep:
            self.keep_all()
        elif stage == words.give_up:
            pay = self.button(words.pay)
            able = pay.is_visible() and pay.is_enabled()
            self.press(pay if able else self.button(words.give_up))
        else:
            self._turn()
        self.page.wait_for_function(
            "before => document.querySelectorAll('.log li').length !== before",
            arg=before,
            polling=self.looks,
            timeout=PATIENCE,
        )
        return True

    def play(self, decisions: int = 500) -> bool:
        """Plays on, at most so many decisions; whether the game is over."""
        return any(not self.decide() for _ in range(decisions))

    def _turn(self) -> None:
        routes = self.payable()
        if not routes:
            self.draw()
            return
        self.choose(routes[0])
        if self.yes.is_visible():
            self.press(self.yes)

    def _decisions(self) -> int:
        return self.page.locator(".log li").count()


class MousePlayer(Player):
    def press(self, button: Locator) -> None:
        button.click()

    def choose(self, route: Locator) -> None:
        self.page.mouse.click(*middle(route))


class TouchPlayer(Player):
    """Taps. A route that is not on the screen is looked for in the overview."""

    def press(self, button: Locator) -> None:
        button.tap()

    def choose(self, route: Locator) -> None:
        if not self._is_free(route):
            self._look_at(route)
        self.page.touchscreen.tap(*middle(route))

    def _is_free(self, route: Locator) -> bool:
        """Whether a finger gets at its first space: it is in the window, with nothing on it."""
        x, y = middle(route)
        inside = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.sheet'))"
        return bool(self.page.evaluate(inside, [x, y]))

    def _look_at(self, route: Locator) -> None:
        """A tap on the overview brings the place to the middle of the window."""
        if self.page.locator(".railtable.whole").count():
            return
        overview = self.page.locator(".overview")
        overview.wait_for()  # the cards of a tunnel may lie there
        box = overview.bounding_box()
        assert box is not None
        x, y = route.evaluate(PART_OF_THE_MAP)
        self.page.touchscreen.tap(box["x"] + x * box["width"], box["y"] + y * box["height"])
        before = None
        while before != (before := middle(route)):  # the map comes to rest
            self.page.wait_for_timeout(50)


class KeyboardPlayer(Player):
    """Never touches the mouse: keys, Tab, arrows, Enter."""

    def press(self, button: Locator) -> None:
        self._reach(button)
        self.page.keyboard.press("Enter")

    def hurry(self) -> None:
        """Tab enters a group of choices at the chosen one, and arrows go through it."""
        self.press(self.button(self.words.menu))
        at_once = self.page.get_by_label(self.words.at_once)
        self._reach(
            self.page.get_by_role("group", name=self.words.pace).get_by_role("radio", checked=True)
        )
        while not at_once.is_checked():
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Escape")

    def _reach(self, target: Locator) -> None:
        """By Tab alone, from wherever the focus is."""
        for _ in range(60):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not get to {target}")

    def draw(self) -> None:
        self.page.keyboard.press("d")

    def keep_all(self) -> None:
        """The number of a ticket keeps it."""
        for number in range(self.button(self.words.keep).count()):
            self.page.keyboard.press(str(number + 1))
        self._go_on()

    def choose(self, route: Locator) -> None:
        label = route.get_attribute("aria-label")
        self.page.keyboard.press("m")
        for _ in range(100):
            here = self.page.evaluate("document.activeElement.getAttribute('aria-label')")
            if here == label:
                break
            self.page.keyboard.press("n")
        self.page.keyboard.press("Enter")


def middle(route: Locator) -> tuple[float, float]:
    """The middle of the first space of a route, on the screen."""
    box = route.locator("rect.cell").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def deal(page: Page, seed: int, language: str = "en") -> None:
    """From the page that makes a table to the table itself, with a chosen seed."""
    words = words_in(language)
    start = page.get_by_role("button", name=words.start)
    expect(start).to_be_enabled()
    page.locator("summary").last.click()
    page.get_by_label(words.seed).fill(str(seed))
    start.click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name=words.keep, exact=True).first).to_be_enabled()
