"""How fast bots search: simulations per CPU-second of one core in the middle of games."""

import time
from typing import Any

from stolik.bots.bot import Clock
from stolik.bots.registry import make, names, player, read_spec
from stolik.game import Game, Table

POSITIONS = 6
SIMULATIONS = 1000
ROUNDS = 3
TO_THE_END = 10_000  # turns


def measure_search(game: Game) -> dict[str, float]:
    """The search as `master` does it, and with whole games played out where that is a choice."""
    if "master" not in names(game.name):
        return {}
    tables = [middle(game, seed) for seed in range(POSITIONS)]
    found: dict[str, float] = {"sims_per_cpu_s": round(speed(game, tables, None))}
    if getattr(make(read_spec("master"), game.name), "plays_to_end", False):
        found["playouts_per_cpu_s"] = round(speed(game, tables, TO_THE_END))
    return found


def middle(game: Game, seed: int) -> Table:
    """Half a game of `casual` against itself, at the start of a turn."""
    casual = player("casual", game.name, seed)
    whole = game.new(seed, 2)
    while not whole.over:
        whole.play(casual.choose(whole))
    table = game.new(seed, 2)
    for decision in whole.history[: len(whole.history) // 2]:
        table.play(decision.code)
    while table.history[-1].seat == table.turn:
        table.play(casual.choose(table))
    return table


def speed(game: Game, tables: list[Table], turns: int | None) -> float:
    """Simulations a second, the best of some rounds."""
    bot: Any = make(read_spec("master"), game.name)
    if turns is not None:
        bot.turns = turns
    worlds = [table.sample(table.turn, 0) for table in tables]
    bot.get_ready(worlds[0].engine, worlds[0].state)
    best = 0.0
    for round_ in range(ROUNDS):
        before, began = bot.simulations, time.process_time()
        for world in worlds:
            bot.pick(world.engine, world.state, Clock(sims=SIMULATIONS, seed=round_))
        best = max(best, (bot.simulations - before) / (time.process_time() - began))
    return best
