"""How heavy and how fast the Carcassonne table is in a browser.

    python -m tests.browser.measure_tiles [--url URL] [--runs 3]

Told are the bytes of the first load, the time from the arrival of a move's event (the socket's
message) to the frame that shows it on a board of the middle of the game, what the page works for
an event by its thread's clock, and the longest frame while a board of 72 tiles is dragged. Other
work on the machine makes times longer: of several runs the best and the median are told.

Three events follow each other at once in a turn: one's own move, the bot's tile, its follower.
Between turns a timer looks whether it is one's turn again, ten times a second, and not expect():
its searches run on the page's thread all the time, and events would wait for them.
"""

import argparse
import statistics
import sys
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from tests.browser.forward import forward
from tests.browser.measure_rail import CLOCK, tell_load, work_of
from tests.browser.scenes_tiles import lay, show_result, sit_down
from tests.browser.stage import stage
from tests.browser.visitor import visit

TURNS = 12  # of the middle of the game: the events of both seats are timed
READY = (
    12_000  # milliseconds: points that float up are gone, pictures of tiles that may come are made
)
MINE_AGAIN = """() =>
  !document.querySelector(".laid") && document.querySelector(".cell, .ribbon button, .end")"""
DRAG = 3.0  # seconds
FRAMES = """
window.frames = [];
const step = (last) => requestAnimationFrame((now) => {
  window.frames.push(now - last);
  step(now);
});
requestAnimationFrame(step);
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", help="a server that runs already")
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    with stage(arguments.url) as (browser, url):
        tell_first_load(browser, url)
        moves = [time_moves(browser, url) for _ in range(arguments.runs)]
        tell("from event to frame, middle of the game, median of a run", [m.event for m in moves])
        tell("work of the page for each event, with laying and clicks", [m.work for m in moves])
        frames = [drag(browser, url) for _ in range(arguments.runs)]
        tell("longest frame while 72 tiles are dragged", frames)
    return 0


def tell(what: str, times: list[float]) -> None:
    best, middle = min(times), statistics.median(times)
    print(f"{what}: best {best:.0f} ms, median {middle:.0f} ms of {len(times)} runs", flush=True)


def tell_first_load(browser: Browser, base: str) -> None:
    """A table that somebody comes to who was never here."""
    owner, guest = visit(browser, base), visit(browser, base)
    page = owner.open()
    sit_down(page, watch=True)
    tell_load(guest.context, page.url, ".watching")
    owner.context.close()
    guest.context.close()


class Moves(NamedTuple):
    """Milliseconds: the median from an event to its frame, and the page's work for an event."""

    event: float
    work: float


def time_moves(browser: Browser, base: str) -> Moves:
    """Half of the tiles are laid."""
    visitor = visit(browser, base, still=False)
    visitor.context.add_init_script(CLOCK)
    page = visitor.open()
    sit_down(page, left=36)
    page.wait_for_timeout(READY)
    clock = visitor.context.new_cdp_session(page)
    clock.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate("window.drawn.length = 0")
    before = work_of(page, clock)
    for number in range(TURNS):
        lay(page, number)
        page.locator(".confirm").click()
        page.wait_for_function(MINE_AGAIN, polling=100)
    after = work_of(page, clock)
    times: list[float] = page.evaluate("window.drawn")
    visitor.context.close()
    work = (after.milliseconds - before.milliseconds) / after.events
    return Moves(statistics.median(times), work)


def drag(browser: Browser, base: str) -> float:
    """The longest frame while the whole board is dragged about by mouse."""
    visitor = visit(browser, base, still=False)
    page = visitor.open()
    sit_down(page, left=36)
    forward(page, -1)
    show_result(page)
    page.wait_for_timeout(4000)  # all pictures of tiles are made
    longest = max(while_dragging(page))
    visitor.context.close()
    return longest


def while_dragging(page: Page) -> list[float]:
    box = page.get_by_role("group", name="Board", exact=True).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y)
    page.evaluate(FRAMES)
    for step in range(int(DRAG * 60)):
        page.mouse.move(x + 20 + 4 * (step % 50), y + 3 * (step % 40))
    frames: list[float] = page.evaluate("window.frames.slice(1)")
    page.mouse.up()
    return frames


if __name__ == "__main__":
    sys.exit(main())
