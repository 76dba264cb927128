"""The words of a plain game: messages of its own where it has them, else some that fit any game.

The page has the same rules in its own language (web/src).
"""

from collections.abc import Mapping, Sequence

from stolik.plain.structs import Args, Phrase, word_args
from stolik.text import choose_language, has, say


class PlainWords:
    """What is said of a family's games at a table whose seats have these names."""

    def __init__(self, family: str, names: Sequence[str], language: str | None) -> None:
        self._family, self._names = family, names
        self._language = choose_language(language)

    def move(self, text: str) -> str:
        """A move to choose."""
        return self._own("move", word_args(text)) or text

    def did(self, seat: int, text: str | None, me: int | None) -> str:
        """A move that was made; of a hidden one only that it was."""
        args = {"name": self._names[seat], "own": _yes(seat == me)}
        if text is None:
            return self._own("hid", args) or self._say("plain-hid", args)
        args |= word_args(text)
        return self._own("did", args) or self._say("plain-did", {**args, "text": self.move(text)})

    def prompt(self, seat: int, phase: str, me: int | None) -> str:
        """Who is to do what."""
        args = {"name": self._names[seat], "own": _yes(seat == me), "phase": phase}
        usual = "plain-turn-own" if seat == me else "plain-turn"
        return self._own("prompt", args) or self._say(usual, args)

    def phrase(self, phrase: Phrase) -> str:
        """A message with the names of seats in it."""
        return self._say(phrase.key, phrase.args)

    def part(self, name: str) -> str:
        """A part of a score."""
        return self._own(f"points-{name}", {}) or name

    def _own(self, key: str, args: Mapping[str, str | int]) -> str:
        """A message of the game's own; nothing where it has none."""
        whole = f"{self._family}-{key}"
        return self._say(whole, args) if has(whole, self._language) else ""

    def _say(self, key: str, args: Mapping[str, str | int]) -> str:
        named: Args = dict(args)
        if isinstance(seat := named.get("seat"), int):
            named["name"] = self._names[seat]
        return say(key, named, self._language)


def _yes(whether: bool) -> str:
    return "yes" if whether else "no"
