"""What is allowed, and what is allowed for a reason."""

import re
from collections.abc import Iterator

from tests.architecture.graph import pages
from tests.architecture.test_families import WORDS, words_of

MOST_ARGUMENTS = 6
MANY_ARGUMENTS = {
    "bots/registry.py:player": "what scripts call: a bot, its game, and what it may spend, by name",
    "cli/play.py:play": "the arguments of a command, each by its name",
    "game.py:simulate": "what scripts call: options and how many, each by its name",
}
"""Functions that take more, each with its reason."""

NAMED = {
    "games/index.ts": "the one table",
    "games/diagrams.ts": "the same, of what the rules page alone shows",
    "wire.ts": "made from the server's structs",
    "text/keys.gen.ts": "made from the catalogue of texts",
}
"""Files outside a family's folder that may name it. Catalogues of texts (rules/*.md) are prose."""
PROSE = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)
COMMON = {"modern", "toy", "base", "ticket", "tickets"}
"""Words of every day; a ticket is also what lets somebody in."""


def names_in(source: str) -> set[str]:
    """The names of games in a file of the pages, comments left out."""
    return words_of(PROSE.sub(" ", source)) & WORDS - COMMON


def names_outside() -> Iterator[tuple[str, str]]:
    for path in pages.files():
        name = path.relative_to(pages.SOURCES).as_posix()
        if name not in NAMED and not re.match(r"games/\w+/", name):
            for word in names_in(path.read_text(encoding="utf-8")):
                yield name, word
