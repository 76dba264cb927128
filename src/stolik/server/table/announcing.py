"""What clients at a table are told, each as it may know it."""

from collections.abc import Iterable

from stolik.server.kept.log import Entry
from stolik.server.kept.setup import now
from stolik.server.kept.spoken import Said
from stolik.server.table.attendance import Client
from stolik.server.table.company import encode
from stolik.server.table.live import LiveTable
from stolik.server.table.sight import Sight, lines, position, table_info
from stolik.server.wire import protocol as p

PAGE = 400
"""So many lines of a log are sent at once: more than most games have."""


def announce(
    live: LiveTable, entries: list[Entry], before: dict[Client, int | None], *, changed: bool
) -> None:
    """Tells what happened to clients that had these eyes before. Equal messages are made once."""
    made: dict[tuple[Sight, int | None], bytes] = {}
    at = now()
    for client, eyes in before.items():
        key = (client.sight, eyes)
        if key not in made:
            table = table_info(live, client.sight) if changed else None
            here = position(live, client.sight, at)
            made[key] = encode(p.Happened(lines(live, entries, eyes), here, table))
        client.send(made[key])


def welcome(
    live: LiveTable, sight: Sight, known: int, chat: Iterable[Said], presence: p.Presence, re: int
) -> p.Welcome:
    """The whole table for somebody who comes, without the lines it knows."""
    return p.Welcome(
        re=re,
        table=table_info(live, sight),
        lines=page_of_lines(live, sight, known, live.version),
        chat=list(chat),
        presence=presence,
        position=position(live, sight, now()),
    )


def page_of_lines(live: LiveTable, sight: Sight, known: int, last: int) -> list[p.LogLine]:
    """Lines after the known ones up to the last, but not more than a page of them."""
    shown = None if sight.shares_screen(live) else sight.eyes(live)
    return lines(live, live.entries[max(known, last - PAGE) : last], shown)


def shape(live: LiveTable) -> tuple[object, ...]:
    """What clients know from TableInfo."""
    chairs, shown = tuple(live.chairs), (live.pace, live.rematch, live.watch)
    return live.status, chairs, *shown, live.mixture, live.house
