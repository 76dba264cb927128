"""The tiles' art shows what the tile data says."""

import json
import re

import msgspec
import pytest

from stolik.carcassonne.tiles import Tile, read_tiles
from tools.draw.tiles.__main__ import DATA, OUT, draw, sprite
from tools.draw.tiles.anchors import Hands, make_anchors
from tools.draw.tiles.plan import make_plan

TILES = {tile.id: tile for tile in read_tiles(DATA).file.tiles}
LETTERS = {"city": "c", "road": "r", "farm": "f", "monastery": "m"}


def read(name: str) -> str:
    return (OUT / name).read_text(encoding="utf-8")


def test_the_art_is_what_the_tool_draws() -> None:
    drawn = {tile.id: draw(tile) for tile in TILES.values()}
    assert read("tiles.svg") == sprite([art for art, _ in drawn.values()])
    assert json.loads(read("anchors.json")) == {name: spots for name, (_, spots) in drawn.items()}


@pytest.mark.parametrize("tile", TILES.values(), ids=TILES.keys())
def test_every_feature_has_an_outline_a_glow_and_a_spot(tile: Tile) -> None:
    art = read("tiles.svg")
    for spot in tile.spots:
        kind, number = spot.split(".")
        name = LETTERS[kind] + number
        assert f'id="{tile.id}-{name}"' in art
        assert f'href="#{tile.id}-{name}" class="{name}"' in art
    assert set(json.loads(read("anchors.json"))[tile.id]) == set(tile.spots)


def test_every_symbol_and_color_is_there() -> None:
    art, style = read("tiles.svg"), read("art.css")
    used = set(re.findall(r'href="#([\w-]+)"', art))
    defined = re.findall(r' id="([\w-]+)"', art)
    assert used <= set(defined)
    assert len(defined) == len(set(defined))
    classes = {name for names in re.findall(r'class="([^"]+)"', art) for name in names.split()}
    assert classes <= set(re.findall(r"\.([\w-]+)", style))


WRONG = [
    (
        "D",
        {"edges": {"N": "field", "E": "road", "S": "field", "W": "road"}},
        "shows something else",
    ),
    ("E", {"farms": []}, "1 fields are drawn"),
    ("H", {"farms": [{"half_edges": ["ENE", "ESE"], "cities": [0]}]}, r"touches cities \[0, 1\]"),
    ("U", {"farms": [{"half_edges": ["ENE", "WNW"], "cities": []}] * 2}, "in 2 pieces"),
    ("V", {"edges": {"N": "road", "E": "field", "S": "road", "W": "road"}}, "no road at N"),
]


@pytest.mark.parametrize(("name", "changes", "fault"), WRONG)
def test_art_that_differs_from_the_data_is_refused(
    name: str, changes: dict[str, object], fault: str
) -> None:
    tile = msgspec.convert({**msgspec.to_builtins(TILES[name]), **changes}, type=Tile)
    with pytest.raises(ValueError, match=f"tile {name}: .*{fault}"):
        make_plan(tile)


def test_a_follower_off_its_feature_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    tile = TILES["E"]
    hands = Hands(spots={"E": {"farm.0": (20.0, 3.0)}}, pennants={})
    monkeypatch.setattr("tools.draw.tiles.anchors.HANDS", hands)
    with pytest.raises(ValueError, match=r"farm\.0 is not on its feature"):
        make_anchors(tile, make_plan(tile))
