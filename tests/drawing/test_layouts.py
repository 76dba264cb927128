"""The layouts that come with Stolik are clean, and the check sees what is not."""

from collections.abc import Callable

import msgspec
import pytest

from stolik.drawing.check import faults, fits
from stolik.drawing.compute import LAYOUTS, compute_layout, drawn_layout
from stolik.drawing.layout import Layout, layout_text, read_layout
from stolik.drawing.network import bundles
from stolik.drawing.place import make_layout
from stolik.rail.board import MapFile
from stolik.rail.family import FAMILY
from tools.draw.rail.layouts import read_map, sizes_of
from tools.draw.rail.tune import read_tune, tuned_net

MAPS = sorted({name for maps in FAMILY.games.values() for name in maps})


def toy() -> tuple[MapFile, Layout]:
    return read_map("toy"), read_layout(LAYOUTS / "toy.json")


@pytest.mark.parametrize("name", MAPS)
def test_nothing_covers_anything_in_any_language(name: str) -> None:
    file = read_map(name)
    layout = drawn_layout(file)
    assert layout is not None
    assert faults(file, layout) == []


@pytest.mark.parametrize("name", MAPS)
def test_a_layout_is_what_the_tool_makes_of_its_tune(name: str) -> None:
    file = read_map(name)
    tune = read_tune(name)
    assert tune is not None
    made = make_layout(file, tuned_net(file, sizes_of(file), tune))
    assert layout_text(made) == (LAYOUTS / f"{name}.json").read_text(encoding="utf-8")


def test_halves_of_a_double_run_side_by_side() -> None:
    file, layout = toy()
    first, second = layout.routes["arch-elm.1"], layout.routes["arch-elm.2"]
    assert ["arch-elm.1", "arch-elm.2"] in bundles(file)
    assert [cell.angle for cell in first.cells] == [cell.angle for cell in second.cells]
    assert first.w == second.w


def change(layout: Layout, **changes: object) -> Layout:
    return msgspec.structs.replace(layout, **changes)


def space_on_space(layout: Layout) -> Layout:
    return change(layout, routes=layout.routes | {"bay-elm": layout.routes["bay-crag"]})


def space_on_place(layout: Layout) -> Layout:
    cell = layout.routes["crag-elm"].cells[0]
    spot = msgspec.structs.replace(layout.places["moor-1"], x=cell.x, y=cell.y)
    return change(layout, places=layout.places | {"moor-1": spot})


def move_name(layout: Layout, place: str, x: float, y: float) -> Layout:
    label = layout.places[place].label
    assert label is not None
    moved = msgspec.structs.replace(label, x=x, y=y)
    spot = msgspec.structs.replace(layout.places[place], label=moved)
    return change(layout, places=layout.places | {place: spot})


def name_on_space(layout: Layout) -> Layout:
    cell = layout.routes["dale-elm"].cells[1]
    return move_name(layout, "arch", cell.x, cell.y)


def name_on_name(layout: Layout) -> Layout:
    label = layout.places["bay"].label
    assert label is not None
    return move_name(layout, "arch", label.x, label.y)


def name_on_place(layout: Layout) -> Layout:
    return move_name(layout, "arch", layout.places["isle-1"].x, layout.places["isle-1"].y)


def beyond_the_edge(layout: Layout) -> Layout:
    return change(layout, canvas=msgspec.structs.replace(layout.canvas, width=400))


def short_spaces(layout: Layout) -> Layout:
    track = msgspec.structs.replace(layout.routes["arch-bay"], w=9.0)
    return change(layout, routes=layout.routes | {"arch-bay": track})


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (space_on_space, "spaces bay-crag/0 and bay-elm/0 overlap"),
        (space_on_place, "space crag-elm/0 lies on moor-1"),
        (name_on_space, "the name of arch lies on space dale-elm/1"),
        (name_on_name, "the names of arch and bay overlap"),
        (name_on_place, "the name of arch lies on isle-1"),
        (beyond_the_edge, "dale is beyond the edge"),
        (short_spaces, "spaces of arch-bay are only 9.0 long"),
    ],
)
def test_a_fault_is_seen(spoil: Callable[[Layout], Layout], said: str) -> None:
    file, layout = toy()
    assert said in faults(file, spoil(layout))


def test_a_long_name_in_one_language_counts() -> None:
    file, layout = toy()
    places = [
        msgspec.structs.replace(p, name=p.name | {"fr": "Saint-" * 12}) if p.id == "crag" else p
        for p in file.places
    ]
    spoiled = faults(msgspec.structs.replace(file, places=places), layout)
    assert any(fault.startswith("the name of crag lies on") for fault in spoiled)


def test_another_map_of_the_same_name_has_no_drawn_layout() -> None:
    file, layout = toy()
    assert fits(file, layout)
    longer = [msgspec.structs.replace(r, length=3) if r.id == "bay-elm" else r for r in file.routes]
    other = msgspec.structs.replace(file, routes=longer)
    assert not fits(other, layout)
    assert drawn_layout(other) is None


@pytest.mark.slow
@pytest.mark.parametrize("name", ["toy", "europe-modern"])
def test_a_map_without_a_layout_gets_a_readable_one(name: str) -> None:
    """The toy map tells no coordinates, the other one does."""
    file = read_map(name)
    layout = compute_layout(file)
    assert fits(file, layout)
    assert faults(file, layout) == []
    assert compute_layout(file) == layout
