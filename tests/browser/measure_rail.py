"""How heavy and how fast the rail table is in a browser: bytes of the first load, time to draw.

    python -m tests.browser.measure_rail [--url URL] [--decisions 40]

The time is from the arrival of a move's event to the frame that shows it.
"""

import argparse
import statistics
import sys

from playwright.sync_api import Page

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
LOAD = """
performance.getEntries().filter(e => "encodedBodySize" in e && !e.name.startsWith("data:"))
  .map(e => [e.name.replace(location.origin, ""), e.encodedBodySize])
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
        tell_load(visitor.open(page.url.replace(visitor.base, "")))
        player = MousePlayer(page)
        player.hurry()
        player.play(arguments.decisions)
        tell_times(page)
    return 0


def tell_load(page: Page) -> None:
    """The table opened by its address, with nothing cached by this window."""
    page.locator(".basemap").first.wait_for(state="attached")
    tell_load_of(page)


def tell_load_of(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    parts: list[tuple[str, int]] = page.evaluate(LOAD)
    for name, size in sorted(parts, key=lambda part: -part[1])[:12]:
        print(f"{size / 1024:8.1f} KB  {name}")
    print(f"{sum(size for _, size in parts) / 1024:8.1f} KB  in all, as sent")


def tell_times(page: Page) -> None:
    times: list[float] = page.evaluate("window.drawn")
    late = times[len(times) // 2 :]
    middle, worst = statistics.median(late), max(late)
    print(f"{len(late)} events of the second half: median {middle:.0f} ms, worst {worst:.0f} ms")


if __name__ == "__main__":
    sys.exit(main())
