"""Nothing is told, here or to other processes, before it is surely kept."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from stolik.server.ground.refusals import Refuse
from stolik.server.kept.labels import Label
from stolik.server.kept.log import Entry
from stolik.server.kept.spoken import Said
from stolik.server.storage.base import News
from stolik.server.storage.trouble import FULL, Unsaved
from stolik.server.table.deeds import play
from stolik.server.table.open_table import OpenTable
from tests.server.test_outages import Screen, Shaky, a_move, opened

Told = Callable[[], None]
Act = Callable[[OpenTable, Told], Awaitable[None]]


class Slow(Shaky):
    """A database that takes its time with every write."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.goes_on = asyncio.Event(), asyncio.Event()
        self.told: list[News] = []

    async def append(self, table: str, entries: Sequence[Entry], *more: object) -> None:
        await self._wait()
        await super().append(table, entries, *more)

    async def say(self, table: str, said: Said, key: str | None = None) -> Said | None:
        await self._wait()
        return await super().say(table, said, key)

    async def transact(self, _statements: object) -> None:
        await self._wait()
        self._write(lambda: None)

    async def _wait(self) -> None:
        self.asked.set()
        await self.goes_on.wait()

    def tell(self, _table: str, news: News) -> None:
        self.told.append(news)


async def move(table: OpenTable, told: Told) -> None:
    sight, request = a_move(table)
    await table.write(lambda: play(table.live, sight, request), told)


async def rename(table: OpenTable, told: Told) -> None:
    await table.relabel(lambda: Label(0, "Anna", table.live.version), told)


async def say(table: OpenTable, _told: Told) -> None:
    await table.say(0, "hello")


def seen(table: OpenTable) -> tuple[object, ...]:
    """What whoever comes now would get."""
    return table.live.version, table.live.chairs[0].name, len(table.talk.lines)


def news(screen: Screen) -> list[str]:
    return [m["type"] for m in screen.messages if m["type"] != "presence"]


@pytest.mark.parametrize("fails", [False, True], ids=["kept", "refused"])
@pytest.mark.parametrize(("act", "kind"), [(move, "happened"), (rename, "happened"), (say, "said")])
async def test_nobody_is_told_before_it_is_kept(act: Act, kind: str, fails: bool) -> None:
    storage = Slow()
    table = opened(storage)
    screens = [Screen("p1"), Screen("p2"), Screen("a watcher")]
    for screen in screens:
        table.join(screen)
    before, told_others, answers = seen(table), len(storage.told), []
    acting = asyncio.create_task(act(table, lambda: answers.append("done")))
    await storage.asked.wait()
    for _ in range(50):  # whatever else has something to do
        await asyncio.sleep(0)
    assert (seen(table), answers) == (before, [])
    assert [news(screen) for screen in screens] == [[], [], []]
    assert [new for new in storage.told[told_others:] if type(new).__name__ != "Here"] == []
    storage.trouble = Unsaved(FULL, "no room") if fails else None
    storage.goes_on.set()
    if fails:
        with pytest.raises(Refuse):
            await acting
        assert (seen(table), answers) == (before, [])
        assert [news(screen) for screen in screens] == [[], [], []]
    else:
        await acting
        assert seen(table) != before
        assert [news(screen) for screen in screens] == [[kind]] * 3
    table.close()
