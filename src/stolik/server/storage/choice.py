"""Which database a server was asked to use."""

from stolik.server.ground.private import FILE
from stolik.server.ground.settings import Settings
from stolik.server.storage.base import Storage
from stolik.server.storage.sqlite import SqliteStorage


def choose_storage(settings: Settings) -> Storage:
    """The file in the data folder, or what `--database` names."""
    if settings.database is None:
        return SqliteStorage(settings.data_folder / FILE)
    from stolik.server.storage.postgres_link import check_address  # noqa: PLC0415 - an extra

    check_address(settings.database)
    from stolik.server.storage.postgres import PostgresStorage  # noqa: PLC0415

    return PostgresStorage(settings.database)
