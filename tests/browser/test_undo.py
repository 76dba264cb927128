"""Taking moves back at a rail table: a button that is seen, and a log that shows what stands."""

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import make, with_a_friend

PLAY = """
(wanted) => new Promise((done, fail) => {
  const table = location.pathname.split("/").at(-1);
  const host = location.origin.replace("http", "ws");
  const socket = new WebSocket(`${host}/api/tables/${table}/socket`);
  const send = (message) => socket.send(JSON.stringify(message));
  let [left, sent] = [[...wanted], -1];
  socket.onopen = () => send({ type: "hello", id: 1 });
  socket.onerror = () => fail(new Error("no socket"));
  socket.onmessage = ({ data }) => {
    const { type, text, position } = JSON.parse(data);
    if (type === "refused") return fail(new Error(text));
    if (type === "done" && !left.length) return socket.close(), done();
    if (!position?.moves.length || position.version === sent || !left.length) return;
    sent = position.version;
    const kind = left.shift();
    const move = position.moves.find((move) => move.type === kind);
    send({ type: "play", id: 2, version: position.version, moves: [move] });
  };
})
"""


def play(page: Page, *kinds: str) -> None:
    """The first legal moves of these kinds, by another socket of the same person."""
    page.evaluate(PLAY, list(kinds))


def test_a_move_is_taken_back_by_a_button_and_the_log_shows_it(someone: Visit) -> None:
    page = someone().open("/new/europe")
    make(page)
    play(page, "keep", "pass")
    log = page.get_by_role("list", name="What happened")
    passed = log.get_by_role("listitem").filter(has_text="You pass")
    expect(passed).to_have_count(1)
    back = page.get_by_role("button", name="Take back")
    expect(back).to_be_enabled()
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_enabled()
    back.click()
    expect(passed).to_contain_text("taken back")
    expect(log.get_by_role("listitem").filter(has_text="You took moves back")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "turns"),
    [("Europe", [["keep"], ["keep"], ["draw"]]), ("Carcassonne", [["place", "skip"]])],
)
def test_between_people_a_gray_button_says_why(
    someone: Visit, game: str, turns: list[list[str]]
) -> None:
    page = someone().open()
    with_a_friend(page, game)
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    friend = someone().open(link[link.index("/join") :])
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url("**/t/*")
    expect(page.get_by_role("list", name="What happened")).to_be_visible()
    asked = page.title().startswith("Your turn")
    first, second = (page, friend) if asked else (friend, page)
    for mover, kinds in zip(cycle((first, second)), turns, strict=False):
        play(mover, *kinds)
    back = first.get_by_role("button", name="Take back")
    expect(back).to_have_attribute("aria-disabled", "true")
    back.click(force=True)  # it can't be used, but it answers
    expect(first.get_by_role("alert")).to_contain_text("Something hidden was shown")
