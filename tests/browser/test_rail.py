"""The rail table in the browser: whole games by mouse, turns by key and touch, and its flows."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

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
from tests.browser.steps import keep_all
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


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(someone: Visit, game: str) -> None:
    page = sit(someone, game)
    player = MousePlayer(page)
    player.hurry()
    assert player.play()
    end = page.get_by_role("region", name="The game is over")
    expect(end).to_contain_text("points")
    trails = end.get_by_role("button", name=re.compile("trail of"))
    expect(trails).to_have_count(2 if game == "swiss" else 0)  # elsewhere it pays nothing (R35)
    if game == "swiss":
        if trails.first.get_attribute("aria-pressed") == "false":
            trails.first.click()
        expect(page.locator(".railmap path.trail")).not_to_have_count(0)
    goals = page.locator(".railmap .goal")
    expect(goals).to_have_count(0)
    ticket = end.get_by_role("listitem").filter(has_text="\N{EN DASH}").first
    expect(ticket.get_by_role("link")).to_have_attribute("href", "/rules#R10")
    ticket.focus()
    expect(goals).not_to_have_count(0)


@pytest.mark.smoke
def test_a_route_is_asked_about_before_it_is_built(someone: Visit) -> None:
    page = sit(someone, "europe")
    player = MousePlayer(page)
    start(player)
    route = player.payable()[0]
    place = middle(route)
    page.mouse.click(*place)
    expect(page.get_by_text(re.compile("(Build|Try the tunnel) .* with .*[?]"))).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(player.yes).to_be_hidden()
    page.mouse.click(*place)
    expect(player.yes).to_be_visible()
    page.mouse.click(*place)  # the same route again says yes
    expect(player.yes).to_be_hidden()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("You build")


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
    labels = [(r, r.get_attribute("aria-label") or "") for r in player.payable()]
    colored = [route for route, label in labels if not re.search("gray|tunnel", label)]
    page.mouse.click(*middle(colored[0]))
    expect(page.get_by_role("list", name="What happened")).to_contain_text("You build")


def test_a_refused_click_explains_itself(someone: Visit) -> None:
    page = sit(someone, "europe")
    player = MousePlayer(page)
    start(player)
    far = page.get_by_role("button", name=re.compile("^Saint Petersburg . Stockholm"))
    page.mouse.click(*middle(far))
    note = page.get_by_role("main").get_by_text(re.compile("[Nn]eeds .* more"))
    expect(note).to_be_visible()
    rule = page.get_by_role("main").get_by_role("link", name=re.compile(r"^Rule R\d+$"))
    expect(rule).to_have_attribute("href", re.compile(r"/rules#R\d+"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_the_note_of_a_refused_click_leaves_its_route_free(someone: Visit, size: Size) -> None:
    page = sit(someone, "europe", size)
    player = TouchPlayer(page) if size.touch else MousePlayer(page)
    start(player)
    note = page.locator(".note")
    for link in ("petersburg-stockholm", "izmir-palermo"):
        route = page.locator(f'[data-link="{link}"]')
        player.choose(route)
        expect(route).to_have_class(re.compile("pointed"))
        assert_apart(note, route)
        note.get_by_role("button", name="Close").click()
        expect(route).not_to_have_class(re.compile("pointed"))


def assert_apart(part: Locator, other: Locator) -> None:
    """Neither covers anything of the other."""
    a, b = part.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    assert a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def draw_until(player: Player, *, tunnel: bool) -> Locator:
    """Draws cards until a tunnel, or a route that is none, can be paid: the longest."""
    for _ in range(60):
        assert player.await_turn() == player.words.skip
        for route in player.payable():
            if ("tunnel" in (route.get_attribute("aria-label") or "")) == tunnel:
                return route
        player.draw()
    raise AssertionError("nothing of that kind can ever be paid")


def test_the_tray_opens_the_choice_that_a_click_on_the_map_leaves_out(someone: Visit) -> None:
    page = sit(someone, "swiss", seed=3)
    player = MousePlayer(page)
    start(player)
    tunnel = draw_until(player, tunnel=True)
    ends = (tunnel.get_attribute("aria-label") or "").split(",")[0]
    page.get_by_role("region", name="You can build").get_by_role("button", name=ends).click()
    choice = page.get_by_role("region", name="Ways to pay")
    expect(choice.get_by_label("Odds of extra cards")).to_contain_text("%")
    expect(choice.get_by_role("button")).not_to_have_count(0)
    page.get_by_role("button", name="Try", exact=True).click()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("Turned up")


def test_the_tray_tells_what_is_out_of_sight_and_leads_there(someone: Visit) -> None:
    page = sit(someone, "europe")
    start(MousePlayer(page))
    tray = page.get_by_role("region", name="You can build")
    first, last = tray.get_by_role("button").first, tray.get_by_role("button").last
    up, down = tray.locator(".ends button").all()
    expect(first).to_be_in_viewport(ratio=1)
    expect(last).not_to_be_in_viewport()
    expect(up).to_be_disabled()
    expect(down).to_have_text(re.compile(r"^\+\d+$"))
    while told := down.inner_text():
        down.click()
        expect(down).not_to_have_text(told)
    expect(down).to_be_disabled()
    expect(last).to_be_in_viewport(ratio=1)
    expect(up).to_have_text(re.compile(r"^\+\d+$"))
    first.focus()  # by keys it comes into sight
    expect(first).to_be_in_viewport(ratio=1)


def test_nothing_invites_to_move_while_the_line_is_down(someone: Visit) -> None:
    visitor = someone()
    visitor.ignore("WebSocket")
    page = visitor.open("/new/europe")
    deal(page, 7)
    lines: list[WebSocketRoute] = []

    def cut(line: WebSocketRoute) -> None:
        if lines:
            line.close()
            return
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/api/"), cut)
    page.reload()
    start(MousePlayer(page))
    lines[0].close()
    expect(page.get_by_role("status").filter(has_text="No connection")).to_be_visible()
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_disabled()
    expect(page.get_by_role("button", name=re.compile("you can pay it"))).to_have_count(0)
    expect(page.locator(".market button:not(.off)")).to_have_count(0)


def test_a_ticket_with_several_ends_names_them_all(someone: Visit) -> None:
    page = sit(someone, "swiss", seed=41)
    offered = page.get_by_role("region", name="Offered tickets").get_by_role("group")
    for end in ("Germany", "Italy", "France"):
        expect(offered.filter(has_text="Austria")).to_contain_text(re.compile(rf"{end}\s\d+"))


def test_who_looks_on_has_the_open_cards_below_the_map(someone: Visit) -> None:
    host = someone().open("/new/europe")
    host.get_by_role("switch", name="Spectators").click()
    deal(host, 7)
    guest = someone().open(host.url[host.url.index("/t/") :])
    expect(guest.get_by_text("You are watching")).to_be_visible()
    board, cards = guest.locator(".board"), guest.get_by_role("region", name="Open cards")
    assert_apart(board, cards)
    assert_inside(guest, cards)


@pytest.mark.parametrize("game", GAMES)
def test_turns_by_keyboard_alone(someone: Visit, game: str) -> None:
    page = sit(someone, game)
    player = KeyboardPlayer(page)
    player.keep_all()
    assert player.await_turn() == "Pass"
    page.keyboard.press("m")
    here = page.locator("[data-link]:focus")
    expect(here).to_be_visible()
    first = here.get_attribute("aria-label")
    page.keyboard.press("ArrowRight")
    expect(here).not_to_have_attribute("aria-label", first or "")
    page.keyboard.press("d")
    then = "Take your second card" + (" from the deck." if game == "europe" else ".")  # R26
    expect(page.get_by_role("status").filter(has_text=then)).to_be_visible()
    page.keyboard.press("d")
    log = page.get_by_role("list", name="What happened")
    expect(log.get_by_text(DRAWN)).to_have_count(2)
    route = draw_until(player, tunnel=False)
    name, points = ends(route), points_of(page)
    player.choose(route)
    if game == "europe":  # in Switzerland a colored route is paid at once
        expect(page.get_by_role("button", name="Build", exact=True)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Build", exact=True)).to_be_hidden()
        player.choose(route)
    if page.get_by_role("button", name="Build", exact=True).is_visible():
        page.keyboard.press("Enter")
    expect_built(page, name, points)


@pytest.mark.parametrize("game", GAMES)
def test_turns_by_touch(someone: Visit, game: str) -> None:
    page = sit(someone, game, PHONE)
    player = TouchPlayer(page)
    player.keep_all()
    assert player.await_turn() == "Pass"
    player.choose(player.payable()[0])
    expect(player.yes).to_be_visible()  # a second tap is needed
    page.get_by_role("button", name="Cancel").tap()
    page.get_by_role("button", name="Whole map").tap()
    page.set_viewport_size(
        {"width": PHONE.width, "height": PHONE.height - 60}
    )  # what a bar of the browser takes
    player.draw()
    expect(page.get_by_text("Take your second card")).to_be_visible()
    page.get_by_role("button", name="Tickets", exact=False).last.tap()
    expect(page.get_by_role("region", name="Your tickets", exact=True)).to_be_visible()
    page.get_by_role("navigation").get_by_role("button", name="Table").tap()
    player.draw()
    route = draw_until(player, tunnel=False)
    name, points = ends(route), points_of(page)
    player.choose(route)
    if not player.yes.is_visible():  # what was told of the others lay over it, and is gone now
        player.choose(route)
    player.yes.tap()
    expect_built(page, name, points)


def ends(route: Locator) -> str:
    """The places that a route joins, as the page calls them."""
    return (route.get_attribute("aria-label") or "").split(",")[0]


def points_of(page: Page) -> int:
    """The own points in the statistics."""
    seat = page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text="You")
    found = re.search(r"\d+", seat.locator("em").inner_text())
    assert found
    return int(found[0])


def expect_built(page: Page, name: str, before: int) -> None:
    """The route is the own one, and its points are added to those of before."""
    sentence = re.compile(f"You build {loose(name)} with")
    told = page.locator(".log li").filter(has_text=sentence)
    expect(told).to_have_count(1)
    worth = re.search(r"\+(\d+)", told.locator("b").text_content() or "")
    assert worth
    owned = re.compile(f"^{re.escape(name)},.*belongs to you")
    expect(page.get_by_label(owned)).to_have_count(1)
    seat = page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text="You")
    expect(seat.locator("em")).to_contain_text(str(before + int(worth[1])))


def loose(name: str) -> str:
    """A pattern for a name whose spaces may be of a kind that no line ends at."""
    return re.escape(name).replace(r"\ ", r"\s")


def test_a_move_against_a_bot_is_taken_back(someone: Visit) -> None:
    page = sit(someone, "europe")
    player = MousePlayer(page)
    start(player)
    route = draw_until(player, tunnel=False)
    name, points, able = ends(route), points_of(page), len(player.payable())
    cards = page.get_by_role("region", name="Your cards").inner_text()
    player.choose(route)
    page.get_by_role("button", name="Build", exact=True).click()
    expect_built(page, name, points)
    player.await_turn()  # the bot has answered
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("took moves back")
    expect(page.get_by_label(re.compile(f"^{re.escape(name)},.*can pay"))).not_to_have_count(0)
    assert page.get_by_role("region", name="Your cards").inner_text() == cards
    assert points_of(page) == points
    assert len(player.payable()) == able


def test_a_taken_route_names_its_owner(someone: Visit) -> None:
    page = sit(someone, "swiss")
    player = MousePlayer(page)
    start(player)
    route = draw_until(player, tunnel=False)
    name = ends(route)
    player.choose(route)
    build = page.get_by_role("button", name="Build", exact=True)
    own = page.get_by_role("button", name=re.compile(f"^{re.escape(name)}.*belongs to you"))
    expect(build.or_(own).first).to_be_visible()  # a gray route is asked about, a colored one paid
    if build.is_visible():
        build.click()
    expect(own).to_have_count(1)
    player.await_turn()
    own.focus()
    page.keyboard.press("Enter")
    note = page.get_by_role("main").get_by_text(re.compile("is yours already"))
    expect(note.get_by_role("link", name="Rule R5")).to_have_attribute("href", "/rules#R5")


def test_the_log_is_read_by_arrows_and_shows_where_it_happened(someone: Visit) -> None:
    page = sit(someone, "europe")
    player = MousePlayer(page)
    start(player)
    player.choose(draw_until(player, tunnel=False))
    page.get_by_role("button", name="Build", exact=True).click()
    log = page.get_by_role("list", name="What happened")
    told = log.get_by_role("listitem").filter(has_text="You build")
    expect(told).to_have_count(1)
    player.await_turn()
    log.get_by_role("listitem").last.focus()
    shown = page.locator("[data-link].pointed")
    while not told.evaluate("line => line === document.activeElement"):
        page.keyboard.press("ArrowUp")
    expect(shown).to_have_count(1)
    for _ in range(2):  # to its button and to the rule
        page.keyboard.press("Tab")
        expect(shown).to_have_count(1)
    rule = told.get_by_role("link")
    expect(rule).to_be_focused()
    expect(rule).to_have_attribute("href", "/rules#R9")
    page.keyboard.press("Tab")
    expect(shown).to_have_count(0)


def test_the_log_leads_back_to_any_own_move(someone: Visit) -> None:
    """Over several moves only after a yes; to the last one at once, and by keyboard too."""
    page = sit(someone, "europe")
    player = MousePlayer(page)
    start(player)
    for _ in range(2):
        player.draw()
    player.await_turn()
    lines = page.get_by_role("list", name="What happened").get_by_role("listitem")
    back = page.get_by_role("button", name=re.compile("^Go back to here: "))
    expect(back).to_have_count(3)
    lines.filter(has=back).last.focus()
    page.keyboard.press("Tab")
    expect(back.last).to_be_focused()
    page.keyboard.press("Enter")
    expect(back).to_have_count(2)
    kept = lines.filter(has_text="You keep")
    kept.hover()
    kept.get_by_role("button").click()
    asked = page.get_by_role("dialog", name="Go back to here?")
    expect(asked).to_contain_text("Your last 2 moves")
    asked.get_by_role("button", name="Cancel").click()
    expect(back).to_have_count(2)
    kept.get_by_role("button").click()
    asked.get_by_role("button", name="Go back to here").click()
    expect(page.get_by_role("region", name="Offered tickets")).to_be_visible()
    expect(back).to_have_count(0)


def test_a_map_without_a_picture_is_drawn(someone: Visit) -> None:
    """One of a person's own: no land is below it, and all of its routes can be seen."""
    visitor = someone()
    routes: list[str] = []

    def rename(route: Route) -> None:
        body = route.fetch().json()
        routes.extend(each["id"] for each in body["map"]["routes"])
        body["map"]["id"] = body["layout"]["map"] = "my-own"
        route.fulfill(json=body)

    visitor.context.route("**/api/games/swiss/switzerland", rename)
    page = visitor.open("/new/swiss")
    deal(page, 7)
    links = page.locator("[data-link]")
    expect(links.first).to_be_visible()
    assert links.count() == len(routes) > 0
    player = MousePlayer(page)
    start(player)
    player.choose(player.payable()[0])
    expect(page.get_by_role("list", name="What happened")).to_contain_text(
        re.compile("You build|Turned up")
    )


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
    keep_all(page)
    assert MousePlayer(page).await_turn() == "Pass"
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
