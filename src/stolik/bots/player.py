"""A bot on a seat: it is given what its seat may know, and its answer is checked."""

import contextlib
import hashlib
import time
from dataclasses import dataclass

from stolik.bots.bot import Bot, Clock, KernelBot
from stolik.core.warm import prepare
from stolik.errors import BotFault, IllegalMove, InvalidMove
from stolik.game import Table


@dataclass
class Player:
    """Asks a bot for the decisions of a play. The same seed and budget give the same choices."""

    bot: Bot
    seed: int = 0
    seconds: float | None = None
    sims: int | None = None
    slowest: float = 0.0
    spent: float = 0.0
    _ready: bool = False

    def choose(self, table: Table) -> int:
        """The number of the bot's move; BotFault says what it did wrong."""
        seat = table.turn
        self._get_ready(table)
        clock = Clock(self.seconds, self.sims, self._chance(table))
        try:
            if isinstance(self.bot, KernelBot):  # needs neither view nor moves made for it
                world = table.sample(seat, clock.seed)
                answer: object = self.bot.pick(world.engine, world.state, clock)
            else:
                answer = self.bot.choose(
                    table.view(seat), table.moves(), clock, lambda seed: table.sample(seat, seed)
                )
        except BotFault:
            raise
        except Exception as error:
            raise BotFault(f"it crashed: {type(error).__name__}: {error}") from error
        self._note(time.perf_counter() - clock.began)
        return legal_code(table, answer)

    def _get_ready(self, table: Table) -> None:
        """Compiles the bot, or loads its compiled form, before its clock runs."""
        bot = self.bot
        if self._ready or not isinstance(bot, KernelBot):
            return
        self._ready = True
        world = table.sample(table.turn, 0)
        quick = Clock(sims=1)
        name = type(bot).__name__.lower()
        first = {f"the bot {name}": lambda: bot.pick(world.engine, world.state, quick)}
        with contextlib.suppress(Exception):  # what is wrong with it will show when it is asked
            prepare(f"{world.engine.kind}-bot-{name}", first)
            bot.pick(world.engine, world.state, quick)

    def _chance(self, table: Table) -> int:
        """A number for this decision alone."""
        text = f"{self.seed} {len(table.history)}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest()) >> 2

    def _note(self, seconds: float) -> None:
        self.spent += seconds
        self.slowest = max(self.slowest, seconds)


def legal_code(table: Table, answer: object) -> int:
    """The number of the move that a bot answered; BotFault if it is none, or not legal."""
    codes = table.codes()
    code: int | None
    if isinstance(answer, int):
        code = answer
    else:
        try:
            move = table.engine.parse(str(answer))
        except InvalidMove as error:
            raise BotFault(f"it answered nonsense: {error}") from error
        code = table.engine.code(table.state, move)
    if code is None or code not in codes:
        raise BotFault(f"it chose what is not allowed: {_reason(table, answer)}")
    return code


def _reason(table: Table, answer: object) -> str:
    if isinstance(answer, int):
        return f"there is no move {answer}"
    try:
        table.copy().play(str(answer))
    except IllegalMove as error:
        return str(error)
    return str(answer)
