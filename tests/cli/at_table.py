"""A person at a table whose lines are scripted."""

import io
from collections.abc import Callable, Iterable

from stolik.bots.player import Player
from stolik.bots.random_ import RandomBot
from stolik.cli.draw import Words
from stolik.cli.play import run
from stolik.cli.sitting import Chooser, Sitting
from stolik.cli.terminal import Terminal
from stolik.game import Table


class Typist(io.StringIO):
    """Types lines as long as somebody reads them."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self._left = iter(lines)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = next(self._left, None)
        return "" if line is None else f"{line}\n"


class ScriptedBot:
    """Plays what a function says."""

    def __init__(self, decide: Callable[[Table], str]) -> None:
        self._decide = decide

    def choose(self, table: Table) -> int:
        move = table.engine.parse(self._decide(table))
        code = table.engine.code(table.state, move)
        assert code is not None
        return code


def sit(
    table: Table,
    lines: Iterable[str],
    language: str = "en",
    bot: Chooser | None = None,
    me: int = 0,
) -> str:
    """What is printed while the lines are typed at a table."""
    output = io.StringIO()
    terminal = Terminal(Typist(lines), output)
    run(Sitting(table, me, lambda _: bot or Player(RandomBot()), terminal, Words(language)))
    return output.getvalue()
