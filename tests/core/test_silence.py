"""What nobody listens to is played alike: searches and playouts write no log."""

import random

import pytest

import stolik
from stolik.core.records import SILENT, as_array, fresh


@pytest.mark.parametrize(
    ("name", "map_name", "seats"),
    [("europe", "toy", 5), ("europe", None, 2), ("swiss", "toy", 2), ("carcassonne", None, 3)],
)
def test_a_play_without_a_log_is_the_same(name: str, map_name: str | None, seats: int) -> None:
    game, rng = stolik.load(name, map_name), random.Random(16)
    for seed in range(10):
        table = game.new(seed, seats)
        engine, states = table.engine, as_array(table.state)
        while not table.over:
            code = rng.choice(table.codes())
            log = fresh(engine.kernels.log)
            log["n"] = SILENT
            engine.calls.apply(engine._table, states, code, log)
            table.play(code)
            assert states.tobytes() == table.state.tobytes(), (seed, len(table.history))
