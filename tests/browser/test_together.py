"""Several people: by link at two screens, or at one screen with a curtain; and what comes after."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import hurdles
from tests.browser.conftest import Visit
from tests.browser.steps import as_lists, become_known, keep_all, make, with_a_friend
from tests.browser.visitor import PHONE

CURTAIN = re.compile("s turn. Pass them the screen")


def offered(page: Page) -> list[str]:
    """The tickets that the person at this screen may keep, by their ends."""
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    labels = page.get_by_role("radiogroup").locator("> span").all_inner_texts()
    assert len(labels) >= 3
    return [re.sub(r"\s*\d+$", "", label.strip()) for label in labels]


def hand(page: Page) -> Locator:
    """The cards that are shown as one's own, in the list form."""
    return page.locator("dt", has_text=re.compile("^Hand$")).locator("+ dd")


@pytest.mark.smoke
def test_two_browsers_at_one_table_see_only_their_own_cards(someone: Visit) -> None:
    page = someone().open()
    with_a_friend(page, "Europe")
    expect(page.get_by_text("Only this computer can come in")).to_be_visible()
    assert hurdles(page) == []
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    friend = someone(PHONE).open(link[link.index("/join") :])
    expect(friend.get_by_text("The last free seat is yours.")).to_be_visible()
    assert hurdles(friend) == []
    friend.get_by_label("Your name").fill("Bob")
    expect(friend.get_by_role("listitem").filter(has_text="your seat")).to_contain_text("Bob")
    friend.get_by_role("button", name="Sit down").click()
    both = [page, friend]
    for screen in both:
        as_lists(screen)
        expect(screen.get_by_role("rowheader", name="Bob")).to_be_visible()
        expect(hand(screen)).to_have_text(re.compile(r"\d \w+"))
    tickets = {}
    asked = page.get_by_role("button", name="Continue").is_visible()
    order = (page, friend) if asked else (friend, page)
    for screen, other in (order, order[::-1]):
        expect(screen.get_by_role("button", name="Continue")).to_be_visible()
        tickets[screen] = offered(screen)
        assert len(tickets[screen]) == 4
        for ticket in tickets[screen]:
            expect(other.get_by_text(ticket)).to_have_count(0)
        keep_all(screen)
        expect(screen.get_by_role("button", name="Continue")).to_have_count(0)
    assert not set(tickets[page]) & set(tickets[friend])
    talk_and_take_back(page, friend)


def talk_and_take_back(page: Page, friend: Page) -> None:
    """A few words, and a move taken back because the other agrees."""
    field = friend.get_by_label("Say something")
    field.fill("Good luck!")
    friend.get_by_role("button", name="Send").click()
    field.fill("And have fun!")  # written while the first line is on its way
    field.press("Enter")
    for line in ("Good luck!", "And have fun!"):
        expect(page.get_by_role("log", name="Chat").get_by_text(line)).to_be_visible()
    skip = re.compile("^Pass$")
    mover, other = (
        (page, friend) if page.get_by_role("button", name=skip).is_visible() else (friend, page)
    )
    mover.get_by_role("button", name=skip).click()
    expect(other.get_by_role("button", name=skip)).to_be_visible()
    mover.get_by_role("button", name="Take back").click()
    other.get_by_role("button", name="Agree").click()
    expect(mover.get_by_role("button", name=skip)).to_be_visible()


def test_what_was_said_last_is_seen(someone: Visit) -> None:
    page = someone().open("/new/europe")
    make(page)
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    lines = page.get_by_role("log", name="Chat").get_by_role("listitem")
    for number in range(1, 13):  # more than there is room for
        page.get_by_label("Say something").fill("Hello!")
        page.get_by_label("Say something").press("Enter")
        expect(lines).to_have_count(number)
        expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()
    page.get_by_role("button", name="Close").click()
    menu.click()
    expect(lines.last).to_be_in_viewport()


def test_a_link_leads_back_to_the_own_seat_and_tells_when_all_are_taken(someone: Visit) -> None:
    page = someone().open("/new/swiss#friend")
    page.get_by_role("switch", name="Aids").click()
    page.get_by_role("switch", name="Spectators").click()
    make(page)
    expect(page.get_by_text("no aids")).to_be_visible()
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    path = link[link.index("/join") :]
    friend = someone().open(path)
    expect(friend.get_by_text("no aids")).to_be_visible()
    assert hurdles(friend) == []
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url("**/t/*")
    friend.goto(friend.url.replace("/t/", "/join/") + path[path.index("#") :])
    friend.wait_for_url("**/t/*")
    late = someone().open(path)
    expect(late.get_by_text("But all seats are taken by now.")).to_be_visible()
    late.get_by_role("main").get_by_role("link", name="Watch").click()
    expect(late.get_by_text("You are watching")).to_be_visible()
    expect(late.get_by_text("no aids")).to_be_visible()


def test_a_watcher_sees_the_table_and_nobodys_cards(someone: Visit) -> None:
    page = someone().open("/new/europe")
    page.get_by_role("switch", name="Spectators").click()
    make(page)
    as_lists(page)
    watcher = someone().open("/t/" + page.url.split("/t/")[1])
    as_lists(watcher)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(watcher.get_by_text("You can’t do anything now.")).to_be_visible()  # noqa: RUF001 - as it is written
    for ticket in offered(page):
        expect(page.get_by_text(ticket).first).to_be_visible()
        expect(watcher.get_by_text(ticket)).to_have_count(0)
    expect(hand(page)).to_have_count(1)
    expect(hand(watcher)).to_have_count(0)
    assert hurdles(watcher) == []


