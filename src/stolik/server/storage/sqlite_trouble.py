"""What SQLite's errors mean."""

import sqlite3

from stolik.server.storage.trouble import FAILING, FULL, READ_ONLY, Trouble, Unsaved, Unsure

REASONS = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
}
NOTHING_WRITTEN = {*REASONS, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
"""After these SQLite has not begun to commit. Of others, such as a failed fsync, nobody knows."""


def reason_of(error: sqlite3.Error) -> str:
    """In words that everybody may read."""
    return REASONS.get(_code(error), FAILING)


def trouble_of(error: sqlite3.Error, *, writing: bool) -> Trouble:
    """An error as what is known after it."""
    if not writing:
        return Trouble(reason_of(error), error)
    kind = Unsaved if _code(error) in NOTHING_WRITTEN else Unsure
    return kind(reason_of(error), error)


def _code(error: sqlite3.Error) -> int:
    """The plain code: extended ones have more in their higher bits."""
    return int(getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
