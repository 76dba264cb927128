"""What is said at a table: kept beside its log, and heard in every process."""

from collections import deque
from collections.abc import Iterable

from stolik.server.kept.setup import now
from stolik.server.kept.spoken import Said
from stolik.server.storage.base import CHAT_KEPT, Storage
from stolik.server.table.company import Company
from stolik.server.table.live import LiveTable


class Talk:
    """The last words. Raises Trouble."""

    def __init__(self, said: Iterable[Said], storage: Storage, company: Company) -> None:
        self.lines = deque(said, CHAT_KEPT)
        self._storage = storage
        self._company = company

    async def say(self, live: LiveTable, seat: int, text: str, key: str | None) -> None:
        """Keeps and tells what somebody said; the same key is said once."""
        said = Said(0, now(), seat, live.chairs[seat].name, text)
        kept = await self._storage.say(live.id, said, key)
        if kept is not None:
            self.hear(kept)

    def hear(self, said: Said) -> None:
        """Something was said, here or elsewhere."""
        if all(said.n != known.n for known in self.lines):
            self.lines.append(said)
            self._company.tell(said)

    async def catch_up(self, table: str) -> None:
        """Hears what was missed."""
        for said in await self._storage.chat_after(table, self.lines[-1].n if self.lines else 0):
            self.hear(said)
