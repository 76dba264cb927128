"""The house as `python -m tests.architecture.graph` draws it: arrows, names and sizes."""

import re

import pytest

from tests.architecture.graph import pages, python, sizes
from tests.architecture.graph.__main__ import PICTURE, graphs
from tests.architecture.graph.drawing import picture
from tests.architecture.graph.layers import cycles, graph_of, layers
from tests.architecture.graph.limits import (
    MANY_ARGUMENTS,
    MOST_ARGUMENTS,
    NAMED,
    names_in,
    names_outside,
)

COLUMNS = [
    {"wire", "theme"},
    {"state"},
    {"text", "router", "sound"},
    {"rules"},
    {"ui"},
    {"table", "making", "replay"},
    {"games/rail", "games/carcassonne", "games/plain"},
    {"games"},
    {"home"},
    {"pages"},
    {"app"},
]
"""The folders of the pages: an import goes only to columns before its own, or to its own folder."""
COLUMN = {folder: column for column, folders in enumerate(COLUMNS) for folder in folders}
LARGEST = 300_000  # bytes of the picture


def test_every_folder_of_the_pages_has_its_column() -> None:
    assert set(graph_of(pages.arrows())) == set(COLUMN)


def test_imports_of_the_pages_go_only_leftwards() -> None:
    wrong = {
        (start, end)
        for start, end in pages.arrows()
        if start != end and COLUMN[start] <= COLUMN[end]
    }
    assert wrong == set()


def test_no_part_of_either_language_is_in_a_cycle() -> None:
    assert [cycles(graph) for _, graph in graphs()] == [[], []]


def test_a_cycle_is_found() -> None:
    graph = graph_of([("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")])
    assert cycles(graph) == [["a", "b", "c"]]


def test_layers_import_only_from_those_before_them() -> None:
    assert layers(graph_of([("a", "b"), ("a", "c"), ("b", "c")])) == [["c"], ["b"], ["a"]]


@pytest.mark.parametrize(
    "line",
    [
        'import { say } from "./text/index.ts";',
        'import type { Say } from "./text/index.ts";',
        'export { say } from "./text/index.ts";',
        'import "./text/index.ts";',
        'const later = () => import("./text/index.ts");',
        'import rules from "./text/index.ts?raw";',
        'import {\n  say,\n} from "./text/index.ts";',
    ],
)
def test_an_import_of_the_pages_is_found(line: str) -> None:
    assert pages.imports(line) == ["./text/index.ts"]


@pytest.mark.parametrize(
    ("module", "part"),
    [
        ("stolik", "stolik"),
        ("stolik.rail.claim", "rail"),
        ("stolik.bots.rail.uct", "bots/rail"),
        ("stolik.record", "game"),
        ("stolik.errors", "errors"),
    ],
)
def test_a_module_has_its_part(module: str, part: str) -> None:
    assert python.part(module) == part


def test_no_file_of_the_pages_names_a_game_outside_its_folder() -> None:
    assert sorted(names_outside()) == [], "ask the game's face instead"


def test_exceptions_are_files_that_are_there() -> None:
    written = {name for name in NAMED if ".gen." not in name}
    assert {name for name in written if not (pages.SOURCES / name).exists()} == set()


@pytest.mark.parametrize(
    "source",
    ['if (game === "swiss") x();', "class RailDesk {}", '<b class="carcassonne"></b>'],
)
def test_a_name_of_a_game_is_found(source: str) -> None:
    assert names_in(source)


@pytest.mark.parametrize("source", ["// as in Europe", "/** of rail */", "<!-- tiles -->"])
def test_a_comment_may_give_a_game_as_an_example(source: str) -> None:
    assert not names_in(source)


def test_no_function_takes_more_arguments_than_can_be_kept_in_mind() -> None:
    counts = [*sizes.python_arguments(), *sizes.page_arguments()]
    many = {size.where for size in counts if size.count > MOST_ARGUMENTS}
    assert many - MANY_ARGUMENTS.keys() == set()
    assert MANY_ARGUMENTS.keys() - many == set(), "these exceptions are no longer needed"


def test_the_picture_shows_all_parts_and_no_others() -> None:
    drawn = re.findall(r'<g id="([^"]+)">', PICTURE.read_text(encoding="utf-8"))
    parts = [node for _, graph in graphs() for node in graph]
    assert sorted(drawn) == sorted(parts), "run python -m tests.architecture.graph"
    assert PICTURE.stat().st_size < LARGEST


def test_a_picture_has_a_box_for_each_part_and_a_line_for_each_arrow() -> None:
    drawn = picture([("both", graph_of([("a", "b"), ("a", "c")]))])
    assert drawn.count("<rect") == 3
    assert drawn.count("C") == 2
