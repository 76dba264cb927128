"""Carcassonne by mouse, keys and touch, as a person plays it."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import hurdles, violations
from tests.browser.conftest import Visit
from tests.browser.scenes_tiles import sit_down
from tests.browser.tile_players import HIT
from tests.browser.tiles import LAY, PATIENCE, TilesPlayer
from tests.browser.visitor import DESKTOP, PHONE, Size, Theme

NEW = "/new/carcassonne"
SEED = 6  # we begin, with a tile that fits in three places, each in two turns
LAPTOP = Size(1024, 640)
VALUES = r"if left open|when complete|Complete:|\d now|completes? it|complete: |ended now"
ZOOMED = Size(DESKTOP.width // 2, DESKTOP.height // 2)  # what is left of a screen at 200 %


def at_table(page: Page, seed: int = SEED, *, touch: bool = False) -> TilesPlayer:
    player = TilesPlayer(page, touch=touch)
    player.start(seed)
    return player


def test_a_whole_game_by_mouse(someone: Visit) -> None:
    page = someone(LAPTOP).open(NEW)
    player = at_table(page)
    lay = page.get_by_text(LAY)
    for number in range(72):
        expect(lay.or_(player.end)).to_be_visible(timeout=PATIENCE)
        if player.end.is_visible():
            break
        player.turn(number % player.cells.count())
    expect(player.end.get_by_text("Final count")).to_be_visible()
    expect(page.get_by_text("0 tiles left")).to_be_visible()
    assert hurdles(page) == []


def test_a_turn_by_keys_only(someone: Visit) -> None:
    page = someone().open(NEW)
    player = at_table(page)
    page.keyboard.press("ArrowDown")
    expect(player.cells.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    laid = page.get_by_role("button", name=re.compile("^Tile at"))
    expect(laid).to_be_focused()
    before = laid.get_attribute("aria-label")
    page.keyboard.press("r")
    expect(laid).not_to_have_attribute("aria-label", before or "")
    expect(player.confirm).to_be_enabled()
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Confirm with follower")).to_be_enabled()
    page.keyboard.press("0")
    expect(page.get_by_role("button", name="Confirm with follower")).to_be_hidden()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(player.log.get_by_text(re.compile("You laid a tile, follower"))).to_be_visible()
    player.wait()
    page.keyboard.press("Tab")
    page.keyboard.press("u")
    expect(player.log.get_by_text("You took moves back.")).to_be_visible()


def test_a_turn_by_touch(someone: Visit) -> None:
    page = someone(PHONE).open(NEW)
    player = at_table(page, touch=True)
    player.lay()
    spot = page.get_by_role("button", name=re.compile("^1 · "))
    spot.tap()
    expect(spot).to_have_attribute("aria-pressed", "true")
    spot.tap()  # the second one confirms
    expect(player.confirm).to_be_disabled()
    player.wait()
    page.get_by_role("button", name="What happened").tap()
    expect(player.log.get_by_text(re.compile("You laid a tile, follower"))).to_be_visible()


@pytest.mark.smoke
def test_nothing_is_played_before_it_is_confirmed(someone: Visit) -> None:
    page = someone().open(NEW)
    player = at_table(page)
    left = page.get_by_role("button", name=re.compile("tiles? left"))
    before = left.text_content() or ""
    player.lay()
    expect(page.get_by_text(re.compile("Choose a spot|Choose the spot"))).to_be_visible()
    player.spots.first.click()
    expect(page.get_by_role("button", name="Confirm with follower")).to_be_enabled()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text(LAY)).to_be_visible()
    expect(left).to_have_text(before)
    expect(player.log.get_by_text("You laid")).to_have_count(0)


def test_a_click_again_turns_the_tile_as_far_as_it_fits(someone: Visit) -> None:
    page = someone().open(NEW)
    player = at_table(page)
    player.lay()
    laid = page.get_by_role("button", name=re.compile("^Tile at"))
    seen = set()
    for _ in range(4):
        seen.add(laid.get_attribute("aria-label"))
        laid.click(position={"x": 20, "y": 50})
        expect(player.confirm).to_be_enabled()
    assert len(seen) > 1


def test_a_turn_is_taken_back(someone: Visit) -> None:
    page = someone().open(NEW)
    player = at_table(page)
    left = page.get_by_role("button", name=re.compile("tiles? left"))
    before = left.text_content() or ""
    player.turn()
    player.wait()
    expect(left).not_to_have_text(before)
    page.get_by_role("button", name="Take back").click()
    expect(player.log.get_by_text("You took moves back.")).to_be_visible()
    player.wait()
    expect(left).to_have_text(before)


def test_a_refused_click_names_the_rule(someone: Visit) -> None:
    page = someone().open(NEW)
    at_table(page)
    board = page.get_by_role("group", name="Board", exact=True)
    board.click(position={"x": 60, "y": 600})
    note = page.get_by_role("main").get_by_text("touches a tile: choose another place")
    expect(note).to_be_visible()
    link = note.get_by_role("link", name="Rule C2")
    expect(link).to_have_attribute("href", "/rules#C2")


def test_what_is_left_and_who_owns_what(someone: Visit) -> None:
    page = someone().open(NEW)
    player = at_table(page)
    player.turn()
    player.wait()
    page.keyboard.press("t")
    beside = page.get_by_role("region", name="Remaining tiles")
    expect(beside.get_by_role("listitem")).to_have_count(24)
    page.keyboard.press("Escape")
    expect(beside).to_be_hidden()
    page.keyboard.press("f")
    expect(page.get_by_text("with the points if the game ended now")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Follower .*You")).hover()
    expect(page.get_by_text(re.compile(r"You: \d+ points? if the game ended now"))).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_fields_have_a_legend(someone: Visit, size: Size) -> None:
    page = someone(size).open()
    sit_down(page, left=51)
    page.get_by_role("button", name="Fields").click()
    legend = page.get_by_role("region", name="Fields").get_by_role("listitem")
    expect(legend).to_have_text([re.compile(r"You\s*\d+"), re.compile(r"Casual\s*\d+")])
    expect(page.locator(".float")).to_have_count(0)  # fresh points would lie over labels


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_purist_table_shows_no_aids(someone: Visit, size: Size) -> None:
    page = someone(size).open(NEW)
    page.get_by_role("switch", name="Aids").click()
    player = at_table(page, touch=size.touch)
    expect(page.get_by_role("main").get_by_text("no aids")).to_be_visible()
    values = page.get_by_text(re.compile(VALUES))
    player.lay()
    spot = player.spots.first
    player.press(spot)
    expect(page.get_by_role("button", name=re.compile("^Confirm"))).to_be_enabled()
    expect(values).to_have_count(0)
    player.press(player.confirm)
    player.played()
    player.wait()
    page.keyboard.press("t")
    page.keyboard.press("f")
    follower = page.get_by_role("button", name=re.compile("^Follower .*You"))
    follower.focus()
    glow = page.locator("[style*='--g']")
    expect(glow.first).to_be_visible()  # which tiles hang together is no secret
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("Fields|tiles? left"))).to_have_count(0)
    expect(values).to_have_count(0)
    if not size.touch:
        page.get_by_role("button", name="Scores").click()
        table = page.get_by_role("table", name="Scores")
        expect(table.get_by_role("rowheader", name="Cities", exact=True)).to_be_visible()
        expect(values).to_have_count(0)
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_bars_the_way(someone: Visit, size: Size, theme: Theme) -> None:
    page = someone(size, theme).open(NEW)
    player = at_table(page, touch=size.touch)
    assert violations(page) == []
    player.lay()
    player.press(page.get_by_role("button", name="Fields"))
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_can_be_played_at_200_percent(someone: Visit) -> None:
    page = someone(ZOOMED).open(NEW)
    player = at_table(page)
    player.lay()
    for button in (player.spots.first, player.confirm, page.get_by_role("button", name="Menu")):
        expect(button).to_be_in_viewport(ratio=1)
    player.press(player.confirm)
    player.wait()
    for name in ("What happened", re.compile("tiles? left$"), "Menu"):
        page.get_by_role("button", name=name).click()
        close = page.get_by_role("button", name="Close")
        expect(close).to_be_in_viewport(ratio=1)
        close.click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_spot_tells_what_it_would_bring(someone: Visit) -> None:
    page = someone().open(NEW)
    player = at_table(page)
    player.lay()
    player.spots.first.hover()
    expect(
        page.get_by_text(re.compile(r"points? if (left open|the game ended now)"))
    ).to_be_visible()


def test_spots_can_be_hit_however_far_the_board_is(someone: Visit) -> None:
    page = someone().open(NEW)
    player = at_table(page)
    for _ in range(8):
        page.keyboard.press("-")
    player.lay()
    boxes = [spot.bounding_box() for spot in player.spots.all()]
    assert len(boxes) > 1
    for i, box in enumerate(boxes):
        assert box is not None
        assert min(box["width"], box["height"]) >= 28
        for other in boxes[:i]:
            assert other is not None
            apart = max(abs(box["x"] - other["x"]), abs(box["y"] - other["y"]))
            assert apart >= 20
    player.press(player.spots.last)
    expect(player.confirm).to_be_enabled()


def test_scores_are_told_by_source(someone: Visit) -> None:
    page = someone().open(NEW)
    at_table(page).turn()
    page.get_by_role("button", name="Scores").click()
    table = page.get_by_role("table", name="Scores")
    expect(table.get_by_role("columnheader")).to_have_count(2)
    for source in ("Cities", "Unfinished roads", "Fields", "If the game ended now"):
        expect(table.get_by_role("rowheader", name=source, exact=True)).to_be_visible()
    roads = table.get_by_role("rowheader", name="Unfinished roads").get_by_role("link")
    expect(roads).to_have_attribute("href", "/rules#C9")
    page.get_by_role("button", name="polski").click()  # at once, in the middle of a game
    table = page.get_by_role("table", name="Punkty")
    expect(table.get_by_role("rowheader", name="Niedokończone drogi")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_two_fingers_bring_the_board_nearer(someone: Visit) -> None:
    page = someone(PHONE).open(NEW)
    player = at_table(page, touch=True)
    board = page.get_by_role("group", name="Board", exact=True).bounding_box()
    assert board is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    before = width(player.cells.first)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *apart: int) -> None:
        points = [{"x": x + side, "y": y, "id": i} for i, side in enumerate(apart)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -40, 40)
    for half in (50, 60, 70, 80):
        touch("touchMove", -half, half)
    touch("touchEnd")
    assert abs(width(player.cells.first) / before - 2) < 0.1
    expect(page.get_by_text(LAY)).to_be_visible()  # no finger has laid the tile
    page.get_by_role("button", name="Show all").tap()
    expect(page.get_by_role("button", name="Show all")).to_be_hidden()
    assert abs(width(player.cells.first) / before - 1) < 0.1


def width(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["width"]


def test_late_in_a_game_fingers_hit_the_cells(someone: Visit) -> None:
    page = someone(PHONE).open()
    sit_down(page, left=6)
    cells = page.get_by_role("group", name="Places where the tile fits").get_by_role("button")
    board = page.get_by_role("group", name="Board", exact=True)
    assert width(cells.first) >= 36
    page.get_by_role("button", name="Show all").tap()
    nearer = page.get_by_role("button", name="Nearer")
    expect(nearer).to_be_visible()
    assert width(cells.first) < 36
    assert all(is_inside(cell, board) for cell in cells.all())
    nearer.tap()
    expect(nearer).to_be_hidden()
    beyond = page.get_by_role("button", name=re.compile("^Places farther")).first
    assert width(cells.first) >= 36
    assert sum(is_inside(cell, board) for cell in cells.all()) > 0
    if beyond.is_visible():
        beyond.tap()
    hit: list[int] = cells.evaluate_all(HIT)
    cells.nth(hit[-1]).tap()  # also one at the edge, which is cut
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()


def is_inside(element: Locator, frame: Locator) -> bool:
    inner, outer = element.bounding_box(), frame.bounding_box()
    assert inner is not None
    assert outer is not None
    x, y = inner["x"] + inner["width"] / 2, inner["y"] + inner["height"] / 2
    across = outer["x"] <= x <= outer["x"] + outer["width"]
    return across and outer["y"] <= y <= outer["y"] + outer["height"]
