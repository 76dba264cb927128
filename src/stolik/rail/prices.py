"""Why a route can't be claimed at all: every way to pay is tried, the nearest one tells."""

from collections.abc import Callable, Mapping, Sequence

from stolik.core.contract import Refusal
from stolik.errors import InvalidMove
from stolik.rail.board import Board

NEVER = 99
"""As many missing cards as no way to pay has: cards would not help."""


def nearest_refusal(
    board: Board, route: str, hand: Mapping[str, int], explain: Callable[[str], Refusal | None]
) -> Refusal | None:
    """The refusal of the way to pay with the fewest missing cards; None if one is possible.

    Where locomotives don't count it says so, and which colors are nearest.

    Where several colors would do and none is nearer, none is named: that would look like a rule.
    """
    found: list[tuple[int, Refusal]] = []
    for price in _prices(board, route):
        refusal = explain(f"claim {route} {price}")
        if refusal is None:
            return None
        is_short = "missing" in refusal.args
        found.append((_shortage(hand, price) if is_short else NEVER, refusal))
    if not found:
        return None
    least, nearest = min(found, key=lambda pair: pair[0])
    if least != NEVER and any(refusal.key == "why-no-locos" for _, refusal in found):
        near = [str(refusal.args["color"]) for short, refusal in found if short == least]
        return _bare(board, least, near)
    colors = {refusal.args.get("color") for short, refusal in found if short == least != NEVER}
    if len(colors - {"loco"}) > 1:
        return Refusal(nearest.rule, "why-cards-any", {"missing": least})
    return nearest


def _bare(board: Board, missing: int, colors: Sequence[str]) -> Refusal:
    """Cards are missing where locomotives don't count: which colors are nearest, if not all are."""
    near = "all" if set(colors) == set(board.file.colors) else " ".join(colors)
    return Refusal("R30", "why-cards-bare", {"missing": missing, "colors": near})


def _shortage(hand: Mapping[str, int], price: str) -> int:
    """How many cards a hand lacks for a price, locomotives too."""
    wanted = [part.partition(":") for part in price.split()]
    return sum(max(0, int(count) - hand.get(card, 0)) for card, _, count in wanted)


def _prices(board: Board, route: str) -> list[str]:
    """All prices that have the route's length, the fewest locomotives first."""
    found = board.route.get(route)
    if found is None:
        raise InvalidMove(f"There is no route {route!r} here.")
    colors = [found.color] if found.color else board.file.colors
    prices = []
    for locos in range(found.locomotives, found.length + 1):
        cards = found.length - locos
        jokers = f" loco:{locos}" if locos else ""
        prices += [f"{color}:{cards}{jokers}" for color in colors] if cards else [jokers.strip()]
    return prices
