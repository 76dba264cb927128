"""`stolik prepare`: compiles now what is else compiled when it is first used."""

import argparse

from stolik.bots.ready import prepare_levels
from stolik.families import names
from stolik.registry import load


def prepare(args: argparse.Namespace) -> int:
    """All games, or those named."""
    for name in args.games or names():
        game = load(name)
        game.prepare()
        prepare_levels(game.name)
    return 0
