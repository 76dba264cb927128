"""A class or a club behind one address: all of them load the page and play, with limits on."""

import asyncio
import re
from pathlib import Path
from random import Random

from stolik.server.ground.settings import Settings
from stolik.server.web.pages import STATIC
from tests.server.support import Person, serving

PEOPLE = 30
MOVES = 4
ASSET = re.compile(r'(?:src|href)="(/[^"]+)"')
API = ("/api/me", "/api/status", "/api/games", "/api/tables", "/api/games/carcassonne/base")


async def load_page(person: Person) -> int:
    """What a browser asks for: the page, its files and those of the table, and the API."""
    page = await person.http.get("/")
    assets = [f"/assets/{path.name}" for path in sorted((STATIC / "assets").glob("*.js"))]
    paths = [*ASSET.findall(page.text), *assets[:12], *API]
    answers = await asyncio.gather(*(person.http.get(path) for path in paths))
    assert [answer.status_code for answer in answers if answer.status_code != 200] == []
    return len(answers) + 1


async def play(number: int, person: Person) -> None:
    made = await person.make("carcassonne", "me", "random")
    async with person.at(made["table"]) as player:
        random = Random(number)
        for _ in range(MOVES):
            position = await player.my_turn()
            assert (await player.play(random.choice(position["moves"])))["type"] == "done"


async def test_thirty_people_behind_one_address_load_the_page_and_play(tmp_path: Path) -> None:
    async def one(base: str, number: int) -> int:
        async with Person(base, f"P{number}") as person:
            asked = await load_page(person)
            await play(number, person)
            return asked

    with serving(Settings(data=str(tmp_path))) as base:
        asked = await asyncio.gather(*(one(base, number) for number in range(PEOPLE)))
        assert min(asked) > len(API)
