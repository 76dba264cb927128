"""A person's place at a table: what is shown, and how typed numbers become moves."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from stolik.cli.draw import Deed, Face, Menu, Seats, Words, bullets, draw_menu, heading
from stolik.cli.terminal import Terminal
from stolik.errors import BotFault, IllegalMove, InvalidMove
from stolik.families import family_of
from stolik.family import reach
from stolik.game import Table

LONGEST = 12
"""Lines of a group of moves; the command c shows the rest."""


class Chooser(Protocol):
    """Whoever decides for the others."""

    def choose(self, table: Table) -> int:
        """The number of a legal move."""
        ...


class Step(Enum):
    """What comes after a typed line."""

    ASK = auto()
    SHOW = auto()
    LEAVE = auto()


class Sitting:
    """The person's seat at a table with bots. All that is drawn comes from the seat's view."""

    def __init__(
        self,
        table: Table,
        me: int,
        find_player: Callable[[Table], Chooser],
        terminal: Terminal,
        words: Words,
    ) -> None:
        self.me, self.terminal, self.words = me, terminal, words
        self._find_player = find_player
        self.saved: Path | None = None
        self.saved_moves = -1
        self.sit_down(table)

    def sit_down(self, table: Table) -> None:
        """Begins at a table, fresh or loaded."""
        table.view(self.me)  # raises BadOption for a seat that isn't there
        self._player = self._find_player(table)
        self.table = table
        self.forfeit: str | None = None
        self._seats = Seats(self.words, table.seats, self.me)
        self.face: Face = reach(family_of(table.game.name).terminal)(table, self.words, self._seats)
        own = [i for i, decision in enumerate(table.history) if decision.seat == self.me]
        self._told = own[-1] if own else 0
        self._shown = -1
        self.menu: Menu | None = None

    @property
    def waits_for_bot(self) -> bool:
        """Whether somebody else decides now."""
        return not self.ended and self.table.turn != self.me

    @property
    def ended(self) -> bool:
        """Whether there is nothing more to decide."""
        return self.table.over or self.forfeit is not None

    def let_bot_play(self) -> None:
        """One decision of a bot; one that fails loses by forfeit, and the table stays."""
        name = self._seats[self.table.turn]
        try:
            with self.terminal.waiting(self.words("play-thinks", name=name)):
                self.table.play(self._player.choose(self.table))
        except BotFault as fault:
            self.forfeit = self.words("play-forfeit", name=name, reason=str(fault))

    def show(self) -> None:
        """The table, the news, and what can be done."""
        if self.forfeit is not None:
            self.menu = None
            last = Text(self.words("play-over"))
            self.terminal.show(*self._news(), "", Text(self.forfeit, "bold"), last)
            return
        if self.table.over:
            self.menu = None
            self.terminal.show(*self._news(), "", self._end())
            return
        history = self.table.history
        brief = 0 <= self._shown == len(history) - 1 and history[-1].seat == self.me
        self._shown = len(history)
        view, aids = self.table.view(self.me), self.table.aids(self.me)
        moves = self.table.moves()
        self.menu = self.face.menu(view, aids, moves)
        self.terminal.show("", self.face.board(view, aids, moves, brief), *self._news(), "")
        self.show_menu(LONGEST)

    def show_menu(self, longest: int | None) -> None:
        """The numbered moves and what is expected."""
        if self.menu is None:
            self.terminal.show(self.words("play-over"))
            return
        only = len(self.table.codes()) == 1
        expected = self.words("prompt-only") if only else self.menu.prompt
        help_ = Text(f" {self.words('prompt-help')}", "dim")
        self.terminal.show(
            draw_menu(self.menu, self.words, longest), Text.assemble((expected, "bold"), help_)
        )

    def ask(self) -> str:
        """The next typed line."""
        return self.terminal.ask("> ")

    def agreed(self, question: str) -> bool:
        """A question to be answered with yes or anything else."""
        self.terminal.show(question)
        return self.ask().lower() in self.words("play-yes").split()

    def choose(self, numbers: Sequence[int]) -> Step:
        """Plays what the numbers stand for, or asks for the way to do it."""
        choices = self.menu.choices() if self.menu else []
        if self.menu is None or not self._are_listed(numbers, len(choices)):
            return Step.ASK
        if self.menu.many:
            return self.play(" ".join([self.menu.many, *(choices[n - 1].move for n in numbers)]))
        choice = choices[numbers[0] - 1]
        if choice.ways is None and len(numbers) == 1:
            return self.play(choice.move)
        if choice.ways is None:
            self.terminal.complain(self.words("play-one-number"))
            return Step.ASK
        self.menu = choice.ways
        if len(numbers) > 1:
            return self.choose(numbers[1:])
        self.show_menu(None)
        return Step.ASK

    def _are_listed(self, numbers: Sequence[int], most: int) -> bool:
        wrong = [n for n in numbers if not 1 <= n <= most]
        if wrong:
            self.terminal.complain(self.words("play-no-choice", number=wrong[0], most=most))
        return not wrong

    def play(self, text: str) -> Step:
        """Plays a move, or says why it can't be played."""
        try:
            self.table.play(text)
        except InvalidMove:
            self.terminal.complain(self.words("play-no-move", text=text))
        except IllegalMove as error:
            reason = self.face.reason(error.key, error.arguments)
            rule = f" — {error.rule}" if error.rule else ""
            self.terminal.complain(f"{reason[:1].upper()}{reason[1:]}{rule}")
        else:
            if move := self._forced():
                self.table.play(move)  # what has happened is told before the next question
            return Step.SHOW
        return Step.ASK

    def take_back(self) -> bool:
        """Undoes up to the own last decision; False if there was none."""
        if not any(decision.seat == self.me for decision in self.table.history):
            return False
        while self.table.undo().seat != self.me or self._forced():
            pass
        self.forfeit = None  # the bot may try again
        self._told = len(self.table.history)
        return True

    def _forced(self) -> str | None:
        table = self.table
        return None if table.over else table.engine.forced_move(table.phase, len(table.codes()))

    def _news(self) -> list[RenderableType]:
        """What has happened since the last time, as this seat may know it."""
        redact = self.table.engine.redact
        deeds = [] if self._told else [Deed(self.me, None, self.table.start_events)]
        for decision in self.table.history[self._told :]:
            events = redact(decision.events, decision.seat, self.me)
            deeds.append(Deed(decision.seat, decision.move, events))
        self._told = len(self.table.history)
        told = [line for line in self.face.news(deeds) if line]
        return ["", heading(self.words("table-news")), bullets(told)] if told else []

    def _end(self) -> RenderableType:
        points = self.table.score()
        best = max(p.total for p in points)
        winners = [seat for seat, p in enumerate(points) if p.total == best]
        if len(winners) > 1:
            names = ", ".join(self._seats[seat] for seat in winners)
            verdict = self.words("end-shared", names=names, points=best)
        elif winners == [self.me]:
            verdict = self.words("end-won-own", points=best)
        else:
            verdict = self.words("end-won", name=self._seats[winners[0]], points=best)
        last = Text(self.words("play-over"))
        result = self.face.result(self.table.view(self.me), points)
        return Group(result, "", Text(verdict, "bold"), last)

    def say_cut(self) -> None:
        """The last sentence when the input ends or is interrupted."""
        self.terminal.show("")
        if self.saved is None:
            self.terminal.show(self.words("play-cut", seed=str(self.table.seed)))
        else:
            self.terminal.show(self.words("play-cut-saved", file=str(self.saved)))
