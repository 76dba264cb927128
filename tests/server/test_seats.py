"""Seats: by link, at one screen, bots; leaving, coming back, handing over, playing again."""

import asyncio
from random import Random

import msgspec
import pytest

from stolik.registry import load
from stolik.server.kept.log import Dealt, HandedOver
from stolik.server.kept.setup import Chair
from stolik.server.table.deeds import hand_over, stand_in
from stolik.server.table.live import LiveTable
from stolik.server.table.sight import Sight
from stolik.server.wire.protocol import HandOver
from tests.server.support import Person
from tests.server.test_keeping import SETUP


async def test_a_table_waits_for_the_friend_who_has_the_link(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend")
        async with ann.at(made["table"]) as a:
            assert a.table["status"] == "waiting"
            assert a.position is None
            assert a.table["invite"] == made["invite"]
            refused = await a.ask("play", version=0, moves=["pass"])
            assert refused["code"] == "waiting"
            assert await ben.join(made) == 1
            position = await a.until_position(lambda _: True)
            assert position["phase"] == "keep"
            assert [line["type"] for line in a.lines] == ["seated", "started"]
            assert [seat["name"] for seat in a.table["seats"]] == ["Ann", "Ben"]
            assert [seat["mine"] for seat in a.table["seats"]] == [True, False]
            assert a.table["invite"] is None


async def test_a_wrong_key_opens_nothing(server: str) -> None:
    async with Person(server) as ann, Person(server, "Eve") as eve:
        made = await ann.make("europe", "me", "friend")
        path = f"/api/tables/{made['table']}/join"
        problem = await eve.post(path, {"key": "x" * 22}, 403)
        assert problem["code"] == "wrong-key"
        await eve.post("/api/tables/nosuchtable/join", {"key": "x"}, 404)
        assert (await eve.get(f"/api/tables/{made['table']}", 403))["code"] == "not-allowed"
        peep = f"/api/tables/{made['table']}/invited"
        assert (await eve.post(peep, {"key": "x" * 22}, 403))["code"] == "wrong-key"


async def test_a_link_shows_who_sits_there_before_one_sits_down(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend")
        path = f"/api/tables/{made['table']}/invited"
        key = {"key": made["invite"].partition("#")[2]}
        shown = await ben.post(path, key)
        assert (shown["game"], shown["status"]) == ("europe", "waiting")
        assert shown["seats"][0]["name"] == "Ann"
        assert [seat["mine"] for seat in shown["seats"]] == [False, False]
        assert shown["invite"] is None  # only those who sit there hand it on
        await ben.join(made)
        assert [seat["mine"] for seat in (await ben.post(path, key))["seats"]] == [False, True]


async def test_joining_twice_is_joining_once_and_a_full_table_says_so(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben, Person(server) as cid:
        made = await ann.make("carcassonne", "me", "friend", "friend")
        assert await ben.join(made) == 1
        assert await ben.join(made) == 1
        async with ann.at(made["table"]) as a:
            await a.ask("allow_several", several=True)
        assert await ben.join(made, another=True, name="Bea") == 2
        key = made["invite"].partition("#")[2]
        full = await cid.post(f"/api/tables/{made['table']}/join", {"key": key}, 409)
        assert full["code"] == "full"


async def test_two_friends_race_for_the_last_seat_and_one_gets_it(server: str) -> None:
    async with (
        Person(server) as ann,
        Person(server, "Ben") as ben,
        Person(server, "Cid") as cid,
    ):
        made = await ann.make("carcassonne", "me", "friend")
        key = {"key": made["invite"].partition("#")[2]}
        path = f"/api/tables/{made['table']}/join"
        answers = await asyncio.gather(ben.http.post(path, json=key), cid.http.post(path, json=key))
        assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_a_friend_may_leave_before_the_start(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("carcassonne", "me", "friend", "friend")
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            assert (await b.ask("leave", seat=0))["code"] == "not-yours"
            assert (await b.ask("leave", seat=1))["type"] == "done"
            await a.until(lambda m: m["type"] == "happened")
            assert a.table["seats"][1] == {
                "name": "",
                "person": False,
                "bot": None,
                "mine": False,
                "muted": False,
            }
            assert (await a.ask("leave", seat=0))["code"] == "maker-stays"


@pytest.mark.slow
async def test_a_bot_plays_on_for_somebody_and_the_seat_can_be_taken_back(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("carcassonne", "me", "friend")
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            still = await a.ask("hand_over", seat=1, bot="casual")
            assert (still["code"], still["args"]) == ("still-here", {"name": "Ben"})
            unknown = await b.ask("hand_over", seat=1, bot="../../mybot.py:Evil")
            assert unknown["code"] == "unknown-bot"
            assert (await b.ask("hand_over", seat=1, bot="random"))["type"] == "done"
            end = await a.play_out(Random(4))
            assert end["decisions"] > 100
            assert {"handed_over"} <= {line["type"] for line in a.lines}

        made = await ann.make("carcassonne", "me", "friend")
        await ben.join(made)
        async with ben.at(made["table"]) as b:
            await b.ask("leave", seat=1)
            assert b.table["seats"][1]["bot"] == "club"
            assert (await b.ask("take_back", seat=1))["type"] == "done"
            assert b.table["seats"][1]["bot"] is None


def test_the_seat_of_somebody_absent_goes_to_the_stand_in_only() -> None:
    chairs = [Chair("Ann", "p1"), Chair("Ben", "p2")]
    live = LiveTable(msgspec.structs.replace(SETUP, chairs=chairs), load(SETUP.game, SETUP.map))
    live.load([Dealt(1, 1)])
    request = HandOver(seat=1, bot="random")
    [entry] = hand_over(live, Sight("p1"), request, away={1})
    assert isinstance(entry, HandedOver)
    assert (entry.seat, entry.bot, entry.reason) == (1, stand_in(live), "away")
    [entry] = hand_over(live, Sight("p2"), request, away=set())
    assert isinstance(entry, HandedOver)
    assert (entry.seat, entry.bot, entry.reason) == (1, "random", "asked")


async def test_playing_again_rotates_the_seats(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend", map="toy")
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            assert (await a.ask("rematch"))["code"] == "not-over"
            await asyncio.gather(a.play_out(Random(5)), b.play_out(Random(6)))
            await asyncio.gather(a.ask("rematch"), b.ask("rematch"))
            again = a.table["rematch"]
            assert again
            assert b.table["rematch"] == again
        async with ben.at(again) as b:
            assert [seat["name"] for seat in b.table["seats"]] == ["Ben", "Ann"]
            assert [seat["mine"] for seat in b.table["seats"]] == [True, False]
            assert b.table["status"] == "playing"
            assert b.table["map"] == "toy"


async def test_watchers_come_only_where_they_may(server: str) -> None:
    async with Person(server) as ann, Person(server, "Wes") as wes:
        closed = await ann.make("europe", "me", "casual")
        opened = await ann.make("europe", "me", "casual", watch=True)
        async with wes.at(closed["table"]) as w:
            assert w.seen[-1]["code"] == "not-allowed"
        async with ann.at(opened["table"]) as a, wes.at(opened["table"]) as w:
            assert w.position is not None
            assert w.position["seat"] is None
            assert w.position["moves"] == []
            await a.until(lambda m: m["type"] == "presence" and m["watchers"] == 1)
            assert (await w.ask("say", text="hello"))["code"] == "not-yours"
            version = w.position["version"]
            assert (await w.ask("play", version=version, moves=["pass"]))["type"] == "refused"
            assert (await w.ask("pace", milliseconds=0))["code"] == "not-yours"
        listed = await wes.get("/api/tables")
        assert opened["table"] in [table["id"] for table in listed["watch"]]
        assert closed["table"] not in [table["id"] for table in listed["watch"]]


async def test_lists_show_own_tables(server: str) -> None:
    async with Person(server, "Zoe") as zoe:
        made = await zoe.make("swiss", "me", "friend")
        lists = await zoe.get("/api/tables")
        assert [table["id"] for table in lists["mine"]] == [made["table"]]
        assert lists["mine"][0]["status"] == "waiting"
        assert lists["mine"][0]["names"] == ["Zoe", ""]
        assert lists["finished"] == []


async def test_names(server: str) -> None:
    async with Person(server) as ann:
        assert (await ann.get("/api/me"))["name"] is None
        named = await ann.http.put("/api/me", json={"name": "  Ann\n\u202e Lee "})
        assert named.json() == {"name": "Ann Lee"}
        assert (await ann.http.put("/api/me", json={"name": "\t"})).status_code == 409
        made = await ann.make("swiss", "me", "friend", name=None)
        async with ann.at(made["table"]) as a:
            assert a.table["seats"][0]["name"] == "Ann Lee"
            assert (await a.ask("rename", seat=0, name="Anna"))["type"] == "done"
            assert a.table["seats"][0]["name"] == "Anna"


async def test_bots_draw_the_same_lots_where_the_deal_is_chosen(server: str) -> None:
    """The same moves are the same game then, for studies and for pictures."""

    async def scenario() -> list[str]:
        async with Person(server) as ann:
            made = await ann.make("europe", "me", "casual", seed="7", pace=0)
            async with ann.at(made["table"]) as a:
                for _ in range(8):
                    position = await a.my_turn()
                    await a.play(position["moves"][0])
                position = await a.my_turn()
                return [str(position["view"]["seats"]), str(position["decisions"])]

    assert await scenario() == await scenario()
