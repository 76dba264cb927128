"""A sampled table as plain data, for bots that can't hold a table themselves."""

from stolik.bots.wire import Sample, World, move_text
from stolik.game import Table


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
        table.engine.to_come(table.state),
    )
