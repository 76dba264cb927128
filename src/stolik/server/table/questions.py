"""Requests that only ask: why a move is refused, what would follow, the aids."""

from typing import Any

from stolik.core.contract import Refusal
from stolik.errors import InvalidMove, StolikError
from stolik.game import Table
from stolik.server.ground.refusals import Refuse
from stolik.server.table.deeds import refusal_of, require_turn, require_version
from stolik.server.table.live import LiveTable
from stolik.server.table.sight import Sight
from stolik.server.wire import protocol as p


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
    """The first rule in the way of a move; of a part of one, of the nearest way to complete it."""
    try:
        return table.engine.explain(table.state, text)
    except InvalidMove as error:
        raise Refuse("error-no-move", reason=str(error)) from error


def aids(live: LiveTable, sight: Sight, request: p.AskAids) -> p.Aided:
    """The aids of the seat whose view is shown."""
    table = live.playing()
    if not live.setup.aids:
        raise Refuse("error-no-aids")
    seat = sight.eyes(live)
    if seat is None:
        raise Refuse("error-not-yours")
    return p.Aided(request.id, live.version, seat, table.engine.aids(live.view(seat)))


def sample(live: LiveTable, sight: Sight, request: p.Sample) -> p.Sampled:
    """A world for a bot elsewhere to search in."""
    require_version(live, request.version)
    seat = require_turn(live, sight)
    world = live.playing().sample(seat, request.seed)
    return p.Sampled(request.id, live.version, live.setup.rules, world.state.tobytes())


QUESTIONS: dict[type, Any] = {p.Preview: preview, p.Why: why, p.AskAids: aids, p.Sample: sample}
