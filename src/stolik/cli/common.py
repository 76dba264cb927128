"""What several commands need."""

import argparse
from typing import Any

from stolik.errors import BadOption
from stolik.game import Game
from stolik.record import read_value
from stolik.registry import load


def chosen_game(args: argparse.Namespace) -> Game:
    """The game that the arguments name."""
    return load(args.game, args.map)


def chosen_options(args: argparse.Namespace) -> dict[str, Any]:
    """The options that the arguments change."""
    changes: dict[str, Any] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"--option {text!r}: write it as NAME=VALUE.")
        changes[name] = read_value(value)
    return changes
