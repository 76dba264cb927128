"""Peaks, trees and waves where nothing else is drawn."""

import math
import random
from collections.abc import Callable, Iterable

from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

from stolik.drawing.layout import Layout
from stolik.drawing.words import left_of, name_width
from stolik.rail.board import MapFile
from tools.draw.rail.basemap.atlas import Line

Seed = tuple[float, float, float]
"""Where something may stand, and how large it is there."""
Inside = Callable[[float, float], bool]


class Room:
    """Circles that are taken: by spaces, markers, names, and by what was scattered before."""

    def __init__(self, file: MapFile, layout: Layout) -> None:
        self.width, self.height = layout.canvas.width, layout.canvas.height
        self.taken: list[tuple[float, float, float]] = []
        for track in layout.routes.values():
            for cell in track.cells:
                angle = math.radians(cell.angle)
                for part in (-0.5, 0, 0.5):
                    x = cell.x + math.cos(angle) * track.w * part
                    self.take(x, cell.y + math.sin(angle) * track.w * part, layout.cell / 2)
        for place in file.places:
            spot = layout.places[place.id]
            self.take(spot.x, spot.y, spot.r)
            if spot.label is not None:
                width = name_width(place, layout.font)
                left = left_of(spot.label.anchor, spot.label.x, width)
                for i in range(int(width // 8) + 1):
                    self.take(left + i * 8, spot.label.y, 9)

    def take(self, x: float, y: float, r: float) -> None:
        self.taken.append((x, y, r))

    def is_free(self, x: float, y: float, r: float) -> bool:
        if not (r < x < self.width - r and r < y < self.height - r):
            return False
        return all((x - a) ** 2 + (y - b) ** 2 > (r + c) ** 2 for a, b, c in self.taken)


def along(line: Line, count: int, spread: float, size: float, chance: random.Random) -> list[Seed]:
    """Spots strewn along a line."""
    path = LineString(line)
    spots = []
    for i in range(count):
        p = path.interpolate(path.length * (i + chance.random()) / count)
        x, y = p.x + chance.gauss(0, spread), p.y + chance.gauss(0, spread)
        spots.append((x, y, size * chance.uniform(0.75, 1.1)))
    chance.shuffle(spots)
    return spots


def peaks(
    room: Room,
    spots: Iterable[Seed],
    heights: tuple[float, float],
    inside: Inside,
    chance: random.Random,
) -> str:
    """Two-faced peaks with snow; the nearer ones in front."""
    found = []
    for x, y, size in spots:
        h = chance.uniform(*heights) * size
        w = h * chance.uniform(1.35, 1.75)
        if room.is_free(x, y - h * 0.35, h * 0.62) and inside(x, y):
            room.take(x, y - h * 0.3, h * 0.42)
            found.append((y, x, h, w, chance.uniform(-0.14, 0.14), chance.random()))
    return "".join(_peak(*peak) for peak in sorted(found))


def _peak(y: float, x: float, h: float, w: float, lean: float, rough: float) -> str:
    top_x, top_y = x + lean * w, y - h
    left, right = x - w / 2, x + w / 2
    z = w * (0.05 + 0.08 * rough)
    top = f"M{top_x:.0f} {top_y:.0f}"
    ridge = (
        f"L{top_x + z:.0f} {y - h * 0.62:.0f}L{top_x - z * 0.6:.0f} {y - h * 0.4:.0f}"
        f"L{top_x + z * 0.9:.0f} {y - h * 0.16:.0f}L{top_x + z * 0.2:.0f} {y + h * 0.04:.0f}"
    )
    west = f"Q{left + w * 0.3:.0f} {y - h * 0.22:.0f} {top_x:.0f} {top_y:.0f}"
    east = f"Q{right - w * 0.26:.0f} {y - h * 0.26:.0f}"
    snow = (
        f"{top}L{top_x - w * 0.13:.0f} {y - h * 0.66:.0f}L{top_x - w * 0.05:.0f} {y - h * 0.71:.0f}"
        f"L{top_x + w * 0.02:.0f} {y - h * 0.58:.0f}L{top_x + w * 0.15:.0f} {y - h * 0.62:.0f}z"
    )
    return (
        f'<path class="pk-l" d="{top}{ridge}L{left:.0f} {y:.0f}{west}z"/>'
        f'<path class="pk-s" d="{top}{ridge}L{right:.0f} {y:.0f}{east} {top_x:.0f} {top_y:.0f}z"/>'
        f'<path class="pk-c" d="{snow}"/>'
        f'<path class="pk-o" d="M{left:.0f} {y:.0f}{west}{east} {right:.0f} {y:.0f}"/>'
    ).replace(" -", "-")


def trees(room: Room, spots: Iterable[Line], inside: Inside, chance: random.Random) -> str:
    """Small firs, all of one path for the crowns and one for the trunks."""
    crowns, trunks = "", ""
    for x, y in (spot for wood in spots for spot in wood):
        if room.is_free(x, y - 4, 8) and inside(x, y):
            room.take(x, y - 4, 6)
            h = chance.uniform(7, 10)
            crowns += f"M{x:.1f} {y - h:.1f}l{h * 0.34:.1f} {h * 0.8:.1f}h{-h * 0.68:.1f}z"
            trunks += f"M{x:.1f} {y - h * 0.2:.1f}v{h * 0.3:.1f}"
    return f'<path class="tr" d="{crowns}"/><path class="trk" d="{trunks}"/>'


def waves(room: Room, land: BaseGeometry, count: int, chance: random.Random) -> str:
    """Ripples on the open sea."""
    path = ""
    for _ in range(count * 6):
        x, y = chance.uniform(10, room.width - 10), chance.uniform(10, room.height - 10)
        if count and land.distance(Point(x, y)) >= 34 and room.is_free(x, y, 15):
            room.take(x, y, 22)
            count -= 1
            path += f"M{x - 9:.0f} {y:.0f}q4.5-4 9 0t9 0"
    return f'<path class="wv" d="{path}"/>'
