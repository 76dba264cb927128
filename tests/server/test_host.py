"""What the host of a table may do, names, and going on without somebody who does not move."""

import pytest
from websockets.exceptions import ConnectionClosed

from stolik.server.ground.refusals import Refuse
from stolik.server.kept import house
from stolik.server.persons.names import clean_name, free_name, is_same
from stolik.server.table import idle, sight
from tests.server.support import Person, Player

WIDE = "\N{FULLWIDTH LATIN CAPITAL LETTER A}"
ZERO_WIDTH, BIDI, FILLER, BLANK = "\u200b", "\u202e", "\u3164", "\u2800"


@pytest.mark.parametrize("name", [ZERO_WIDTH, "\u0301\u0302", BIDI, FILLER, BLANK, " \t\u00ad"])
def test_names_that_nobody_can_see_are_refused(name: str) -> None:
    with pytest.raises(Refuse) as refused:
        clean_name(name)
    assert refused.value.key in ("error-no-words", "error-no-name")


def test_names_are_shown_as_they_are_meant() -> None:
    assert clean_name(f" Zoé{ZERO_WIDTH}  {BIDI}Łukasz ") == "Zoé Łukasz"
    assert clean_name("\u0301Ann") == "Ann", "a mark without a letter"
    assert clean_name("Z" + "\u0300" * 40 + "o") == "Z\u0300\u0300o", "no tower of marks"
    assert clean_name("李小龍 🦊") == "李小龍 🦊"


def test_copies_of_a_name_are_known() -> None:
    for copy in ("ANN", WIDE + "nn", "A nn", "ann ", "A\u00a0nn"):
        assert is_same("Ann", copy), copy
    assert is_same("STRASSE", "straße")
    assert not is_same("Ann", "Anna")
    assert free_name("ann", ["Ann", "ann 2", "?"]) == "ann 3"
    assert free_name("?", ["?"]) == "?"
    assert len(free_name("x" * 30, ["x" * 30])) == 30


async def test_no_two_people_at_a_table_have_one_name(server: str) -> None:
    async with Person(server) as ann, Person(server, f"{WIDE}NN") as ben:
        made = await ann.make("europe", "me", "@ann", "friend", "friend")
        await ben.join(made)
        async with ben.at(made["table"]) as b:
            names = [seat["name"] for seat in b.table["seats"]]
            assert names == ["Ann", "ann 2", f"{WIDE}NN 3", ""]
            taken = await b.ask("rename", seat=2, name="a n n")
            assert taken["code"] == "name-taken"
            assert (await b.ask("rename", seat=2, name=ZERO_WIDTH))["type"] == "refused"
            await b.ask("rename", seat=2, name="Ben")
            assert (await b.ask("rename", seat=2, name="BEN"))["type"] == "done", "one's own"
        assert (await ann.http.put("/api/me", json={"name": FILLER})).status_code == 409


def names(player: Player) -> list[str]:
    return [seat["name"] for seat in player.table["seats"]]


