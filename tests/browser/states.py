"""Tables in the stages of a turn that look different, made without a click where that is quick."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tests.browser.forward import forward, forward_rail
from tests.browser.scenes_tiles import lay, wait
from tests.browser.steps import become_known

BOARDS = {"europe": "europe/europe", "swiss": "swiss/switzerland"}
CARDS = 14  # so many that most colors are in the hand
SEED = "7"
PATIENCE = 60_000  # milliseconds for four bots on a busy machine


@dataclass(frozen=True)
class State:
    """A stage of a turn, reached from the one before it on an English page."""

    name: str
    lead: Callable[[Page], None]
    whole: tuple[str, ...] = ()
    """On screens of which shapes the map shows all of it, for it has not been touched."""


def open_table(page: Page, game: str, seats: int) -> None:
    """A table against bots that play at once."""
    base = become_known(page)
    people = [{"type": "me"}, *[{"type": "bot", "bot": "casual"}] * (seats - 1)]
    wish = {"game": game, "seats": people, "seed": SEED, "pace": 0}
    made = page.request.post(f"{base}/api/tables", data=wish).json()
    page.goto(f"{base}/t/{made['table']}")
    page.locator(".offer, .world .cell").first.wait_for(timeout=PATIENCE)


def states_of(game: str) -> tuple[State, ...]:
    if game == "carcassonne":
        return (State("tile", _tile, whole=("wide",)), State("spots", _spots))
    return (
        State("offer", _offer, whole=("wide", "upright", "flat")),
        State("turn", lambda page: _turn(page, BOARDS[game]), whole=("wide",)),
        State("ways", _ways),
        State("tunnel", lambda page: _tunnel(page, BOARDS[game])),
    )


def finish(page: Page, game: str) -> None:
    """Plays the game to its end."""
    if game == "carcassonne":
        forward(page, -1)
    else:
        forward_rail(page, BOARDS[game], "end")


def _offer(page: Page) -> None:
    expect(page.locator(".offer")).to_be_visible()


def _turn(page: Page, board: str) -> None:
    forward_rail(page, board, "turn", CARDS)
    expect(page.locator(".tray.idle .routes button").first).to_be_attached()


def _ways(page: Page) -> None:
    """A gray route can be paid in many ways. The tray asks even where there is only one."""
    chips = page.locator(".tray.idle .routes button.payable")
    gray = chips.filter(has=page.locator(".k-gray"))
    chosen = gray if gray.count() else chips
    chosen.first.dispatch_event("click")
    expect(page.locator(".pay")).to_be_attached()


def _tunnel(page: Page, board: str) -> None:
    """A tunnel costs more than was played."""
    page.keyboard.press("Escape")
    forward_rail(page, board, "tunnel", CARDS)
    expect(page.locator(".tray .drawn").first).to_be_attached()


def _tile(page: Page) -> None:
    forward(page, 55)
    wait(page)


def _spots(page: Page) -> None:
    """The first place where the tile has three spots or more."""
    for number in range(12):
        lay(page, number)
        if page.locator(".spot").count() > 2:
            return
        page.keyboard.press("Escape")
