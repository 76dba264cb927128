"""Tile sets of one's own: what is wrong with a file is told, and a good one plays.

Each fault is a small edit of a set of D, V, L and B, tiles of the base game.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik import BadMap, UnknownGame
from stolik.errors import BadTiles
from tests.rules.helpers import ROOT
from tests.rules.tile_helpers import laid, parts, small_set, write_set

Data = dict[str, Any]
Edit = Callable[[Data], object]


def tile(data: Data, name: str) -> Data:
    row: Data = next(row for row in data["tiles"] if row["id"] == name)
    return row


def many_kinds(data: Data) -> None:
    data["tiles"] += [tile(data, "B") | {"id": f"B{i}"} for i in range(69)]


def many_features(data: Data) -> None:
    # Two D have four features each, two V three, B two; 61 tiles L have seven each.
    tile(data, "L")["count"] = 61


FAULTS: dict[str, tuple[Edit, str]] = {
    # The file.
    "format": (
        lambda d: d.update(format="carcassonne-base-tiles/2"),
        "format is 'carcassonne-base-tiles/2'.*reads 'carcassonne-base-tiles/1'",
    ),
    "no tiles key": (lambda d: d.pop("tiles"), "missing required field `tiles`"),
    "no start key": (lambda d: d.pop("start"), "missing required field `start`"),
    "start without a tile": (lambda d: d["start"].pop("tile"), r"`tile`.*\$\.start"),
    "no tiles": (lambda d: d.update(tiles=[]), "the start tile 'D' is none of the tiles"),
    "unknown start": (
        lambda d: d["start"].update(tile="Z"),
        "the start tile 'Z' is none of the tiles",
    ),
    "only the start tile": (
        lambda d: d.update(tiles=[tile(d, "D") | {"count": 1}]),
        "a set needs a tile beside the start tile",
    ),
    "id of the set": (lambda d: d.update(id="my set"), "set's id 'my set' should be of letters"),
    "id of two lines": (lambda d: d.update(id="small\nseed 4"), "the set's id"),
    # Wrong types, with the place in the file.
    "count is text": (
        lambda d: d["tiles"][1].update(count="2"),
        r"Expected `int`, got `str`.*\$\.tiles\[1\]\.count",
    ),
    "count is a half": (lambda d: d["tiles"][1].update(count=1.5), r"\$\.tiles\[1\]\.count"),
    "count is true": (lambda d: d["tiles"][1].update(count=True), r"\$\.tiles\[1\]\.count"),
    "unknown terrain": (
        lambda d: d["tiles"][3]["edges"].update(N="river"),
        r"'river'.*\$\.tiles\[3\]\.edges",
    ),
    "monastery is text": (
        lambda d: d["tiles"][0].update(monastery="yes"),
        r"\$\.tiles\[0\]\.monastery",
    ),
    "tile without an id": (lambda d: d["tiles"][2].pop("id"), r"`id`.*\$\.tiles\[2\]"),
    "title is text": (lambda d: d.update(title="Small"), r"\$\.title"),
    # Names and numbers of tiles.
    "id with a space": (lambda d: tile(d, "V").update(id="V 2"), "tile 'V 2': an id is of letters"),
    "empty id": (lambda d: tile(d, "V").update(id=""), "tile '': an id is of letters"),
    "double tile": (lambda d: d["tiles"].append(tile(d, "V")), "tile 'V' is there twice"),
    "no copy": (lambda d: tile(d, "V").update(count=0), "tile 'V': its count should be 1 to 72"),
    "minus one copy": (
        lambda d: tile(d, "V").update(count=-1),
        "tile 'V': its count should be 1 to 72",
    ),
    "73 kinds": (many_kinds, "73 kinds of tiles: at most 72"),
    "73 tiles": (lambda d: tile(d, "B").update(count=68), "73 tiles: at most 72"),
    "443 features": (many_features, "443 features on all tiles: at most 432"),
    # Sides.
    "no west": (
        lambda d: tile(d, "V")["edges"].pop("W"),
        "tile 'V': edges are N, E, S: it needs N, E, S and W",
    ),
    "a fifth side": (
        lambda d: tile(d, "V")["edges"].update(NW="field"),
        "tile 'V': edges are .*NW: it needs N, E, S and W",
    ),
    "small letters": (
        lambda d: tile(d, "V").update(edges=dict.fromkeys("nesw", "field")),
        "tile 'V': edges are n, e, s, w: it needs",
    ),
    # Cities.
    "city without a side": (
        lambda d: tile(d, "L")["cities"][0].update(edges=[]),
        r"tile 'L': city\.0 has no side",
    ),
    "city at a road": (
        lambda d: tile(d, "L")["cities"][0].update(edges=["N", "E"]),
        r"tile 'L': city\.0 is at side 'E', which is no city side",
    ),
    "city at no side": (
        lambda d: tile(d, "L")["cities"][0].update(edges=["X"]),
        r"tile 'L': city\.0 is at side 'X', which is no city side",
    ),
    "side of two cities": (
        lambda d: tile(d, "L")["cities"].append({"edges": ["N"]}),
        r"tile 'L': side N belongs to city\.0 and to city\.1",
    ),
    "side of no city": (
        lambda d: tile(d, "L").update(cities=[]),
        "tile 'L': side N is a city side, but belongs to no city",
    ),
    # Roads.
    "road without a side": (
        lambda d: tile(d, "L")["roads"][2].update(edges=[]),
        r"tile 'L': road\.2 has no side",
    ),
    "road at a city": (
        lambda d: tile(d, "L")["roads"][1].update(edges=["N"]),
        r"tile 'L': road\.1 is at side 'N', which is no road side",
    ),
    "side of two roads": (
        lambda d: tile(d, "L")["roads"][1].update(edges=["E"]),
        r"tile 'L': side E belongs to road\.0 and to road\.1",
    ),
    "side of no road": (
        lambda d: tile(d, "V").update(roads=[{"edges": ["S"]}]),
        "tile 'V': side W is a road side, but belongs to no road",
    ),
    "road of three sides": (
        lambda d: tile(d, "L").update(roads=[{"edges": ["E", "S", "W"]}]),
        r"tile 'L': road\.0 has 3 sides: a road ends where more than two meet",
    ),
    # Farms.
    "unknown half-edge": (
        lambda d: tile(d, "V")["farms"][1].update(half_edges=["SSW", "SW"]),
        r"tile 'V': farm\.1 is at 'SW': half-edges are NNW, NNE, ENE, ESE, SSE, SSW, WSW, WNW",
    ),
    "half-edge of two farms": (
        lambda d: tile(d, "V")["farms"][1].update(half_edges=["SSE", "SSW", "WSW"]),
        r"tile 'V': half-edge SSE belongs to farm\.0 and to farm\.1",
    ),
    "half-edge of no farm": (
        lambda d: tile(d, "V")["farms"][1].update(half_edges=["SSW"]),
        "tile 'V': half-edge WSW belongs to no farm",
    ),
    "farm in a city": (
        lambda d: tile(d, "D")["farms"][0].update(half_edges=["WNW", "NNW", "ENE"]),
        "tile 'D': half-edge NNW is walled, but has a farm",
    ),
    "field side of two farms": (
        lambda d: tile(d, "D").update(
            farms=[{"half_edges": ["WNW", "ENE", "ESE", "SSE"]}, {"half_edges": ["SSW", "WSW"]}]
        ),
        "tile 'D': side S is a field, but SSE and SSW are of two farms",
    ),
    "farm at an unknown city": (
        lambda d: tile(d, "D")["farms"][0].update(cities=[1]),
        r"tile 'D': farm\.0 touches city\.1, which the tile doesn't have",
    ),
    "farm at a city below zero": (
        lambda d: tile(d, "D")["farms"][0].update(cities=[-1]),
        r"tile 'D': farm\.0 touches city\.-1",
    ),
    "eleven features": (
        lambda d: tile(d, "L")["farms"].extend([{"half_edges": []}] * 4),
        "tile 'L': it has 11 features: at most 10",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_a_tile_set_is_told(fault: str, tmp_path: Path) -> None:
    edit, message = FAULTS[fault]
    data = small_set()
    edit(data)
    path = write_set(tmp_path, data)
    for arguments in ((str(path),), ("carcassonne", str(path))):
        with pytest.raises(BadTiles, match=message) as caught:
            stolik.load(*arguments)
        assert str(caught.value).startswith(f"{path}: ")


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": 1}', "\x00", '"tiles"'])
def test_a_file_that_is_no_tile_set(text: str, tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadTiles, match=r"own\.json: "):
        stolik.load("carcassonne", str(path))
    with pytest.raises(BadMap, match=r"own\.json: "):  # nothing says that it should be tiles
        stolik.load(str(path))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadTiles, match=r"none\.json: No such file"):
        stolik.load("carcassonne", str(tmp_path / "none.json"))
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(BadTiles, match=r"folder\.json: "):
        stolik.load("carcassonne", str(tmp_path / "folder.json"))


def test_a_set_that_we_do_not_have() -> None:
    with pytest.raises(UnknownGame, match="carcassonne has no tile set 'mars': choose base"):
        stolik.load("carcassonne", "mars")


def test_a_set_of_ones_own_loads_by_its_path(tmp_path: Path) -> None:
    path = str(write_set(tmp_path, small_set()))
    for game in (stolik.load(path), stolik.load("carcassonne", path)):
        assert (game.name, game.map) == ("carcassonne", "small")
        assert (game.title["en"], game.title["pl"]) == ("Small", "Mały")
        assert game.options() == {"meeples": 7}
    view = stolik.load(path).new(seed=1, deal={"tiles": ["V"]}).view(0)
    assert (view.map, view.drawn, view.left) == ("small", "V", {"B": 1, "D": 1, "L": 1, "V": 1})


def test_without_an_id_a_set_is_called_like_its_file(tmp_path: Path) -> None:
    data = small_set()
    del data["id"]
    assert stolik.load(str(write_set(tmp_path, data, "my-tiles.json"))).map == "my-tiles"
    with pytest.raises(BadTiles, match="set's id 'my tiles'"):
        stolik.load(str(write_set(tmp_path, data, "my tiles.json")))


def test_keys_for_readers_are_left_alone(tmp_path: Path) -> None:
    data = small_set() | {"edition": "first", "author": {"name": "me"}}
    tile(data, "V")["drawn by"] = "me"
    assert stolik.load(str(write_set(tmp_path, data))).map == "small"


def test_a_set_of_72_tiles_and_a_tile_with_ten_features_are_possible(tmp_path: Path) -> None:
    data = small_set()
    tile(data, "B")["count"] = 67
    tile(data, "L")["farms"] += [{"half_edges": []}] * 3
    game = stolik.load(str(write_set(tmp_path, data)))
    assert game.new(seed=1).view(None).bag == 70
    table = laid("L 1 0 0 ?", game=game)
    table.play("meeple farm.5")  # a field without a way out
    assert table.view(None).features[0].cells == [(1, 0)]


def test_a_set_of_ones_own_plays(tmp_path: Path) -> None:
    game = stolik.load(str(write_set(tmp_path, small_set())))
    table = laid(
        "L 0 -1 180 city.0",  # closes the city of the start tile: 4
        "V 1 0 0 road.0",
        "B 0 1 0 monastery.0",
        "V 1 1 180",
        "D -1 0 0",
        game=game,
    )
    assert table.over
    # The road D, D, V, V is open at both ends; two D and two V lie round the monastery.
    assert parts(table, 0) == {"city": 4, "final_monastery": 5}
    assert parts(table, 1) == {"final_road": 4}


def test_the_example_of_the_page_plays(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "tiles.md").read_text(encoding="utf-8")
    example = json.loads(page.split("```json hamlet.json\n")[1].split("```")[0])
    game = stolik.load(str(write_set(tmp_path, example, "hamlet.json")))
    table = game.new(seed=1, deal={"tiles": ["lane", "gate"], "first": 0})
    shown = page.split("```python\n")[1].split("```")[0]
    for move in ("place 0 1 0", "meeple road.0", "place 0 -1 180", "meeple city.0"):
        assert f'"{move}"' in shown
        table.play(move)
    assert [points.total for points in table.score()] == [2, 4]
    while not table.over:
        table.play(table.moves()[0])
