"""Requests that change a table: each is checked and becomes the entries to write, or is refused."""

from collections.abc import Callable
from typing import Any

from stolik.bots.registry import LEVELS, fair_bot, names
from stolik.errors import IllegalMove, InvalidMove
from stolik.server.ground.refusals import Refuse
from stolik.server.kept.labels import PACE, Label
from stolik.server.kept.log import (
    Entry,
    HandedOver,
    Left,
    Played,
    SatDown,
    TakenBack,
    UndoAnswered,
    Undone,
    UndoWished,
)
from stolik.server.kept.setup import now
from stolik.server.persons.names import NAMELESS, clean_name, free_name, is_same
from stolik.server.table.live import LiveTable
from stolik.server.table.sight import Sight
from stolik.server.table.undo import others_at_table, undo_points
from stolik.server.wire import protocol as p


def stand_in(live: LiveTable) -> str:
    """The bot that takes over where nobody named one: a fair club player."""
    return fair_bot(live.setup.game, LEVELS[2])


def play(live: LiveTable, sight: Sight, request: p.Play) -> list[Entry]:
    """A move, or a group of moves of one seat; one that is sent again has happened already."""
    if request.key is not None and live.done.get(request.key) in sight.seats(live):
        return []
    require_version(live, request.version)
    seat = require_turn(live, sight)
    texts = [str(move) for move in request.moves]
    return [Played(live.version + 1, now(), seat, texts, key=request.key)]


def refusal_of(error: Exception) -> Refuse:
    """What to tell when a move can't be."""
    match error:
        case Refuse():
            return error
        case IllegalMove():
            return Refuse(error.key, error.rule, **error.arguments)
        case InvalidMove():
            return Refuse("error-no-move", reason=str(error))
    raise error


def undo(live: LiveTable, sight: Sight, request: p.Undo) -> list[Entry]:
    """Takes moves back, or asks the others."""
    require_version(live, request.version)
    live.playing()
    points = undo_points(live, sight.person) if sight.person else []
    wanted = request.decisions if request.decisions is not None else max(points, default=-1)
    if wanted not in points or sight.person is None:
        raise Refuse("error-no-undo")
    seat = live.playing().history[wanted].seat
    if others_at_table(live, sight.person):
        return [UndoWished(live.version + 1, now(), seat, wanted)]
    return [Undone(live.version + 1, now(), seat, wanted)]


def agree(live: LiveTable, sight: Sight, request: p.Agree) -> list[Entry]:
    """An answer; the last one that was waited for takes the moves back."""
    require_version(live, request.version)
    mine = [seat for seat in sight.seats(live) if live.wish and seat in live.wish.waiting]
    if not mine or live.wish is None:
        raise Refuse("error-not-asked")
    n, at = live.version + 1, now()
    answer = UndoAnswered(n, at, mine[0], request.agree)
    if request.agree and set(live.wish.waiting) <= set(mine):
        return [answer, Undone(n + 1, at, live.wish.seat, live.wish.decisions)]
    return [answer]


def rename(live: LiveTable, sight: Sight, request: p.Rename) -> Label:
    require_own(live, sight, request.seat)
    name = clean_name(request.name)
    others = [chair.name for seat, chair in enumerate(live.chairs) if seat != request.seat]
    if name != NAMELESS and any(is_same(name, other) for other in others):
        raise Refuse("error-name-taken", name=name)
    return Label(request.seat, name, live.version)


def leave(live: LiveTable, sight: Sight, request: p.Leave) -> list[Entry]:
    """Before the start the seat is free again, later a bot plays on."""
    require_own(live, sight, request.seat)
    chair = live.chairs[request.seat]
    if live.status == "waiting":
        if live.mixture.sealed:
            raise Refuse("error-dealing")
        if chair.person == live.setup.maker:
            raise Refuse("error-maker-stays")
        return [Left(live.version + 1, now(), request.seat, chair.name)]
    live.playing()
    if chair.bot is not None or live.over:
        return []
    return [HandedOver(live.version + 1, now(), request.seat, stand_in(live), "asked")]


def hand_over(live: LiveTable, sight: Sight, request: p.HandOver, away: set[int]) -> list[Entry]:
    """A bot takes an own seat; the stand-in takes one whose person is `away`, whoever asks."""
    live.playing()
    if live.over:
        raise Refuse("error-over")
    seats = sight.seats(live)
    if not seats or request.seat >= len(live.chairs):
        raise Refuse("error-not-yours")
    own = request.seat in seats
    if not own and request.seat not in away:
        raise Refuse("error-still-here", name=live.chairs[request.seat].name)
    if live.chairs[request.seat].bot is not None:
        raise Refuse("error-bot-plays")
    bot = known_bot(live.setup.game, request.bot)
    if not own:
        bot = stand_in(live)
    reason = "asked" if own else "away"
    return [HandedOver(live.version + 1, now(), request.seat, bot, reason)]


def take_back(live: LiveTable, sight: Sight, request: p.TakeBack) -> list[Entry]:
    require_own(live, sight, request.seat)
    live.playing()
    if live.chairs[request.seat].bot is None:
        return []
    return [TakenBack(live.version + 1, now(), request.seat)]


def pace(live: LiveTable, sight: Sight, request: p.Pace) -> Label:
    if not sight.seats(live):
        raise Refuse("error-not-yours")
    return Label(PACE, str(request.milliseconds), live.version)


def sit_down(live: LiveTable, person: str, name: str) -> list[Entry]:
    """The first free seat; with the last one the game begins (`mixing.py`)."""
    if live.closed:
        raise live.closed
    free = [i for i, chair in enumerate(live.chairs) if not chair.person and not chair.bot]
    if not free:
        raise Refuse("error-full")
    if person in live.house.removed:
        raise Refuse("error-removed")
    if live.seats_of(person) and not live.house.several and person != live.setup.maker:
        raise Refuse("error-one-seat")
    known = free_name(clean_name(name), [chair.name for chair in live.chairs])
    return [SatDown(live.version + 1, now(), free[0], known, person)]


def require_version(live: LiveTable, version: int) -> None:
    if version != live.version:
        raise Refuse("error-stale", sent=version, version=live.version)


def require_own(live: LiveTable, sight: Sight, seat: int) -> None:
    if seat not in sight.seats(live):
        raise Refuse("error-not-yours")


def require_turn(live: LiveTable, sight: Sight) -> int:
    """The seat that decides, if it is this client's and the curtain is up."""
    live.playing()
    turn = live.turn
    if turn is None:
        raise Refuse("error-over")
    if turn not in sight.seats(live):
        raise Refuse("error-not-your-turn")
    if live.thinker:
        raise Refuse("error-bot-plays")
    if sight.eyes(live) != turn:
        raise Refuse("error-curtain")
    return turn


def known_bot(game: str, name: str) -> str:
    """A registered bot's name: nothing else may come over the network, a path least of all.

    A game without levels has one bot for all of them.
    """
    found = fair_bot(game, name) if name in LEVELS else name
    if found not in names(game):
        raise Refuse("error-unknown-bot", bot=name, bots=", ".join(names(game)))
    return found


Deed = Callable[[LiveTable, Sight, Any], list[Entry]]
DEEDS: dict[type, Deed] = {
    p.Play: play,
    p.Undo: undo,
    p.Agree: agree,
    p.Leave: leave,
    p.TakeBack: take_back,
}
"""What each request does; those that need more than the table are elsewhere."""
LABELS: dict[type, Callable[[LiveTable, Sight, Any], Label]] = {p.Rename: rename, p.Pace: pace}
"""What is kept beside the log."""
