"""What can go wrong, by cause. Every message says what to do."""

from collections.abc import Mapping


class StolikError(Exception):
    """The base of all errors that Stolik raises on purpose."""


class UnknownGame(StolikError):
    """No game or map has that name."""


class BadOption(StolikError):
    """An option, preset or number of seats that the rules don't allow."""


class BadMap(StolikError):
    """A map file that can't be played; the message names what is wrong where."""


class BadTiles(BadMap):
    """A tile set that can't be played; the message names the tile and what is wrong with it."""


class BadDeal(StolikError):
    """A given order of cards or tickets that can't be dealt."""


class BadRecord(StolikError):
    """A record that can't be read, or that was changed; the message names the first wrong move."""

    def __init__(self, message: str, move: int | None = None) -> None:
        super().__init__(message)
        self.move = move


class InvalidMove(StolikError):
    """A text that is no move of this game at all."""


class IllegalMove(StolikError):
    """A move of this game that is not allowed now: which rule says so, and the message's key."""

    def __init__(self, move: str, rule: str, key: str, args: Mapping[str, str | int]) -> None:
        super().__init__(move, rule, key)
        self.move = move
        self.rule = rule
        self.key = key
        self.arguments = dict(args)

    def __str__(self) -> str:
        from stolik.text import say  # noqa: PLC0415 - words are needed only when one is shown

        reason = say(self.key, self.arguments)
        return f"{self.move}: {reason} ({self.rule})" if self.rule else f"{self.move}: {reason}"


class BotFault(StolikError):
    """A bot crashed, stalled or answered what is no legal move; the message says which."""


class LostWorker(StolikError):
    """Work was given up because whoever did it died again and again."""
