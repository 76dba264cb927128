"""Names of people: to be seen, and to be told apart at a table."""

import unicodedata
from collections.abc import Iterable

from stolik.server.ground.refusals import Refuse

NAMELESS = "?"
"""Who has not said a name; there may be several."""
LONGEST = 30
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs by their category, but nothing to be seen."""
MOST_MARKS = 2


def clean_text(text: str) -> str:
    """Words as they can be shown: on one line, without control characters."""
    shown = "".join(c if c.isprintable() and c not in BLANK else " " for c in text)
    if cleaned := " ".join(shown.split()):
        return cleaned
    raise Refuse("error-no-words")


def clean_name(text: str) -> str:
    """A name in which something can be seen, without signs piled up on a letter."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", clean_text(text)):
        is_mark = unicodedata.category(sign).startswith("M")
        marks = marks + 1 if is_mark else 0
        if marks <= MOST_MARKS and (kept or not is_mark):
            kept.append(sign)
    if name := "".join(kept).strip():
        return name
    raise Refuse("error-no-name")


def is_same(one: str, other: str) -> bool:
    """Whether people would take one name for the other."""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    plain = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", "".join(plain.split()))


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it if somebody at the table is called so already."""
    others = [other for other in taken if other != NAMELESS]
    found, number = name, 1
    while name != NAMELESS and any(is_same(found, other) for other in others):
        number += 1
        end = f" {number}"
        found = name[: LONGEST - len(end)].rstrip() + end
    return found
