"""`stolik`: reads the command line and calls the command. Exit 0 done, 1 failed, 2 misused."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

import stolik
from stolik.cli.arena_options import add_ladder, add_learn, add_match, add_tune
from stolik.cli.server_commands import add_server_commands
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
    for add in (
        _games, _bots, _play, _simulate, _transcript, _replay, _match, _ladder, _tune, _learn,
        _prepare, _bench,
    ):  # fmt: skip
        add(commands)
    add_server_commands(partial(_command, commands))
    return parser


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], int], about: str
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        name, help=about, description=about[0].upper() + about[1:] + "."
    )
    parser.set_defaults(run=run)
    return parser


def _add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    parser.add_argument(
        "game",
        nargs="?" if optional else None,
        default="europe" if optional else None,
        metavar="GAME",
        help="europe, swiss, carcassonne, a map's name, or the path of a map or tile file",
    )
    parser.add_argument("--map", metavar="M", help="another map of the game, by name or file")
    parser.add_argument("--seats", type=int, default=2, metavar="K", help="number of seats (2)")
    parser.add_argument(
        "--preset", default="default", metavar="P", help="default, or classic (R38)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change one rule, as in --option ticket_limit=0; may be repeated",
    )


def _games(commands: Commands) -> None:
    def run(_: argparse.Namespace) -> int:
        from stolik.cli.listing import list_games

        return list_games()

    _command(commands, "games", run, "list what can be played")


def _bots(commands: Commands) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.listing import list_bots

        return list_bots(args.lang)

    parser = _command(commands, "bots", run, "list who can play, from beginner to master")
    parser.add_argument("--lang", choices=("en", "pl", "fr"), help="language (from your system)")


def _play(commands: Commands) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.common import chosen_options
        from stolik.cli.play import play

        return play(
            game=args.game,
            map=args.map,
            seats=args.seats,
            seed=args.seed,
            preset=args.preset,
            bot=args.bot,
            seat=args.seat,
            language=args.lang,
            options=chosen_options(args),
        )

    parser = _command(commands, "play", run, "play in the terminal against bots")
    _add_game(parser, optional=True)
    parser.add_argument("--seed", type=int, metavar="S", help="deal by this seed (else by chance)")
    parser.add_argument("--bot", metavar="B", help="who plays the others; see stolik games")
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="your seat (0)")
    parser.add_argument("--lang", choices=("en", "pl", "fr"), help="language (from your system)")


def _simulate(commands: Commands) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.batch import simulate

        return simulate(args)

    parser = _command(commands, "simulate", run, "play many random games and print mean results")
    _add_game(parser)
    _add_batch(parser)
    parser.add_argument("--threads", type=int, default=1, metavar="T", help="threads (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _add_batch(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="seed of the first game (0), then S+1, …"
    )


def _transcript(commands: Commands) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.batch import transcripts

        return transcripts(args)

    parser = _command(commands, "transcript", run, "print whole bot games as JSON lines")
    _add_game(parser)
    _add_batch(parser)
    parser.set_defaults(games=1)
    parser.add_argument("--bots", default="random", metavar="B", help="the bot of all seats")


def _replay(commands: Commands) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.listing import replay_file

        return replay_file(args.file, args.transcript, args.map)

    parser = _command(commands, "replay", run, "check a record and show its result")
    parser.add_argument("file", metavar="FILE", help="a record's path, or - for standard input")
    parser.add_argument("--transcript", action="store_true", help="print it as JSON lines instead")
    parser.add_argument("--map", metavar="FILE", help="the map file, for a map of your own")


def _match(commands: Commands) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.match import match

        return match(args)

    parser = _command(commands, "match", run, "let two bots play pairs of games, with error bars")
    _add_game(parser)
    add_match(parser)


def _ladder(commands: Commands) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.ladder import ladder

        return ladder(args)

    parser = _command(commands, "ladder", run, "let all bots of a game play, with a report")
    _add_game(parser)
    add_ladder(parser)


def _tune(commands: Commands) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.tune import tune

        return tune(args)

    add_tune(_command(commands, "tune", run, "search for better weights, with a check at the end"))


def _learn(commands: Commands) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.learn import learn

        return learn(args)

    add_learn(_command(commands, "learn", run, "fit bots' evaluation to their own games"))


def _prepare(commands: Commands) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.bots.ready import prepare_levels
        from stolik.registry import NAMES, load

        for name in args.games or NAMES:
            load(name).prepare()
            prepare_levels(load(name).name)
        return 0

    parser = _command(
        commands, "prepare", run, "compile all rules and levels now, before they are needed"
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")


def _bench(commands: Commands) -> None:
    def run(args: argparse.Namespace) -> int:
        if args.limit:
            from stolik.cli.limit import compare

            return compare(args.games, args.json)
        from stolik.cli.bench import bench

        return bench(args.games, args.json)

    parser = _command(commands, "bench", run, "measure how fast this machine plays")
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--json", action="store_true", help="one JSON object a line and game")
    parser.add_argument(
        "--limit",
        action="store_true",
        help="how near to plain C written for one table (needs a checkout and a C compiler)",
    )


if __name__ == "__main__":
    raise SystemExit(main())
