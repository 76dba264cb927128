"""Deals that neither the server nor a player can choose, and what shows it afterwards."""

import asyncio
import hashlib
from collections import Counter
from pathlib import Path

import pytest

import stolik
from stolik.cli.main import main
from stolik.core.shuffler import WORD, Shuffler
from stolik.records.replay import read
from stolik.server.desks.guest import Guest
from stolik.server.kept import mixture
from stolik.server.kept.fair import check, digest, new_share, promise
from stolik.server.kept.log import read_entry
from stolik.server.kept.setup import read_setup
from stolik.server.table.live import LiveTable
from stolik.server.table.making import again
from tests.server.support import Person, mix

DATA = Path(__file__).parent / "data"
GAMES = ("europe", "swiss", "carcassonne")


def test_the_stream_is_what_the_document_says() -> None:
    blocks = [hashlib.sha256(f"key {i}".encode()).digest() for i in range(2)]
    words = [int.from_bytes(b[i : i + 8]) for b in blocks for i in range(0, 32, 8)]
    shuffler = Shuffler("key")
    assert [shuffler.below(WORD) for _ in range(8)] == words
    items, by_hand = list(range(5)), list(range(5))
    Shuffler("key").shuffle(items)
    for i, word in zip((4, 3, 2, 1), words, strict=False):
        j = word % (i + 1)
        by_hand[i], by_hand[j] = by_hand[j], by_hand[i]
    assert items == by_hand


def test_every_order_is_as_likely_as_any_other() -> None:
    found = Counter("".join(Shuffler(str(key)).order("abcd")) for key in range(24_000))
    assert len(found) == 24
    spread = sum((count - 1000) ** 2 / 1000 for count in found.values())
    assert spread < 49.7, "chi-square with 23 degrees of freedom, one in a thousand"


