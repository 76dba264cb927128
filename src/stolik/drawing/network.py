"""A map as arrays, for the relaxation: what it may move, and what it measures against."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from stolik.drawing.sizes import Sizes
from stolik.drawing.words import LINE, left_of, name_width, side_costs, sides
from stolik.rail.board import MapFile

SAMPLES = 4  # points that stand for a space
NEAR = 420.0  # places nearer than this keep how they lie to each other
Array = Any


class Net(NamedTuple):
    """Places, bundles of parallel routes, and labels. A kernel argument."""

    sizes: Sizes
    # places
    xy: Array  # where they are
    home: Array  # where geography wants them
    weight: Array  # how much a pair of them keeps its direction and distance
    radius: Array
    # bundles: one route, or two that are parallel
    ends: Array
    length: Array
    lanes: Array
    bends: Array  # two control points, free ends
    info: Array  # pitch, longest turn, distance of the ends
    first: Array  # where a bundle's points begin
    points: Array
    # the bundles at each place, one place after the other
    inc_first: Array
    inc: Array
    # labels
    wide: Array  # 0 for none
    side: Array
    side_left: Array  # of a place: left end of the label for each side, relative to the place
    side_line: Array
    side_cost: Array


def bundles(file: MapFile) -> list[list[str]]:
    """Routes that run in parallel, by their ids."""
    return [
        [route.id] if route.twin is None else [route.id, route.twin]
        for route in file.routes
        if route.twin is None or route.id < route.twin
    ]


def make_net(file: MapFile, sizes: Sizes, home: Mapping[str, tuple[float, float]]) -> Net:
    """A net with every place at home, straight routes, and names at the right."""
    number = {place.id: i for i, place in enumerate(file.places)}
    route = {r.id: r for r in file.routes}
    groups = bundles(file)
    ends = np.array([[number[route[g[0]].a], number[route[g[0]].b]] for g in groups])
    length = np.array([route[g[0]].length for g in groups])
    lanes = np.array([len(g) for g in groups])
    xy = np.array([home[place.id] for place in file.places], dtype=float)
    exits = [place.country is not None for place in file.places]
    choices = sides(sizes)
    wide = np.array([name_width(place, sizes.font) for place in file.places])
    first = np.concatenate([[0], np.cumsum(lanes * length * SAMPLES)])
    touching = [np.flatnonzero((ends == i).any(1)) for i in range(len(xy))]
    bends = np.zeros((len(groups), 4))
    bends[:, 2:] = sizes.marker + 4
    return Net(
        sizes=sizes,
        xy=xy,
        home=xy.copy(),
        weight=_weights(xy),
        radius=np.where(exits, sizes.exit, sizes.marker),
        ends=ends,
        length=length,
        lanes=lanes,
        bends=bends,
        info=np.zeros((len(groups), 3)),
        first=first,
        points=np.zeros((first[-1], 2)),
        inc_first=np.concatenate([[0], np.cumsum([len(t) for t in touching])]),
        inc=np.concatenate(touching),
        wide=wide,
        side=np.zeros(len(xy), dtype=np.int64),
        side_left=np.array([[left_of(s.anchor, s.dx, w) for s in choices] for w in wide]),
        side_line=np.array([s.dy for s in choices], dtype=float),
        side_cost=np.array(side_costs(choices)),
    )


def _weights(home: Array) -> Array:
    distance = np.hypot(*(home[:, None] - home[None]).transpose(2, 0, 1))
    near = (distance > 0) & (distance < NEAR)
    return np.where(near, 1 / np.maximum(distance, 45) ** 2, 0)


def label_height(sizes: Sizes) -> float:
    return sizes.font * LINE
