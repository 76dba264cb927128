"""What whoever made a table may order there: seats and guests before the start, and the chat."""

from stolik.errors import BadOption
from stolik.server.ground.refusals import Refuse
from stolik.server.kept.log import Entry, Muted, Removed, SeatClosed, SeatOpened, SeveralSet
from stolik.server.kept.setup import now
from stolik.server.table.deeds import Deed, known_bot
from stolik.server.table.live import LiveTable
from stolik.server.table.sight import Sight
from stolik.server.wire import protocol as p


def close_seat(live: LiveTable, sight: Sight, request: p.CloseSeat) -> list[Entry]:
    """A free seat is gone, or a bot has it."""
    _require_host_before_start(live, sight)
    if request.seat >= len(live.chairs):
        raise Refuse("error-not-yours")
    chair = live.chairs[request.seat]
    if chair.person or chair.bot:
        raise Refuse("error-seat-taken")
    if request.bot is not None:
        bot = known_bot(live.setup.game, request.bot)
        return [SeatClosed(live.version + 1, now(), request.seat, bot)]
    if len(live.chairs) <= live.game.seats[0]:
        raise Refuse("error-fewest-seats", least=live.game.seats[0])
    return [SeatClosed(live.version + 1, now(), request.seat)]


def open_seat(live: LiveTable, sight: Sight, _request: p.OpenSeat) -> list[Entry]:
    """One more seat for a friend."""
    _require_host_before_start(live, sight)
    if len(live.chairs) >= live.game.seats[-1]:
        raise Refuse("error-most-seats", most=live.game.seats[-1])
    try:
        live.game.engine(live.options, len(live.chairs) + 1)
    except BadOption as error:
        raise Refuse("error-option", reason=str(error)) from error
    return [SeatOpened(live.version + 1, now())]


def remove(live: LiveTable, sight: Sight, request: p.Remove) -> list[Entry]:
    """Sends a guest away, who can't come back here, or a bot: the seat is free again."""
    _require_host_before_start(live, sight)
    chair = live.chairs[request.seat] if request.seat < len(live.chairs) else None
    if chair is None or chair.person == live.setup.maker or not (chair.person or chair.bot):
        raise Refuse("error-no-guest")
    return [Removed(live.version + 1, now(), request.seat, chair.name)]


def mute(live: LiveTable, sight: Sight, request: p.Mute) -> list[Entry]:
    """Lets somebody say nothing here, or speak again."""
    _require_host(live, sight)
    chair = live.chairs[request.seat] if request.seat < len(live.chairs) else None
    if chair is None or chair.person in (None, live.setup.maker):
        raise Refuse("error-no-guest")
    if (chair.person in live.house.muted) == request.muted:
        return []
    return [Muted(live.version + 1, now(), request.seat, request.muted)]


def allow_several(live: LiveTable, sight: Sight, request: p.AllowSeveral) -> list[Entry]:
    """Whether a guest may take more than one seat, for others at the same screen."""
    _require_host(live, sight)
    if live.house.several == request.several:
        return []
    return [SeveralSet(live.version + 1, now(), request.several)]


def _require_host(live: LiveTable, sight: Sight) -> None:
    if sight.person is None or live.setup.maker != sight.person:
        raise Refuse("error-not-host")


def _require_host_before_start(live: LiveTable, sight: Sight) -> None:
    _require_host(live, sight)
    if live.status != "waiting":
        raise Refuse("error-begun")
    if live.mixture.sealed:
        raise Refuse("error-dealing")


DEEDS: dict[type, Deed] = {
    p.CloseSeat: close_seat,
    p.OpenSeat: open_seat,
    p.Mute: mute,
    p.AllowSeveral: allow_several,
}
