"""A request that can't be carried out: by key and arguments, for any language."""

from collections.abc import Mapping

from stolik.text import say

PREFIX = "error-"


class Refuse(Exception):
    """Nothing changed, or (`error-unknown` alone) that is not known.

    `key` is a message of the catalogue; without its prefix it is the code.
    """

    def __init__(self, key: str, rule: str = "", **args: str | int) -> None:
        super().__init__(key, args)
        self.key = key
        self.rule = rule
        self.arguments: Mapping[str, str | int] = args

    @property
    def code(self) -> str:
        """For programs; a reason of the rules is `illegal`."""
        return self.key.removeprefix(PREFIX) if self.key.startswith(PREFIX) else "illegal"

    @property
    def text(self) -> str:
        """The message in English."""
        return say(self.key, self.arguments, "en")

    def __str__(self) -> str:
        return self.text
