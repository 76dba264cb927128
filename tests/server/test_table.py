"""At the table: order, questions, previews, undo, the curtain, chat, clocks."""

import itertools
import json
from random import Random
from typing import Any

import pytest

from tests.server.support import Person, Player


async def keep_all(player: Player) -> None:
    """Answers the first offer by keeping everything."""
    position = await player.my_turn()
    assert position["phase"] == "keep"
    assert (await player.play(position["moves"][-1]))["type"] == "done"


async def test_a_stale_or_repeated_move_is_refused(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("europe", "me", "random")
        async with ann.at(made["table"]) as a:
            position = await a.my_turn()
            version, move = position["version"], position["moves"][0]
            first = await a.send("play", version=version, moves=[move])
            second = await a.send("play", version=version, moves=[move])
            assert (await a.until(lambda m: m.get("re") == first))["type"] == "done"
            refused = await a.until(lambda m: m.get("re") == second)
            assert refused["code"] == "stale"
            assert refused["args"]["sent"] == version


async def test_an_illegal_move_says_which_rule(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("europe", "me", "random", seed="7")
        async with ann.at(made["table"]) as a:
            await keep_all(a)
            position = await a.my_turn()
            claim = "claim paris-zurich red:3"
            refused = await a.ask("play", version=position["version"], moves=[claim])
            assert (refused["code"], refused["rule"]) == ("illegal", "R4")
            assert refused["key"].startswith("why-")
            why = await a.ask("why", version=position["version"], move=claim)
            assert why["refusal"]["key"] == refused["key"]
            near = await a.ask("why", version=position["version"], move="claim paris-zurich")
            assert near["refusal"]["key"] == "why-cards-any"  # gray, and no color is nearer
            possible = await a.ask("why", version=position["version"], move="draw deck")
            assert possible["refusal"] is None
            nonsense = await a.ask("why", version=position["version"], move="fly away")
            assert nonsense["code"] == "no-move"


async def test_why_tells_nothing_about_the_hand_of_another(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend")
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            await a.until_position(lambda _: True)
            assert a.position is not None
            other = b if a.position["moves"] else a
            answer = await other.ask("why", version=other.version, move="pass")
            assert answer["code"] == "not-your-turn"
            sampled = await other.ask("sample", version=other.version, seed=1)
            assert sampled["code"] == "not-your-turn"


async def test_a_preview_shows_the_meeples_and_a_group_is_all_or_nothing(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("carcassonne", "me", "random")
        async with ann.at(made["table"]) as a:
            position = await a.my_turn()
            version, place = position["version"], position["moves"][0]
            shown = await a.ask("preview", version=version, moves=[place])
            assert shown["type"] == "previewed"
            assert shown["phase"] == "meeple"
            assert len(shown["view"]["board"]) == len(position["view"]["board"]) + 1
            assert {"type": "skip"} in shown["moves"]
            spots = [move["spot"] for move in shown["moves"] if move["type"] == "meeple"]
            assert [outlook["spot"] for outlook in shown["outlooks"]] == spots
            too_far = await a.ask("preview", version=version, moves=[place, {"type": "skip"}])
            assert too_far["code"] == "hidden"
            wrong = await a.play(place, "meeple city.9")
            assert wrong["code"] == "illegal"
            assert a.position == position
            assert (await a.play(place, shown["moves"][0]))["type"] == "done"
            moved = next(m for m in a.lines if m["type"] == "moved" and not m["bot"])
            assert [c["phase"] for c in moved["choices"]] == ["place", "meeple"]


async def test_no_preview_of_what_is_hidden(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("europe", "me", "random")
        async with ann.at(made["table"]) as a:
            await keep_all(a)
            position = await a.my_turn()
            for move in ("draw deck", "draw 0", "tickets"):
                answer = await a.ask("preview", version=position["version"], moves=[move])
                assert answer["code"] == "hidden", move


async def test_aids_only_where_the_table_has_them(server: str) -> None:
    async with Person(server) as ann:
        with_aids = await ann.make("europe", "me", "random")
        purist = await ann.make("europe", "me", "random", aids=False)
        async with ann.at(with_aids["table"]) as a:
            await a.my_turn()
            aided = await a.ask("aids")
            assert aided["seat"] == 0
            assert aided["aids"]["tickets"]
        async with ann.at(purist["table"]) as a:
            assert (await a.ask("aids"))["code"] == "no-aids"
            assert a.table["aids"] is False


DERIVED = ('"owners"', '"value"', '"full"', '"closing"', '"cities"', '"parts"')


@pytest.mark.parametrize("aids", [True, False])
async def test_a_purist_table_tells_neither_owners_nor_values(server: str, aids: bool) -> None:
    """Whose a feature is and what it is worth people work out for themselves there."""
    async with Person(server) as ann:
        made = await ann.make("carcassonne", "me", "random", aids=aids, watch=True)
        async with ann.at(made["table"]) as a:
            for _ in range(10):
                await follow(a)
            async with Person(server) as zoe, zoe.at(made["table"]) as watcher:
                sent = json.dumps([a.seen, watcher.seen])
    assert '"meeple": {' in sent
    assert {word for word in DERIVED if word in sent} == (set(DERIVED) if aids else set())


async def follow(a: Player) -> None:
    """A turn with a follower, if there is one; what it would bring is asked for before."""
    position = await a.my_turn()
    place = position["moves"][0]
    await a.ask("preview", version=position["version"], moves=[place])
    await a.play(place)
    position = await a.my_turn()
    await a.play(position["moves"][0])


@pytest.mark.parametrize("game", ["europe", "carcassonne"])
async def test_against_bots_any_own_decision_can_be_taken_back(server: str, game: str) -> None:
    async with Person(server) as ann:
        made = await ann.make(game, "me", "random")
        async with ann.at(made["table"]) as a:
            views = {}
            for _ in range(6):
                position = await a.my_turn()
                if len(position["moves"]) > 1:  # nobody is led back where nothing is to choose
                    views[position["decisions"]] = position["view"]
                await a.play(position["moves"][0])
            position = await a.my_turn()
            offer = position["undo"]
            assert (offer["earliest"], offer["consent"]) == (min(views), False)
            for decisions in sorted(views, reverse=True):
                answer = await a.ask("undo", version=a.version, decisions=decisions)
                assert answer["type"] == "done"
                await a.until_position(lambda p, d=decisions: p["decisions"] == d)
                assert a.position is not None
                assert a.position["view"] == views[decisions]
            assert (await a.ask("undo", version=a.version))["code"] == "no-undo"
            assert [line["n"] for line in a.lines] == list(range(1, a.version + 1))


async def test_between_people_nothing_that_showed_the_hidden_is_taken_back(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend")
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            first, second = (a, b) if (await start(a)) == 0 else (b, a)
            await keep_all(first)
            await keep_all(second)
            await first.my_turn()
            await first.play("draw deck")
            assert first.position is not None
            assert first.position["undo"] is None
            assert (await first.ask("undo", version=first.version))["code"] == "no-undo"


async def start(player: Player) -> int:
    """The seat that begins."""
    position = await player.until_position(lambda _: True)
    return int(position["turn"])


async def test_the_others_are_asked_before_a_move_is_taken_back(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend")
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            first, second = (a, b) if (await start(a)) == 0 else (b, a)
            await keep_all(first)
            await second.my_turn()
            assert first.position is not None
            assert first.position["undo"]["consent"] is True
            for agree in (False, True):
                assert (await first.ask("undo", version=first.version))["type"] == "done"
                asked = (await second.until_position(lambda p: p["asked"]))["asked"]
                assert asked["decisions"] == 0
                assert (await first.ask("agree", version=first.version, agree=True))[
                    "code"
                ] == "not-asked"
                answer = await second.ask("agree", version=second.version, agree=agree)
                assert answer["type"] == "done"
                await first.until_position(lambda p: not p["asked"])
            assert first.position["decisions"] == 0
            assert first.position["moves"]


async def test_a_person_for_whom_a_bot_plays_is_asked_all_the_same(server: str) -> None:
    """Else whoever waits for a clock could look at what comes and go back."""
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend")
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            first, second = (a, b) if (await start(a)) == 0 else (b, a)
            await keep_all(first)
            await second.my_turn()
            seat = second.position["turn"] if second.position else 0
            assert (await second.ask("hand_over", seat=seat, bot="random"))["type"] == "done"
            position = await first.my_turn()
            offer = position["undo"]
            assert offer is None or offer["consent"]
            await first.play("draw deck")
            assert first.position is not None
            assert first.position["undo"] is None
            assert first.position["no_undo"] == "error-undo-hidden"


async def test_a_shared_screen_shows_a_hand_only_behind_the_curtain(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("europe", "me", "@Ben")
        async with ann.at(made["table"]) as a:
            for _ in range(4):
                assert a.position is not None
                turn = a.position["turn"]
                assert a.position["curtain"] == turn
                assert a.position["seat"] is None
                assert a.position["view"]["hand"] == {}
                assert a.position["moves"] == []
                early = await a.ask("play", version=a.version, moves=["pass"])
                assert early["code"] == "curtain"
                assert (await a.ask("lift", seat=1 - turn))["code"] == "not-your-turn"
                lifted = await a.ask("lift", seat=turn)
                assert lifted["position"]["seat"] == turn
                assert lifted["position"]["view"]["hand"]
                while a.position["turn"] == turn and a.position["moves"]:
                    await a.play(a.position["moves"][0])
                assert a.position["seat"] == turn  # until the screen is passed on
                await a.ask("lower")


async def test_what_was_drawn_last_is_seen_before_the_screen_is_passed_on(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("europe", "me", "@Ben", "@Cid")
        async with ann.at(made["table"]) as a:
            for _ in range(3):
                keeps = (await lift(a))["moves"]
                await a.play(keeps[0])
            turn = (await lift(a))["turn"]
            assert a.position is not None
            before = sum(a.position["view"]["hand"].values())
            for _ in range(2):
                await a.play("draw deck")
            assert a.position["turn"] != turn
            assert a.position["seat"] == turn
            assert sum(a.position["view"]["hand"].values()) == before + 2
            drawn = [line["choices"][0]["events"][0]["drawn"] for line in a.lines[-2:]]
            assert None not in drawn
            assert a.position["moves"] == []
            assert a.position["curtain"] == a.position["turn"]
            early = await a.ask("play", version=a.version, moves=["pass"])
            assert early["code"] == "curtain"
            lowered = (await a.ask("lower"))["position"]
            assert lowered["seat"] is None
            assert lowered["view"]["hand"] == {}
            assert (await a.ask("lift", seat=turn))["code"] == "not-your-turn"
            assert (await lift(a))["seat"] == lowered["curtain"]


async def test_the_log_of_a_shared_screen_is_nobodys(server: str) -> None:
    """It stays when the screen is passed on, so it tells what everybody at it may know."""
    async with Person(server) as ann:
        made = await ann.make("europe", "me", "@Ben")
        async with ann.at(made["table"]) as a:
            for _ in range(2):
                await lift(a)
                assert a.position is not None
                await a.play(a.position["moves"][0])
                for message in (
                    await a.ask("resync"),
                    await a.ask("earlier", before=a.version + 1),
                ):
                    told = [line for line in message["lines"] if line["type"] == "moved"]
                    kept = [line["choices"][0]["events"][0]["kept"] for line in told]
                    assert kept == [2] * len(told) != []
                await a.ask("lower")


async def test_a_curtain_that_was_lifted_falls(server: str) -> None:
    """When it is lowered it stays down, whatever others do; a new window and the end have none."""

    def shows_nothing(position: Any) -> bool:
        return position["seat"] is None and position["view"]["hand"] == {} and not position["moves"]

    async with Person(server) as ann, Person(server, "Cid") as cid:
        made = await ann.make("europe", "me", "@Ben", "friend", map="toy", seed="3")
        await cid.join(made)
        async with ann.at(made["table"]) as a, cid.at(made["table"]) as c:
            for _ in range(3):  # everybody keeps tickets
                position = await a.until_position(lambda position: True)
                if position["turn"] == 2:
                    await c.play((await c.my_turn())["moves"][0])
                    happened = await a.until(lambda m: m["type"] == "happened")
                    assert shows_nothing(happened["position"])
                    continue
                await lift(a)
                assert a.position is not None
                assert a.position["view"]["hand"]
                async with ann.at(made["table"]) as again:
                    assert again.position is not None
                    assert shows_nothing(again.position)
                await a.play(a.position["moves"][0])
                assert a.position["seat"] is not None
                assert shows_nothing((await a.ask("lower"))["position"])
                assert shows_nothing((await a.ask("resync"))["position"])


async def lift(player: Player) -> Any:
    """The person whose turn it is takes the screen."""
    assert player.position is not None
    return (await player.ask("lift", seat=player.position["curtain"]))["position"]


async def test_tiles_need_no_curtain(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("carcassonne", "me", "@Ben", "@Cid")
        async with ann.at(made["table"]) as a:
            assert a.table["curtain"] is False
            end = await a.play_out(Random(9))
            assert end["score"]


async def test_chat_is_told_to_all_and_kept(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend")
        await ben.join(made)
        async with ann.at(made["table"]) as a, ben.at(made["table"]) as b:
            await a.ask("say", text="Good\nluck <b>!</b>")
            said = await b.until(lambda m: m["type"] == "said")
            assert (said["name"], said["text"]) == ("Ann", "Good luck <b>!</b>")
            assert (await a.ask("say", text="x" * 501))["code"] == "bad-message"
            assert (await a.ask("say", text=" \n "))["code"] == "no-words"
        async with ben.at(made["table"]) as b:
            assert [said["text"] for said in b.seen[-1]["chat"]] == ["Good luck <b>!</b>"]


async def test_a_bad_first_message_is_refused_under_its_number(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("europe", "me", "random")
        async with ann.at(made["table"], lines="many") as a:
            assert (a.seen[-1]["re"], a.seen[-1]["code"]) == (1, "bad-message")


async def test_a_bot_takes_its_time(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("carcassonne", "random", "random", "me", pace=250)
        async with ann.at(made["table"]) as a:
            await a.my_turn()
            moved: list[Any] = [line for line in a.lines if line.get("bot")]
            times = [line["at"] for line in a.lines]
            waits = [later - sooner for sooner, later in itertools.pairwise(times)]
            assert all(wait >= 120 for wait in waits[: len(moved)]), waits
            assert (await a.ask("pace", milliseconds=0))["type"] == "done"
            assert a.table["pace"] == 0


@pytest.mark.slow
async def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(server: str) -> None:
    async with Person(server) as ann:
        clock = {"type": "per_move", "seconds": 5}
        made = await ann.make("carcassonne", "me", "random", clock=clock)
        async with ann.at(made["table"]) as a:
            position = await a.my_turn()
            clocks = position["clocks"]
            assert clocks["running"] == 0
            assert 0 < clocks["left"][0] <= 5000
            handed = await a.until(
                lambda m: m["type"] == "happened" and m["lines"][0]["type"] == "handed_over"
            )
            assert handed["lines"][0]["reason"] == "clock"
            assert (await a.ask("take_back", seat=0))["type"] == "done"
