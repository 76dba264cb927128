"""How bad a drawing is. What overlaps costs most, then what is far from home, then what bends."""

import numpy as np

from stolik.core.kernel import kernel
from stolik.drawing.curve import Array, trace
from stolik.drawing.network import SAMPLES, Net

GEOGRAPHY = 26.0
ANCHOR = 0.004
PLACES_APART = 44.0


@kernel
def refresh(net: Net, k: int) -> None:
    """Draws bundle k anew: its points and what is known of its curve. Modified in place."""
    sizes = net.sizes
    a, b = net.xy[net.ends[k, 0]], net.xy[net.ends[k, 1]]
    cells = net.length[k]
    spaces = np.empty((cells, 4))
    pitch, turn = trace(a, b, net.bends[k], cells, spaces)
    width = max(4.0, min(sizes.longest, pitch - sizes.gap))
    reach = max(0.0, width / 2 - sizes.cell / 2 + 1.2)
    at = net.first[k]
    for lane in range(net.lanes[k]):
        off = 0.0 if net.lanes[k] == 1 else sizes.lane * (lane - 0.5)
        for i in range(cells):
            x, y, tx, ty = spaces[i]
            for j in range(SAMPLES):
                along = reach * (2 * j / (SAMPLES - 1) - 1)
                net.points[at, 0] = x + tx * along - ty * off
                net.points[at, 1] = y + ty * along + tx * off
                at += 1
    net.info[k, 0] = pitch
    net.info[k, 1] = turn
    net.info[k, 2] = max(1e-6, np.hypot(b[0] - a[0], b[1] - a[1]))


@kernel
def short(distance2: float, wanted: float) -> float:
    """What too little distance costs; it comes squared, for most are far enough."""
    if distance2 >= wanted * wanted:
        return 0.0
    missing = wanted - np.sqrt(distance2)
    return missing * missing


@kernel
def beyond(value: float, low: float, high: float) -> float:
    """What leaving a range costs."""
    if value < low:
        return (low - value) ** 2
    return (value - high) ** 2 if value > high else 0.0


@kernel
def is_far(left: float, right: float, y: float, low: Array, high: Array, wanted: float) -> bool:
    """Whether a line from left to right is farther than wanted from a box."""
    if right < low[0] - wanted or left > high[0] + wanted:
        return True
    return y < low[1] - wanted or y > high[1] + wanted


@kernel
def to_label(net: Net, j: int, x: float, y: float) -> float:
    """Squared distance of a point to the middle line of a label."""
    half = net.sizes.font / 2
    left = net.xy[j, 0] + net.side_left[j, net.side[j]] + half
    right = left + max(0.0, net.wide[j] - 2 * half)
    line = net.xy[j, 1] + net.side_line[net.side[j]]
    dx = max(0.0, left - x, x - right)
    return dx * dx + (y - line) * (y - line)


@kernel
def route_energy(net: Net, k: int, labels: bool) -> float:
    sizes = net.sizes
    begin, end = net.first[k], net.first[k + 1]
    low, high = np.array([1e9, 1e9]), np.array([-1e9, -1e9])
    for i in range(begin, end):
        for axis in range(2):
            low[axis] = min(low[axis], net.points[i, axis])
            high[axis] = max(high[axis], net.points[i, axis])
    return (
        3 * _near_routes(net, begin, end, low, high)
        + 4 * _near_places(net, begin, end, low, high)
        + (3 * _near_labels(net, begin, end, low, high) if labels else 0.0)
        + _shape(net, k)
        + 9 * (beyond(low[0], 15, 1e9) + beyond(high[0], -1e9, sizes.width - 15))
        + 9 * (beyond(low[1], 15, 1e9) + beyond(high[1], -1e9, sizes.height - 15))
    )


@kernel
def _near_routes(net: Net, begin: int, end: int, low: Array, high: Array) -> float:
    wanted = net.sizes.cell + net.sizes.apart
    cost = 0.0
    for i in range(len(net.points)):
        x, y = net.points[i]
        if begin <= i < end or is_far(x, x, y, low, high, wanted):
            continue
        for j in range(begin, end):
            dx, dy = net.points[j, 0] - x, net.points[j, 1] - y
            cost += short(dx * dx + dy * dy, wanted)
    return cost


@kernel
def _near_places(net: Net, begin: int, end: int, low: Array, high: Array) -> float:
    cost = 0.0
    for p in range(len(net.xy)):
        wanted = net.radius[p] + net.sizes.cell / 2 + 2.6
        if is_far(net.xy[p, 0], net.xy[p, 0], net.xy[p, 1], low, high, wanted):
            continue
        for i in range(begin, end):
            dx, dy = net.points[i, 0] - net.xy[p, 0], net.points[i, 1] - net.xy[p, 1]
            cost += short(dx * dx + dy * dy, wanted)
    return cost


