"""`stolik`: reads the command line and calls the command. Exit 0 done, 1 failed, 2 misused."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

import stolik
from stolik.cli.arena_options import add_ladder, add_learn, add_match, add_tune
from stolik.cli.game_options import (
    add_bench,
    add_game,
    add_games,
    add_language,
    add_play,
    add_replay,
    add_simulate,
    add_transcript,
    add_usual_game,
    add_which,
)
from stolik.cli.server_options import (
    add_check,
    add_data,
    add_export,
    add_import,
    add_join,
    add_serve,
    add_verify,
)
from stolik.errors import BadOption, StolikError, UnknownGame

EPILOG = """\
examples:
  stolik serve --open                            tables in the browser, for people and bots
  stolik games                                   what can be played
  stolik play europe                             a game against a bot, in this terminal
  stolik play carcassonne --seats 3              the tile game against two
  stolik simulate swiss --games 10000            mean scores of random games
  stolik transcript europe --games 3 --seats 4   whole games as JSON lines
  stolik replay my-game.txt                      checks a record and shows its result
  stolik match carcassonne club casual --pairs 50  two bots, with error bars
  stolik ladder swiss --scale 1/20               all bots of a game, with a report
  stolik tune europe swiss --pairs 60            better weights, checked on fresh deals
  stolik learn rail --games 100000               a new evaluation for the rail bots
  stolik prepare                                 compile now what is else compiled when first used
  stolik bench                                   how fast this machine plays
"""


class Command(NamedTuple):
    """`stolik NAME`; its work is a function in a module of this folder."""

    name: str
    work: str
    about: str
    arguments: tuple[Callable[[argparse.ArgumentParser], None], ...] = ()

    def load(self) -> Callable[[argparse.Namespace], int]:
        """Imports the work, and NumPy and Numba with it."""
        module, _, function = self.work.partition(":")
        found: Callable[[argparse.Namespace], int] = getattr(
            import_module(f"stolik.cli.{module}"), function
        )
        return found

    def run(self, args: argparse.Namespace) -> int:
        """Does the work; only now is it imported."""
        return self.load()(args)


COMMANDS = (
    Command("games", "listing:list_games", "list what can be played"),
    Command("bots", "listing:list_bots", "list who can play, from beginner to master",
            (add_language,)),
    Command("play", "play:play_chosen", "play in the terminal against bots",
            (add_usual_game, add_play, add_language)),
    Command("simulate", "batch:simulate", "play many random games and print mean results",
            (add_game, add_games, add_simulate)),
    Command("transcript", "batch:transcripts", "print whole bot games as JSON lines",
            (add_game, add_games, add_transcript)),
    Command("replay", "listing:replay_file", "check a record and show its result",
            (add_replay,)),
    Command("match", "match:match", "let two bots play pairs of games, with error bars",
            (add_game, add_match)),
    Command("ladder", "ladder:ladder", "let all bots of a game play, with a report",
            (add_game, add_ladder)),
    Command("tune", "tune:tune", "search for better weights, with a check at the end",
            (add_tune,)),
    Command("learn", "learn:learn", "fit bots' evaluation to their own games", (add_learn,)),
    Command("prepare", "prepare:prepare",
            "compile all rules and levels now, before they are needed", (add_which,)),
    Command("bench", "bench:bench", "measure how fast this machine plays",
            (add_which, add_bench)),
    Command("serve", "serve:serve", "serve tables for people and bots in the browser",
            (add_serve,)),
    Command("join", "join:join", "let a bot sit down at a table by its link", (add_join,)),
    Command("export", "transfer:export_tables", "print tables with their logs as JSON lines",
            (add_export, add_data)),
    Command("import", "transfer:import_tables",
            "bring exported tables into a data folder or database", (add_import, add_data)),
    Command("check", "check:check", "see whether all kept tables can be followed",
            (add_check, add_data)),
    Command("verify", "verify:verify",
            "check that a record replays and its deal was the promised one", (add_verify,)),
)  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command."""
    parser = build_parser()
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help()
        return 0
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except (UnknownGame, BadOption) as error:
        print(f"stolik: {error}", file=sys.stderr)
        return 2
    except StolikError as error:
        print(f"stolik: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader, `head` say, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("stolik: stopped", file=sys.stderr)
        return 1


def build_parser() -> argparse.ArgumentParser:
    """All commands; their work is imported only when one runs."""
    parser = argparse.ArgumentParser(
        prog="stolik",
        description="Board games at one table: exact rules, bots, a server and a terminal.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"stolik {stolik.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for command in COMMANDS:
        about = command.about
        own = commands.add_parser(
            command.name, help=about, description=about[0].upper() + about[1:] + "."
        )
        own.set_defaults(run=command.run)
        for add in command.arguments:
            add(own)
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
