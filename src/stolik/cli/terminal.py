"""Lines in, drawings out: the person's terminal, or any two streams."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text


class Terminal:
    """Works with and without a real terminal; rich sees to widths, colors and NO_COLOR."""

    def __init__(self, input: TextIO | None = None, output: TextIO | None = None) -> None:
        keyboard = input is None and sys.stdin.isatty()
        self._lines = None if keyboard else input or sys.stdin
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
    def waiting(self, text: str, *, always: bool = False) -> Iterator[None]:
        """Says what is waited for: as a moving line, or without a terminal if it must be said."""
        if self.console.is_terminal:
            with self.console.status(text):
                yield
        else:
            if always:
                self.show(text)
            yield

    @staticmethod
    def _enable_editing() -> None:
        try:
            import readline  # noqa: F401 - arrow keys and history in input()
        except ImportError:  # not on every system
            return
