"""What a database can fail at, and what is known afterwards. Imports nothing heavy."""

from stolik.server.ground.refusals import Refuse

FULL = "the disk is full"
READ_ONLY = "the database is read-only"
SILENT = "the database does not answer"
FAILING = "the database reports an error"


class Trouble(Exception):
    """The database could not do it.

    `reason` is one of the words above, which everybody may read; `detail` is for the server's log.
    """

    def __init__(self, reason: str, detail: object) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = str(detail)


class Unsaved(Trouble):
    """Nothing was written."""


class Unsure(Trouble):
    """It may be written or not: the answer was lost."""


class Conflict(Exception):
    """An entry was not the next one of its table: another process was first, or it is gone."""


class Damaged(Exception):
    """A table whose setup can't be read. The arguments are its id and what is wrong."""


def refusal_of_trouble(trouble: Trouble) -> Refuse:
    """What to tell people when the database fails."""
    match trouble:
        case Unsure():
            return Refuse("error-unknown")
        case Unsaved():
            return Refuse("error-not-kept")
    return Refuse("error-database")
