"""Policies that play themselves in compiled code look at nothing that their seat can't see."""

from importlib import import_module
from random import Random

import pytest

import stolik
from stolik.core.rng import plant_number
from stolik.families import names
from stolik.game import Table


def choose(table: Table, state: object) -> int:
    """What the policy does in a state, the chance being always the same."""
    kind, tables = table.engine.kind, table.engine.tables  # type: ignore[attr-defined]
    own = import_module(f"stolik.bots.{kind}.weights").read()
    levels = import_module(f"stolik.bots.{kind}.levels")
    bench = levels.BENCHES_HERE.mine()[0]
    plant_number(bench.chance, 5)
    bench.w[0] = own
    if kind == "rail":
        n = table.engine.kernels.legal(tables, state, bench.moves)  # type: ignore[attr-defined]
        return int(levels.choose_now(tables, state, n, bench.record))
    bench.array["noise"] = 1.0
    return int(levels.choose_now(tables, state, bench.record))


@pytest.mark.parametrize("game", names())
def test_a_policy_chooses_the_same_in_every_world(game: str) -> None:
    table, rng = stolik.load(game).new(seed=11), Random(2)
    for number in range(120):
        if table.over:
            break
        if number % 4 == 0:
            mine = choose(table, table.state)
            for seed in range(3):
                assert choose(table, table.sample(table.turn, seed).state) == mine
        table.play(rng.choice(table.codes()))
