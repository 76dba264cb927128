"""`stolik verify RECORD`."""

import sys
from pathlib import Path

from stolik.errors import BadRecord
from stolik.records.replay import read
from stolik.server.fair import check, describe, promise_of


def verify(path: str, commitment: str | None) -> int:
    """Replays a record and checks its deal against its promise, and against the one noted."""
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} can't be read: {error}") from error
    finding = check(text, commitment)
    if commitment is not None and finding.kept is not False and not finding.promised:
        told = promise_of(read(text))
        raise BadRecord(f"The record's promise is {told or 'missing'}, not the one you noted.")
    print(describe(finding))
    return 0 if finding.kept is not False else 1
