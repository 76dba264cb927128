"""Positions of finished games, from one seat's eyes or open."""

from msgspec import UNSET

from stolik.server.ground.refusals import Refuse
from stolik.server.table.live import LiveTable
from stolik.server.table.pictures import picture_of
from stolik.server.table.sight import choice, deal_info
from stolik.server.wire.protocol import Choice
from stolik.server.wire.resources import Replay, ReplayPosition


def replay_page(live: LiveTable, person: str, first: int, count: int, seat: int | None) -> Replay:
    """Some positions: number n is the one after n decisions."""
    played = live.playing()
    if first > live.decisions:
        first = max(0, live.decisions + 1 - count)
    if seat is not None and seat >= played.seats:
        raise Refuse("error-option", reason=f"There are seats 0 to {played.seats - 1}.")
    return Replay(
        table=live.id,
        game=live.setup.game,
        map=live.setup.map,
        options=live.options,
        names=[chair.name for chair in live.chairs],
        bots=[chair.bot for chair in live.chairs],
        aids=live.setup.aids,
        decisions=live.decisions,
        seat=seat,
        deal=deal_info(live),
        positions=_positions(live, first, min(first + count, live.decisions + 1), seat),
        mine=list(live.seats_of(person)),
        stops=_stops(live),
    )


def _stops(live: LiveTable) -> list[int]:
    played = live.playing()
    completing = [decision.phase in played.engine.completing for decision in played.history]
    return [number for number, more in enumerate([*completing, False]) if not more]


def _positions(live: LiveTable, first: int, end: int, seat: int | None) -> list[ReplayPosition]:
    played = live.playing()
    engine, film = played.engine, live.film
    seats = range(played.seats) if seat is None else [seat]
    state = film.at(first)
    found = []
    for number in range(first, end):
        if number > first:
            film.play(state, number - 1)
        views = [engine.view(state, eyes) for eyes in seats]
        pictures = [picture_of(live.setup.game, view) for view in views]
        drawn = [picture for picture in pictures if picture is not UNSET]
        found.append(
            ReplayPosition(
                number=number,
                choice=_choice(live, number - 1, seat) if number else None,
                views=views,
                score=list(engine.score(state)) if engine.over(state) else None,
                pictures=drawn or UNSET,
            )
        )
    return found


def _choice(live: LiveTable, number: int, seat: int | None) -> Choice:
    decision = live.playing().history[number]
    return choice(live, number, decision, decision.seat if seat is None else seat)