def test_one_screen_has_a_curtain_and_a_game_can_be_looked_at_again(someone: Visit) -> None:
    ann = someone()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ann.open("/new/europe#screen")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Name of player 2").fill("Zoé")
    make(page)
    seen: dict[str, list[str]] = {}
    cards: dict[str, str] = {}
    for turn in range(6):  # each keeps tickets, then passes twice: that ends the game (R34)
        curtain = page.get_by_role("dialog", name=CURTAIN)
        expect(curtain).to_be_visible()
        who = "Ann" if "Ann" in curtain.inner_text() else "Zoé"
        for ticket in [ticket for tickets in seen.values() for ticket in tickets]:
            expect(page.get_by_text(ticket)).to_have_count(0)
        expect(hand(page)).to_have_count(0)
        if turn == 0:
            assert hurdles(page) == []
        curtain.get_by_role("button", name="Show my cards").click()
        if turn == 0:
            as_lists(page)
        for ticket in seen.get("Zoé" if who == "Ann" else "Ann", []):
            expect(page.get_by_text(ticket)).to_have_count(0)
        own = hand(page).inner_text()  # nobody draws: the cards stay the same
        assert cards.setdefault(who, own) == own
        act = "Continue" if turn < 2 else "Pass"
        if act == "Continue":
            seen[who] = offered(page)
            keep_all(page)
        else:
            page.get_by_role("button", name=act, exact=True).click()
        if turn < 5:  # the last one needs no curtain any more
            page.get_by_role("button", name="Pass on").click()
    assert len(seen) == len(cards) == 2
    end = page.get_by_role("region", name="The game is over")
    expect(end).to_be_visible()
    assert hurdles(page) == []
    end.get_by_role("link", name="Review").click()
    look_at_it_again(page)


def look_at_it_again(page: Page) -> None:
    """The replay: steps, keys, eyes, text."""
    expect(page.get_by_text("Move 6 of 6")).to_be_visible()
    assert hurdles(page) == []
    slider = page.get_by_role("slider", name="Move")
    slider.fill("3")
    expect(page.get_by_text("Move 3 of 6")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_text("Move 0 of 6")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Move 1 of 6")).to_be_visible()
    page.get_by_role("list", name="Moves").get_by_role("button").last.click()
    expect(page.get_by_text("Move 6 of 6")).to_be_visible()
    page.get_by_role("radio", name="Zoé").click()
    expect(page.get_by_role("heading", level=3, name="Ann")).to_have_count(0)
    page.get_by_role("radio", name="Everybody").click()
    for name in ("Ann", "Zoé"):  # side by side, none below what is seen
        expect(page.get_by_role("heading", level=3, name=name)).to_be_in_viewport()
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    record = page.evaluate("navigator.clipboard.readText()")
    assert record.count("pass") >= 4, record


PLAY_TO_THE_END = """
async names => {
  const seats = names.map((name, i) => (i ? { type: "screen", name } : { type: "me" }));
  const wish = { method: "POST", headers: { "content-type": "application/json" } };
  const body = JSON.stringify({ game: "europe", seats, name: names[0] });
  const made = await fetch("/api/tables", { ...wish, body });
  const { table } = await made.json();
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  const send = message => socket.send(JSON.stringify({ id: 1, ...message }));
  socket.onopen = () => send({ type: "hello", lines: 0 });
  return new Promise((resolve, reject) => {
    socket.onclose = () => reject(new Error("closed"));
    socket.onmessage = ({ data }) => {
      const { type, position, text } = JSON.parse(data);
      if (type === "refused") reject(new Error(text));
      if (!position) return;
      const move = position.moves.find(({ type }) => type === "pass") ?? position.moves[0];
      if (position.score) resolve(table);
      else if (position.curtain !== null) send({ type: "lift", seat: position.curtain });
      else if (move) send({ type: "play", version: position.version, moves: [move] });
    };
  });
}
"""


def test_a_replay_shows_all_five_seats(someone: Visit) -> None:
    """They keep tickets and pass until the game is over."""
    names = ["Ann", "Zoé", "Jan", "Eve", "Tom"]
    page = someone().open("/")
    become_known(page)
    table = page.evaluate(PLAY_TO_THE_END, names)
    page.goto(page.url + f"replay/{table}")
    expect(page.get_by_text("Move 15 of 15")).to_be_visible()
    for name in names:
        expect(page.get_by_role("heading", level=3, name=name)).to_be_visible()
        expect(page.get_by_role("columnheader", name=name)).to_have_count(1)
    page.get_by_role("radio", name="Tom").click()
    expect(page.get_by_role("heading", level=3, name="Tom")).to_be_visible()
    expect(page.get_by_role("heading", level=3, name="Ann")).to_have_count(0)


def test_a_game_that_goes_on_is_not_replayed(someone: Visit) -> None:
    visitor = someone()
    page = visitor.open("/new/carcassonne")
    make(page)
    visitor.ignore("403")
    page.goto(page.url.replace("/t/", "/replay/"))
    expect(page.get_by_text("The game is not over yet.")).to_be_visible()
