"""Every table and page is whole on every screen: nothing is cut, covered or out of reach."""

from collections import Counter
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import MOST, Dresser
from tests.browser.conftest import Visit
from tests.browser.states import State, finish, open_table, states_of
from tests.browser.steps import become_known
from tests.browser.visitor import DESKTOP, LANDSCAPE, PHONE, SIZES, Language, Size, Theme

TABLES = [("swiss", 2), *product(("europe", "carcassonne"), range(2, 6))]
LANGUAGES: tuple[Language, ...] = ("en", "pl", "fr")
SMALL = (Size(1366, 640), Size(360, 740, touch=True))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_is_whole_on_every_screen(someone: Visit, game: str, seats: int) -> None:
    """Two and five seats in all stages; what lies between them in one, for the rest is the same."""
    page = someone().open("/")
    open_table(page, game, seats)
    faults: list[str] = []
    for state in states_of(game):
        _lead(page, state)
        if seats in (3, 4) and state.name not in ("turn", "tile"):
            continue
        for language in LANGUAGES:
            faults += measured(page, state.name, language, SIZES, whole=state.whole)
        faults += measured(page, state.name, "fr", SIZES[:1], "dark", whole=state.whole)
    assert not faults, "\n".join(["", *faults])


@pytest.mark.smoke
@pytest.mark.parametrize(("game", "seats"), [("europe", 5), ("carcassonne", 2)])
def test_a_table_is_whole_on_an_old_laptop_and_on_a_phone(
    someone: Visit, game: str, seats: int
) -> None:
    page = someone().open("/")
    open_table(page, game, seats)
    faults: list[str] = []
    for state in states_of(game)[:2]:
        _lead(page, state)
        faults += measured(page, state.name, "fr", SMALL, whole=state.whole)
    assert not faults, "\n".join(["", *faults])


@pytest.mark.parametrize("size", [Size(1366, 640), Size(1024, 768), PHONE, LANDSCAPE], ids=str)
@pytest.mark.parametrize("game", ["swiss", "carcassonne"])
def test_the_board_stays_where_it_is_through_a_turn(someone: Visit, game: str, size: Size) -> None:
    """The tray keeps its height, too. Tickets are a stage of their own on a phone."""
    page = someone(size, language="fr").open("/")
    open_table(page, game, 2)
    boxes, trays = {}, {}
    for state in states_of(game):
        Dresser(page).wear("en")
        state.lead(page)
        Dresser(page).wear("fr")
        found = Dresser(page).measure()
        if state.name != "offer":
            boxes[state.name], trays[state.name] = found.board, found.tray
    assert len(set(boxes.values())) == 1, boxes
    assert len(set(trays.values()) - {0}) == 1, trays


@pytest.mark.parametrize("path", ["/", "/new/europe", "/rules"])
def test_a_page_is_whole_on_every_screen(someone: Visit, path: str) -> None:
    page = someone().open(path)
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    _check_everywhere(page, path)


def test_no_game_is_left_over_in_a_row_of_its_own(someone: Visit) -> None:
    """All rows of the first page have as many games."""
    page = someone().open("/")
    games = page.locator(".games > li")
    expect(games).to_have_count(3)
    for size in SIZES:
        Dresser(page).size(size)
        tops: list[float] = games.evaluate_all("all => all.map((one) => one.offsetTop)")
        assert len(set(Counter(tops).values())) == 1, (str(size), tops)


def test_an_invitation_is_whole_on_every_screen(someone: Visit) -> None:
    host = someone().open("/")
    base = become_known(host)
    seats = [{"type": "me"}, {"type": "bot", "bot": "club"}, {"type": "friend"}]
    wish = {"game": "europe", "seats": seats, "name": "Anna"}
    made = host.request.post(f"{base}/api/tables", data=wish).json()
    page = someone().open(made["invite"])
    sit_down = page.locator("button[type=submit]")
    expect(sit_down).to_be_visible()
    _check_everywhere(page, "join")
    for size in (Size(1366, 640), LANDSCAPE):  # nobody looks for it below the window
        Dresser(page).size(size)
        expect(sit_down).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["swiss", "carcassonne"])
def test_result_and_replay_are_whole_on_every_screen(someone: Visit, game: str) -> None:
    page = someone().open("/")
    open_table(page, game, 2)
    finish(page, game)
    page.reload()
    replay = page.locator("a[href^='/replay/']").first
    expect(replay).to_be_attached()
    link = replay.get_attribute("href") or ""
    _check_everywhere(page, "result")
    page.goto(page.url.split("/t/")[0] + link)
    page.get_by_role("slider").fill("30")
    _check_everywhere(page, "replay")


def test_a_wide_font_pushes_no_button_out_of_the_window(someone: Visit) -> None:
    """Every machine has its own fonts; French words are the longest."""
    page = someone(Size(1280, 720), language="fr").open("/")
    open_table(page, "carcassonne", 2)
    for state in states_of("carcassonne"):
        state.lead(page)
    page.evaluate("document.body.style.letterSpacing = '0.05em'")
    faults = [fault for fault in Dresser(page).measure().faults if not fault.startswith("label")]
    assert not faults, "\n".join(["", *faults])


def test_what_is_opened_over_the_board_leaves_its_keys_free(someone: Visit) -> None:
    """The tiles that are left, and the legend of the fields, where the keys take two lines."""
    page = someone(SIZES[0], language="fr").open("/")
    open_table(page, "carcassonne", 2)
    keys = page.locator("div.keys").bounding_box()
    assert keys is not None
    for key, name in (("t", "Tuiles restantes"), ("f", "Prés")):
        page.keyboard.press(key)
        part = page.get_by_role("region", name=name)
        expect(part).to_be_visible()
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= keys["y"], name


def _check_everywhere(page: Page, name: str) -> None:
    faults: list[str] = []
    for language in LANGUAGES:
        faults += measured(page, name, language, SIZES)
    faults += measured(page, name, "fr", SIZES[:1], "dark")
    assert not faults, "\n".join(["", *faults])


def measured(
    page: Page,
    name: str,
    language: Language,
    sizes: tuple[Size, ...],
    theme: Theme = "light",
    *,
    whole: tuple[str, ...] = (),
) -> list[str]:
    """What is wrong, each with its screen; `whole`: on which shapes all of the map is seen."""
    dresser = Dresser(page)
    dresser.wear(language, theme)
    found = []
    for size in sizes:
        dresser.size(size)
        boxes = dresser.measure()
        faults = boxes.faults + (boxes.map if size.shape in whole else [])
        found += [f"{name} {size} {language} {theme}: {fault}" for fault in faults[:MOST]]
    return found


def _lead(page: Page, state: State) -> None:
    """From a wide English page: the way there is found by words and places."""
    dresser = Dresser(page)
    dresser.size(DESKTOP)
    dresser.wear("en")
    state.lead(page)
