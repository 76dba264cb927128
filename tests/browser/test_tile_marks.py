"""What the others just laid is seen until one moves oneself; notes say what is true, and go."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.scenes_tiles import sit_down, wait
from tests.browser.steps import with_a_friend
from tests.browser.test_taps import tap
from tests.browser.tile_players import HIT
from tests.browser.tiles import TilesPlayer
from tests.browser.visitor import PHONE

NONE_LEFT = "You have no followers left: confirm or take back"


def lay(page: Page, *, touch: bool) -> None:
    """The tile on the first place that can be hit."""
    cells = page.locator(".cell")
    tap(page, cells.nth(cells.evaluate_all(HIT)[0]), touch=touch)
    expect(page.locator(".confirm")).to_be_enabled()


def test_every_other_seats_last_tile_is_framed_until_the_own_next_move(someone: Visit) -> None:
    page = someone().open()
    sit_down(page, bots=4)
    framed = page.locator(".recent")
    player = TilesPlayer(page)
    for _ in range(2):
        player.turn()
        player.wait()
        expect(framed).to_have_count(4)
        colors = {classes.split("P")[1][0] for classes in framed.evaluate_all(CLASSES)}
        assert len(colors) == 4
    lay(page, touch=False)
    expect(framed).to_have_count(4)  # laid for now is not played


CLASSES = "(all) => all.map((one) => one.className)"


def test_a_phone_says_what_the_others_laid_and_leads_there(someone: Visit) -> None:
    page = someone(PHONE).open()
    sit_down(page, bots=3, left=35)
    told = page.get_by_role("list", name="What the others just did").get_by_role("button")
    expect(told).to_have_count(3)
    board = page.get_by_role("group", name="Board", exact=True).bounding_box()
    assert board is not None
    for number in range(3):
        expect(told.nth(number)).to_have_accessible_name(re.compile(r"^Casual \d laid a tile"))
        told.nth(number).tap()
        expect(page.locator(".recent").nth(number)).to_be_in_viewport(ratio=0.9)
    hit = page.locator(".cell").evaluate_all(HIT)
    assert hit or page.get_by_role("button", name=re.compile("^Places farther")).count()


def test_a_refusal_goes_when_the_next_right_thing_is_done(someone: Visit) -> None:
    page = someone().open()
    sit_down(page)
    note = page.locator(".note")
    board = page.get_by_role("group", name="Board", exact=True)
    board.click(position={"x": 60, "y": 600})
    expect(note).to_be_visible()
    lay(page, touch=False)
    expect(note).to_have_count(0)


def test_without_followers_it_says_that_none_is_left(someone: Visit) -> None:
    page = someone(PHONE).open()
    sit_down(page, options={"meeples": 1})
    lay(page, touch=True)
    field = page.locator(".spot").last  # a follower on a field stays there
    tap(page, field, touch=True)
    expect(field).to_have_attribute("aria-pressed", "true")
    page.locator(".confirm").tap()
    expect(page.locator(".laid")).to_have_count(0)
    wait(page)
    lay(page, touch=True)
    expect(page.get_by_text(NONE_LEFT)).to_be_visible()
    expect(page.locator(".spot")).to_have_count(0)


def test_what_is_said_is_read_over_the_board(someone: Visit) -> None:
    page = someone(PHONE).open()
    with_a_friend(page, "Carcassonne")
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    friend = someone().open(link[link.index("/join") :])
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="Chat").click()
    friend.get_by_label("Say something").fill("A monastery again!")
    friend.keyboard.press("Enter")
    said = page.get_by_role("main").get_by_role("button").filter(has_text="A monastery again!")
    expect(said).to_be_in_viewport(ratio=1)
    said.tap()
    expect(page.get_by_role("log", name="Chat").get_by_text("A monastery again!")).to_be_visible()
    expect(said).to_have_count(0)
