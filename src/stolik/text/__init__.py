"""Words for people: one catalogue for the terminal, the pages and the logs.

Card names arrive in arguments called `color` and become words inside the catalogue, where each
language can decline them. Names of routes, tickets and seats are put in as they come.
"""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "fr")


def say(key: str, args: Mapping[str, str | int], language: str | None = None) -> str:
    """The message of a key; of an unknown one the key itself, marked."""
    bundle = _bundle(choose_language(language))
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        return f"⟨{key}⟩"
    text, _ = bundle.format_pattern(pattern, dict(args))
    return str(text)


def choose_language(language: str | None = None) -> str:
    """The language asked for, else that of the environment, else English."""
    variables = ("STOLIK_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wishes = (language, *map(os.environ.get, variables))
    first = next((wish for wish in wishes if wish), "")[:2].lower()
    return first if first in LANGUAGES else LANGUAGES[0]


def add_texts(folder: Path) -> None:
    """Texts of a game that is not ours: `<language>.ftl`. Messages that are there already stay."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


_folders = [Path(__file__).parent]


def read_texts(folder: Path, language: str) -> str:
    """The messages of a folder in a language, else in English."""
    file = folder / f"{language}.ftl"
    return (file if file.exists() else folder / "en.ftl").read_text(encoding="utf-8")


def has(key: str, language: str | None = None) -> bool:
    """Whether there is a message of that key."""
    return bool(_bundle(choose_language(language)).has_message(key))


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import (  # noqa: PLC0415 - `import stolik` must cost nothing
        FluentBundle,
        FluentResource,
    )

    bundle = FluentBundle([language], use_isolating=False)
    for folder in _folders:
        bundle.add_resource(FluentResource(read_texts(folder, language)))
    return bundle
