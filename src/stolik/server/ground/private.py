"""Data are for the user who runs the server alone: seeds, persons and the secret are in them."""

import contextlib
from pathlib import Path

from stolik.errors import StolikError

FILE, LOCK, ARCHIVE = "stolik.db", "serving", "archive"


def make_folder(folder: Path) -> None:
    """Makes a data folder, for this user alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        reason = error.strerror or error
        raise StolikError(f"{folder} can't be a data folder: {reason}.") from error


def make_private(file: Path) -> None:
    """Lets nobody else read the file, nor its folder.

    A folder in which there are things of others is left as it is; the file is private anyway.
    """
    folder = file.parent
    make_folder(folder)
    with contextlib.suppress(OSError):  # what can't be written is found out by who writes
        file.touch(mode=0o600, exist_ok=True)
        for path in (file, *folder.glob(f"{file.name}-*")):
            path.chmod(0o600)
        if all(is_ours(path) for path in folder.iterdir()):
            folder.chmod(0o700)


def is_ours(path: Path) -> bool:
    """Whether it is a file that the server makes."""
    return path.name.startswith(FILE) or path.name in (LOCK, ARCHIVE)
