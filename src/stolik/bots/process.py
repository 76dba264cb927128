"""Bots in another program: `process:./mybot`. JSON lines over its standard input and output."""

import atexit
import contextlib
import shlex
import shutil
import time
from collections.abc import Sequence
from typing import NoReturn

import msgspec

from stolik.bots.bot import Bot, Clock, Sample
from stolik.bots.program import Ended, Program
from stolik.bots.wire import (
    Answer,
    Ask,
    Choose,
    Chosen,
    NewGame,
    Over,
    Ready,
    Refused,
    Ticking,
    decode,
    encode,
    move_text,
)
from stolik.bots.wire import Sample as Wish
from stolik.bots.worlds import describe
from stolik.core.contract import Move, View
from stolik.errors import BadOption, BotFault, IllegalMove, InvalidMove

PREFIX = "process:"
START_SECONDS = 15.0
"""A program may take so long to be ready for a play, before its clock runs."""
GRACE_SECONDS = 0.5
"""So long after its time a program has lost: its machine may be busy."""
PATIENCE_SECONDS = 60.0
"""Where no time is set, a decision may take so long."""

_idle: dict[tuple[str, ...], list[Program]] = {}
_busy: set[Program] = set()


class ProcessBot(Bot):
    """Asks another program. After a play the program waits for the next one with its command."""

    def __init__(self, command: str) -> None:
        self._command = tuple(read_command(command))
        self._program: Program | None = None

    def begin(self, game: NewGame) -> None:
        self.end(None)
        self._program = self._take_program()
        answer = self._ask(game, time.monotonic() + START_SECONDS)
        if not isinstance(answer, Ready):
            self._fail('it answered nonsense: {"type":"ready"} was expected')

    def choose(
        self, view: View, moves: Sequence[Move], clock: Clock, sample: Sample
    ) -> Move | str | int:
        if self._program is None:
            raise BotFault("it was not told that a play begins")
        if self._program.has_spoken:
            self._look_for_end()
            self._fail("it spoke without being asked")
        left = None if clock.seconds is None else max(0.0, clock.left())
        deadline = time.monotonic() + (PATIENCE_SECONDS if left is None else left + GRACE_SECONDS)
        ticking = Ticking(clock.seconds, clock.sims, clock.seed, left)
        answer = self._ask(Choose(view, list(moves), ticking), deadline)
        while isinstance(answer, Wish):
            answer = self._ask(self._world(answer, sample), deadline)
        if not isinstance(answer, Chosen):
            self._fail('it answered nonsense: {"type":"move"} was expected')
        try:
            return move_text(answer.move, list(moves))
        except LookupError as error:
            self._fail(f"it answered nonsense: {error}")

    def end(self, points: Sequence[int] | None) -> None:
        """The play is over; the program is kept for the next one."""
        program, self._program = self._program, None
        if program is None:
            return
        _busy.discard(program)
        if points is not None:
            program.send(encode(Over(list(points))))
        _idle.setdefault(self._command, []).append(program)

    def abandon(self) -> None:
        """The bot has lost by forfeit: its program is ended."""
        program, self._program = self._program, None
        if program is not None:
            _busy.discard(program)
            program.end(politely=False)

    def _take_program(self) -> Program:
        idle = _idle.get(self._command, [])
        while idle:
            program = idle.pop()
            if not program.has_spoken:  # it is there, and waits
                _busy.add(program)
                return program
            program.end(politely=False)
        program = Program(self._command)
        _busy.add(program)
        return program

    def _ask(self, message: Ask, deadline: float) -> Answer:
        assert self._program is not None
        self._program.send(encode(message))
        try:
            line = self._program.read(deadline)
        except BotFault as error:
            self._fail(str(error), ended=isinstance(error, Ended))
        try:
            return decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            self._fail(f"it answered nonsense: {error} in {_shortened(line)}")

    def _world(self, wish: Wish, sample: Sample) -> Ask:
        try:
            return describe(sample(wish.seed), wish)
        except (LookupError, InvalidMove, IllegalMove) as error:
            return Refused(str(error))

    def _look_for_end(self) -> None:
        """If what it said is its end, that is the reason."""
        assert self._program is not None
        try:
            self._program.read(time.monotonic())
        except BotFault as error:
            self._fail(str(error), ended=isinstance(error, Ended))

    def _fail(self, reason: str, *, ended: bool = False) -> NoReturn:
        """Ends the program and tells why, with what it last said."""
        program = self._program
        assert program is not None
        self._program = None
        _busy.discard(program)
        program.end(politely=False)
        code = f" with exit code {program.exit_code()}" if ended else ""
        words = program.last_words()
        raise BotFault(f"{reason}{code}" + (f"; it last said: {words}" if words else ""))


def read_command(text: str) -> list[str]:
    """The words of a command; BadOption if there is no such program."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadOption(f"{PREFIX}{text}: {error}.") from error
    if not words or shutil.which(words[0]) is None:
        name = words[0] if words else ""
        raise BadOption(
            f"{PREFIX}{text}: there is no program {name!r}. Write it as in process:./mybot, with "
            "a path and the right to be run, or process:python3 mybot.py."
        )
    return words


def end_programs(*, politely: bool = True) -> None:
    """Ends all programs that this process has started."""
    programs = [*_busy, *(program for idle in _idle.values() for program in idle)]
    _busy.clear()
    _idle.clear()
    for program in programs:
        with contextlib.suppress(Exception):
            program.end(politely=politely)


def _shortened(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return repr(text if len(text) <= 80 else text[:77] + "…")


atexit.register(end_programs)
