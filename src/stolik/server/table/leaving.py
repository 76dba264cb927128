"""How a table is left: giving up, deleting it, and who may still look on."""

from stolik.server.ground.refusals import Refuse
from stolik.server.kept.log import Deleted, Entry, Resigned, WatchSet
from stolik.server.kept.setup import now
from stolik.server.table.deeds import require_own, stand_in
from stolik.server.table.live import LiveTable
from stolik.server.table.sight import Sight
from stolik.server.table.ways_out import has_others
from stolik.server.wire import protocol as p


def resign(live: LiveTable, sight: Sight, request: p.Resign) -> list[Entry]:
    """Among people a bot has the seat for good; where nobody else plays the game ends."""
    require_own(live, sight, request.seat)
    live.playing()
    if live.over:
        raise Refuse("error-over")
    people = [chair.person for chair in live.chairs]
    bot = stand_in(live) if has_others(people, sight.person) else None
    name = live.chairs[request.seat].name
    return [Resigned(live.version + 1, now(), request.seat, name, bot)]


def delete(live: LiveTable, person: str) -> list[Entry]:
    """Whoever made a table may delete it, unless others are playing there or it is over."""
    if live.setup.maker != person:
        raise Refuse("error-not-yours")
    if live.over:
        raise Refuse("error-over")
    if live.status == "playing" and has_others([c.person for c in live.chairs], person):
        raise Refuse("error-others-play")
    return [Deleted(live.version + 1, now())]


def let_watch(live: LiveTable, sight: Sight, request: p.LetWatch) -> list[Entry]:
    """Whoever made a table says whether others may look on."""
    if live.setup.maker != sight.person:
        raise Refuse("error-not-yours")
    if live.watch == request.watch:
        return []
    return [WatchSet(live.version + 1, now(), request.watch)]
