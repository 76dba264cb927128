"""What a rail table says before and after a click: nothing invites that is refused."""

import json
import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.rail_player import MousePlayer, deal, middle
from tests.browser.scenes_rail import ask


def sit(someone: Visit, game: str, seed: int = 7) -> tuple[Page, MousePlayer]:
    """At the first own turn, with all tickets kept."""
    page = someone().open(f"/new/{game}")
    deal(page, seed)
    player = MousePlayer(page)
    player.hurry()
    player.decide()
    player.await_turn()
    return page, player


def expect_off(page: Page, button: Locator, reason: str) -> None:
    """It looks disabled, and still says why nothing can be done there."""
    expect(button).to_have_attribute("aria-disabled", "true")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_contain_text(re.compile(reason, re.IGNORECASE))


def test_what_is_not_possible_looks_so_and_says_why(someone: Visit) -> None:
    page, player = sit(someone, "europe")
    deck = page.get_by_role("button", name=re.compile("^Deck:"))
    tickets = page.get_by_role("button", name=re.compile("^Tickets: .*6 long tickets"))
    expect(deck).to_have_attribute("aria-disabled", "false")
    page.locator(".market .slot:not(.k-loco)").first.click()
    expect(page.get_by_role("status").filter(has_text="from the open ones")).to_be_visible()
    expect_off(page, deck, "first card was an open one")
    expect_off(page, tickets, "finish taking cards")
    page.locator(".market .slot[aria-disabled=false]").first.click()  # the next right thing
    expect(page.locator(".note")).to_have_count(0)
    player.await_turn()


def test_swiss_hints(someone: Visit) -> None:
    """Pass, which is seldom allowed there; a gray route, which locomotives don't pay."""
    page, _ = sit(someone, "swiss")
    expect_off(page, page.get_by_role("button", name="Pass", exact=True), "only when no other move")
    gray = page.locator('[data-link="geneva-yverdon"]')
    page.mouse.move(*middle(gray))
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(re.compile("6 cards of any one color.*15 points"))
    page.mouse.click(*middle(gray))
    note = page.locator(".note")
    expect(note).to_contain_text(re.compile(r"Needs \d more cards of .*one color"))
    expect(note).to_contain_text("locomotives count only in tunnels")
    page.locator(".hand .pile:enabled").first.click()  # a color is chosen
    expect(note).to_have_count(0)
    page.keyboard.press("m")
    expect(tip).to_contain_text("15 points")


def test_the_map_glows_for_what_is_chosen_and_the_list_has_the_best(someone: Visit) -> None:
    page, player = sit(someone, "swiss")
    assert len(player.payable()) > 6
    glowing = page.locator(".railmap .payable")
    expect(glowing).to_have_count(0)
    tray = page.get_by_role("region", name="You can build")
    expect(tray.locator("button.payable").first).to_be_visible()
    wanted = tray.get_by_role("img", name="a ticket needs it")
    others = tray.locator("button.payable").filter(has_not=page.locator(".ticket"))
    assert others.count() <= 6
    if wanted.count():  # what serves a ticket comes first
        expect(tray.locator("button").first.locator(".ticket")).to_be_visible()
    held = page.locator(".hand .pile:enabled")
    for i in range(held.count()):
        held.nth(i).click()
        if glowing.count():
            break
    expect(glowing).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(glowing).to_have_count(0)


def test_one_button_is_pressed_by_enter_and_all_count_the_same_cards(someone: Visit) -> None:
    """A tunnel of Europe that can't be paid: its cards are on the table, not in the hand."""
    page, player = sit(someone, "europe", 3)
    page.mouse.move(*middle(page.locator('[data-link="venice-zurich"]')))
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("Odds of extra cards.*%"))
    log = page.get_by_role("list", name="What happened")
    turned = log.get_by_text("Turned up")
    for _ in range(30):
        if player.await_turn() == player.words.give_up:
            if not player.button(player.words.pay).is_visible():
                break
            player.press(player.button(player.words.pay))
        else:
            before = turned.count()
            ask(player, "tunnel")
            if player.yes.is_visible():
                player.press(player.yes)
            expect(turned).not_to_have_count(before)
    tray = page.get_by_role("region", name=re.compile("^Tunnel"))
    expect(tray.get_by_role("img")).to_have_count(2)  # what was played and what was turned over
    own = page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text="You")
    total = page.locator(".hand h2 b").inner_text().split()[0]
    assert own.locator("dd").nth(1).inner_text() == total
    page.keyboard.press("Enter")
    expect(log).to_contain_text("You withdraw from the tunnel")


def hold_news(client: WebSocketRoute) -> None:
    """What happened reaches the page only after a choice was refused because it was not known."""
    held: list[str | bytes] = []
    knows = False

    def pass_on(message: str | bytes) -> None:
        nonlocal knows
        told = json.loads(message)
        if told["type"] == "happened" and not knows:
            held.append(message)
            return
        client.send(message)
        if told.get("code") == "stale":
            knows = True
            for late in held:
                client.send(late)

    client.connect_to_server().on_message(pass_on)


def test_a_choice_that_the_table_was_quicker_than_is_carried_out(someone: Visit) -> None:
    page, player = sit(someone, "europe")
    page.route_web_socket(re.compile("/socket$"), hold_news)
    page.reload()
    player.await_turn()
    for _ in range(2):
        page.keyboard.press("d")
    log = page.get_by_role("list", name="What happened")
    expect(log.get_by_text(re.compile("You draw .* from the deck"))).to_have_count(2)
    expect(page.locator(".note")).to_have_count(0)
