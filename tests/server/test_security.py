"""What others may not do."""

from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stolik.server.ground.limits import Limiter, Rate
from stolik.server.ground.settings import Settings
from stolik.server.persons.people import Known, People
from stolik.server.web.pages import Pages
from tests.server.support import Person, serving


def test_a_token_that_was_changed_is_nobody() -> None:
    people = People(b"secret")
    person = people.new()
    token = people.token(person)
    assert people.known(token) == Known(person)
    for wrong in ("", ".", token[:-1], token + "x", f"other.{token.partition('.')[2]}", "é.x"):
        assert people.known(wrong) is None
    assert People(b"another").known(token) is None


async def test_a_foreign_page_can_neither_post_nor_open_a_socket(server: str) -> None:
    async with Person(server) as ann:
        made = await ann.make("europe", "me", "friend")
        origin = {"Origin": "https://evil.example"}
        answer = await ann.http.post("/api/tables", json={}, headers=origin)
        assert answer.status_code == 403
        assert (await ann.http.get("/api/me", headers=origin)).status_code == 200
        url = f"{server.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
        with pytest.raises(InvalidStatus) as refused:
            async with connect(url, additional_headers=origin):
                pass
        assert refused.value.response.status_code == 403


async def test_a_foreign_name_is_not_ours(server: str) -> None:
    async with Person(server) as ann:
        rebound = await ann.http.get("/api/me", headers={"Host": "evil.example"})
        assert rebound.status_code == 421
        for name in ("localhost:1", "192.168.1.7", "[::1]:8000"):
            fine = await ann.http.get("/api/me", headers={"Host": name})
            assert fine.status_code == 200, name


async def test_pages_run_no_inline_code_and_cookies_are_for_us_alone(server: str) -> None:
    async with Person(server) as ann:
        page = await ann.http.get("/t/some-table")
        csp = page.headers["content-security-policy"]
        assert "script-src 'self';" in csp
        assert page.headers["x-content-type-options"] == "nosniff"
        ann.http.cookies.clear()
        cookie = (await ann.http.get("/api/me")).headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "server" not in page.headers


async def test_programs_have_tokens(server: str) -> None:
    async with Person(server) as ann, Person(server) as program:
        made = await ann.make("europe", "me", "friend")
        program.http.cookies.clear()
        token = (await program.post("/api/people"))["token"]
        program.http.headers["authorization"] = f"Bearer {token}"
        await program.join(made)
        program.http.cookies.clear()
        async with program.at(made["table"], token=token) as p:
            assert [seat["mine"] for seat in p.table["seats"]] == [False, True]
        async with program.at(made["table"], token=token + "x") as p:
            assert p.seen[-1]["code"] == "not-allowed"


async def test_large_and_many_messages_are_refused(tmp_path: Path) -> None:
    with serving(Settings(data=str(tmp_path))) as base:
        async with Person(base) as ann:
            big = await ann.http.post("/api/verify", content=b" " * 800_000)
            assert big.status_code == 413
            made = await ann.make("carcassonne", "me", "friend")
            async with ann.at(made["table"]) as a:
                await a.send("say", text="x" * 100_000)
                with pytest.raises(ConnectionClosed):
                    await a.until(lambda _: False)
            async with ann.at(made["table"]) as a:
                numbers = [await a.send("ping") for _ in range(100)]
                answers = [await a.until(lambda m, n=n: m.get("re") == n) for n in numbers]
                kinds = [answer["type"] for answer in answers]
                assert kinds[:60] == ["pong"] * 60
                assert answers[-1]["code"] == "too-fast"


async def test_one_person_makes_only_so_many_tables(tmp_path: Path) -> None:
    with serving(Settings(data=str(tmp_path))) as base:
        async with Person(base) as ann:
            wish = {"game": "carcassonne", "seats": [{"type": "me"}, {"type": "friend"}]}
            statuses = [
                (await ann.http.post("/api/tables", json=wish)).status_code for _ in range(25)
            ]
            assert statuses[:20] == [200] * 20
            assert statuses[-1] == 429


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("stolik.server.ground.limits.time.monotonic", lambda: now[0])
    limiter, rate = Limiter(), Rate(2, 0.5)
    assert [limiter.allows("x", "a", rate) for _ in range(3)] == [True, True, False]
    assert limiter.allows("x", "b", rate)
    now[0] = 2.0
    assert [limiter.allows("x", "a", rate) for _ in range(2)] == [True, False]


def test_static_files_stay_in_their_folder(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("home")
    (folder / "assets" / "a.js").write_text("code")
    (tmp_path / "secret").write_text("secret")
    pages = Pages(folder)
    assert pages._answer("GET", "/assets/a.js").headers["cache-control"].endswith("immutable")
    for path in ("/../secret", "/assets/../../secret", "//etc/passwd", "/t/abc", "/\0"):
        answer = pages._answer("GET", path)
        assert getattr(answer, "path", folder / "index.html") == folder / "index.html"
    assert pages._answer("GET", "/assets/missing.js").status_code == 404
    assert pages._answer("POST", "/").status_code == 405
