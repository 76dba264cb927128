"""Every table and page is whole on every screen: nothing is cut, covered or out of reach."""

from itertools import product

import pytest
from playwright.sync_api import Page

from tests.browser.boxes import MOST, Dresser
from tests.browser.conftest import Visit
from tests.browser.states import State, open_table, states_of
from tests.browser.visitor import SIZES, Language, Size, Theme

TABLES = [("swiss", 2), *product(("europe", "carcassonne"), range(2, 6))]
LANGUAGES: tuple[Language, ...] = ("en", "pl", "fr")
NARROW = 900
"""Screens less wide, or lower than FLAT, show a part of the map once the tickets are chosen."""
FLAT = 521


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_is_whole_on_every_screen(someone: Visit, game: str, seats: int) -> None:
    """Two and five seats in all stages; between them only what the number of seats changes."""
    page = someone().open("/")
    open_table(page, game, seats)
    chosen = states_of(game) if seats in (2, 5) else states_of(game)[:2]
    faults: list[str] = []
    for state in chosen:
        _lead(page, state)
        for language in LANGUAGES:
            faults += measured(page, state, language, SIZES)
        faults += measured(page, state, "fr", SIZES[:1], "dark")
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
        faults += measured(page, state, "fr", (Size(1366, 640), Size(360, 740, touch=True)))
    assert not faults, "\n".join(["", *faults])


def measured(
    page: Page, state: State, language: Language, sizes: tuple[Size, ...], theme: Theme = "light"
) -> list[str]:
    """What is wrong, each with the screen and the language where it is."""
    dresser = Dresser(page)
    dresser.wear(language, theme)
    found = []
    for size in sizes:
        dresser.size(size)
        boxes = dresser.measure()
        wide = size.width >= NARROW and size.height >= FLAT
        faults = boxes.faults + (
            boxes.map if state.name == "offer" or (state.whole and wide) else []
        )
        found += [
            f"{state.name} {size.width}x{size.height} {language} {theme}: {fault}"
            for fault in faults[:MOST]
        ]
    return found


def _lead(page: Page, state: State) -> None:
    """From a wide English page: the way there is found by words and places."""
    dresser = Dresser(page)
    dresser.size(Size(1440, 900))
    dresser.wear("en")
    state.lead(page)
