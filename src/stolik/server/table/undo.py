"""How far moves can be taken back.

Against bots and at one screen: to any own decision. Between people at different screens: to the
last point before anything hidden was shown, if the others agree. Never to a decision that left
nothing to choose: one would only be sent on from there.
"""

from collections.abc import Iterator

from stolik.server.table.live import LiveTable
from stolik.server.wire.protocol import UndoOffer


def others_at_table(live: LiveTable, person: str) -> bool:
    """Whether people at other screens own seats, also those for whom a bot plays meanwhile.

    Else one could wait for a clock to run out, look what comes, and go back.
    """
    return any(chair.person not in (None, person) for chair in live.chairs)


def undo_offer(live: LiveTable, person: str) -> UndoOffer | None:
    """The points a person may go back to; None if there is none."""
    others, seats = others_at_table(live, person), live.seats_of(person)
    points = _points(live, others, seats)
    earliest = next(points, None)
    if earliest is None:
        return None
    latest = next(_points(live, others, seats, backwards=True))
    return UndoOffer(latest, earliest, others)


def no_undo(live: LiveTable, person: str) -> str:
    """Why somebody to whom nothing is offered may not go back: a message of the catalogue."""
    seats = live.seats_of(person)
    if live.table is None or live.over or live.closed or not seats:
        return ""
    alone = next(_points(live, False, seats), None)
    return "error-undo-none" if alone is None else "error-undo-hidden"


def undo_points(live: LiveTable, person: str) -> list[int]:
    """The numbers of decisions that may be left over, upwards: each is before an own decision."""
    return list(_points(live, others_at_table(live, person), live.seats_of(person)))


def _points(
    live: LiveTable, others: bool, seats: tuple[int, ...], *, backwards: bool = False
) -> Iterator[int]:
    if live.table is None or live.over or live.closed or not seats:
        return
    history = live.table.history
    numbers = range(_first_open_point(live) if others else 0, len(history))
    for number in reversed(numbers) if backwards else numbers:
        if history[number].seat in seats and not live.forced[number]:
            yield number


def _first_open_point(live: LiveTable) -> int:
    """The number of decisions up to the last one that showed something hidden."""
    for number in range(len(live.shown), 0, -1):
        if live.shown[number - 1]:
            return number
    return 0
