"""Words for people: one catalogue for the terminal, the pages and the logs."""

from collections.abc import Mapping


def say(key: str, args: Mapping[str, str | int], language: str | None = None) -> str:
    """The message of a key."""
    return f"{key} {dict(args)}"
