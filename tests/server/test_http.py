"""The HTTP API: lists, records, positions of finished games, deals, descriptions."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import stolik
from stolik.cli.main import main
from stolik.server.kept.fair import promise
from tests.server.support import Person


async def finished(ann: Person, game: str = "europe", **more: Any) -> str:
    made = await ann.make(game, "me", "random", **more)
    async with ann.at(made["table"]) as a:
        await a.play_out(Random(1))
    return str(made["table"])


async def test_a_deal_is_promised_before_and_shown_after(
    server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Person(server) as ann:
        made = await ann.make("europe", "me", "random", map="toy")
        path = f"/api/tables/{made['table']}"
        before = (await ann.get(path))["deal"]
        assert (before["seed"], before["salt"], before["chosen"]) == (None, None, False)
        async with ann.at(made["table"]) as a:
            await a.play_out(Random(1))
        after = (await ann.get(path))["deal"]
        assert after["commitment"] == before["commitment"]
        assert promise(after["seed"], after["salt"]) == before["commitment"]
        record = await ann.get(f"{path}/record")
        verdict = await ann.post("/api/verify", {"record": record})
        assert (verdict["valid"], verdict["fair"]) == (True, True)
        other = record.replace(f"note salt {after['salt']}", f"note salt {'0' * 32}")
        assert (await ann.post("/api/verify", {"record": other}))["fair"] is False
        assert (await ann.post("/api/verify", {"record": "?"}))["valid"] is False
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file), "--commitment", before["commitment"]]) == 0
    assert "promised" in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "00"]) == 1
    changed = record.replace("note salt ", "note salt 0")
    file.write_text(changed, encoding="utf-8")
    assert main(["verify", str(file)]) == 1


@pytest.mark.parametrize("aids", [True, False])
async def test_the_record_says_whether_there_were_aids(server: str, aids: bool) -> None:
    async with Person(server) as ann:
        path = f"/api/tables/{await finished(ann, map='toy', aids=aids)}"
        record = await ann.get(f"{path}/record")
        assert f"note aids {'yes' if aids else 'no'}\n" in record
        assert (await ann.get(f"{path}/positions"))["aids"] is aids


async def test_a_chosen_seed_is_shown_to_all(server: str) -> None:
    async with Person(server) as ann, Person(server) as ben:
        made = await ann.make("europe", "me", "friend", seed="123")
        await ben.join(made)
        async with ben.at(made["table"]) as b:
            assert b.table["deal"]["seed"] == "123"
            assert b.table["deal"]["chosen"] is True
        large = {"game": "europe", "seats": [{"type": "me"}], "seed": "9" * 39}
        assert (await ann.post("/api/tables", large, 409))["code"] == "seed"


async def test_positions_of_a_finished_game(server: str) -> None:
    async with Person(server) as ann, Person(server) as other:
        table = await finished(ann)
        path = f"/api/tables/{table}/positions"
        page = await other.get(path, first=0, count=3)
        assert [p["number"] for p in page["positions"]] == [0, 1, 2]
        assert page["options"]["both_halves_seats"] == 4  # who draws it needs the rules
        assert [view["seat"] for view in page["positions"][1]["views"]] == [0, 1]
        assert page["positions"][0]["choice"] is None
        assert page["positions"][1]["choice"]["move"]["type"] == "keep"
        own = await other.get(path, first=1, count=1, seat=0)
        assert [view["seat"] for view in own["positions"][0]["views"]] == [0]
        last = await other.get(path, first=page["decisions"], count=10)
        assert [p["number"] for p in last["positions"]] == [page["decisions"]]
        assert last["positions"][0]["score"]
        await other.get(path, 409, seat=5)
        await other.get(path, 400, count=1000)
        record = await other.get(f"/api/tables/{table}/record")
        transcript = await other.get(f"/api/tables/{table}/transcript")
        assert len(transcript.splitlines()) == page["decisions"] + 2
        assert len(stolik.replay(record).history) == page["decisions"]


@pytest.mark.parametrize("what", ["record", "transcript", "positions"])
async def test_a_running_game_shows_none_of_that(server: str, what: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("europe", "me", "friend")
        problem = await ann.get(f"/api/tables/{made['table']}/{what}", 403)
        assert problem["code"] == "not-over"


async def test_the_form_for_a_new_table_has_all_it_needs(server: str) -> None:
    async with Person(server) as ann:
        games = (await ann.get("/api/games"))["games"]
        assert [game["name"] for game in games] == ["europe", "swiss", "carcassonne"]
        for game in games:
            assert [b["name"] for b in game["bots"] if b["level"]] == [
                "beginner",
                "casual",
                "club",
                "expert",
                "master",
            ]
            for told in (*game["options"], *game["bots"]):
                words = told.get("meaning") or told["about"]
                assert set(words) == {"en", "pl", "fr"}
                assert "⟨" not in str(words)
            for map in game["maps"]:
                data = await ann.get(f"/api/games/{game['name']}/{map['name']}")
                assert data["type"] in ("rail", "carcassonne")
        await ann.get("/api/games/europe/..%2F..%2Fetc%2Fpasswd", 404)
        await ann.get("/api/games/europe/other.json", 404)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "mymap.json"}, "unknown-game"),
        ({"map": "/etc/passwd.json"}, "unknown-map"),
        ({"map": "base"}, "unknown-map"),
        ({"seats": [{"type": "bot", "bot": "evil.py:Bot"}]}, "unknown-bot"),
        ({"seats": [{"type": "bot", "bot": "master:time=60s"}]}, "unknown-bot"),
        ({"seats": [{"type": "me"}]}, "option"),
        ({"options": {"cars": 1}}, "option"),
        ({"options": {"preset": "x"}}, "option"),
        ({"options": {"self": 1}}, "option"),
        ({"preset": "nothing"}, "option"),
        ({"seats": []}, "bad-message"),
        ({"other": 1}, "bad-message"),
    ],
)
async def test_what_cant_be_a_table_is_explained(
    server: str, change: dict[str, object], code: str
) -> None:
    async with Person(server) as ann:
        wish = {"game": "europe", "seats": [{"type": "me"}, {"type": "friend"}], **change}
        answer = await ann.http.post("/api/tables", json=wish)
        assert answer.status_code in (400, 404, 409), answer.text
        assert answer.json()["code"] == code
        assert answer.json()["text"]


async def test_the_invitation_has_a_link_and_a_code_for_phones(server: str) -> None:
    async with Person(server) as ann, Person(server) as eve:
        made = await ann.make("europe", "me", "friend")
        path = f"/api/tables/{made['table']}/invite"
        invite = await ann.post(path)
        assert invite["url"] == server + made["invite"]
        assert invite["svg"].startswith("<svg")
        await eve.post(path, None, 403)


async def test_health_metrics_and_description(server: str) -> None:
    async with Person(server) as ann:
        assert (await ann.get("/api/health"))["status"] == "ok"
        assert "stolik_entries_written_total" in await ann.get("/api/metrics")
        description = await ann.get("/api/openapi.json")
        assert description["openapi"].startswith("3.1")
        assert "/api/tables/{table}/positions" in description["paths"]
        assert (await ann.get("/api/nothing", 404))["code"] == "not-found"
        assert set((await ann.get("/api/status"))["ready"]) == {
            "europe",
            "swiss",
            "carcassonne",
        }


async def test_maps_are_packed_and_what_is_somebodys_own_is_not(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("carcassonne", "me", "random")
        found = await ann.http.get("/api/games/europe/europe")
        own = await ann.http.get(f"/api/tables/{made['table']}")
        assert found.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in own.headers
