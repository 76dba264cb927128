"""Pages and states that are worth a picture. Add yours: a function that leads a page there."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tests.browser.visitor import DESKTOP, PHONE, SIZES, Size

Lead = Callable[[Page], None]


@dataclass(frozen=True)
class Scene:
    """Where a picture begins, how it gets to its state, and the screens on which it is taken."""

    name: str
    path: str
    lead: Lead
    sizes: tuple[Size, ...]
    complaint: str | None = None
    """What the browser may say about it: a pattern."""


SCENES: list[Scene] = []


def scene(
    name: str,
    path: str = "/",
    sizes: tuple[Size, ...] = (DESKTOP, PHONE),
    complaint: str | None = None,
) -> Callable[[Lead], Lead]:
    """Lists a function as a scene. It gets a page at `path` and ends when the state is there.

    A desktop among the sizes stands for all wide screens, a phone for all narrow ones.
    """

    def add(lead: Lead) -> Lead:
        SCENES.append(Scene(name, path, lead, spread(sizes), complaint))
        return lead

    return add


def spread(sizes: tuple[Size, ...]) -> tuple[Size, ...]:
    """All screens like those that are named, and these too."""
    wide = {size.shape == "wide" for size in sizes}
    like = [size for size in SIZES if (size.shape == "wide") in wide]
    return tuple(dict.fromkeys([*like, *sizes]))


@scene("missing", "/nowhere")
def missing(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@scene("join-wrong", "/join/table#key", complaint="404")
def join_wrong(page: Page) -> None:
    """A link that was cut in a message."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
