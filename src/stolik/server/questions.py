"""Requests that only ask: why a move is refused, what would follow, the aids."""

from typing import Any

from stolik.core.contract import Refusal
from stolik.errors import InvalidMove, StolikError
from stolik.game import Table
from stolik.rail.board import Board
from stolik.server import protocol as p
from stolik.server.deeds import refusal_of, require_turn, require_version
from stolik.server.live import LiveTable
from stolik.server.refusals import Refuse
from stolik.server.sight import Sight

NEVER = 99
"""As many missing cards as no way to pay has: cards would not help."""


def preview(live: LiveTable, sight: Sight, request: p.Preview) -> p.Previewed:
    """What decision would follow. Only where the moves show nothing hidden."""
    require_version(live, request.version)
    seat = require_turn(live, sight)
    table = live.playing().copy()
    events = []
    for text in map(str, request.moves):
        if table.turn != seat:
            raise Refuse("error-not-your-turn")
        try:
            happened = table.play(text)
        except StolikError as error:
            raise refusal_of(error) from error
        if table.engine.shows_hidden(table.phase, happened):
            raise Refuse("error-hidden")
        events += happened
    moves = table.moves() if table.turn == seat else []
    view = live.seen(table, seat)
    outlooks = table.engine.outlooks(view, moves, True) if live.setup.aids else []
    return p.Previewed(
        request.id,
        live.version,
        table.turn,
        table.phase,
        view,
        moves,
        events,
        list(outlooks),
    )


def why(live: LiveTable, sight: Sight, request: p.Why) -> p.Explained:
    """Which rule forbids a move, for the seat that is to decide."""
    require_version(live, request.version)
    require_turn(live, sight)
    return p.Explained(request.id, explain(live.playing(), str(request.move)))


def explain(table: Table, text: str) -> Refusal | None:
    """The first rule in the way of a move; of a claim without price, of the nearest way to pay."""
    match text.split():
        case ["claim", route]:
            return _explain_claim(table, route)
    try:
        return table.why(text)
    except InvalidMove as error:
        raise Refuse("error-no-move", reason=str(error)) from error


def _explain_claim(table: Table, route: str) -> Refusal | None:
    """Tries every way to pay; the one with the fewest missing cards tells most.

    Where locomotives don't count it says so, and which colors are nearest.

    Where several colors would do and none is nearer, none is named: that would look like a rule.
    """
    found: list[tuple[int, Refusal]] = []
    prices = _prices(table, route)
    hand = _hand(table)
    for price in prices:
        refusal = explain(table, f"claim {route} {price}")
        if refusal is None:
            return None
        is_short = "missing" in refusal.args
        found.append((_shortage(hand, price) if is_short else NEVER, refusal))
    if not found:
        return None
    least, nearest = min(found, key=lambda pair: pair[0])
    if least != NEVER and any(refusal.key == "why-no-locos" for _, refusal in found):
        near = [str(refusal.args["color"]) for short, refusal in found if short == least]
        return _bare(table, least, near)
    colors = {refusal.args.get("color") for short, refusal in found if short == least != NEVER}
    if len(colors - {"loco"}) > 1:
        return Refusal(nearest.rule, "why-cards-any", {"missing": least})
    return nearest


def _bare(table: Table, missing: int, colors: list[str]) -> Refusal:
    """Cards are missing where locomotives don't count: which colors are nearest, if not all are."""
    board: Board = table.engine.board  # type: ignore[attr-defined]
    near = "all" if set(colors) == set(board.file.colors) else " ".join(colors)
    return Refusal("R30", "why-cards-bare", {"missing": missing, "colors": near})


def _hand(table: Table) -> dict[str, int]:
    """The cards of the seat that is to decide."""
    view: Any = table.view(table.turn)
    return dict(view.hand)


def _shortage(hand: dict[str, int], price: str) -> int:
    """How many cards a hand lacks for a price, locomotives too."""
    wanted = [part.partition(":") for part in price.split()]
    return sum(max(0, int(count) - hand.get(card, 0)) for card, _, count in wanted)


def _prices(table: Table, route: str) -> list[str]:
    """All prices that have the route's length, the fewest locomotives first."""
    board: Board | None = getattr(table.engine, "board", None)
    found = board.route.get(route) if board else None
    if board is None or found is None:
        raise Refuse("error-no-move", reason=f"There is no route {route!r} here.")
    colors = [found.color] if found.color else board.file.colors
    prices = []
    for locos in range(found.locomotives, found.length + 1):
        cards = found.length - locos
        jokers = f" loco:{locos}" if locos else ""
        prices += [f"{color}:{cards}{jokers}" for color in colors] if cards else [jokers.strip()]
    return prices


def aids(live: LiveTable, sight: Sight, request: p.AskAids) -> p.Aided:
    """The aids of the seat whose view is shown."""
    table = live.playing()
    if not live.setup.aids:
        raise Refuse("error-no-aids")
    seat = sight.eyes(live)
    if seat is None:
        raise Refuse("error-not-yours")
    found = table.engine.aids(live.view(seat))
    return p.Aided(request.id, live.version, seat, found)


def sample(live: LiveTable, sight: Sight, request: p.Sample) -> p.Sampled:
    """A world for a bot elsewhere to search in."""
    require_version(live, request.version)
    seat = require_turn(live, sight)
    world = live.playing().sample(seat, request.seed)
    return p.Sampled(request.id, live.version, live.setup.rules, world.state.tobytes())


QUESTIONS: dict[type, Any] = {p.Preview: preview, p.Why: why, p.AskAids: aids, p.Sample: sample}
