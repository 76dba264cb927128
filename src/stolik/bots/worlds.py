"""A sampled table as plain data, for bots that can't hold a table themselves."""

from typing import Any

from stolik.bots.wire import Sample, World, move_text
from stolik.game import Table
from stolik.rail.state import MAX_TICKETS


def describe(table: Table, asked: Sample) -> World:
    """Plays what was asked in a sampled table and tells all of it.

    LookupError, InvalidMove or IllegalMove for a move that can't be played.
    """
    for move in asked.moves:
        table.play(move_text(move, table.moves()))
    return World(
        asked.seed,
        table.turn,
        table.phase,
        table.over,
        [] if table.over else table.moves(),
        list(table.score()),
        [table.view(seat) for seat in range(table.seats)],
        TO_COME[table.engine.kind](table.engine, table.state),
    )


def _rail_orders(engine: Any, s: Any) -> dict[str, list[str]]:
    tickets = [s.ticket_deck[(s.ticket_top + i) % MAX_TICKETS] for i in range(s.n_tickets)]
    return {
        "cards": [engine.cards[card] for card in s.deck[: s.n_deck][::-1]],
        "tickets": [engine.tickets[ticket] for ticket in tickets],
    }


def _tile_orders(engine: Any, s: Any) -> dict[str, list[str]]:
    return {"tiles": [engine.tiles.tiles[kind].id for kind in s.bag[: s.n_bag][::-1]]}


TO_COME = {"rail": _rail_orders, "carcassonne": _tile_orders}
DATA = {
    "rail": lambda engine: engine.board.file,
    "carcassonne": lambda engine: engine.tiles.file,
}
"""The file of a kind of games: a bot elsewhere must know the map or the tiles."""
