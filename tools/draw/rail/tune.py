"""A tune: where the relaxation left places, routes and names of a map, so that it can go on."""

from pathlib import Path
from typing import Literal

import msgspec
import numpy as np

from stolik.drawing.network import Net, bundles, make_net
from stolik.drawing.sizes import Sizes
from stolik.drawing.start import start
from stolik.drawing.words import Side, sides
from stolik.rail.board import MapFile

TUNES = Path(__file__).parent / "tunes"
HINTS = Path(__file__).parent / "hints"


class PlaceTune(msgspec.Struct, frozen=True):
    xy: tuple[float, float]
    label: tuple[Literal["start", "middle", "end"], float, float]


class Tune(msgspec.Struct, frozen=True):
    """`routes` has the bends of a bundle, by the id of its first route."""

    places: dict[str, PlaceTune]
    routes: dict[str, tuple[float, float, float, float]]


class Hints(msgspec.Struct, frozen=True):
    """How a map that has no tune begins: its places `like` another map's, bends to start from."""

    like: str | None = None
    places: dict[str, tuple[float, float]] = {}
    bends: dict[str, tuple[float, float]] = {}


def read_hints(name: str) -> Hints:
    path = HINTS / f"{name}.json"
    return msgspec.json.decode(path.read_bytes(), type=Hints) if path.exists() else Hints()


def tune_file(name: str) -> Path:
    return TUNES / f"{name}.json"


def read_tune(name: str) -> Tune | None:
    path = tune_file(name)
    return msgspec.json.decode(path.read_bytes(), type=Tune) if path.exists() else None


def write_tune(file: MapFile, net: Net) -> None:
    choices = sides(net.sizes)
    places = {
        place.id: {"xy": _rounded(net.xy[i]), "label": list(choices[net.side[i]])}
        for i, place in enumerate(file.places)
    }
    routes = {group[0]: _rounded(net.bends[k]) for k, group in enumerate(bundles(file))}
    text = msgspec.json.encode({"places": places, "routes": routes}).decode()
    text = text.replace('},"', '},\n"').replace('],"', '],\n"').replace('],\n"label', '],"label')
    tune_file(file.id).write_text(text + "\n", encoding="utf-8")


def _rounded(values: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> list[float]:
    return [round(float(value), 1) for value in values]


def tuned_net(file: MapFile, sizes: Sizes, tune: Tune | None) -> Net:
    """A net as the tune has it; without one, as the relaxation begins."""
    hints = read_hints(file.id)
    net = make_net(file, sizes, {**start(file, sizes), **_hinted_places(file, hints)})
    for k, group in enumerate(bundles(file)):
        net.bends[k, :2] = hints.bends.get(group[0], (0, 0))
    if tune is not None:
        _apply(tune, file, net)
    return net


def _apply(tune: Tune, file: MapFile, net: Net) -> None:
    choices = sides(net.sizes)
    for i, place in enumerate(file.places):
        net.xy[i] = tune.places[place.id].xy
        net.side[i] = nearest(choices, Side(*tune.places[place.id].label))
    for k, group in enumerate(bundles(file)):
        net.bends[k] = tune.routes[group[0]]


def _hinted_places(file: MapFile, hints: Hints) -> dict[str, tuple[float, float]]:
    like = read_tune(hints.like) if hints.like else None
    common = {place: spot.xy for place, spot in like.places.items()} if like else {}
    wanted = {place.id for place in file.places}
    return {place: xy for place, xy in {**common, **hints.places}.items() if place in wanted}


def nearest(choices: list[Side], wish: Side) -> int:
    def far(i: int) -> float:
        side = choices[i]
        other_anchor = 1000 if side.anchor != wish.anchor else 0
        return abs(side.dx - wish.dx) + abs(side.dy - wish.dy) + other_anchor

    return min(range(len(choices)), key=far)
