"""Somebody with a browser window, and an ear on what the browser complains about."""

import os
import re
import shutil
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Page, Response

from tools.bootstrap import CHROMIUMS

Theme = Literal["light", "dark"]
Language = Literal["en", "pl", "fr"]


class Size(NamedTuple):
    """A screen. A phone is touched."""

    width: int
    height: int
    touch: bool = False

    @property
    def shape(self) -> Literal["wide", "upright", "flat"]:
        """Which form of a table it shows: beside, above or under its board are different things."""
        if self.height <= 520:
            return "flat"
        return "wide" if self.width >= 900 else "upright"

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


DESKTOP = Size(1440, 900)
PHONE = Size(390, 844, touch=True)
SMALL_PHONE = Size(360, 640, touch=True)
LANDSCAPE = Size(844, 390, touch=True)
TABLET = Size(820, 1180, touch=True)
SIZES = (
    Size(1024, 768),
    Size(1180, 820, touch=True),
    Size(1280, 720),
    Size(1366, 640),
    Size(1366, 768),
    DESKTOP,
    Size(1920, 1080),
    Size(768, 1024, touch=True),
    LANDSCAPE,
    PHONE,
    Size(360, 740, touch=True),
)
"""What every page is whole on. 640 is what a browser leaves of 768."""


def find_chromium() -> str | None:
    """`$STOLIK_CHROMIUM`, or the first one that is installed."""
    return os.environ.get("STOLIK_CHROMIUM") or next(
        filter(None, map(shutil.which, CHROMIUMS)), None
    )


def launch(kind: BrowserType, program: str) -> Browser:
    sandbox = [] if not hasattr(os, "geteuid") or os.geteuid() else ["--no-sandbox"]
    return kind.launch(executable_path=program, args=[*sandbox, "--disable-dev-shm-usage"])


@dataclass
class Visitor:
    """A browser profile: its own cookies, language, theme and screen."""

    context: BrowserContext
    base: str
    complaints: list[str] = field(default_factory=list)
    ignored: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.on("page", self._listen)

    def open(self, path: str = "/") -> Page:
        """A new window at a path."""
        page = self.context.new_page()
        page.goto(self.base + path)
        return page

    def _listen(self, page: Page) -> None:
        """Writes down what any window says, also one that a link has opened."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("response", self._response)

    def ignore(self, pattern: str) -> None:
        """What is to be expected, as a lost socket when the server is stopped."""
        self.ignored.append(pattern)

    def check(self) -> None:
        """Fails if the browser complained about anything."""
        once = dict.fromkeys(self.complaints)
        heard = [c for c in once if not any(re.search(p, c) for p in self.ignored)]
        assert not heard, heard

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _response(self, response: Response) -> None:
        if response.status >= 500:
            self.complaints.append(f"{response.status} of {response.url}")


def visit(
    browser: Browser,
    base: str,
    size: Size = DESKTOP,
    theme: Theme = "light",
    language: Language = "en",
    *,
    still: bool = True,
) -> Visitor:
    """Somebody new. `still`: as if motion was switched off, so that nothing is waited for."""
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        has_touch=size.touch,
        is_mobile=size.touch,
        device_scale_factor=1,
        color_scheme=theme,
        locale=language,
        reduced_motion="reduce" if still else "no-preference",
    )
    context.set_default_timeout(30_000)  # machines may be busy
    return Visitor(context, base)
