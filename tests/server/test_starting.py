"""A server whose database is not there yet, or never will be."""

import asyncio
import time
from pathlib import Path

import httpx
import pytest

from stolik.cli.main import main
from stolik.errors import StolikError
from stolik.server.ground.settings import Settings
from stolik.server.storage.choice import choose_storage
from tests.server.cluster import cluster
from tests.server.support import PATIENCE, command, serving
from tests.server.zygote import free_port


async def test_a_database_that_is_down_is_waited_for() -> None:
    with cluster(started=False) as database, serving(Settings(database=database.url)) as base:
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
            while (health := await http.get("/api/health")).status_code != 503:
                await asyncio.sleep(0.01)
            assert health.json()["status"] == "no database"
            assert health.json()["reason"] == "the database does not answer"
            refused = await http.get("/api/me")
            assert refused.status_code == 503
            assert refused.json()["code"] == "database"
            database.start()
            while (await http.get("/api/health")).status_code != 200:
                await asyncio.sleep(0.01)
            assert (await http.get("/api/me")).status_code == 200


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("mysql://localhost/stolik", "write it as postgresql://HOST/NAME"),
        ("stolik.db", "write it as postgresql://HOST/NAME"),
        ("postgresql://localhost:port/stolik", "postgresql://HOST/NAME"),
        ("postgresql://no-such-host.invalid/stolik", "no host of that name"),
    ],
)
def test_an_address_that_cant_be_one_is_refused_at_once(
    url: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    began = time.monotonic()
    assert main(["serve", "--database", url, "--port", str(free_port())]) in (1, 2)
    error = capsys.readouterr().err
    assert told in error
    assert len(error.splitlines()) == 1
    assert time.monotonic() - began < PATIENCE


async def test_a_database_that_does_not_exist_is_refused_at_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with cluster() as database:
        await database.ask("SELECT 1")
        url = database.url.replace("/postgres", "/nosuch").replace("stolik@", "stolik:hush@")
        assert await command("serve", "--database", url, "--port", str(free_port())) == 1
    error = capsys.readouterr().err
    assert "nosuch" in error
    assert "hush" not in error
    assert len(error.splitlines()) == 1


async def test_what_is_no_data_of_ours_is_refused(tmp_path: Path) -> None:
    (tmp_path / "stolik.db").write_bytes(b"holiday pictures" * 100)
    with pytest.raises(StolikError, match="is no data of Stolik"):
        await choose_storage(Settings(data=str(tmp_path))).open()
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(StolikError, match="can't be a data folder"):
        await choose_storage(Settings(data=str(file))).open()


def test_a_folder_that_cant_be_written_to_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "serving").mkdir()  # where a file has to be
    assert main(["serve", "--data", str(tmp_path), "--port", str(free_port())]) == 1
    assert "can't be written to" in capsys.readouterr().err
