"""One person against bots in the terminal. Knows no game: how a game looks, its face says."""

import argparse
import os
from collections.abc import Mapping
from typing import Any, TextIO

from rich.text import Text

from stolik.bots.player import Player
from stolik.bots.registry import fair_bot, player
from stolik.cli.commands import answer
from stolik.cli.common import chosen_options
from stolik.cli.draw import Words
from stolik.cli.sitting import Sitting, Step
from stolik.cli.terminal import Terminal
from stolik.game import Table
from stolik.registry import load

USUAL_BOT = "casual"
"""Who plays the others where nobody else is asked for."""


def play_chosen(args: argparse.Namespace) -> int:
    """`stolik play`."""
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


def play(  # noqa: PLR0913, PLR0917 - one for each option of the command
    game: str,
    map: str | None,
    seats: int,
    seed: int | None,
    preset: str,
    bot: str | None,
    seat: int,
    language: str | None,
    input: TextIO | None = None,
    output: TextIO | None = None,
    options: Mapping[str, Any] | None = None,
) -> int:
    """A whole game against a bot, else the game's usual one; 0 however it ends.

    Raises StolikError for what can't be played.
    """
    terminal, words = Terminal(input, output), Words(language)
    try:
        # This may compile, and says so.
        table = load(game, map).new(seed, seats, preset=preset, options=options)
    except KeyboardInterrupt:
        terminal.show(words("play-stopped"))
        return 0

    def opponent(at: Table) -> Player:
        cores = os.cpu_count() or 1  # nobody else needs them
        return player(
            bot or fair_bot(at.game.name, USUAL_BOT), at.game.name, at.seed or 0, cores=cores
        )

    sitting = Sitting(table, seat, opponent, terminal, words)
    against = bot or fair_bot(table.game.name, USUAL_BOT)
    terminal.show(Text(words("table-bot", bot=against, count=seats - 1)))
    run(sitting)
    return 0


def run(sitting: Sitting) -> None:
    """Lets bots and the person decide in turn, until somebody leaves."""
    try:
        while True:
            if sitting.waits_for_bot:
                sitting.let_bot_play()
                continue
            sitting.show()
            step = Step.ASK
            while step is Step.ASK:
                step = answer(sitting, sitting.ask())
            if step is Step.LEAVE:
                return
    except (EOFError, KeyboardInterrupt):
        sitting.say_cut()
