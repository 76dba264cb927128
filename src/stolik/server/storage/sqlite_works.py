"""What SQLite carries out for the server: works one after the other, appends all at once.

Entries of all tables go in by a single statement that is its own transaction: after each statement
a thread has to get Python's lock back, and beside a busy server that takes longer than the
statement.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from stolik.server.storage.base import Append, Summary
from stolik.server.storage.sqlite_trouble import trouble_of
from stolik.server.storage.trouble import Conflict

Work = Callable[[sqlite3.Connection], Any]
LANE = """
    CREATE TEMP VIEW appended AS SELECT
        0 AS table_id, 0 AS n, 0 AS entry, 0 AS status, 0 AS busy, 0 AS updated, 0 AS summary,
        0 AS record;
    CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
        SELECT RAISE(ABORT, 'not the next entry') WHERE NEW.n <> 1 +
            (SELECT coalesce(max(n), 0) FROM entries WHERE table_id = NEW.table_id);
        INSERT INTO entries VALUES (NEW.table_id, NEW.n, NEW.entry);
        UPDATE tables SET status = NEW.status, busy = NEW.busy, updated = NEW.updated,
            summary = NEW.summary, record = NEW.record WHERE id = NEW.table_id;
    END;
"""
"""What lets one statement write to two tables. It belongs to a connection, not to the file."""
APPEND = f"""
    INSERT INTO appended
    SELECT {", ".join(f"json_extract(value, '$[{column}]')" for column in range(8))}
    FROM json_each(?)
"""


def carry_out(
    connection: sqlite3.Connection, works: Sequence[Work | Append], together: str | None
) -> list[Any]:
    """Results, or errors; if the disk fails, the same error for all.

    `together` are the rows of all that is plain.
    """
    try:
        done = together is not None and _at_once(connection, together)
    except sqlite3.Error as error:
        return [trouble_of(error, writing=True)] * len(works)
    others = [work for work in works if not (done and is_plain(work))]
    results = iter(_in_turn(connection, others) if others else [])
    return [None if done and is_plain(work) else next(results) for work in works]


def is_plain(work: Work | Append) -> bool:
    """Whether it is nothing but entries, which go in together with those of other tables."""
    return isinstance(work, Append) and not work.seats_somebody


def rows_of(appends: Sequence[Append]) -> str:
    """What one statement takes for all their entries."""
    rows = [row for append in appends for row in _rows(append)]
    return msgspec.json.encode(rows).decode()


def _at_once(connection: sqlite3.Connection, rows: str) -> bool:
    """Whether all could be written together; else none is: one of them is not as it should be."""
    try:
        connection.execute(APPEND, (rows,))
    except sqlite3.IntegrityError:
        return False
    return True


def _in_turn(connection: sqlite3.Connection, works: Sequence[Work | Append]) -> list[Any]:
    """One after the other, in one transaction."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = [_alone(connection, work) for work in works]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return [trouble_of(error, writing=True)] * len(works)
    return results


def _alone(connection: sqlite3.Connection, work: Work | Append) -> Any:
    """The result of one work, or its error: that of one harms no other."""
    connection.execute("SAVEPOINT work")
    try:
        return _write(connection, work) if isinstance(work, Append) else work(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO work")
        return Conflict(work.table) if isinstance(work, Append) else error
    except sqlite3.OperationalError:  # the disk: nothing of the transaction can be kept
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO work")
        return error
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE work")


def _write(connection: sqlite3.Connection, append: Append) -> None:
    connection.execute(APPEND, (rows_of([append]),))
    if append.seats_somebody:
        seat(connection, append.summary)


def _rows(append: Append) -> list[tuple[object, ...]]:
    """A row for each entry, with what becomes of the table."""
    encode, s = msgspec.json.encode, append.summary
    table = (s.status, int(s.busy), s.updated, encode(s).decode(), append.record)
    return [(append.table, e.n, encode(e).decode(), *table) for e in append.entries]


def seat(connection: sqlite3.Connection, summary: Summary) -> None:
    """Notes whose table it is."""
    people = [(person, summary.id) for person in summary.sitters]
    connection.executemany("INSERT OR IGNORE INTO sitters VALUES (?, ?)", people)
