"""Being done with a table: giving up, deleting, putting away; and who may look on."""

import pytest
from websockets.exceptions import ConnectionClosed

from stolik.server.ground.settings import Settings
from tests.server.support import Message, Person, serving


async def listed(person: Person) -> dict[str, list[str]]:
    """The ids in each list of the first page."""
    lists = await person.get("/api/tables")
    return {kind: [table["id"] for table in tables] for kind, tables in lists.items()}


async def test_against_bots_giving_up_ends_the_game_and_it_can_be_looked_at_again(
    server: str,
) -> None:
    async with Person(server) as ann:
        made = await ann.make("carcassonne", "me", "random")
        table = made["table"]
        async with ann.at(table) as a:
            assert a.table["ways_out"] == ["end", "delete"]
            position = await a.my_turn()
            await a.play(position["moves"][0])
            assert (await a.ask("resign", seat=1))["code"] == "not-yours"
            assert (await a.ask("resign", seat=0))["type"] == "done"
            over = await a.until_position(lambda p: p["score"] is not None)
            assert (a.table["status"], a.table["given_up"]) == ("over", 0)
            assert a.table["ways_out"] == []
            assert a.lines[-1] == {**a.lines[-1], "type": "resigned", "seat": 0, "bot": None}
            assert (over["turn"], over["moves"], over["undo"]) == (None, [], None)
            for again in ("resign", "leave"):
                answer = await a.ask(again, seat=0)
                assert answer.get("code", "over") == "over", answer
            assert a.lines[-1]["type"] == "resigned"  # nothing comes after it
        lists = await ann.get("/api/tables")
        assert lists["mine"] == []
        assert lists["finished"][0]["given_up"] == 0
        record = await ann.get(f"/api/tables/{table}/record")
        assert "note given-up seat-0" in record
        assert "\nresult" not in record
        assert (await ann.post("/api/verify", {"record": record}))["valid"]
        replay = await ann.get(f"/api/tables/{table}/positions")
        assert replay["decisions"] == over["decisions"]


async def test_among_people_a_bot_has_the_seat_for_good(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("carcassonne", "me", "friend")
        table = made["table"]
        await ben.join(made)
        async with ann.at(table) as a, ben.at(table) as b:
            assert a.table["ways_out"] == b.table["ways_out"] == ["resign"]
            refused = await ann.http.delete(f"/api/tables/{table}")
            assert refused.json()["code"] == "others-play"
            assert (await b.ask("resign", seat=1))["type"] == "done"
            await a.until(lambda m: m["type"] == "happened" and m["table"])
            gone = a.table["seats"][1]
            assert (gone["name"], gone["person"], gone["bot"]) == ("Ben", False, "club")
            assert a.table["status"] == "playing"
            assert (await b.ask("take_back", seat=1))["code"] == "not-yours"
            assert a.table["ways_out"] == ["end", "delete"]  # nobody else is left
            await a.my_turn()  # the bot plays for Ben, if it is to begin
        assert (await listed(ann))["mine"] == [table]
        assert (await listed(ben))["mine"] == []


async def test_a_guest_gets_up_and_the_host_calls_the_table_off(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend", "friend")
        table = made["table"]
        await ben.join(made)
        async with ann.at(table) as a, ben.at(table) as b:
            assert (a.table["host"], a.table["ways_out"]) == (True, ["delete"])
            assert (b.table["host"], b.table["ways_out"]) == (False, ["leave"])
            refused = await ben.http.delete(f"/api/tables/{table}")
            assert refused.json()["code"] == "not-yours"
            assert (await ann.http.delete(f"/api/tables/{table}")).status_code == 200
            await b.until(lambda m: m["type"] == "happened")
            assert b.table["status"] == "deleted"
            assert (await b.ask("rename", seat=1, name="Bob"))["code"] == "no-table"
        await ann.get(f"/api/tables/{table}", 404)
        for person in (ann, ben):
            lists = await listed(person)
            assert table not in [id for ids in lists.values() for id in ids]


async def test_lists_do_not_only_grow(settings: Settings) -> None:
    """In either database: what is put away or deleted is gone, after a restart too."""

    async def first(server: str) -> tuple[Message, Message, dict[str, str]]:
        async with Person(server) as ann:
            kept = await ann.make("carcassonne", "me", "random")
            gone = await ann.make("carcassonne", "me", "random")
            away = await ann.make("carcassonne", "me", "random")
            for table in (kept, away):
                path = f"/api/tables/{table['table']}/archive"
                await ann.post(path, {"archived": True})
                await ann.post(path, {"archived": True})
            await ann.post(f"/api/tables/{kept['table']}/archive", {"archived": False})
            assert (await ann.http.delete(f"/api/tables/{gone['table']}")).status_code == 200
            async with Person(server, "Eve") as eve:
                problem = await eve.post(path, {"archived": True}, 403)
                assert problem["code"] == "not-yours"
            return kept, away, dict(ann.http.cookies)

    async def then(server: str, kept: Message, away: Message, cookies: dict[str, str]) -> None:
        async with Person(server) as ann:
            ann.http.cookies.clear()
            ann.http.cookies.update(cookies)
            lists = await listed(ann)
            assert (lists["mine"], lists["archived"]) == ([kept["table"]], [away["table"]])

    with serving(settings) as server:
        found = await first(server)
    with serving(settings) as server:
        await then(server, *found)


async def test_only_the_host_says_whether_others_may_look_on(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben, Person(server) as eve:
        made = await ann.make("europe", "me", "friend")
        table = made["table"]
        await ben.join(made)
        assert table not in (await listed(eve))["watch"]
        await eve.get(f"/api/tables/{table}", 403)
        async with ann.at(table) as a, ben.at(table) as b:
            assert (await b.ask("let_watch", watch=True))["code"] == "not-yours"
            assert (await a.ask("let_watch", watch=True))["type"] == "done"
            assert a.table["watch"]
            assert table in (await listed(eve))["watch"]
            async with eve.at(table) as e:
                assert e.position is not None
                assert (await a.ask("let_watch", watch=False))["type"] == "done"
                with pytest.raises(ConnectionClosed):
                    await e.until(lambda _: False)
            assert table not in (await listed(eve))["watch"]
