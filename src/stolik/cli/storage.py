"""Where the commands about a server's data find them."""

import argparse
import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

from stolik.errors import StolikError
from stolik.server.ground.private import FILE
from stolik.server.ground.settings import Settings
from stolik.server.running.lock import only_one
from stolik.server.storage.base import Storage
from stolik.server.storage.choice import choose_storage


def settings_of(args: argparse.Namespace, *, new: bool = False) -> Settings:
    """The data that a command is about; a folder that is not there is a mistake, not a wish.

    `new`: there need not be any data in it yet.
    """
    settings = Settings(data=args.data or "", database=args.database)
    if settings.database is not None:
        return settings
    folder = settings.data_folder
    if not folder.is_dir():
        raise StolikError(f"There is no folder {folder}. Name one with --data, or make it first.")
    if not new and not (folder / FILE).is_file():
        raise StolikError(f"There are no tables in {folder}: it has no {FILE}.")
    return settings


@contextlib.asynccontextmanager
async def chosen_storage(settings: Settings) -> AsyncIterator[Storage]:
    """It, open meanwhile."""
    storage = choose_storage(settings)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


@contextlib.contextmanager
def nobody_else(settings: Settings) -> Iterator[None]:
    """Refuses to go on while a server uses the data."""
    with only_one(settings) as other:
        alive = settings.database is not None and asyncio.run(_servers(settings))
        if other is not None or alive:
            raise StolikError("A server uses these data. Stop it first.")
        yield


async def _servers(settings: Settings) -> int:
    async with chosen_storage(settings) as storage:
        rows = await storage.fetch("SELECT count(*) FROM processes WHERE until > now()")
        return int(rows[0][0])
