"""The rail table in the browser: whole games by mouse, turns by key and touch, and its flows."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.rail_player import (
    KeyboardPlayer,
    MousePlayer,
    Player,
    TouchPlayer,
    deal,
    middle,
)
from tests.browser.visitor import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE, Size, Theme

GAMES = ["europe", "swiss"]
DRAWN = re.compile("You draw .* from the deck")
ZOOMED = Size(720, 450)  # what 1440 by 900 has left at 200 %


def sit(someone: Visit, game: str, size: Size = DESKTOP, seed: int = 7) -> Page:
    page = someone(size).open(f"/new/{game}")
    deal(page, seed)
    return page


def start(player: Player) -> None:
    """Keeps all tickets that are offered and waits for the first turn."""
    player.hurry()
    player.decide()
    assert player.await_turn() == player.words.skip


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(someone: Visit, game: str) -> None:
    page = sit(someone, game)
    player = MousePlayer(page)
    player.hurry()
    assert player.play()
    end = page.get_by_role("region", name="The game is over")
    expect(end).to_contain_text("points")
    expect(end.get_by_role("button", name=re.compile("trail of"))).to_have_count(2)


def test_offered_tickets_are_thrown_back_and_the_rest_is_kept(someone: Visit) -> None:
    page = sit(someone, "europe")
    offer = page.get_by_role("region", name="Offered tickets")
    tickets = offer.get_by_role("button")
    expect(tickets).to_have_count(4)
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_disabled()
    for i in range(3):
        tickets.nth(i).click()
    expect(page.get_by_role("button", name="Continue")).to_be_disabled()  # at least two
    tickets.nth(2).click()
    page.get_by_role("button", name="Continue").click()
    own = page.get_by_role("region", name="Your tickets", exact=True)
    expect(own.get_by_role("listitem")).to_have_count(2)
    expect(own).to_contain_text("missing")


def test_a_route_is_asked_about_before_it_is_built(someone: Visit) -> None:
    page = sit(someone, "europe")
    player = MousePlayer(page)
    start(player)
    route = player.payable()[0]
    place = middle(route)
    page.mouse.click(*place)
    expect(page.get_by_text(re.compile("(Build|Try the tunnel) .* with .*[?]"))).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Build")).to_be_hidden()
    page.mouse.click(*place)
    expect(page.get_by_role("button", name="Build")).to_be_visible()
    page.mouse.click(*place)  # the same route again says yes
    expect(page.get_by_role("button", name="Build")).to_be_hidden()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("You pay")


def test_a_chosen_color_shows_what_it_can_pay(someone: Visit) -> None:
    page = sit(someone, "swiss")
    player = MousePlayer(page)
    start(player)
    everything = len(player.payable())
    hand = page.get_by_role("region", name="Your cards").get_by_role("button", disabled=False)
    some = 0
    for i in range(hand.count()):
        hand.nth(i).click()
        expect(hand.nth(i)).to_have_attribute("aria-pressed", "true")
        able = len(player.payable())
        assert able <= everything
        some += able > 0
        hand.nth(i).click()
    assert some > 0
    assert len(player.payable()) == everything


def test_a_colored_swiss_route_is_paid_by_one_click(someone: Visit) -> None:
    page = sit(someone, "swiss")
    player = MousePlayer(page)
    start(player)
    colored = [r for r in player.payable() if "gray" not in (r.get_attribute("aria-label") or "")]
    page.mouse.click(*middle(colored[0]))
    expect(page.get_by_role("list", name="What happened")).to_contain_text("You pay")


def test_a_refused_click_explains_itself(someone: Visit) -> None:
    page = sit(someone, "europe")
    player = MousePlayer(page)
    start(player)
    far = page.get_by_role("button", name=re.compile("^Saint Petersburg . Stockholm"))
    page.mouse.click(*middle(far))
    note = page.get_by_role("main").get_by_text(re.compile("[Nn]eeds .* more"))
    expect(note).to_be_visible()
    rule = page.get_by_role("main").get_by_role("link", name="Rules")
    expect(rule).to_have_attribute("href", re.compile(r"/rules#R\d+"))


def draw_until(player: Player, kind: str) -> Locator:
    """Draws cards until a route of this kind can be paid: the longest."""
    for _ in range(60):
        assert player.await_turn() == player.words.skip
        found = [r for r in player.payable() if kind in (r.get_attribute("aria-label") or "")]
        if found:
            return found[0]
        player.draw()
    raise AssertionError(f"no {kind} can ever be paid")


def test_a_tunnel_turns_cards_over(someone: Visit) -> None:
    """Its odds are seen first. Tunnels are tried until one costs more, which is given up."""
    page = sit(someone, "swiss", seed=3)
    player = MousePlayer(page)
    start(player)
    log = page.get_by_role("list", name="What happened")
    asked = page.get_by_role("button", name="Give up")
    for tried in range(1, 30):
        tunnel = draw_until(player, "tunnel")
        page.mouse.move(*middle(tunnel))
        expect(page.get_by_role("tooltip")).to_contain_text(re.compile("Odds of extra cards.*%"))
        page.mouse.click(*middle(tunnel))
        expect(log.get_by_text(re.compile("You turn|Turned up"))).to_have_count(tried)
        if player.await_turn() == "Give up":
            break
    tray = page.get_by_role("region", name=re.compile("^Tunnel"))
    expect(tray.get_by_role("img")).to_be_visible()
    asked.click()
    expect(log).to_contain_text("You withdraw from the tunnel")


def test_the_tray_opens_the_choice_that_a_click_on_the_map_leaves_out(someone: Visit) -> None:
    page = sit(someone, "swiss", seed=3)
    player = MousePlayer(page)
    start(player)
    tunnel = draw_until(player, "tunnel")
    ends = (tunnel.get_attribute("aria-label") or "").split(",")[0]
    page.get_by_role("region", name="Can be built now").get_by_role("button", name=ends).click()
    choice = page.get_by_role("region", name="Ways to pay")
    expect(choice.get_by_label("Odds of extra cards")).to_contain_text("%")
    expect(choice.get_by_role("button")).not_to_have_count(0)
    page.get_by_role("button", name="Build").click()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("Turned up")


def test_a_turn_by_keyboard_alone(someone: Visit) -> None:
    page = sit(someone, "europe")
    player = KeyboardPlayer(page)
    page.keyboard.press("Enter")  # keeps all tickets
    assert player.await_turn() == "Pass"
    page.keyboard.press("m")
    here = page.locator("[data-link]:focus")
    expect(here).to_be_visible()
    first = here.get_attribute("aria-label")
    page.keyboard.press("ArrowRight")
    expect(here).not_to_have_attribute("aria-label", first or "")
    player.choose(player.payable()[0])
    expect(page.get_by_role("button", name="Build")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Build")).to_be_hidden()
    page.keyboard.press("d")
    expect(page.get_by_text("Take your second card.")).to_be_visible()
    page.keyboard.press("d")
    expect(page.get_by_role("list", name="What happened").get_by_text(DRAWN)).to_have_count(2)


def test_a_turn_by_touch(someone: Visit) -> None:
    page = sit(someone, "europe", PHONE)
    player = TouchPlayer(page)
    page.get_by_role("button", name="Continue").tap()
    assert player.await_turn() == "Pass"
    player.choose(player.payable()[0])
    build = page.get_by_role("button", name="Build")
    expect(build).to_be_visible()  # a second tap is needed
    page.get_by_role("button", name="Cancel").tap()
    page.get_by_role("button", name="Whole map").tap()
    page.set_viewport_size(
        {"width": PHONE.width, "height": PHONE.height - 60}
    )  # what a bar of the browser takes
    player.draw()
    expect(page.get_by_text("Take your second card.")).to_be_visible()
    page.get_by_role("button", name="Tickets", exact=False).last.tap()
    expect(page.get_by_role("region", name="Your tickets", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        (DESKTOP, "light"),
        (DESKTOP, "dark"),
        (PHONE, "light"),
        (PHONE, "dark"),
        (SMALL_PHONE, "light"),
        (LANDSCAPE, "light"),
        (ZOOMED, "light"),
    ],
    ids=str,
)
def test_nothing_bars_the_way(someone: Visit, size: Size, theme: Theme) -> None:
    page = someone(size, theme).open("/new/swiss")
    deal(page, 7)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_enabled()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in ("Your cards", "Open cards"):
        assert_inside(page, page.get_by_role("region", name=name))
    for name in ("Pass", "Zoom in", "Menu"):
        assert_inside(page, page.get_by_role("button", name=name, exact=True))


def test_a_tapped_ticket_is_found_on_the_map(someone: Visit) -> None:
    page = sit(someone, "swiss", PHONE)
    start(TouchPlayer(page))
    page.get_by_role("navigation").get_by_role("button", name="Tickets").tap()
    page.get_by_role("region", name="Your tickets", exact=True).get_by_role("button").first.tap()
    expect(page.get_by_role("region", name="Your tickets", exact=True)).to_be_hidden()
    goals = page.locator(".railmap .goal")
    expect(goals).not_to_have_count(0)
    for goal in goals.all():
        expect(goal).to_be_in_viewport()


def assert_inside(page: Page, part: Locator) -> None:
    """Nothing of it is cut off by the screen."""
    box = part.bounding_box()
    screen = page.viewport_size
    assert box is not None
    assert screen is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= screen["width"]
    assert box["y"] + box["height"] <= screen["height"]


def test_the_whole_map_on_a_phone_leaves_its_room_to_the_log(someone: Visit) -> None:
    page = sit(someone, "europe", PHONE)
    player = TouchPlayer(page)
    start(player)
    board, log = page.locator(".board"), page.get_by_role("list", name="What happened")
    tall = height(board)
    expect(log).to_be_hidden()
    player.press(player.button("Whole map"))
    expect(log).to_be_in_viewport()
    assert height(board) < 0.7 * tall
    player.press(player.button("Zoom in"))
    expect(log).to_be_hidden()
    assert height(board) == tall
    sheet = page.locator(".sheet").bounding_box()
    frame = board.bounding_box()
    assert sheet
    assert frame
    assert sheet["height"] >= frame["height"]


def test_the_log_follows_the_newest_line_unless_one_reads_back(someone: Visit) -> None:
    page = sit(someone, "europe")
    player = MousePlayer(page)
    player.hurry()
    player.play(9)
    page.get_by_role("button", name="Français").click()
    log = page.get_by_role("list", name=re.compile("Ce qui s.est passé"))
    expect(log).to_contain_text("Vous gardez 4 billets")
    assert hidden_below(log) < 2
    page.get_by_role("button", name="English").click()
    log = page.get_by_role("list", name="What happened")
    expect(log).to_contain_text("You keep 4 tickets")
    log.evaluate("log => { log.scrollTop = 0 }")
    player.play(1)
    player.await_turn()
    assert hidden_below(log) > 24


def hidden_below(log: Locator) -> float:
    """Pixels of a list that are still below what is seen, when the next frame is drawn."""
    drawn = "log => new Promise(done => requestAnimationFrame(() => setTimeout(() => done(%s))))"
    below: float = log.evaluate(drawn % "log.scrollHeight - log.scrollTop - log.clientHeight")
    return below


def height(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["height"]
