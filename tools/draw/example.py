"""The Carcassonne board on the first page: `python -m tools.draw.example`.

Two bots play from a fixed seed; web/src/games/carcassonne/example.json says how their tiles lie
after some turns, and which part of that is shown.
"""

import json
from pathlib import Path
from typing import Any

import stolik
from stolik.bots.registry import player
from stolik.carcassonne.view import CarcassonneView, TileView

OUT = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "carcassonne" / "example.json"
SEED = 7
TILES = 50
BOX = "-220 -110 620 290"  # the part that is shown, in hundredths of a tile


def play() -> stolik.Table:
    """A game of two bots until enough tiles lie and nobody is in the middle of a turn."""
    table = stolik.load("carcassonne").new(seed=SEED, seats=2)
    bots = [player("casual", "carcassonne", seat) for seat in range(2)]
    while len(laid_tiles(table)) < TILES or table.phase == "meeple":
        table.play(bots[table.turn].choose(table))
    return table


def laid_tiles(table: stolik.Table) -> list[TileView]:
    """What lies on the table."""
    view = table.view(0)
    assert isinstance(view, CarcassonneView)
    return list(view.board)


def board(table: stolik.Table) -> list[dict[str, Any]]:
    """The tiles as the picture needs them."""
    return [
        {
            "tile": laid.tile,
            "x": laid.x,
            "y": laid.y,
            "r": laid.r,
            "follower": laid.meeple and {"seat": laid.meeple.seat, "spot": laid.meeple.spot},
        }
        for laid in laid_tiles(table)
    ]


def main() -> None:
    lines = ",\n  ".join(json.dumps(laid) for laid in board(play()))
    OUT.write_text(f'{{"box": "{BOX}", "board": [\n  {lines}\n]}}\n', encoding="utf-8")
    print(f"{OUT.name}: {TILES} tiles")


if __name__ == "__main__":
    main()
