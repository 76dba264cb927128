"""Which database a server was asked to use."""

from stolik.errors import BadOption
from stolik.server.settings import Settings
from stolik.server.storage.base import Storage
from stolik.server.storage.sqlite import SqliteStorage

FILE = "stolik.db"


def choose_storage(settings: Settings) -> Storage:
    """The file in the data folder, or what `--database` names."""
    if settings.database is None:
        return SqliteStorage(settings.data_folder / FILE)
    if settings.database.startswith(("postgresql://", "postgres://")):
        from stolik.server.storage.postgres import PostgresStorage  # noqa: PLC0415 - an extra

        return PostgresStorage(settings.database)
    raise BadOption(f"--database {settings.database!r}: write it as postgresql://HOST/NAME.")
