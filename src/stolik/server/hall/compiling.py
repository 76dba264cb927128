"""Compiles all rules and levels into the cache: `python -m stolik.server.hall.compiling`.

Prints a line of JSON for each step, for the server that started it.
"""

import contextlib
import sys

from msgspec import json

from stolik.bots.bot import KernelBot
from stolik.bots.ready import prepare_level
from stolik.bots.registry import levels, new_bot
from stolik.core.warm import is_ready, shown_by
from stolik.families import families, family_of
from stolik.registry import load
from stolik.server.wire.status import Preparing

RULES = ("rules", "more")
"""What Game.prepare compiles; a server that was stopped may have got only half of it."""


def specimens() -> list[str]:
    """One game of each family, whose games share their compiled code; the quickest comes first."""
    return [next(iter(family.games)) for family in sorted(families(), key=lambda f: f.effort)]


def missing() -> list[str]:
    """What is not compiled yet, as `game` or `game bot`."""
    found = []
    for game in specimens():
        whole = load(game)
        engine = whole.rules.engine(whole.options(), whole.seats[0])
        home = type(engine).__module__
        if engine.to_compile() and not all(is_ready(home, rules) for rules in RULES):
            found.append(game)
        for level in levels(game):
            bot = new_bot(level, game)
            if isinstance(bot, KernelBot) and not is_ready(
                type(bot).__module__, bot_mark(engine.kind, bot)
            ):
                found.append(f"{game} {level}")
    return found


def bot_mark(kind: str, bot: KernelBot) -> str:
    """The name under which a bot's compiled code is known to be there."""
    return f"{kind}-{type(bot).__name__.lower()}"


def is_of(part: str, game: str) -> bool:
    """Whether a missing part are the rules of a game."""
    return part in family_of(game).games


def load_compiled(game: str) -> None:
    """Brings a game's compiled code into this process, so that the first table is quick."""
    table = load(game).new(seed=0)
    for seat in (0, None):
        table.view(seat)
    table.play(table.moves()[0])
    table.score()
    table.sample(table.turn, 0)


def compile_all() -> None:
    """Rules first, then the levels from easy to hard."""
    for game in specimens():
        with shown_by(lambda *step, game=game: _tell(game, *step)):
            load(game).prepare()
        for name in family_of(game).games:
            _print({"ready": name})
    for game in specimens():
        for level in levels(game):
            with shown_by(lambda *step, level=level: _tell(level, *step)):
                prepare_level(game, level)


def _tell(what: str, done: int, parts: int, _part: str, seconds: float) -> None:
    _print(Preparing(what, done, parts, round(seconds, 1)))


def _print(message: object) -> None:
    sys.stdout.write(json.encode(message).decode() + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):  # the server is gone, and nobody waits for us
        compile_all()