@kernel
def _near_labels(net: Net, begin: int, end: int, low: Array, high: Array) -> float:
    wanted = (net.sizes.font + net.sizes.cell) / 2 + 5.6
    cost = 0.0
    for p in range(len(net.xy)):
        left = net.xy[p, 0] + net.side_left[p, net.side[p]]
        line = net.xy[p, 1] + net.side_line[net.side[p]]
        if net.wide[p] == 0 or is_far(left, left + net.wide[p], line, low, high, wanted):
            continue
        for i in range(begin, end):
            cost += short(to_label(net, p, net.points[i, 0], net.points[i, 1]), wanted)
    return cost


@kernel
def _shape(net: Net, k: int) -> float:
    """Spaces of the wished length, a calm curve, little room at the ends."""
    sizes = net.sizes
    c1, c2, free_a, free_b = net.bends[k]
    pitch, turn, chord = net.info[k]
    cells = net.length[k]
    below, above = max(0.0, sizes.tight - pitch), max(0.0, pitch - sizes.loose)
    cost = cells * (60 * below**2 + 1.6 * above**2 + 8 * max(0.0, above - 9) ** 2)
    cost += (c1 * c1 + c2 * c2) * 0.9 / chord + (c1 - c2) ** 2 * 1.6 / chord
    cost += 60 * cells * max(0.0, turn - 0.42) ** 2 + 2e3 * max(0.0, turn - 0.75) ** 2
    if net.lanes[k] > 1:
        cost += 4000 * max(0.0, turn - 0.14) ** 2
    room_a = free_a - net.radius[net.ends[k, 0]] - 4.5
    room_b = free_b - net.radius[net.ends[k, 1]] - 4.5
    return cost + 0.25 * (room_a * room_a + room_b * room_b)


@kernel
def place_energy(net: Net, j: int) -> float:
    """Far from home, out of place among its neighbors, or too near to one of them."""
    cost = 0.0
    for p in range(len(net.xy)):
        dx, dy = net.xy[j, 0] - net.xy[p, 0], net.xy[j, 1] - net.xy[p, 1]
        hx, hy = net.home[j, 0] - net.home[p, 0], net.home[j, 1] - net.home[p, 1]
        cost += GEOGRAPHY * net.weight[j, p] * ((dx - hx) ** 2 + (dy - hy) ** 2)
        if p != j:
            cost += 4 * short(dx * dx + dy * dy, PLACES_APART)
    x, y = net.xy[j]
    cost += ANCHOR * ((x - net.home[j, 0]) ** 2 + (y - net.home[j, 1]) ** 2)
    return cost + 5 * (beyond(x, 22, net.sizes.width - 22) + beyond(y, 22, net.sizes.height - 22))


@kernel
def crowd_energy(net: Net, j: int) -> float:
    """Spaces of any route too near to place j."""
    wanted = net.radius[j] + net.sizes.cell / 2 + 2.6
    cost = 0.0
    for i in range(len(net.points)):
        dx, dy = net.points[i, 0] - net.xy[j, 0], net.points[i, 1] - net.xy[j, 1]
        cost += short(dx * dx + dy * dy, wanted)
    return 4 * cost


@kernel
def label_energy(net: Net, j: int) -> float:
    """A name on spaces, on a place, on another name, or beyond the edge."""
    if net.wide[j] == 0:
        return 0.0
    font = net.sizes.font
    cost = 0.0
    wanted = (font + net.sizes.cell) / 2 + 5.6
    left = net.xy[j, 0] + net.side_left[j, net.side[j]]
    line = net.xy[j, 1] + net.side_line[net.side[j]]
    for i in range(len(net.points)):
        x, y = net.points[i]
        if abs(y - line) < wanted and left - wanted < x < left + net.wide[j] + wanted:
            cost += short(to_label(net, j, x, y), wanted)
    for p in range(len(net.xy)):
        if p == j:
            continue
        cost += 3 * short(
            to_label(net, j, net.xy[p, 0], net.xy[p, 1]), net.radius[p] + font / 2 + 2
        )
        if net.wide[p] > 0:
            dx = net.xy[p, 0] + net.side_left[p, net.side[p]] - left
            apart_x = max(0.0, dx - net.wide[j], -dx - net.wide[p])
            apart_y = net.xy[p, 1] + net.side_line[net.side[p]] - line
            if apart_x < 3:
                cost += 9 * short(apart_y * apart_y, font + 3)
    edge = beyond(left, 9, net.sizes.width - 9 - net.wide[j])
    edge += beyond(line, 9 + font / 2, net.sizes.height - 9 - font / 2)
    return 3 * cost + 9 * edge
