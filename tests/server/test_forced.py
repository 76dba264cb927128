"""Decisions that leave nothing to choose: the table plays them, and nobody is led back to one."""

import msgspec

from stolik.server.kept.log import Played
from stolik.server.table.open_table import OpenTable
from stolik.server.table.undo import undo_points
from tests.rules.helpers import begun
from tests.server.test_open_table import Screen, Shared, opened

CLAIM = "claim brusio-italy-2 loco:2"


def at_tunnel(game: str, claim_hand: str, turned: str) -> OpenTable:
    """Ann's table just before she tries a tunnel."""
    table = begun(game, [claim_hand], "black violet yellow orange white", turned)
    open_table = opened(Shared([]), game=game, map=table.game.map)
    live = open_table.live
    live.chairs[1] = msgspec.structs.replace(live.chairs[1], bot="club")
    live.table, live.turn = table, table.turn
    live.shown = [False] * len(table.history)
    live.forced = [False] * len(table.history)
    return open_table


async def try_it(open_table: OpenTable, claim: str) -> Screen:
    ann = Screen("p1")
    open_table.join(ann)
    await open_table.write(lambda: [Played(1, 1, 0, [claim])])
    open_table.close()
    return ann


async def test_a_swiss_tunnel_that_cant_be_paid_passes_the_turn() -> None:
    open_table = at_tunnel("swiss", "loco:2 green:3", "loco green red")
    points = undo_points(open_table.live, "p1")
    ann = await try_it(open_table, CLAIM)
    table = open_table.live.playing()
    assert (table.turn, table.phase) == (1, "turn")
    told = [message for message in ann.messages if message["type"] == "happened"]
    events = [line["choices"][0]["events"][0] for line in told[0]["lines"]]
    assert events[0]["revealed"] == ["loco", "green", "red"]
    assert events[1] == {"abandoned": "brusio-italy-2"}
    # back to before the tunnel, not to the answer that was forced
    assert undo_points(open_table.live, "p1") == [*points, len(table.history) - 2]


async def test_a_tunnel_that_can_be_paid_waits_for_its_answer() -> None:
    open_table = at_tunnel("swiss", "loco:3 green:3", "loco green red")
    await try_it(open_table, CLAIM)
    table = open_table.live.playing()
    assert (table.turn, table.phase) == (0, "surcharge")


async def test_in_europe_nobody_learns_whether_it_could_have_been_paid() -> None:
    open_table = at_tunnel("europe", "green:2", "green green red")
    await try_it(open_table, "claim venice-zurich green:2")
    table = open_table.live.playing()
    assert (table.turn, table.phase) == (0, "surcharge")
