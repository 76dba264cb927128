"""French typography: what belongs together is not torn apart at the end of a line."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
TORN = re.compile(
    rf"(?<![{SPACES}])[;:!?»%]"  # high signs have such a space before them
    rf"|«(?![{SPACES}])"
    r"|\d \d{3}\b"  # thousands
)
TYPED = re.compile(r"(?<=[ (])\?(?= pour l)")
"""A question mark that one types."""


def test_french_texts_have_their_no_break_spaces() -> None:
    torn = [line for line in french() if TORN.search(TYPED.sub("", line))]
    assert torn == []


def french() -> Iterator[str]:
    """All lines that people read."""
    catalogue = (ROOT / "src/stolik/text/fr.ftl").read_text(encoding="utf-8")
    yield from (line for line in catalogue.splitlines() if not line.startswith("#"))
    rules = (ROOT / "web/src/rules/fr.md").read_text(encoding="utf-8")
    yield from rules.splitlines()
