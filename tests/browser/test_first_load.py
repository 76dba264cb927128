"""A page opened for the first time: few requests and bytes, for slow lines and old phones."""

from typing import NamedTuple

import pytest

from tests.browser.conftest import Visit
from tests.browser.first_load import first_load
from tests.browser.forward import forward
from tests.browser.scenes_tiles import table_of
from tests.browser.steps import make
from tests.browser.visitor import Visitor

MOST_REQUESTS = 12
MOST_KILOBYTES = 150


class Case(NamedTuple):
    """A page, and a selector of what is there at last."""

    path: str
    ready: str


@pytest.mark.parametrize(
    "case",
    [
        Case("/", "svg .basemap"),
        Case("/new/europe", "form"),
        Case("/rules", "h2"),
    ],
    ids=lambda case: case.path,
)
def test_a_page_is_few_and_small_files(someone: Visit, case: Case) -> None:
    visitor = someone()
    check(visitor, visitor.base + case.path, case.ready)


@pytest.mark.parametrize(
    ("game", "ready"),
    [("europe", ".basemap"), ("swiss", ".basemap"), ("carcassonne", ".board")],
)
def test_a_table_is_few_and_small_files(someone: Visit, game: str, ready: str) -> None:
    visitor = someone()
    page = visitor.open(f"/new/{game}")
    make(page)
    check(visitor, page.url, ready)


def test_a_replay_is_few_and_small_files(someone: Visit) -> None:
    visitor = someone()
    page = visitor.open()
    table_of(page)
    forward(page, -1)
    check(visitor, page.url.replace("/t/", "/replay/"), "[role=slider], input[type=range]")


def check(visitor: Visitor, url: str, ready: str) -> None:
    load = first_load(visitor.context, url, ready)
    print(f"{len(load.requests)} requests, {load.kilobytes:.1f} KB", load.sizes.most_common())
    assert len(load.requests) <= MOST_REQUESTS
    assert load.kilobytes < MOST_KILOBYTES
