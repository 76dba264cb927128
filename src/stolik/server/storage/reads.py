"""What all databases read alike: plain SQL with values as $1, $2 …"""

from typing import Any

import msgspec

from stolik.server.kept.log import Found, read_entry
from stolik.server.kept.setup import read_setup
from stolik.server.kept.spoken import Said
from stolik.server.storage.base import (
    CHAT_KEPT,
    LIST_LENGTH,
    Lists,
    Stored,
    read_chat,
    read_summary,
)
from stolik.server.storage.labels import read_labels
from stolik.server.storage.schema import AWAY, OWN_LISTS
from stolik.server.storage.trouble import Damaged

OWN = "SELECT summary FROM tables JOIN sitters ON id = table_id WHERE person = $1 AND "
WATCH = (
    "SELECT summary FROM tables WHERE watch = 1 AND status = 'playing' AND NOT EXISTS "
    "(SELECT 1 FROM sitters WHERE table_id = tables.id AND person = $1)"
)


class Reads:
    """A base for storages."""

    async def fetch(self, sql: str, *values: object) -> list[Any]:
        raise NotImplementedError

    async def name_of(self, person: str) -> str | None:
        rows = await self.fetch("SELECT name FROM people WHERE id = $1", person)
        return rows[0][0] if rows else None

    async def load(self, table: str) -> Stored | None:
        rows = await self.fetch("SELECT setup, record FROM tables WHERE id = $1", table)
        if not rows:
            return None
        try:
            setup = read_setup(rows[0][0])
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Damaged(table, str(error)) from error
        entries = await self.entries_after(table, 0)
        chat, labels = await self.chat_after(table, 0), await read_labels(self, table)
        return Stored(setup, entries, chat, rows[0][1], labels)

    async def entries_after(self, table: str, version: int) -> list[Found]:
        sql = "SELECT n, entry FROM entries WHERE table_id = $1 AND n > $2 ORDER BY n"
        return [read_entry(*row) for row in await self.fetch(sql, table, version)]

    async def chat_after(self, table: str, number: int) -> list[Said]:
        sql = "SELECT n, said FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3"
        said = await self.fetch(sql, table, number, CHAT_KEPT)
        return read_chat(reversed(said))

    async def lists(self, person: str) -> Lists:
        end = f" ORDER BY updated DESC LIMIT {LIST_LENGTH}"
        mine, finished, archived = (OWN + which.format(away=AWAY) for which in OWN_LISTS)
        found = [await self.fetch(sql + end, person) for sql in (mine, WATCH, finished, archived)]
        return Lists(*([read_summary(row[0]) for row in rows] for rows in found))

    async def count_unfinished(self, person: str) -> int:
        sql = "SELECT count(*) FROM tables WHERE maker = $1 AND status NOT IN ('over', 'deleted')"
        return int((await self.fetch(sql, person))[0][0])
