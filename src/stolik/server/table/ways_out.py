"""How somebody may be done with a table."""

from collections.abc import Sequence

from stolik.server.kept.log import SatDown
from stolik.server.table.live import LiveTable
from stolik.server.wire.tables import WayOut


def has_others(people: Sequence[str | None], person: str | None) -> bool:
    """Whether seats belong to other people too."""
    return any(other not in (None, person) for other in people)


def ways_out(live: LiveTable, person: str | None) -> list[WayOut]:
    """What somebody may do to be done with a table."""
    people = [chair.person for chair in live.chairs]
    ways: list[WayOut] = []
    if person is None or live.over or live.deleted:
        return ways
    others = has_others(people, person)
    if person in people and live.status == "playing":
        ways.append("resign" if others else "end")
    if live.setup.maker == person:
        if not (others and live.status == "playing"):
            ways.append("delete")
    elif person in people and live.status == "waiting":
        ways.append("leave")
    return ways


def has_sat(live: LiveTable, person: str) -> bool:
    """Whether somebody has a seat, or had one."""
    came = [entry.person for entry in live.entries if isinstance(entry, SatDown)]
    return person in came or any(chair.person == person for chair in live.setup.chairs)
