"""Old tables leave the database for the archive; young ones and those in use stay."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from stolik.server.ground.limits import Limiter
from stolik.server.ground.settings import Settings
from stolik.server.hall.figures import figures
from stolik.server.hall.hub import Hub
from stolik.server.hall.warmup import Warmup
from stolik.server.kept.log import Dealt
from stolik.server.kept.setup import now
from stolik.server.running.app import open_app
from stolik.server.running.retention import DAY, NAMES_DAYS, Retention, files_of
from stolik.server.storage.base import Storage
from stolik.server.table.summary import summary_of
from stolik.server.web.network import Reach
from tests.server.support import command
from tests.server.test_keeping import SETUP, table_of
from tests.server.test_open_table import Screen

AGES = {"young": 1, "old": 40}


async def fill(storage: Storage) -> None:
    """Tables of two ages, over and not."""
    for age, days in AGES.items():
        for status in ("waiting", "over", "deleted"):
            setup = msgspec.structs.replace(SETUP, id=f"{age}-{status}")
            live = table_of(setup)
            live.load([Dealt(1, 1)])
            updated = now() - days * DAY
            summary = msgspec.structs.replace(summary_of(live), status=status, updated=updated)
            await storage.add(setup, live.entries, msgspec.structs.replace(summary, busy=False))


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Hub]:
    warmup = Warmup()
    for ready in warmup._ready.values():
        ready.set()
    reach = Reach(settings)
    async with open_app(settings, Limiter(on=False), warmup, reach) as app:
        hub: Hub = app.state.hub
        yield hub


async def test_old_tables_go_into_the_archive_and_come_back(
    settings: Settings, tmp_path: Path
) -> None:
    folder = tmp_path / "archive"
    settings = msgspec.structs.replace(
        settings, keep_finished=30, keep_abandoned=30, archive=str(folder)
    )

    async with opened(settings) as hub:
        await fill(hub.storage)
        await hub.storage.set_name("p7", "Zoe")
        table = await hub.get("old-over")
        watcher = Screen("p9")
        table.join(watcher)
        retention = Retention(hub, settings)
        assert await retention.sweep() == 2, "two are old and nobody looks at them"
        table.leave(watcher)
        assert await retention.sweep() == 1
        assert await retention.sweep() == 0
        left = [name async for name in hub.storage.tables()]
        assert sorted(left) == ["young-deleted", "young-over", "young-waiting"]
        assert "old-over" not in hub.tables
        assert hub.metrics.sizes["tables_over"] == 1
        text = figures(hub)
        assert "stolik_kept_names 1" in text
        for name in ("database_bytes", "archive_bytes", "tables_waiting"):
            assert f"stolik_kept_{name} " in text
    assert [len(file.read_text().splitlines()) for file in files_of(folder)] == [2]
    assert files_of(folder)[0].stat().st_mode & 0o777 == 0o600
    where = ["--database", settings.database] if settings.database else ["--data", settings.data]
    assert await command("import", str(files_of(folder)[0]), *where) == 0

    async with opened(settings) as hub:
        assert len([name async for name in hub.storage.tables()]) == 5


async def test_what_changed_meanwhile_stays(settings: Settings, tmp_path: Path) -> None:
    settings = msgspec.structs.replace(settings, keep_finished=30, archive="none")
    async with opened(settings) as hub:
        await fill(hub.storage)
        retention = Retention(hub, settings)
        assert not (tmp_path / "archive").exists()
        stale = await retention._take_out("old-waiting", 12345, None)
        assert stale, "it was tried"
        stored = await hub.storage.load("old-waiting")
        assert stored is not None, "but somebody had done something"
        assert len(stored.entries) == 1


async def test_names_that_nobody_uses_are_forgotten(settings: Settings) -> None:
    async with opened(settings) as hub:
        await fill(hub.storage)
        for person in ("p1", "p8"):
            await hub.storage.set_name(person, "Ann")
        long_ago = now() - (NAMES_DAYS + 1) * DAY
        await hub.storage.transact([("UPDATE people SET seen = $1", (long_ago,))])
        await hub.storage.set_name("p9", "Zoe")
        await Retention(hub, settings).sweep()
        names = [await hub.storage.name_of(person) for person in ("p1", "p8", "p9")]
        assert names == ["Ann", None, "Zoe"], "who sits at a table is remembered"
