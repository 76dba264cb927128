"""One person, several devices: a code brings another one, once, and all others can be ended."""

import asyncio
import contextlib
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from stolik.server.ground.settings import Settings
from stolik.server.hall import hub
from stolik.server.persons import devices
from stolik.server.persons.people import COOKIE, Known, People
from tests.server.support import Person, serving


def test_tokens_of_today_stay_valid_and_generations_are_signed() -> None:
    people = People(b"secret")
    first, later = people.token("ann"), people.token("ann", 3)
    assert first.count(".") == 1, "as it was before there were generations"
    assert people.known(first) == Known("ann", 0)
    assert people.known(later) == Known("ann", 3)
    sign = later.rpartition(".")[2]
    for forged in (
        f"ann.{sign}",
        f"ann.4.{sign}",
        f"ann.03.{sign}",
        "ann.x.y",
        "ann..",
        ".",
        "ann",
    ):
        assert people.known(forged) is None, forged


async def code_of(person: Person) -> str:
    shown = await person.post("/api/me/code")
    assert shown["seconds"] <= 600
    assert "<svg" in shown["svg"]
    assert str(person.http.cookies[COOKIE]) not in str(shown), "the picture is no secret"
    code: str = shown["url"].partition("/move#")[2]
    assert len(code) >= 22, "nobody can guess it"
    return code


async def take(person: Person, code: str, status: int = 200) -> Any:
    return await person.post("/api/me/device", {"code": code}, status)


async def test_a_code_makes_another_device_mine_once(server: str) -> None:
    async with Person(server) as laptop, Person(server, "Phone") as phone:
        await laptop.http.put("/api/me", json={"name": "Ann"})
        made = await laptop.make("swiss", "me", "friend")
        old = await code_of(laptop)
        code = await code_of(laptop)
        await take(phone, old, 403)  # a new code ends the one before
        assert (await take(phone, code))["name"] == "Ann"
        mine = (await phone.get("/api/tables"))["mine"]
        assert made["table"] in [table["id"] for table in mine]
        async with phone.at(made["table"]) as p, laptop.at(made["table"]) as a:
            assert p.table["seats"][0]["mine"]
            assert a.table["seats"][0]["mine"]
        async with Person(server, "Thief") as thief:
            answer = await take(thief, code, 403)
            assert answer["code"] == "code"
            assert made["table"] not in str(await thief.get("/api/tables"))


async def test_one_of_many_at_once_gets_it(server: str) -> None:
    async with contextlib.AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Person(server))
        code = await code_of(ann)
        others = [await stack.enter_async_context(Person(server)) for _ in range(8)]
        asked = [p.http.post("/api/me/device", json={"code": code}) for p in others]
        answers = await asyncio.gather(*asked)
        assert sorted(a.status_code for a in answers) == [200] + [403] * 7


async def test_a_code_is_too_old_after_minutes(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Person(server) as ann, Person(server) as phone:
        code = await code_of(ann)
        later = devices.now() + 1000 * devices.CODE_SECONDS + 1
        monkeypatch.setattr(devices, "now", lambda: later)
        await take(phone, code, 403)


async def test_codes_are_limited(tmp_path: Any) -> None:
    with serving(Settings(data=str(tmp_path))) as base:
        async with Person(base) as ann, Person(base) as thief:
            made = [(await ann.http.post("/api/me/code")).status_code for _ in range(9)]
            assert made.count(200) == 6
            assert made[-1] == 429
            body = {"code": "x" * 22}
            tried = [
                (await thief.http.post("/api/me/device", json=body)).status_code for _ in range(12)
            ]
            assert tried[0] == 403
            assert tried[-1] == 429


async def test_all_other_devices_are_ended(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "END_SECONDS", 0.0)
    async with Person(server) as laptop, Person(server, "Phone") as phone:
        made = await laptop.make("swiss", "me", "friend")
        await take(phone, await code_of(laptop))
        waiting = await code_of(laptop)
        async with laptop.at(made["table"]) as at_laptop:
            assert at_laptop.table["seats"][0]["mine"]
            await phone.post("/api/me/end-others")
            with pytest.raises(ConnectionClosed):
                await at_laptop.until(lambda _: False)
        assert made["table"] in str(await phone.get("/api/tables"))
        async with phone.at(made["table"]) as p:
            assert p.table["seats"][0]["mine"]
        async with laptop.at(made["table"]) as stranger:
            assert [message["code"] for message in stranger.seen] == ["not-allowed"]
        assert made["table"] not in str(await laptop.get("/api/tables"))
        await take(laptop, waiting, 403)  # what was shown before is ended too
        await take(laptop, await code_of(phone))  # and with leave it is back
        assert made["table"] in str(await laptop.get("/api/tables"))
