"""Compiling the levels before they are needed."""

from stolik.bots.player import Player
from stolik.bots.registry import levels, new_bot
from stolik.registry import load


def prepare_level(game: str, level: str) -> None:
    """Lets a level decide once, on a table of its own."""
    Player(new_bot(level, game), sims=1).get_ready(load(game).new(seed=0))


def prepare_levels(game: str) -> None:
    """All levels of a game, from easy to hard."""
    for level in levels(game):
        prepare_level(game, level)