async def test_the_host_closes_and_opens_seats(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend", "friend", clock=None)
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            for request in ("close_seat", "remove"):
                assert (await b.ask(request, seat=2))["code"] == "not-host"
            assert (await b.ask("open_seat"))["code"] == "not-host"
            assert (await a.ask("close_seat", seat=1))["code"] == "seat-taken"
            for _ in range(2):
                assert (await a.ask("open_seat"))["type"] == "done"
            assert (await a.ask("open_seat"))["code"] == "most-seats"
            assert not a.table["can_open"]
            await a.ask("close_seat", seat=3, bot="random")
            assert names(a) == ["Ann", "Ben", "", "random", ""]
            assert (await a.ask("close_seat", seat=4, bot="owned.py:Bot"))["type"] == "refused"
            await a.ask("close_seat", seat=2)
            assert names(a) == ["Ann", "Ben", "random", ""]
            assert a.position is None
            await a.ask("remove", seat=2)
            await a.ask("close_seat", seat=2)
            await a.ask("close_seat", seat=2)  # the last free one: now it begins
            await a.until_position(lambda p: p)
            assert len(a.position["view"]["seats"]) == 2  # type: ignore[index]
            assert (await a.ask("open_seat"))["code"] == "begun"
        async with Person(server, "Cid") as cid:
            fewer = await cid.make("swiss", "me", "friend")
            async with cid.at(fewer["table"]) as c:
                assert (await c.ask("close_seat", seat=1))["code"] == "fewest-seats"


async def test_the_host_sends_a_guest_away(server: str) -> None:
    async with (
        Person(server) as ann,
        Person(server, "Ben") as ben,
        Person(server, "Cid") as cid,
    ):
        made = await ann.make("europe", "me", "friend", "friend")
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            assert (await a.ask("remove", seat=0))["code"] == "no-guest"
            assert (await a.ask("remove", seat=2))["code"] == "no-guest"
            await a.ask("remove", seat=1)
            with pytest.raises(ConnectionClosed):
                await b.until(lambda _: False)
            key = made["invite"].partition("#")[2]
            path = f"/api/tables/{made['table']}/join"
            assert (await ben.post(path, {"key": key}, 409))["code"] == "removed"
            assert await cid.join(made) == 1
            assert names(a) != ["Ann", "Ben", ""]


async def test_the_host_mutes_somebody(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("swiss", "me", "friend")
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            assert (await b.ask("mute", seat=0, muted=True))["code"] == "not-host"
            assert (await a.ask("mute", seat=0, muted=True))["code"] == "no-guest"
            await a.ask("mute", seat=1, muted=True)
            assert a.table["seats"][1]["muted"]
            assert (await b.ask("say", text="hello"))["code"] == "muted"
            await a.ask("mute", seat=1, muted=False)
            assert (await b.ask("say", text="hello"))["type"] == "done"


async def test_a_guest_has_one_seat_unless_the_host_allows_more(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend", "friend", "friend")
        await ben.join(made)
        body = {"key": made["invite"].partition("#")[2], "another": True, "name": "Bea"}
        path = f"/api/tables/{made['table']}/join"
        assert (await ben.post(path, body, 409))["code"] == "one-seat"
        assert (await ann.post(path, {**body, "name": "Al"}))["seat"] == 2, "the host may"
        async with ann.at(made["table"]) as a:
            await a.ask("allow_several", several=True)
            assert a.table["several"]
        assert (await ben.post(path, body))["seat"] == 3


async def test_others_agree_to_go_on_without_somebody_who_does_not_move(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        Person(server) as ann,
        Person(server, "Ben") as ben,
        Person(server, "Cid") as cid,
    ):
        made = await ann.make("europe", "me", "friend", "friend")
        await ben.join(made)
        await cid.join(made)
        async with (
            ann.at(made["table"]) as a,
            ben.at(made["table"]) as b,
            cid.at(made["table"]) as c,
        ):
            players = [a, b, c]
            turn = (await a.until_position(lambda p: p))["turn"]
            late, first, second = (players[(turn + i) % 3] for i in range(3))
            assert first.position["idle"]["seat"] == turn  # type: ignore[index]
            assert (await first.ask("go_on"))["code"] == "not-idle"
            monkeypatch.setattr(idle, "IDLE_MS", 0)
            monkeypatch.setattr(sight, "IDLE_MS", 0)
            assert (await late.ask("go_on"))["code"] == "not-yours"
            await first.ask("go_on")
            warned = await late.until_position(lambda p: p["idle"]["asking"])
            assert warned["idle"]["ends"] is None, "not all agree yet"
            monkeypatch.setattr(house, "WARNED_MS", 0)
            await second.ask("go_on")
            gone = await late.until(
                lambda m: any(x["type"] == "handed_over" for x in m.get("lines", []))
            )
            line = next(x for x in gone["lines"] if x["type"] == "handed_over")
            assert (line["seat"], line["bot"], line["reason"]) == (turn, "club", "idle")
            await late.ask("take_back", seat=turn)
            assert late.table["seats"][turn]["bot"] is None


async def test_who_moves_in_time_plays_on(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle, "IDLE_MS", 0)
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend")
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            turn = (await a.until_position(lambda p: p))["turn"]
            late, other = (a, b) if turn == 0 else (b, a)
            await other.ask("go_on")
            warned = await late.until_position(lambda p: p["idle"]["ends"])
            assert late.table["seats"][turn]["bot"] is None
            await late.play(warned["moves"][0])
            assert not late.position["idle"] or not late.position["idle"]["asking"]  # type: ignore[index]
        clocked = await ann.make(
            "europe", "me", "friend", clock={"type": "per_move", "seconds": 60}
        )
        await ben.join(clocked)
        async with ann.at(clocked["table"]) as a, ben.at(clocked["table"]) as b:
            assert (await a.until_position(lambda p: p))["idle"] is None
            other = b if a.position["turn"] == 0 else a  # type: ignore[index]
            assert (await other.ask("go_on"))["code"] == "not-yours"
