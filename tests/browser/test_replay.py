"""A finished game, looked at again: what was drawn and laid is told and shown where it happened."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.forward import forward, forward_rail
from tests.browser.scenes_tiles import show_result, sit_down, table_of
from tests.browser.visitor import PHONE

ALL_HERE = """() => {
  const numbers = [...document.querySelectorAll(".moves li small")]
    .flatMap((one) => one.textContent || []); // a second line of a move has none
  const slider = document.querySelector("input[type=range]");
  return new Set(numbers).size === Number(slider?.max);
}"""
COORDINATES = re.compile(r"-?\d+ -?\d+")


def review(page: Page) -> None:
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_text(re.compile(r"^Move (\d+) of \1$"))).to_be_visible()


def moves(page: Page) -> list[str]:
    """All lines of the list, as soon as all have arrived."""
    page.wait_for_function(ALL_HERE)
    return page.get_by_role("list", name="Moves").get_by_role("button").all_inner_texts()


def test_tiles_are_told_by_what_they_extend_and_come_near(someone: Visit) -> None:
    page = someone(PHONE).open()
    sit_down(page)
    forward(page, -1)
    show_result(page)
    review(page)
    told = moves(page)
    assert not [line for line in told if COORDINATES.search(line.split("\n", 1)[-1])]
    assert [line for line in told if "You lay a tile that extends" in line]
    assert [line for line in told if "Casual lays a tile that extends" in line]
    numbers = [int(found[0]) for line in told if (found := re.match(r"\d+(?=\n)", line))]
    assert numbers == list(range(1, 72))
    page.get_by_role("slider", name="Move").fill("12")
    expect(page.get_by_text("Move 12 of 71")).to_be_visible()
    tile = page.locator(".baize .newest")
    before = tile.bounding_box()
    assert before is not None
    for _ in range(4):
        page.get_by_role("button", name="Nearer").tap()
    near = tile.bounding_box()
    assert near is not None
    assert near["width"] > 2 * before["width"]
    drag(page)
    moved = tile.bounding_box()
    assert moved is not None
    assert abs(moved["x"] - near["x"]) > 20
    page.get_by_role("button", name="Show all").tap()
    expect(tile).to_be_in_viewport(ratio=0.99)


def drag(page: Page) -> None:
    box = page.get_by_role("group", name="Board", exact=True).bounding_box()
    assert box is not None
    x, y = box["x"] + 60, box["y"] + 60
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 20, steps=4)
    page.mouse.up()


def test_rail_moves_are_marked_and_drawn_cards_told(someone: Visit) -> None:
    page = someone().open()
    table_of(page, game="swiss")
    forward_rail(page, "swiss/switzerland", "end")
    review(page)
    told = moves(page)
    drawn = r"draws? an? (locomotive|\w+ card) from the deck"
    assert [line for line in told if re.search("You (take|draw|build) ", line)]
    assert [line for line in told if re.search("Casual " + drawn, line)]
    assert not [line for line in told if "draws a card from" in line]
    expect(page.get_by_role("radio", name="You")).to_be_visible()
    slider = page.get_by_role("slider", name="Move")
    piles = page.get_by_role("list", name="Open cards")
    expect(piles.get_by_role("listitem")).to_have_count(8)
    slider.fill(number_of(told, r"builds? \w"))
    expect(page.locator(".railmap .marked")).to_have_count(1)
    slider.fill(number_of(told, drawn))
    expect(page.locator(".railmap .marked")).to_have_count(0)
    expect(piles.locator(".marked")).to_contain_text("Deck")
    slider.fill(number_of(told, "takes? .* from the open ones"))
    expect(piles.locator(".marked")).to_have_count(1)
    page.get_by_role("radio", name="You").click()
    expect(page.get_by_text("Casual draws a card from the deck").first).to_be_attached()
    expect(page.get_by_text(re.compile("Casual " + drawn))).to_have_count(0)


def number_of(told: list[str], what: str) -> str:
    """The number of the first move that is told so."""
    return next(line.split("\n")[0] for line in told if re.search(what, line))
