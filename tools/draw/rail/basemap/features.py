"""What is typed by hand: rivers, lakes, mountains and woods, by longitude and latitude."""

from pathlib import Path

import msgspec

LonLat = tuple[float, float]


class Range(msgspec.Struct, frozen=True):
    """A mountain range along a line; `spread` is how far peaks stray from it, in pixels."""

    line: list[LonLat]
    peaks: int
    spread: float
    size: float


class Wood(msgspec.Struct, frozen=True):
    at: LonLat
    trees: int
    spread: float


class Features(msgspec.Struct, frozen=True):
    """`free` are circles of the canvas (x, y, r) that titles and compass need."""

    rivers: dict[str, list[LonLat]]
    lakes: dict[str, list[LonLat]]
    ranges: dict[str, Range]
    woods: list[Wood]
    free: list[tuple[float, float, float]]


def read_features(name: str) -> Features:
    path = Path(__file__).parent / f"{name}.json"
    return msgspec.json.decode(path.read_bytes(), type=Features)
