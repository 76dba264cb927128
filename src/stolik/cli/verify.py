"""`stolik verify RECORD`."""

import sys
from pathlib import Path

from stolik.errors import BadRecord
from stolik.records.replay import read
from stolik.server.fair import check, describe


def verify(path: str, commitment: str | None) -> int:
    """Replays a record and checks its deal against its promise, and against the one noted."""
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} can't be read: {error}") from error
    kept = check(text)
    print(describe(kept))
    told = read(text).notes.get("commitment")
    if commitment is not None and commitment.strip().lower() != told:
        raise BadRecord(f"The record's promise is {told or 'missing'}, not the one you noted.")
    return 0 if kept is not False else 1
