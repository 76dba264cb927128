"""A graph as a picture: a row for each layer, arrows only upwards."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from tests.architecture.graph.layers import Graph, layers

WIDE, HIGH, GAP, ROW, EDGE = 118, 30, 26, 82, 24
STYLE = """
text { font: 600 13px system-ui, sans-serif; fill: #20242a; text-anchor: middle }
.title { font-size: 17px; text-anchor: start }
rect { fill: #fbf7ec; stroke: #8a6d3b; stroke-width: 1.5 }
path { fill: none; stroke: #5b6b7a; stroke-opacity: .45 }
"""


class Spot(NamedTuple):
    """The middle of a box."""

    x: float
    y: float


def picture(graphs: Sequence[tuple[str, Graph]]) -> str:
    """All graphs side by side, each under its title; what is imported by all others is on top."""
    drawn = []
    left, height = 0.0, 0.0
    for title, graph in graphs:
        inner, (wide, high) = _drawn(title, graph)
        drawn.append(f'<g transform="translate({left:g} 0)">{inner}</g>')
        left, height = left + wide, max(height, high)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left:g} {height:g}">'
    ground = f'<path d="M0 0h{left:g}v{height:g}H0z" style="fill:#fffdf7;stroke:none"/>'
    return "\n".join([head, f"<style>{STYLE}</style>", ground, *drawn, "</svg>", ""])


def _drawn(title: str, graph: Graph) -> tuple[str, tuple[float, float]]:
    rows = _untangled(graph, layers(graph))
    width = max(len(row) for row in rows) * (WIDE + GAP) - GAP + 2 * EDGE
    spots = {
        node: Spot(
            width / 2 + (i - (len(row) - 1) / 2) * (WIDE + GAP), 2 * EDGE + HIGH / 2 + ROW * y
        )
        for y, row in enumerate(rows)
        for i, node in enumerate(row)
    }
    lines = [_arrow(spots[node], spots[end]) for node, ends in graph.items() for end in ends]
    boxes = [_box(node, spot) for node, spot in spots.items()]
    name = f'<text class="title" x="{EDGE}" y="{EDGE}">{escape(title)}</text>'
    height = 2 * EDGE + HIGH + ROW * (len(rows) - 1) + EDGE
    return "\n".join([name, *sorted(lines), *boxes]), (width, height)


def _untangled(graph: Graph, rows: list[list[str]]) -> list[list[str]]:
    """Each node near the middle of what it imports."""
    place: dict[str, float] = {}
    for row in rows:
        wish = {n: sum(place[e] for e in graph[n]) / max(1, len(graph[n])) for n in row}
        row.sort(key=lambda node: (wish[node], node))
        place |= {node: i - (len(row) - 1) / 2 for i, node in enumerate(row)}
    return rows


def _arrow(start: Spot, end: Spot) -> str:
    top, bottom = end.y + HIGH / 2, start.y - HIGH / 2
    bend = (bottom - top) / 2
    way = f"M{start.x:g} {bottom:g}C{start.x:g} {bottom - bend:g} {end.x:g} {top + bend:g}"
    return f'<path d="{way} {end.x:g} {top:g}"/>'


def _box(node: str, spot: Spot) -> str:
    corner = f'x="{spot.x - WIDE / 2:g}" y="{spot.y - HIGH / 2:g}"'
    return (
        f'<g id="{escape(node)}"><rect {corner} width="{WIDE}" height="{HIGH}" rx="7"/>'
        f'<text x="{spot.x:g}" y="{spot.y + 4.5:g}">{escape(node)}</text></g>'
    )
