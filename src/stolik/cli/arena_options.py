"""The options of `match`, `ladder`, `tune` and `learn`."""

import argparse

from stolik.families import families


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Who does the work."""
    parser.add_argument("--workers", type=int, metavar="K", help="processes (one a core)")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play on a Ray cluster; local starts a small one"
    )


def add_match(parser: argparse.ArgumentParser) -> None:
    """All of `stolik match`, beside the game."""
    parser.add_argument("a", metavar="A", help="a bot, as in master, expert:sims=500, club")
    parser.add_argument("b", metavar="B", help="the other one; it has all other seats")
    parser.add_argument("--pairs", type=int, default=100, metavar="N", help="deals (100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first deal")
    parser.add_argument("--time", metavar="T", help="time a turn for both, as in 100ms")
    parser.add_argument("--sims", type=int, metavar="N", help="simulations a turn for both")
    parser.add_argument("--sprt", metavar="E0,E1", help="stop when decided, as in 0,20 (Elo)")
    parser.add_argument("--resume", metavar="FILE", help="keep results here, and go on from them")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_workers(parser)


def add_ladder(parser: argparse.ArgumentParser) -> None:
    """All of `stolik ladder`, beside the game."""
    parser.add_argument(
        "--pairs", type=int, default=100, metavar="N",
        help="deals of a level and the one below (100); half as many with yardsticks",
    )  # fmt: skip
    parser.add_argument(
        "--others", type=int, metavar="N", help="deals of all other meetings (an eighth)"
    )
    parser.add_argument(
        "--sprt", metavar="E0,E1",
        help="end the top level's match with a yardstick when decided, as in 382,511 "
        "(Elo of 90 and 95 %% won)",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first deal")
    parser.add_argument(
        "--scale", default="1", metavar="X", help="a part of everybody's usual time, as in 1/20"
    )
    parser.add_argument("--time", metavar="T", help="the same time a turn for all that search")
    parser.add_argument("--sims", type=int, metavar="N", help="simulations a turn instead")
    parser.add_argument("--bots", metavar="A,B,…", help="only these, also specs and files")
    parser.add_argument("--out", metavar="DIR", help="folder of the report (ladder-GAME)")
    parser.add_argument("--resume", action="store_true", help="go on from what was played")
    parser.add_argument("--doc", metavar="FILE", help="put the tables into this Markdown file")
    add_workers(parser)


def add_tune(parser: argparse.ArgumentParser) -> None:
    """All of `stolik tune`."""
    parser.add_argument(
        "games", nargs="+", metavar="GAME", help="one game, or some that share their weights"
    )
    parser.add_argument("--map", metavar="M", help="another map of the game, by name or file")
    parser.add_argument("--seats", type=int, default=2, metavar="K", help="number of seats (2)")
    parser.add_argument("--preset", default="default", metavar="P", help="default, or classic")
    parser.add_argument(
        "--bot", metavar="B", help="tune by what this bot plays, as in club:sims=40 (the policy)"
    )
    parser.add_argument("--only", metavar="NAMES", help="move only these weights, as in a,b,c")
    parser.add_argument("--generations", type=int, default=40, metavar="N", help="steps (40)")
    parser.add_argument(
        "--population", type=int, default=0, metavar="N", help="candidates a step (by their number)"
    )
    parser.add_argument(
        "--pairs", type=int, default=100, metavar="N", help="deals a step and game (100)"
    )
    parser.add_argument("--step", type=float, default=0.3, metavar="X", help="first step (0.3)")
    parser.add_argument(
        "--goal", choices=("margin", "wins"), default="margin", help="what counts (margin)"
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="number of the search: its own deals (0)"
    )
    parser.add_argument(
        "--check", type=int, default=1000, metavar="N", help="fresh deals at the end (1000)"
    )
    parser.add_argument("--out", metavar="FILE", help="keep the search here (tune-GAME-S.json)")
    parser.add_argument("--resume", action="store_true", help="go on from what was kept")
    parser.add_argument("--write", action="store_true", help="rewrite the weights if better")
    add_workers(parser)


def add_learn(parser: argparse.ArgumentParser) -> None:
    """All of `stolik learn`."""
    parser.add_argument(
        "kind",
        choices=[family.name for family in families() if family.lessons],
        help="whose evaluation: games of a kind share one",
    )
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="games (100000)")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="number of the run: its own deals (0)"
    )
    parser.add_argument(
        "--worlds", type=int, default=0, metavar="K",
        help="let every move be a search of K worlds, which takes long (0: the policy plays)",
    )  # fmt: skip
    parser.add_argument("--out", metavar="FILE", help="write the evaluation to this file")
    parser.add_argument("--write", action="store_true", help="keep it as the bots' evaluation")
