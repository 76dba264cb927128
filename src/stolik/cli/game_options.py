"""The options of commands about games: which one, how it is played, and how many of them."""

import argparse

from stolik.families import names


def add_game(parser: argparse.ArgumentParser) -> None:
    """Which game, and how it is played."""
    parser.add_argument("game", metavar="GAME", help=GAME)
    _add_rules(parser)


def add_usual_game(parser: argparse.ArgumentParser) -> None:
    """The same, where nobody has to say it."""
    parser.add_argument("game", nargs="?", default=names()[0], metavar="GAME", help=GAME)
    _add_rules(parser)


GAME = f"{', '.join(names())}, a map's name, or the path of a file with a map"


def _add_rules(parser: argparse.ArgumentParser) -> None:
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


def add_language(parser: argparse.ArgumentParser) -> None:
    """In which words."""
    parser.add_argument("--lang", choices=("en", "pl", "fr"), help="language (from your system)")


def add_which(parser: argparse.ArgumentParser) -> None:
    """Some games, or all."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")


def add_games(parser: argparse.ArgumentParser) -> None:
    """How many games, and which."""
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="seed of the first game (0), then S+1, …"
    )


def add_play(parser: argparse.ArgumentParser) -> None:
    """All of `stolik play`, beside the game and the language."""
    parser.add_argument("--seed", type=int, metavar="S", help="deal by this seed (else by chance)")
    parser.add_argument("--bot", metavar="B", help="who plays the others; see stolik games")
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="your seat (0)")


def add_simulate(parser: argparse.ArgumentParser) -> None:
    """What only `stolik simulate` has."""
    parser.add_argument("--threads", type=int, default=1, metavar="T", help="threads (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_transcript(parser: argparse.ArgumentParser) -> None:
    """What only `stolik transcript` has."""
    parser.set_defaults(games=1)
    parser.add_argument("--bots", default="random", metavar="B", help="the bot of all seats")


def add_replay(parser: argparse.ArgumentParser) -> None:
    """All of `stolik replay`."""
    parser.add_argument("file", metavar="FILE", help="a record's path, or - for standard input")
    parser.add_argument("--transcript", action="store_true", help="print it as JSON lines instead")
    parser.add_argument("--map", metavar="FILE", help="the map file, for a map of your own")


def add_bench(parser: argparse.ArgumentParser) -> None:
    """What only `stolik bench` has."""
    parser.add_argument("--json", action="store_true", help="one JSON object a line and game")
    parser.add_argument(
        "--limit",
        action="store_true",
        help="how near to plain C written for one table (needs a checkout and a C compiler)",
    )
