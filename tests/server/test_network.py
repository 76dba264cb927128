"""Friends in the network: links that they can open, and a server that is opened to them."""

import asyncio
from pathlib import Path

import httpx
import pytest

from stolik.server.ground.settings import Settings
from tests.server.support import Person, serving

OTHER = "127.0.0.2"  # another address of this machine, as that in its network would be


async def test_a_server_is_opened_to_the_network_by_the_person_at_its_computer(
    tmp_path: Path,
) -> None:
    settings = Settings(data=str(tmp_path), limits=False, address=OTHER)

    with serving(settings) as server:
        port = server.rpartition(":")[2]
        there = f"http://{OTHER}:{port}"
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{there}/api/me")
        async with Person(server) as ann:
            made = await ann.make("carcassonne", "me", "friend")
            path = f"/api/tables/{made['table']}/invite"
            before = await ann.post(path)
            assert before["url"].startswith(server)
            assert (before["only_here"], before["opens_at"]) == (True, OTHER)
            foreign = {"Origin": "https://evil.example"}
            assert (await ann.http.post("/api/network", headers=foreign)).status_code == 403
            for name in ("x-forwarded-for", "via"):
                proxied = await ann.http.post("/api/network", headers={name: "192.0.2.7"})
                assert proxied.json()["code"] == "not-at-server"
            assert (await ann.post(path))["only_here"]
            both = await asyncio.gather(*[ann.post("/api/network") for _ in range(2)])
            assert both == [{"address": f"{there}/"}] * 2  # twice does no harm
            after = await ann.post(path)
            assert after["url"] == there + made["invite"]
            assert (after["only_here"], after["opens_at"]) == (False, None)
            assert after["svg"] != before["svg"]
            async with Person(there, "Ben") as ben:
                assert await ben.join(made) == 1
                async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
                    assert a.table["seats"][1]["name"] == b.table["seats"][1]["name"] == "Ben"
    with pytest.raises(httpx.ConnectError):
        httpx.get(server.replace("127.0.0.1", OTHER))


async def test_an_address_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), limits=False, address="192.0.2.1")

    with serving(settings) as server:
        async with Person(server) as ann:
            assert (await ann.post("/api/network", status=409))["code"] == "no-network"


async def test_a_server_for_the_network_gives_links_with_its_address(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), limits=False, host="0.0.0.0", address="192.168.1.5")

    with serving(settings) as server:
        async with Person(server) as ann:
            made = await ann.make("carcassonne", "me", "friend")
            found = await ann.post(f"/api/tables/{made['table']}/invite")
            assert found["url"] == server.replace("127.0.0.1", "192.168.1.5") + made["invite"]
            assert (found["only_here"], found["opens_at"]) == (False, None)
            called = await ann.http.post(
                f"/api/tables/{made['table']}/invite", headers={"Host": "10.0.0.9:80"}
            )
            assert called.json()["url"] == "http://10.0.0.9:80" + made["invite"]
