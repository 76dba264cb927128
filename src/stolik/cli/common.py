"""What several commands need."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stolik.errors import BadOption, BadRecord
from stolik.game import Game
from stolik.record import read_value
from stolik.registry import load

if TYPE_CHECKING:
    from stolik.arena.pool import Pool


def chosen_pool(args: argparse.Namespace, most: int | None = None) -> "Pool":
    """Who does the work: a cluster, or processes on this machine, at most so many."""
    if args.workers is not None and args.workers < 1:
        raise BadOption("--workers needs 1 or more.")
    if args.cluster:
        from stolik.arena.cluster import Cluster

        return Cluster(args.cluster, args.workers)
    from stolik.arena.local import local_pool

    return local_pool(args.workers, most)


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


def given_record(path: str) -> str:
    """The text of a file that a person named; - is standard input."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} can't be read: {error}") from error
