"""Tiles in characters show what the data says, at every size and in every turn."""

import pytest

from stolik.carcassonne.tiles import Tile
from stolik.carcassonne.variants import load
from stolik.cli.carcassonne.art import CITY, FIELD, PENNANT, ROAD, Art, Size, draw
from stolik.cli.carcassonne.board import LARGE, SIZES

TILES = load().tiles.tiles
SEEN = {"city": {CITY, PENNANT}, "road": {ROAD}, "field": {FIELD}}
EVERY_SIZE = [*SIZES.values(), LARGE]


def side_of(tile: Tile, side: int, turns: int) -> str:
    return tile.edges["NESW"[(side - turns) % 4]]


def at_sides(art: Art) -> list[str]:
    """What is drawn in the middle of each side, clockwise from the north."""
    (i, j), last = art.size.middle, (art.size.width - 1, art.size.height - 1)
    return [art.kinds[spot] for spot in ((i, 0), (last[0], j), (i, last[1]), (0, j))]


def picture(art: Art) -> str:
    return "".join(art.glyphs[spot] for spot in art.size.spots())


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_a_tile_shows_its_sides_and_a_place_for_each_follower(tile: Tile, size: Size) -> None:
    for turns in range(4):
        art = draw(tile, turns, size)
        assert set(art.glyphs) == set(size.spots())
        for side, drawn in enumerate(at_sides(art)):
            assert drawn in SEEN[side_of(tile, side, turns)]
        assert sorted(art.anchors) == sorted(tile.spots)
        assert len(set(art.anchors.values())) == len(tile.spots)
        assert picture(art).count("⚑") == sum(city.pennant for city in tile.cities)
        for spot, place in art.anchors.items():
            kinds = {"farm": {FIELD}, "city": {CITY}}.get(spot.partition(".")[0])
            assert kinds is None or art.kinds[place] in kinds


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
def test_tiles_that_differ_look_different(size: Size) -> None:
    seen: dict[str, tuple[str, int]] = {}
    for tile in TILES:
        for turns in range(tile.rotations):
            look = picture(draw(tile, turns, size))
            assert look not in seen, (tile.id, turns, seen[look])
            seen[look] = (tile.id, turns)


def test_a_city_corner_with_a_road() -> None:
    tile = next(tile for tile in TILES if tile.id == "O")
    assert picture(draw(tile, 0, SIZES["2"])) == "▒⚑▒▒·▒▒┏━━▒·┃··"
    assert picture(draw(tile, 1, SIZES["2"])) == "·▒▒⚑▒━━┓▒▒··┃·▒"
