"""How heavy and how fast the rail table is in a browser: bytes of the first load, time to draw.

    python -m tests.browser.measure_rail [--url URL] [--decisions 40]

The time is from the arrival of a move's event to the frame that shows it. A machine with other work
makes it longer; what the page itself works for an event is told beside it, by its thread's clock.
The player looks ten times a second whether it is its turn: to look at every frame costs the page's
own thread more than an event does.
"""

import argparse
import statistics
import sys
from typing import NamedTuple

from playwright.sync_api import BrowserContext, CDPSession, Page

from tests.browser.first_load import first_load
from tests.browser.rail_player import MousePlayer, deal
from tests.browser.stage import stage
from tests.browser.visitor import visit

CLOCK = """
window.drawn = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", ({ data }) => {
      if (!data.includes('"type":"happened"')) return;
      const begun = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.drawn.push(performance.now() - begun);
        port2.postMessage(null);
      });
    });
  }
};
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", help="a server that runs already")
    parser.add_argument("--decisions", type=int, default=40)
    arguments = parser.parse_args()
    with stage(arguments.url) as (browser, url):
        visitor = visit(browser, url)
        visitor.context.add_init_script(CLOCK)
        page = visitor.open("/new/europe")
        deal(page, 7)
        tell_load(visitor.context, page.url, ".basemap")
        player = MousePlayer(page)
        player.looks = 100
        player.hurry()
        player.play(arguments.decisions // 2)
        clock = visitor.context.new_cdp_session(page)
        clock.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = work_of(page, clock)
        player.play(arguments.decisions - arguments.decisions // 2)
        tell_times(page, before, work_of(page, clock))
    return 0


def tell_load(context: BrowserContext, url: str, ready: str) -> None:
    """A table opened by its address; `ready` is a selector of what is there at last."""
    load = first_load(context, url, ready)
    for path, size in load.sizes.most_common(12):
        print(f"{size / 1024:8.1f} KB  {path}")
    print(f"{load.kilobytes:8.1f} KB  in all, as sent, by {len(load.requests)} requests")


class Work(NamedTuple):
    """What the page has done so far: milliseconds of its thread, and events it has drawn."""

    milliseconds: float
    events: int


def work_of(page: Page, clock: CDPSession) -> Work:
    metrics = {m["name"]: m["value"] for m in clock.send("Performance.getMetrics")["metrics"]}
    return Work(metrics["TaskDuration"] * 1000, page.evaluate("window.drawn.length"))


def tell_times(page: Page, before: Work, after: Work) -> None:
    late: list[float] = page.evaluate(f"window.drawn.slice({before.events})")
    middle, worst = statistics.median(late), max(late)
    work = (after.milliseconds - before.milliseconds) / len(late)
    print(f"{len(late)} events of the second half: median {middle:.0f} ms, worst {worst:.0f} ms")
    print(f"{work:.0f} ms of work for each event, with all that the player did between them")


if __name__ == "__main__":
    sys.exit(main())
