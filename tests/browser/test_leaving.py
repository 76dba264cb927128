"""Being done with a table: giving up, leaving, deleting, putting away; and who may look on."""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.axe import hurdles
from tests.browser.conftest import Visit
from tests.browser.scenes_tiles import sit_down
from tests.browser.steps import as_lists, card, make, start
from tests.browser.visitor import PHONE

HOME = re.compile(r":\d+/$")


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def in_progress(page: Page) -> int:
    """How many tables there are to go on with, as the first page lists them."""
    with page.expect_response("**/api/tables") as answer:
        page.goto("/".join(page.url.split("/")[:3]))
    count = len(answer.value.json()["mine"])
    region = page.get_by_role("region", name="Continue")
    expect(region.get_by_role("listitem")).to_have_count(count)
    return count


def at_a_bare_line(someone: Visit) -> Page:
    """At a table where no worker of the page takes the requests that a test wants to hold."""
    visitor = someone(PHONE)
    visitor.context.add_init_script("delete Navigator.prototype.serviceWorker")
    visitor.ignore("ERR_FAILED")  # what a test lets go wrong
    page = visitor.open()
    sit_down(page)
    return page


def test_nothing_arrives_in_the_menu_under_a_finger(someone: Visit) -> None:
    """Its parts come before it is shown: on a phone later ones would push the others up."""
    page = at_a_bare_line(someone)
    held: list[Route] = []
    page.route("**/TableTools*.js", lambda route: held.append(route))  # noqa: PLW0108 - a method of a list has no attributes
    with page.expect_request("**/TableTools*.js"):
        page.get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog", name="Menu")
    expect(dialog).to_be_hidden()
    for route in held:
        route.continue_()
    expect(dialog.get_by_role("button", name="Give up")).to_be_visible()


def test_without_a_connection_the_menu_opens_all_the_same(someone: Visit) -> None:
    page = at_a_bare_line(someone)
    page.route("**/TableTools*.js", lambda route: route.abort())
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def test_a_game_against_bots_is_given_up_and_leaves_continue(someone: Visit) -> None:
    page = someone(PHONE).open()
    start(page, "Europe")
    table = page.url
    menu(page)
    page.get_by_role("button", name="Give up").click()
    asked = page.get_by_role("alertdialog", name="Give up")
    expect(asked).to_contain_text("The game ends here.")
    asked.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("heading", name="You gave up.")).to_be_visible()
    assert hurdles(page) == []
    page.goto(table.split("/t/")[0])
    finished = page.get_by_role("region", name="Finished games")
    expect(finished).to_contain_text("given up")
    expect(page.get_by_role("region", name="Continue")).to_contain_text("No games in progress.")
    finished.get_by_role("link", name="Review").click()
    expect(page.get_by_text(re.compile(r"Move \d+ of \d+"))).to_be_visible()


def test_own_tables_are_put_away_taken_back_and_deleted(someone: Visit) -> None:
    page = someone().open()
    for game in ("Europe", "Carcassonne"):
        start(page, game)
        page.goto(page.url.split("/t/")[0])
    region = page.get_by_role("region", name="Continue")
    expect(region.get_by_role("listitem")).to_have_count(2)
    more = "What to do with this table: Europe"
    region.get_by_role("button", name=more).click()
    page.get_by_role("button", name="Put it away").click()
    expect(region.get_by_role("listitem")).to_have_count(1)
    assert hurdles(page) == []
    region.get_by_role("button", name="Put away: 1 table").click()
    expect(region.get_by_role("listitem")).to_have_count(2)
    region.get_by_role("button", name=more).click()
    page.get_by_role("button", name="Back to the list").click()
    expect(region.get_by_role("button", name="Put away")).to_have_count(0)
    region.get_by_role("button", name=more).click()
    dialog = page.get_by_role("dialog", name="Europe")
    dialog.get_by_role("button", name="Delete the table").click()
    dialog.get_by_role("button", name="Delete").click()
    expect(region.get_by_role("listitem")).to_have_count(1)
    expect(region).not_to_contain_text("Europe")


def test_friends_are_asked_for_a_name_once_and_may_leave_or_give_up(someone: Visit) -> None:
    ann = someone()
    page = ann.open()
    card(page, "Europe").get_by_role("button", name="With a friend").click()
    asked = page.get_by_role("dialog", name="What shall your friends call you?")
    asked.get_by_label("Your name").fill("Ann")
    assert hurdles(page) == []
    asked.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    ben = someone(PHONE)
    friend = ben.open(link[link.index("/join") :])
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    as_lists(friend)
    eve = someone().open()
    expect(eve.get_by_role("region", name="Watch")).to_contain_text("No table is open")
    give_up_at_the_board(friend)
    as_lists(page)
    expect(page.get_by_text("Ben gives up; the bot Club plays on.").first).to_be_visible()
    assert in_progress(friend) == 0
    assert in_progress(page) == 1
    card(page, "Europe").get_by_role("button", name="With a friend").click()  # nothing is asked
    expect(page).to_have_url(re.compile("/t/"))
    page.get_by_role("button", name="Delete the table").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(page).to_have_url(HOME)


def give_up_at_the_board(page: Page) -> None:
    page.get_by_role("button", name="Show the board").click()
    menu(page)
    page.get_by_role("button", name="Give up").click()
    asked = page.get_by_role("alertdialog", name="Give up")
    expect(asked).to_contain_text("A bot takes your seat for good")
    asked.get_by_role("button", name="Give up").click()
    expect(page).to_have_url(HOME)


def test_a_guest_leaves_before_the_start_and_a_deleted_table_says_so(someone: Visit) -> None:
    page = someone().open("/new/carcassonne#friend")
    page.get_by_role("button", name="Add a seat").click()
    make(page)
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    path = link[link.index("/join") :]
    friend = someone(PHONE).open(path)
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="Leave the table").click()
    friend.get_by_role("alertdialog").get_by_role("button", name="Leave").click()
    expect(friend).to_have_url(HOME)
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Delete the table").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(friend.get_by_role("heading", name="This table was deleted")).to_be_visible()
