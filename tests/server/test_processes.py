"""Two server processes on one database serve the same tables."""

import asyncio
import time
from random import Random

import pytest

from stolik.server.ground.settings import Settings
from tests.server.conftest import Databases
from tests.server.flaky import request
from tests.server.support import Person
from tests.server.zygote import Zygote, free_port


@pytest.mark.slow
async def test_people_at_two_servers_play_and_talk(forks: Zygote, postgres: Databases) -> None:
    settings = Settings(database=postgres(), limits=False)
    ports = [free_port(), free_port()]
    servers = [forks.start(settings, port) for port in ports]

    try:
        one, two = (f"http://127.0.0.1:{port}" for port in ports)
        await asyncio.gather(wait_for(one), wait_for(two))
        async with Person(one) as ann, Person(two, "Ben") as ben:
            made = await ann.make("europe", "me", "friend", "random", map="toy", watch=True)
            async with ann.at(made["table"]) as a:
                await ben.join(made)
                async with ben.at(made["table"]) as b:
                    await a.until(lambda m: m["type"] == "presence" and m["here"][:2] == [True] * 2)
                    await a.ask("say", text="hello over there")
                    said = await b.until(lambda m: m["type"] == "said")
                    assert said["text"] == "hello over there"
                    ends = await asyncio.gather(a.play_out(Random(1)), b.play_out(Random(2)))
                    assert ends[0]["score"] == ends[1]["score"]
                    assert [line["n"] for line in a.lines] == [line["n"] for line in b.lines]
                    assert any(line.get("bot") == "random" for line in b.lines)
    finally:
        for server in servers:
            forks.kill(server)


@pytest.mark.slow
async def test_a_bot_goes_on_when_its_server_dies(forks: Zygote, postgres: Databases) -> None:
    settings = Settings(database=postgres(), limits=False)
    ports = [free_port(), free_port()]
    servers = [forks.start(settings, port) for port in ports]

    try:
        one, two = (f"http://127.0.0.1:{port}" for port in ports)
        await asyncio.gather(wait_for(one), wait_for(two))
        async with Person(one) as ann, Person(two) as again:
            made = await ann.make("carcassonne", "me", "random")
            again.http.cookies.clear()
            again.http.cookies.update(dict(ann.http.cookies))
            async with again.at(made["table"]) as a:
                position = await a.my_turn()
                forks.kill(servers[0])
                began = time.monotonic()
                await a.play(position["moves"][0])
                await a.play((await a.my_turn())["moves"][0])
                later = await a.until_position(
                    lambda p: p["moves"] and p["decisions"] >= position["decisions"] + 4
                )
                assert later["turn"] == 0
                print(f"the bot went on after {time.monotonic() - began:.1f} s")
    finally:
        for server in servers:
            forks.kill(server)


async def wait_for(base: str) -> None:
    """Until a server answers."""
    await request(lambda: base, "GET", "/api/games")
