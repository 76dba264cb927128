"""The board as a picture, from a seat's view."""

from math import sqrt

from stolik_hex.rules import HexView

STONES = {".": "#dcc9a0", "b": "#2b2926", "w": "#fffefa"}
INK = {".": "#8a7550", "b": "#fffefa", "w": "#2b2926"}
HALF, SIDE = sqrt(3) / 2, 1 / sqrt(3)
CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def picture(view: HexView) -> str:
    """SVG: the cells with their stones, and the colors of the sides."""
    size = view.size
    wide, high = 1.5 * size + 1, HALF * size + 1
    shapes = [
        _line("b", (0.3, 0.35), (size - 0.2, 0.35)),
        _line("b", (size / 2, high - 0.35), (1.5 * size - 0.6, high - 0.35)),
        _line("w", (0.25, 0.8), (size / 2 - 0.1, high - 0.6)),
        _line("w", (size + 0.4, 0.6), (1.5 * size + 0.05, high - 0.8)),
    ]
    for at, stone in enumerate(view.cells):
        y, x = divmod(at, size)
        left, top = 0.9 + x + y / 2, 1 + HALF * y
        corners = " ".join(f"{left + dx / 2:.3f},{top + dy * SIDE / 2:.3f}" for dx, dy in CORNERS)
        name = f"{chr(ord('a') + x)}{y + 1}"
        shapes.append(
            f'<polygon points="{corners}" fill="{STONES[stone]}" stroke="#8a7550" '
            f'stroke-width=".04"/><text x="{left:.3f}" y="{top + 0.12:.3f}" font-size=".32" '
            f'text-anchor="middle" fill="{INK[stone]}">{name}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.2f} {high + 0.5:.2f}" '
        f'font-family="sans-serif">{"".join(shapes)}</svg>'
    )


def _line(stone: str, start: tuple[float, float], end: tuple[float, float]) -> str:
    (x1, y1), (x2, y2) = start, end
    path = f'<path d="M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}" stroke-linecap="round"'
    return (
        f'{path} stroke="#8a7550" stroke-width=".2"/>{path} stroke="{STONES[stone]}" '
        'stroke-width=".14"/>'
    )
