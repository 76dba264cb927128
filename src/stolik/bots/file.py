"""A bot in a plain file: `mybot.py:Cautious`."""

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

from stolik.bots.bot import Bot
from stolik.errors import BadOption


def load_bot(name: str) -> Bot:
    """Runs the file and makes the bot. It need not be a subclass: a `choose` method is enough."""
    path, _, made = name.partition(":")
    module = _module(path)
    kind = getattr(module, made, None)
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        found = [
            key
            for key, value in vars(module).items()
            if isinstance(value, type) and value.__module__ == module.__name__
        ]
        raise BadOption(
            f"{path} has no {made!r}, a class with a method choose(view, moves, clock, sample). "
            f"It has {', '.join(found) or 'no class'}."
        )
    bot: Bot = kind()
    return bot


@cache
def _module(path: str) -> ModuleType:
    file = Path(path)
    spec = importlib.util.spec_from_file_location(f"bot_{file.stem}", file)
    if spec is None or spec.loader is None or not file.is_file():
        raise BadOption(f"There is no file {path}.")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadOption(f"{path} can't be run: {type(error).__name__}: {error}") from error
    return module
