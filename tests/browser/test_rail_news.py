"""What is new at a rail table is seen: the others' moves, a tunnel's cards, words of a friend."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.rail_player import MousePlayer, Player, TouchPlayer, deal
from tests.browser.steps import with_a_friend
from tests.browser.visitor import DESKTOP, PHONE, Size


def until_the_other_builds(player: Player) -> None:
    """Draws cards until the last turn of the bot was on the map."""
    player.hurry()
    player.decide()
    for _ in range(60):
        player.await_turn()
        if player.page.locator(".log li").last.inner_text().count(" builds "):
            return
        player.draw()
    raise AssertionError("the bot never builds")


def test_the_last_move_of_another_seat_is_marked_until_the_own_one(someone: Visit) -> None:
    page = someone().open("/new/europe")
    deal(page, 7)
    player = MousePlayer(page)
    until_the_other_builds(player)
    mark = page.locator("[data-link]").filter(has=page.locator(".recent"))
    expect(mark).to_have_count(1)
    expect(mark).to_have_attribute("aria-label", re.compile("belongs to"))
    page.get_by_role("button", name="Zoom in").click()
    expect(page.locator(".overview .mark:not(.under)")).to_have_count(1)
    player.draw()
    expect(page.get_by_text("Take your second card")).to_be_visible()
    expect(page.locator(".recent")).to_have_count(0)
    expect(page.locator(".overview .mark")).to_have_count(0)


def test_on_a_phone_a_line_tells_what_the_other_built_and_leads_there(someone: Visit) -> None:
    page = someone(PHONE).open("/new/europe")
    deal(page, 7)
    player = TouchPlayer(page)
    until_the_other_builds(player)
    did = page.get_by_role("list", name="What the others just did")
    built = did.get_by_role("button", name=re.compile(r"\+\d+$"))
    mark = page.locator(".recent path").first
    board = page.locator(".board").bounding_box()
    assert board is not None
    page.get_by_role("button", name="Zoom in").tap()
    built.tap()
    box = mark.bounding_box()
    assert box is not None
    assert board["x"] <= box["x"] <= box["x"] + box["width"] <= board["x"] + board["width"]
    player.draw()
    expect(did).to_have_count(0)


def try_a_tunnel(page: Page, player: Player) -> None:
    """Draws until a tunnel can be paid, and tries it."""
    for _ in range(60):
        player.await_turn()
        tunnels = [r for r in player.payable() if "tunnel" in (r.get_attribute("aria-label") or "")]
        if tunnels:
            player.choose(tunnels[0])
            if player.yes.is_visible():
                player.press(player.yes)
            return
        player.draw()
    raise AssertionError("no tunnel can ever be paid")


WATCH = """
key => {
  window.backs = [];  // how many cards of the own tunnel are still to be turned over
  const look = () => {
    if (!document.querySelector(".dig .who")?.textContent.startsWith("Tunnel")) return;
    const left = document.querySelectorAll(".dig .back").length;
    if (backs.at(-1) === left) return;
    backs.push(left);
    if (key && backs.length === 1) window.dispatchEvent(new KeyboardEvent("keydown", { key }));
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
"""


@pytest.mark.parametrize(
    ("size", "still", "key", "steps"),
    [
        (DESKTOP, False, None, [3, 2, 1, 0]),
        (DESKTOP, False, "Escape", [3, 0]),  # it is skipped
        (PHONE, True, None, [0]),  # less motion: all at once
    ],
    ids=str,
)
def test_a_tunnel_turns_its_cards_over(
    someone: Visit, size: Size, still: bool, key: str | None, steps: list[int]
) -> None:
    """One after another, with what each means, and nothing stays in the way."""
    page = someone(size, still=still).open("/new/swiss")
    deal(page, 3)
    player = TouchPlayer(page) if size.touch else MousePlayer(page)
    player.hurry()
    player.decide()
    player.await_turn()
    page.evaluate(WATCH, key)
    shown = page.get_by_role("main").get_by_role("group", name=re.compile("^Tunnel"))
    try_a_tunnel(page, player)
    expect(shown).to_be_visible()
    page.wait_for_function("() => backs.at(-1) === 0")
    assert page.evaluate("backs") == steps
    cards = shown.get_by_role("listitem")
    expect(cards).to_have_count(3)
    for i in range(3):
        expect(cards.nth(i)).to_contain_text(re.compile("costs 1|no match"))
    verdict = re.compile("Nothing matches|extra cards? (is|are) to be paid|don.t have the")
    expect(shown.locator(".verdict")).to_have_text(verdict)
    player.await_turn()  # the next move waits for nothing
    expect(shown).to_have_count(0)  # and it goes by itself


def test_the_cards_of_a_tunnel_turn_over_for_the_others_too(someone: Visit) -> None:
    page = someone().open("/new/swiss")
    page.get_by_role("switch", name="Spectators").click()
    deal(page, 3)
    player = MousePlayer(page)
    player.hurry()
    player.decide()
    player.await_turn()
    other = someone().open(page.url[page.url.index("/t/") :])
    expect(other.get_by_text("You are watching")).to_be_visible()
    try_a_tunnel(page, player)
    shown = other.get_by_role("main").get_by_role("group", name=re.compile("^Tunnel"))
    expect(shown).to_contain_text(re.compile(r"\w+ · Tunnel"))
    expect(shown.get_by_text(re.compile("costs 1|no match"))).to_have_count(3)
    expect(shown.locator(".verdict")).not_to_be_empty()


def test_a_tunnel_that_cant_be_paid_passes_the_turn_by_itself(someone: Visit) -> None:
    page = someone().open("/new/swiss")
    deal(page, 3)
    player = MousePlayer(page)
    player.hurry()
    player.decide()
    log = page.get_by_role("list", name="What happened")
    given_up = log.get_by_text(re.compile("You withdraw from the tunnel"))
    for _ in range(30):
        try_a_tunnel(page, player)
        asked = player.await_turn()
        if asked == player.words.give_up:
            expect(player.button(player.words.pay)).to_be_visible()  # it could be paid
            player.button(player.words.pay).click()
        elif given_up.count():
            break
    verdict = page.locator(".verdict").filter(has_text="the turn passes")
    expect(verdict.or_(given_up).first).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("took moves back")
    assert player.await_turn() == player.words.skip  # back to before the tunnel


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_what_a_friend_says_is_read_where_one_looks(someone: Visit, size: Size) -> None:
    host = someone(size).open()
    with_a_friend(host, "Europe")
    link = host.get_by_role("textbox", name="Link to this table").input_value()
    guest = someone().open(link[link.index("/join") :])
    guest.get_by_role("button", name="Sit down").click()
    menu = host.get_by_role("button", name="Menu")
    expect(menu).to_be_visible()
    guest.get_by_role("button", name="Menu").click()
    field = guest.get_by_role("dialog").get_by_role("textbox")
    field.fill("Good luck!")
    field.press("Enter")
    said = host.get_by_role("main").get_by_role("button", name=re.compile("Good luck!$"))
    expect(said).to_be_in_viewport(ratio=1)
    expect(menu.locator(".unread")).to_be_visible()
    expect(host.get_by_role("log").get_by_text(re.compile(": Good luck!"))).to_have_count(1)
    said.click()
    expect(host.get_by_role("dialog").get_by_text("Good luck!")).to_be_visible()
    expect(host.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    host.keyboard.press("Escape")
    expect(said).to_have_count(0)
    expect(menu.locator(".unread")).to_have_count(0)
