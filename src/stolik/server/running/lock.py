"""One server for one data folder: two would each have tables in memory that the other changes."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from stolik.errors import StolikError
from stolik.server.ground.private import LOCK, make_folder
from stolik.server.ground.settings import Settings


@contextlib.contextmanager
def only_one(settings: Settings) -> Iterator[str | None]:
    """Holds the data folder; yields the address of the server that holds it already, if one does.

    A database is shared, so nobody holds it.
    """
    if settings.database is not None:
        yield None
        return
    path = lock_file(settings)
    make_folder(path.parent)
    if sys.platform == "win32":
        yield None
        return
    import fcntl  # noqa: PLC0415 - there is none on Windows

    with _opened(path) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            yield file.read().strip() or "?"
            return
        yield None


def _opened(path: Path) -> IO[str]:
    try:
        return path.open("a+", encoding="utf-8")
    except OSError as error:
        reason = error.strerror or error
        raise StolikError(f"{path.parent} can't be written to: {reason}. See --data.") from error


def lock_file(settings: Settings) -> Path:
    return settings.data_folder / LOCK


def note_address(settings: Settings, address: str) -> None:
    """Lets a second start find the first."""
    if settings.database is None:
        lock_file(settings).write_text(address, encoding="utf-8")
