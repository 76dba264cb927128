"""Lines in, drawings out: the person's terminal, or any two streams."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from io import TextIOWrapper
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text


class Terminal:
    """Works with and without a real terminal; rich sees to widths, colors and NO_COLOR."""

    def __init__(self, input: TextIO | None = None, output: TextIO | None = None) -> None:
        keyboard = input is None and sys.stdin.isatty()
        self._lines = None if keyboard else input or sys.stdin
        if output is None and isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # an old code page lacks most symbols
        self.console = Console(file=output, highlight=False, markup=False, emoji=False)

    def show(self, *things: RenderableType) -> None:
        """Prints drawings or lines."""
        for thing in things:
            self.console.print(thing)

    def complain(self, text: str) -> None:
        """Prints why something was not done."""
        self.console.print(Text(f"✗ {text}", "bold red"))

    def ask(self, prompt: str) -> str:
        """The line that is typed; EOFError when there are no more."""
        if self._lines is None:
            self._enable_editing()
            return input(prompt).strip()
        line = self._lines.readline()
        self.console.print(f"{prompt}{line.rstrip()}")  # so that a log shows what was typed
        if not line:
            raise EOFError
        return line.strip()

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Says to a person at the keyboard what is waited for, in a moving line that vanishes."""
        person = self._lines is None and self.console.is_terminal
        with self.console.status(text) if person else nullcontext():
            yield

    @staticmethod
    def _enable_editing() -> None:
        try:
            import readline  # noqa: F401 - arrow keys and history in input()
        except ImportError:  # not on every system
            return
