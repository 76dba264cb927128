"""A bot on a seat: it is given what its seat may know, and its answer is checked."""

import contextlib
import hashlib
import time
from dataclasses import dataclass

from stolik.bots.bot import Bot, Clock, KernelBot
from stolik.bots.wire import PROTOCOL, NewGame
from stolik.core.warm import prepare
from stolik.errors import BotFault, IllegalMove, InvalidMove
from stolik.game import Table

_compiled: set[str] = set()  # kinds of games, in this process


@dataclass
class Player:
    """Asks a bot for the decisions of a play. The same seed and budget give the same choices."""

    bot: Bot
    seed: int = 0
    seconds: float | None = None  # for a turn, with all its decisions
    sims: int | None = None
    cores: int = 1
    spent: float = 0.0  # seconds in all
    _ready: bool = False
    _turn: tuple[int, int] = (-1, -1)  # whose turn it was, and the decision that would go on in it
    _turn_spent: float = 0.0

    def choose(self, table: Table, seconds: float | None = None) -> int:
        """The number of the bot's move; BotFault says what it did wrong.

        With `seconds` the turn has these instead of the usual ones.
        """
        self.get_ready(table)
        began = time.perf_counter()
        seat, number = table.turn, len(table.history)
        if self._turn != (seat, number):
            self._turn_spent = 0.0
        since = began - self._turn_spent
        given = self.seconds if seconds is None else seconds
        clock = Clock(given, self.sims, self._chance(table), since, self.cores)
        try:
            code = legal_code(table, self._ask(table, seat, clock))
        except BotFault:
            self._call("abandon")
            self._ready = False
            raise
        took = time.perf_counter() - began
        self._turn, self._turn_spent = (seat, number + 1), self._turn_spent + took
        self.spent += took
        return code

    def _ask(self, table: Table, seat: int, clock: Clock) -> object:
        try:
            if isinstance(self.bot, KernelBot):  # needs neither view nor moves made for it
                world = table.sample(seat, clock.seed)
                return self.bot.pick(world.engine, world.state, clock)
            view, moves = table.view(seat), table.moves()
            return self.bot.choose(view, moves, clock, lambda seed: table.sample(seat, seed))
        except BotFault:
            raise
        except Exception as error:
            raise BotFault(f"it crashed: {type(error).__name__}: {error}") from error

    def get_ready(self, table: Table) -> None:
        """Tells the bot what is played, and compiles it, before its clock runs.

        BotFault if another program does not get ready.
        """
        if self._ready:
            return
        compile_table(table)
        if isinstance(self.bot, KernelBot):
            self._compile(self.bot, table)
        else:
            self._call("begin", new_game(table))
        self._ready = True

    def _compile(self, bot: KernelBot, table: Table) -> None:
        if not bot.compiled:
            return
        world = table.sample(table.turn, 0)
        name = type(bot).__name__.lower()
        first = {f"the bot {name}": lambda: bot.get_ready(world.engine, world.state)}
        with contextlib.suppress(Exception):  # what is wrong with it will show when it is asked
            prepare(type(bot).__module__, f"{world.engine.kind}-{name}", first)
            bot.get_ready(world.engine, world.state)

    def end(self, table: Table) -> None:
        """The play is over, or broken off."""
        if not isinstance(self.bot, KernelBot):
            points = [points.total for points in table.score()] if table.over else None
            self._call("end", points)
        self._ready = False

    def _call(self, name: str, *arguments: object) -> None:
        """Calls what a bot may have beside `choose`: one in a plain file need not."""
        method = getattr(self.bot, name, None)
        try:
            if method is not None:
                method(*arguments)
        except BotFault:
            raise
        except Exception as error:
            raise BotFault(f"it crashed: {type(error).__name__}: {error}") from error

    def _chance(self, table: Table) -> int:
        """A number for this decision alone."""
        text = f"{self.seed} {len(table.history)}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest()) >> 2


def compile_table(table: Table) -> None:
    """Compiles, or loads, what a decision needs of the rules: its time is no bot's time."""
    if table.engine.kind in _compiled:
        return
    table.game.prepare()
    world = table.sample(table.turn, 0)
    world.view(world.turn)
    world.moves()
    world.score()
    _compiled.add(table.engine.kind)


def new_game(table: Table) -> NewGame:
    """What is played, for a bot that has to know the map or the tiles."""
    game, engine = table.game, table.engine
    return NewGame(PROTOCOL, game.name, game.map, table.seats, table.options, engine.file)


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
