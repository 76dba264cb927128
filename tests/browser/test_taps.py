"""Spots for followers take the taps and clicks that are meant for them, wherever they lie."""

from itertools import combinations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.scenes_tiles import SEED, sit_down
from tests.browser.tile_players import HIT
from tests.browser.visitor import DESKTOP, LANDSCAPE, PHONE, Size

LOW_PHONE = Size(360, 740, touch=True)
SIZES = [PHONE, LOW_PHONE, LANDSCAPE, DESKTOP]
FINGER = 40  # pixels that a finger hits


def box(element: Locator) -> FloatRect:
    found = element.bounding_box()
    assert found is not None
    return found


def tap(page: Page, element: Locator, *, touch: bool) -> None:
    """At its middle, as a finger or a mouse does: whatever lies there gets it."""
    at = box(element)
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    (page.touchscreen.tap if touch else page.mouse.click)(x, y)


def lay_with_spots(page: Page, *, touch: bool) -> Locator:
    """The tile on a place that fingers hit, where it has two spots or more."""
    spots, cells = page.locator(".spot"), page.locator(".cell")
    for number in cells.evaluate_all(HIT):
        tap(page, cells.nth(number), touch=touch)
        expect(page.locator(".confirm")).to_be_enabled()
        if spots.count() > 1:
            return spots
        page.keyboard.press("Escape")
    raise AssertionError(f"no place with two spots; seed {SEED}")


@pytest.mark.parametrize("left", [71, 41], ids=["young", "late"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")
def test_a_tap_on_a_spot_chooses_the_follower(someone: Visit, size: Size, left: int) -> None:
    page = someone(size).open()
    sit_down(page, left=left)
    spots = lay_with_spots(page, touch=size.touch)
    turned = page.locator(".laid .frame").get_attribute("aria-label") or ""
    boxes = [box(spot) for spot in spots.all()]
    for spot in spots.all():
        tap(page, spot, touch=size.touch)
        expect(spot).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".spot[aria-pressed=true]")).to_have_count(1)
    assert page.locator(".laid .frame").get_attribute("aria-label") == turned
    expect(page.locator(".note")).to_have_count(0)
    if size.touch:
        assert min(min(at["width"], at["height"]) for at in boxes) >= FINGER
        assert not [pair for pair in combinations(boxes, 2) if middles_apart(*pair) < FINGER]


def middles_apart(a: FloatRect, b: FloatRect) -> float:
    """Spots are round: so far apart, none covers another."""
    across = a["x"] + a["width"] / 2 - b["x"] - b["width"] / 2
    return (across**2 + (a["y"] + a["height"] / 2 - b["y"] - b["height"] / 2) ** 2) ** 0.5