def test_words_that_would_favor_low_numbers_are_passed_over() -> None:
    shuffler = Shuffler("")
    shuffler._words = iter([WORD - 1, WORD - 3, 7])
    assert shuffler.below(WORD // 2 + 1) == 7


@pytest.mark.parametrize("game", GAMES)
def test_a_full_deal_leaves_nothing_to_the_seed(game: str) -> None:
    loaded = stolik.load(game)
    for seats in loaded.seats:
        engine = loaded.engine(loaded.options(), seats)
        deal = engine.full_deal(Shuffler("any"))
        one, two = (loaded.new(seed, seats, deal=deal) for seed in (1, 2))
        state, other = one.state, two.state
        state["rng"] = other["rng"]
        assert state.tobytes() == other.tobytes(), f"{seats} seats"


@pytest.mark.parametrize("game", GAMES)
def test_records_and_tables_of_before_open_as_they_were(game: str) -> None:
    record = (DATA / f"record-{game}.txt").read_text()
    assert stolik.replay(record).over
    assert check(record).kept
    first, *lines = (DATA / f"table-{game}.jsonl").read_text().splitlines()
    live = LiveTable(read_setup(first), stolik.load(game))
    live.load([read_entry(n, line) for n, line in enumerate(lines, 1)])
    assert live.closed is None
    assert live.record().text() == record
    assert not again(live).mixes


async def test_people_add_to_the_deal_and_the_record_shows_it(
    server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("swiss", "me", "friend", mix=True)
        async with ann.at(made["table"]) as a:
            before = a.table["deal"]
            assert before["commitment"]
            assert before["mix"]["promise"] is None
            await ben.join(made)
            async with ben.at(made["table"]) as b:
                assert b.position is None, "nothing is dealt before the shares are in"
                shares = await mix(a, b)
                kinds = [line["type"] for line in b.lines]
                expected = ["committed"] * 2 + ["sealed"] + ["revealed"] * 2 + ["started"]
                assert kinds == ["seated", *expected]
                noted = b.table["deal"]
                await a.ask("resign", seat=0)
                await b.ask("resign", seat=1)
                assert b.table["status"] == "over"
                deal = b.table["deal"]
                assert deal["commitment"] == before["commitment"]
                assert promise(deal["seed"], deal["salt"]) == deal["commitment"]
                assert noted["seed"] is None
                assert noted["salt"] is None
        record = await ann.get(f"/api/tables/{made['table']}/record")
    lines = f"{deal['seed']}\n0 {shares[0]}\n1 {shares[1]}\n"
    whole = hashlib.sha256(lines.encode()).hexdigest()
    found = read(record)
    assert found.seed == int(whole[:32], 16)
    table = stolik.replay(record)
    assert found.deal == table.engine.full_deal(Shuffler(whole[32:]))
    assert [found.notes[f"share-{seat}"] for seat in (0, 1)] == shares
    file = tmp_path / "game.txt"
    file.write_text(record)
    assert main(["verify", str(file)]) == 0
    assert "agrees with itself" in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", deal["mix"]["promise"]]) == 0
    assert "promised before the first move" in capsys.readouterr().out
    for changed in (
        record.replace(shares[0], new_share()),
        record.replace(f"note server-seed {deal['seed']}", "note server-seed 7"),
        record.replace(deal["salt"], "00" * 16),
    ):
        assert check(changed).kept is False


def forged(record: str) -> str:
    """The same play with a seed, a salt and a commitment that were made up for it."""
    notes = read(record).notes
    salt = "ff" * 16
    seed = notes.get("server-seed") or str(read(record).seed)
    return record.replace(notes["commitment"], promise(seed, salt)).replace(notes["salt"], salt)


def test_a_forged_promise_agrees_with_itself_and_was_never_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = (DATA / "record-swiss.txt").read_text()
    noted = read(record).notes["commitment"]
    file = tmp_path / "game.txt"
    file.write_text(forged(record))
    assert main(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert "agrees with itself" in out
    assert "promised before the first move." not in out
    assert main(["verify", str(file), "--commitment", noted]) == 1
    assert "not the one you noted" in capsys.readouterr().err
    file.write_text(record)
    assert main(["verify", str(file), "--commitment", noted.upper()]) == 0
    assert "promised before the first move." in capsys.readouterr().out


async def test_shares_are_bound_before_they_are_shown(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend", mix=True)
        async with ann.at(made["table"]) as a:
            share, other = new_share(), new_share()
            assert (await a.ask("reveal", share=share))["code"] == "share-early"
            await a.ask("commit", commitment=digest(share))
            await a.ask("commit", commitment=digest(other))
            assert a.table["deal"]["mix"]["commitments"] == {"0": digest(share)}
            await ben.join(made)
            async with ben.at(made["table"]) as b:
                await b.ask("commit", commitment=digest(other))
                assert (await b.ask("commit", commitment=digest(share)))["code"] == "share-late"
                assert (await b.ask("leave", seat=1))["code"] == "dealing"
                assert (await b.ask("reveal", share=share))["code"] == "share-other"
                await b.ask("reveal", share=other)
                await a.until(lambda m: "1" in a.table["deal"]["mix"]["shares"])
                assert a.position is None
                await a.ask("reveal", share=share)
                await a.until_position(lambda p: p)
                late = await a.ask("reveal", share=share)
                assert late["code"] == "share-late"


async def test_nobody_who_is_away_holds_up_the_deal(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mixture, "COMMIT_MS", 200)
    monkeypatch.setattr(mixture, "REVEAL_MS", 200)
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("swiss", "me", "friend", mix=True)
        async with ann.at(made["table"]) as a:
            await a.ask("commit", commitment=digest(new_share()))
        await ben.join(made)  # Ann has promised and is gone, Ben's program sends nothing
        async with ben.at(made["table"]) as b:
            await b.until_position(lambda p: p)
            assert b.table["deal"]["mix"]["shares"] == {}
            assert list(b.table["deal"]["mix"]["commitments"]) == ["0"]
        alone = await ann.make("swiss", "me", "casual", mix=True)
        async with ann.at(alone["table"]) as a:
            await a.until_position(lambda p: p)
            assert [line["type"] for line in a.lines][:1] == ["started"]


async def test_who_leaves_takes_their_promise_along(server: str) -> None:
    async with Person(server) as ann, Person(server, "Ben") as ben:
        made = await ann.make("europe", "me", "friend", "friend", mix=True)
        await ben.join(made)
        async with ben.at(made["table"]) as b:
            await b.ask("commit", commitment=digest(new_share()))
            assert list(b.table["deal"]["mix"]["commitments"]) == ["1"]
            await b.ask("leave", seat=1)
            assert b.table["deal"]["mix"]["commitments"] == {}


async def test_guests_bots_and_rematches_keep_it(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("carcassonne", "me", "friend", mix=True)
        link = f"{server}{made['invite']}"
        async with ann.at(made["table"]) as a:
            guest = asyncio.create_task(Guest(link, "random", "Guest").play())
            await a.until(lambda m: len(a.table["seats"]) and a.table["seats"][1]["person"])
            shares = await mix(a)
            given = a.table["deal"]["mix"]["shares"]
            assert given["0"] == shares[0]
            assert len(given) == 2
            guest.cancel()
        bots = await ann.make("carcassonne", "random", "random", mix=True)
        async with ann.at(bots["table"]) as a:
            await a.until_position(lambda p: p and p["score"] is not None)
        record = await ann.get(f"/api/tables/{bots['table']}/record")
        assert check(record).kept
        chosen = await ann.make("swiss", "me", "casual", mix=True, seed="7")
        async with ann.at(chosen["table"]) as a:
            assert a.position is not None
            assert a.table["deal"]["mix"] is None
            await a.ask("resign", seat=0)
            await a.ask("rematch")
            rematch = a.table["rematch"]
        async with ann.at(rematch) as a:
            await mix(a)
            assert a.table["deal"]["mix"]["shares"]


async def test_what_is_said_of_a_record_over_http(server: str) -> None:
    async with Person(server) as ann:
        record = (DATA / "record-swiss.txt").read_text()
        noted = read(record).notes["commitment"]
        one = await ann.post("/api/verify", {"record": record})
        assert (one["fair"], one["promised"]) == (True, False)
        two = await ann.post("/api/verify", {"record": record, "commitment": noted})
        assert (two["fair"], two["promised"]) == (True, True)
        body = {"record": forged(record), "commitment": noted}
        assert not (await ann.post("/api/verify", body))["promised"]
