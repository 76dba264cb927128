"""Plots as inline SVG. Places are shares of the width, so text stays readable on a phone."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

ROW, AXIS = 34, 24  # pixels; report.css has the same row


@dataclass(frozen=True)
class Axis:
    """A scale along the width: where a value lies, in percent."""

    low: float
    high: float
    ticks: Sequence[float]
    show: Callable[[float], str]
    log: bool = False

    def at(self, value: float) -> float:
        """The place of a value; what lies outside is put at the edge."""
        low, high = self.low, self.high
        if self.log:
            value, low, high = (math.log10(max(x, 1e-9)) for x in (value, low, high))
        return 100 * min(1.0, max(0.0, (value - low) / (high - low)))


@dataclass(frozen=True)
class Line:
    """One row of a chart: its label, its marks (SVG), and its figures (HTML)."""

    label: str
    marks: Callable[[Axis, float], str]
    figures: str
    kind: str = ""


def chart(title: str, axis: Axis, lines: Sequence[Line], below: str = "") -> str:
    """Labels, marks and figures side by side; `below` is drawn under all marks."""
    height = ROW * len(lines) + AXIS
    parts = [below]
    for i in range(0, len(lines), 2):
        parts.append(f'<rect class="stripe" x="-1%" width="102%" y="{ROW * i}" height="{ROW}"/>')
    parts.append(_ticks(axis, ROW * len(lines)))
    for i, line in enumerate(lines):
        parts.append(f'<g class="{line.kind}">{line.marks(axis, ROW * (i + 0.5))}</g>')
    labels = "".join(f"<span>{escape(line.label)}</span>" for line in lines)
    figures = "".join(f"<span>{line.figures}</span>" for line in lines)
    return (
        f'<div class="chart"><div>{labels}</div>'
        f'<svg height="{height}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'
        f'<div class="values">{figures}</div></div>'
    )


def _ticks(axis: Axis, bottom: float) -> str:
    parts = []
    for tick in axis.ticks:
        x, zero = f"{axis.at(tick):.2f}%", "zero" if tick == 0 else "grid"
        parts.append(f'<line class="{zero}" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
        parts.append(f'<text class="axis" x="{x}" y="{bottom + 17}">{axis.show(tick)}</text>')
    return "".join(parts)


def interval(low: float, value: float, high: float, told: str) -> Callable[[Axis, float], str]:
    """A dot with its interval."""

    def draw(axis: Axis, y: float) -> str:
        a, x, b = (f"{axis.at(v):.2f}%" for v in (low, value, high))
        return (
            f"<title>{escape(told)}</title>"
            f'<line class="bar" x1="{a}" x2="{b}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{x}" cy="{y}" r="6"/>'
        )

    return draw


def times(mean: float, slow: float, limit: float | None, told: str) -> Callable[[Axis, float], str]:
    """A dot for the mean, a tick for the slow end, a dashed line for the limit."""

    def draw(axis: Axis, y: float) -> str:
        a, b = (f"{axis.at(v):.2f}%" for v in (mean, slow))
        parts = [
            f"<title>{escape(told)}</title>",
            f'<line class="bar" x1="{a}" x2="{b}" y1="{y}" y2="{y}"/>',
            f'<line class="tick" x1="{b}" x2="{b}" y1="{y - 7}" y2="{y + 7}"/>',
            f'<circle class="dot" cx="{a}" cy="{y}" r="6"/>',
        ]
        if limit is not None:
            x = f"{axis.at(limit):.2f}%"
            parts.append(f'<line class="limit" x1="{x}" x2="{x}" y1="{y - 13}" y2="{y + 13}"/>')
        return "".join(parts)

    return draw


def stack(values: Sequence[tuple[str, float]]) -> Callable[[Axis, float], str]:
    """Parts beside each other: gains to the right of zero, losses to the left."""

    def draw(axis: Axis, y: float) -> str:
        parts, right, left = [], 0.0, 0.0
        for i, (name, value) in enumerate(values):
            if abs(value) < 0.05:
                continue
            start = right if value > 0 else left + value
            right, left = (right + value, left) if value > 0 else (right, left + value)
            x, width = axis.at(start), axis.at(start + abs(value)) - axis.at(start)
            parts.append(
                f'<rect x="{x:.2f}%" width="{max(0.0, width):.2f}%" y="{y - 9}" height="18" '
                f'fill="var(--s{i % 7})"><title>{escape(name)} {value:.1f}</title></rect>'
            )
        return "".join(parts)

    return draw


def band(axis: Axis, low: float, high: float, height: float) -> str:
    """A shaded part of the scale."""
    a, b = axis.at(low), axis.at(high)
    return f'<rect class="band" x="{a:.2f}%" width="{b - a:.2f}%" y="0" height="{height}"/>'


def nice(low: float, high: float, count: int = 5) -> list[float]:
    """Round numbers that span a range."""
    if high <= low:
        high = low + 1
    raw = (high - low) / count
    size = 10 ** math.floor(math.log10(raw))
    step = next(size * f for f in (1, 2, 2.5, 5, 10) if size * f >= raw)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(step * i, 10) for i in range(first, last + 1)]
