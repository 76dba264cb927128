"""Draws the tiles into web/src/games/carcassonne: `python -m tools.draw.tiles`.

Needs `pip install shapely`.

tiles.svg      for each tile its ground (#g-A, cut at the tile's edge), what stands on it (#p-A, may
               overhang) and the outline of each feature (#A-c0, #A-r0, #A-f0, #A-m0); followers
               (#fo1 to #fo5)
anchors.json   where a follower stands: {"A": {"road.0": [x, y]}}, in units of a tile of 100 by 100

How it is all painted is written beside them, in art.css.
"""

import json
import random
import re
from pathlib import Path

from stolik.carcassonne.tiles import Tile, read_tiles
from tools.draw.tiles.anchors import make_anchors
from tools.draw.tiles.ground import Ground
from tools.draw.tiles.plan import make_plan
from tools.draw.tiles.props import Props

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
DATA = ROOT / "src" / "stolik" / "carcassonne" / "data" / "base.json"
OUT = ROOT / "web" / "src" / "games" / "carcassonne"


def draw(tile: Tile) -> tuple[str, dict[str, list[float]]]:
    """The art of a tile, and where followers stand on it."""
    chance = random.Random(f"stolik-{tile.id}")
    plan = make_plan(tile)
    anchors = make_anchors(tile, plan)
    ground = Ground(tile, plan, anchors, chance)
    props = Props(tile, plan, anchors, ground.patches, chance)
    box = 'viewBox="0 0 100 100"'
    art = (
        "".join(ground.outlines)
        + f'<symbol id="g-{tile.id}" {box}>{"".join(ground.drawn)}</symbol>\n'
        + f'<symbol id="p-{tile.id}" {box} overflow="visible">{props.text()}</symbol>\n'
    )
    return art, {spot: list(place) for spot, place in anchors.items()}


def sprite(arts: list[str]) -> str:
    symbols = (HERE / "symbols.svg").read_text(encoding="utf-8")
    inner = re.sub(r"\n\s*", "\n", re.sub(r"</?svg[^>]*>\n?", "", symbols))
    return f"<defs>\n{inner.strip()}\n{''.join(arts)}</defs>\n"


def main() -> None:
    drawn = {tile.id: draw(tile) for tile in read_tiles(DATA).file.tiles}
    OUT.mkdir(parents=True, exist_ok=True)
    picture = sprite([art for art, _ in drawn.values()])
    (OUT / "tiles.svg").write_text(picture, encoding="utf-8")
    anchors = json.dumps({name: spots for name, (_, spots) in drawn.items()})
    (OUT / "anchors.json").write_text(anchors.replace('}, "', '},\n "') + "\n", encoding="utf-8")
    print(f"{len(drawn)} tiles, {len(picture) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
