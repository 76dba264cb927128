"""Draws the layouts of the maps that come with Stolik, and checks them.

    python -m tools.draw.rail.layouts [MAP ...] [--rounds N]

Without --rounds every layout is made from its tune, which takes a second. With it the relaxation
goes on from the tune for so many rounds (or begins, where there is none) and writes it anew.
"""

import argparse
import sys

from stolik.drawing.check import faults
from stolik.drawing.compute import LAYOUTS
from stolik.drawing.layout import layout_text
from stolik.drawing.place import make_layout
from stolik.drawing.relax import relax
from stolik.drawing.sizes import DENSE, ROOMY, Sizes, sizes_for
from stolik.rail.board import MapFile, read_board
from stolik.rail.variants import DATA
from tools.draw.rail.tune import read_tune, tuned_net, write_tune

SIZES: dict[str, Sizes | None] = {
    "europe": DENSE,
    "europe-modern": DENSE,
    "switzerland": ROOMY,
    "toy": None,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("maps", nargs="*", metavar="MAP", help="one of ours; all if none is named")
    parser.add_argument("--rounds", type=int, default=0)
    arguments = parser.parse_args()
    wrong = [name for name in arguments.maps or SIZES if not draw(name, arguments.rounds)]
    return 1 if wrong else 0


def draw(name: str, rounds: int) -> bool:
    file = read_map(name)
    tune = read_tune(name)
    net = tuned_net(file, sizes_of(file), tune)
    rounds = rounds or (0 if tune else 200)
    if rounds:
        relax(net, rounds, gentle=tune is not None, tell=show)
        write_tune(file, net)
        net = tuned_net(file, net.sizes, read_tune(name))  # rounded, as it is next time
    layout = make_layout(file, net)
    (LAYOUTS / f"{name}.json").write_text(layout_text(layout), encoding="utf-8")
    found = faults(file, layout)
    print(f"{name}: {len(found)} faults", *found, sep="\n  ")
    return not found


def sizes_of(file: MapFile) -> Sizes:
    return SIZES[file.id] or sizes_for(sum(route.length for route in file.routes))


def read_map(name: str) -> MapFile:
    return read_board(DATA / f"{name}.json", limit=99).file


def show(done: int, rounds: int) -> None:
    if done % 20 == 0 or done == rounds:
        print(f"  {done} of {rounds} rounds", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
