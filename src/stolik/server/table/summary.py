"""What lists show of a table."""

from stolik.server.storage.base import Summary
from stolik.server.table.live import LiveTable


def summary_of(live: LiveTable) -> Summary:
    """The table as it stands."""
    setup = live.setup
    return Summary(
        id=setup.id,
        game=setup.game,
        map=setup.map,
        status=live.status,
        names=[chair.name for chair in live.chairs],
        people=[chair.person for chair in live.chairs],
        turn=live.turn,
        decisions=live.decisions,
        updated=live.entries[-1].at if live.entries else setup.made,
        # Bots among themselves go on when somebody looks, not by themselves after a new start.
        busy=bool(live.sitters) and (live.thinker is not None or live.clock.running is not None),
        result=[points.total for points in live.table.score()]
        if live.table and live.over
        else None,
        maker=setup.maker,
        given_up=live.given_up,
        watch=live.watch,
    )
