"""Going on without somebody who does not move, at a table without a clock.

After ten minutes without a decision others may ask for it. When all of them do, whoever is to
move is warned and has a minute; then the stand-in plays, and they can take their seat back.
"""

from stolik.server.ground.refusals import Refuse
from stolik.server.kept.house import IDLE_MS
from stolik.server.kept.log import Entry, HandedOver, IdleAsked
from stolik.server.kept.setup import now
from stolik.server.table.deeds import stand_in
from stolik.server.table.live import LiveTable
from stolik.server.table.sight import Sight
from stolik.server.wire import protocol as p


def go_on(live: LiveTable, sight: Sight, _request: p.GoOn, away: set[int]) -> list[Entry]:
    """One more of the others wants to go on; those who are `away` are not waited for."""
    live.playing()
    mine, turn = sight.seats(live), live.turn
    if turn is None:
        raise Refuse("error-over")
    if not mine or turn in mine or live.setup.clock is not None:
        raise Refuse("error-not-yours")
    if live.thinker:
        raise Refuse("error-bot-plays")
    at = now()
    if at < live.since + IDLE_MS:
        raise Refuse("error-not-idle", name=live.chairs[turn].name)
    asking = set(live.idle.asking if live.idle else ())
    if asking & set(mine) and live.idle and not live.idle.waiting:
        return []
    agreed = {live.chairs[seat].person for seat in asking} | {sight.person}
    waiting = [
        seat
        for seat, chair in enumerate(live.chairs)
        if chair.person not in (None, live.chairs[turn].person, *agreed) and seat not in away
    ]
    return [IdleAsked(live.version + 1, at, mine[0], waiting)]


def overdue(live: LiveTable, at: int) -> list[Entry]:
    """The minute is over."""
    if live.idle is None or live.idle.ends is None or live.turn is None:
        return []
    return [HandedOver(live.version + 1, at, live.turn, stand_in(live), "idle")]
