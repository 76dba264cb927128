"""Where places begin: by their coordinates on earth, or else by how far apart routes put them."""

import math
from collections.abc import Mapping

import numpy as np

from stolik.drawing.network import Array
from stolik.drawing.sizes import Sizes
from stolik.rail.board import MapFile

Points = dict[str, tuple[float, float]]
EDGE = 0.06  # of the canvas that stays free


class Conic:
    """Lambert's conformal conic projection of a sphere, y down."""

    def __init__(self, lon: float, lat: float, south: float, north: float) -> None:
        p1, p2 = math.radians(south), math.radians(north)
        self.lon = math.radians(lon)
        f1, f2 = self._f(p1), self._f(p2)
        self.n = math.log(math.cos(p1) / math.cos(p2)) / math.log(f2 / f1)
        self.scale = math.cos(p1) * f1**self.n / self.n
        self.middle = self.scale / self._f(math.radians(lat)) ** self.n

    def __call__(self, lon: float, lat: float) -> tuple[float, float]:
        rho = self.scale / self._f(math.radians(max(-80.0, min(89.0, lat)))) ** self.n
        angle = self.n * (math.radians(lon) - self.lon)
        return rho * math.sin(angle), rho * math.cos(angle) - self.middle

    @staticmethod
    def _f(latitude: float) -> float:
        return math.tan(math.pi / 4 + latitude / 2)


def start(file: MapFile, sizes: Sizes) -> Points:
    """A first position for every place, inside the canvas."""
    known = geography(file)
    by_routes = spread(file, known)
    return fit(by_routes, sizes)


def geography(file: MapFile) -> Points:
    """The places that tell where on earth they are, on a plane. All or most of them, or none."""
    told = {p.id: (p.lon, p.lat) for p in file.places if p.lon is not None and p.lat is not None}
    if len(told) < max(3, len(file.places) / 2):
        return {}
    lons, lats = (sorted(values) for values in zip(*told.values(), strict=True))
    middle = (lats[0] + lats[-1]) / 2
    reach = max(0.5, (lats[-1] - lats[0]) / 3)
    if abs(middle) < 15:  # a cone that is almost a cylinder
        return {place: (lon, -lat) for place, (lon, lat) in told.items()}
    conic = Conic((lons[0] + lons[-1]) / 2, middle, middle - reach, middle + reach)
    return {place: conic(lon, lat) for place, (lon, lat) in told.items()}


def spread(file: MapFile, known: Mapping[str, tuple[float, float]], rounds: int = 300) -> Points:
    """Places so that their distances are like those along the routes; known ones stay.

    Stress majorization: every place goes to the mean of where each other one would like it.
    """
    ids = [place.id for place in file.places]
    wanted = _distances(file, ids)
    turn = np.arange(len(ids)) * 2.399963  # the golden angle: no two begin at one spot
    radius = wanted.max() / 2 * np.sqrt((np.arange(len(ids)) + 0.5) / len(ids))
    xy = np.stack([np.cos(turn) * radius, np.sin(turn) * radius], 1)
    fixed = np.array([place in known for place in ids])
    if known:
        xy[fixed] = np.array([known[place] for place in ids if place in known])
        wanted = wanted * _unit(xy[fixed], wanted[np.ix_(fixed, fixed)])
        for i in np.flatnonzero(~fixed):
            xy[i] = _beside(xy, wanted, fixed, int(i))
    weight = 1 / np.maximum(wanted, 1e-9) ** 2
    np.fill_diagonal(weight, 0)
    for _ in range(0 if fixed.all() else rounds):
        apart = xy[:, None] - xy[None]
        length = np.maximum(1e-9, np.hypot(apart[..., 0], apart[..., 1]))
        wish = xy[None] + apart * (wanted / length)[..., None]
        moved = (weight[..., None] * wish).sum(1) / weight.sum(1)[:, None]
        xy[~fixed] = moved[~fixed]
    if not known:
        xy = _lie_down(xy)
    return {place: (float(x), float(y)) for place, (x, y) in zip(ids, xy, strict=True)}


def _distances(file: MapFile, ids: list[str]) -> Array:
    """How many spaces (and places between) apart, by the shortest way; apart for good: far."""
    number = {place: i for i, place in enumerate(ids)}
    d = np.full((len(ids), len(ids)), np.inf)
    np.fill_diagonal(d, 0)
    for route in file.routes:
        a, b = number[route.a], number[route.b]
        d[a, b] = d[b, a] = min(d[a, b], route.length + 0.7)
    for k in range(len(ids)):
        d = np.minimum(d, d[:, k : k + 1] + d[k : k + 1])
    far = d[np.isfinite(d)].max() + 2
    return np.where(np.isfinite(d), d, far)


def _unit(xy: Array, wanted: Array) -> float:
    """How long a space is among places that are known."""
    apart = np.hypot(*(xy[:, None] - xy[None]).transpose(2, 0, 1))
    return float(np.median(apart[wanted > 0] / wanted[wanted > 0]))


def _beside(xy: Array, wanted: Array, fixed: Array, i: int) -> Array:
    """Where an unknown place begins: just outside its nearest known one, seen from the middle."""
    nearest = np.where(fixed, wanted[i], np.inf).argmin()
    way = xy[nearest] - xy[fixed].mean(0)
    away = way / max(1e-9, float(np.hypot(*way)))
    side = np.array([-away[1], away[0]]) * 0.3 * ((i % 3) - 1)
    return xy[nearest] + (away + side) * wanted[i, nearest]


def _lie_down(xy: Array) -> Array:
    """The longest way of the map goes from left to right, as canvases are wide."""
    centered = xy - xy.mean(0)
    values, vectors = np.linalg.eigh(centered.T @ centered)
    axes = vectors[:, values.argsort()[::-1]]
    for column in range(2):  # of the two directions, always the same one
        largest = np.abs(axes[:, column]).argmax()
        axes[:, column] *= np.sign(axes[largest, column])
    return centered @ axes


def fit(points: Points, sizes: Sizes) -> Points:
    """Stretched to the canvas, unequally by at most a third."""
    xy = np.array(list(points.values()))
    low, high = xy.min(0), xy.max(0)
    room = np.array([sizes.width, sizes.height]) * (1 - 2 * EDGE)
    scale = room / np.maximum(high - low, 1e-9)
    scale = np.minimum(scale, scale.min() * 4 / 3)
    middle = np.array([sizes.width, sizes.height]) / 2
    placed = (xy - (low + high) / 2) * scale + middle
    return {place: (float(x), float(y)) for place, (x, y) in zip(points, placed, strict=True)}
