"""Floods from one address: connections that dawdle, requests that make no sense, and log lines."""

import asyncio
import contextlib
import logging
import resource
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from stolik.server.ground.addresses import household, is_among
from stolik.server.ground.limits import MOST_CONNECTIONS, REQUESTS
from stolik.server.ground.settings import Settings
from stolik.server.running.descriptors import RESERVED, raise_limit
from stolik.server.running.logs import AT_ONCE, WINDOW_SECONDS, Throttle
from stolik.server.web import door
from stolik.server.web.door import Doorkeeper
from tests.server.http_fuzzing import complaints, fuzz_http
from tests.server.support import PATIENCE, Person, serving

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
PAGE = HALF + b"Connection: close\r\n\r\n"
ELSEWHERE = "127.0.0.2"  # loopback has many addresses


class Line:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, raw: bytes) -> None:
        self._writer.write(raw)
        await self._writer.drain()

    async def rest(self) -> bytes:
        """All that comes until the server closes."""
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionError):
                return await self._reader.read()
        return b""

    async def ask(self, raw: bytes) -> bytes:
        await self.send(raw)
        return await self.rest()


@contextlib.asynccontextmanager
async def lines(base: str, count: int, source: str = "127.0.0.1") -> AsyncIterator[list[Line]]:
    where, made, writers = urlsplit(base), [], []
    try:
        for _ in range(count):
            reader, writer = await asyncio.open_connection(
                where.hostname, where.port, local_addr=(source, 0)
            )
            writers.append(writer)
            made.append(Line(reader, writer))
        yield made
    finally:
        for writer in writers:
            writer.transport.abort()


async def status(base: str, raw: bytes, source: str = "127.0.0.1") -> int:
    """The answer's status; 0: the connection was closed without one."""
    async with lines(base, 1, source) as (line,):
        answer = await line.ask(raw)
        return int(answer.split()[1]) if answer else 0


def request(path: str, body: bytes = b"", **headers: str) -> bytes:
    given = {
        "Host": "127.0.0.1",
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    head = [
        f"{'POST' if body else 'GET'} {path} HTTP/1.1",
        *(f"{k}: {v}" for k, v in given.items()),
    ]
    return "\r\n".join([*head, "", ""]).encode() + body


async def test_half_open_connections_keep_nobody_else_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "HEAD_SECONDS", 3600.0)

    with serving(Settings(data=str(tmp_path))) as base:
        async with lines(base, MOST_CONNECTIONS) as held:
            for line in held:
                await line.send(HALF)
            assert await status(base, PAGE) in (0, 429)  # its words may be lost with it
            assert await status(base, PAGE, ELSEWHERE) == 200
        async with Person(base) as ann:  # and as soon as they are gone there is room again
            made = await ann.make("carcassonne", "me", "random")
            async with ann.at(made["table"]) as a:
                assert a.table["id"] == made["table"]


@pytest.mark.parametrize(
    "raw",
    [b"", b"G", HALF, request("/api/verify", b"x" * 99)[:-1], PAGE.replace(b"close", b"x") + HALF],
    ids=["nothing", "a letter", "half a head", "half a body", "half a second head"],
)
async def test_who_does_not_finish_a_request_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, raw: bytes
) -> None:
    monkeypatch.setattr(door, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(door, "BODY_SECONDS", 0.2)

    with serving(Settings(data=str(tmp_path))) as base:
        async with lines(base, 1) as (line,):
            await line.ask(raw)


async def test_bytes_that_drip_in_do_not_prolong_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "HEAD_SECONDS", 0.3)

    with serving(Settings(data=str(tmp_path))) as base:
        async with asyncio.timeout(PATIENCE):
            async with lines(base, 1) as (line,):
                gone = asyncio.create_task(line.rest())
                await line.send(HALF)
                while not gone.done():
                    with contextlib.suppress(ConnectionError):
                        await line.send(b"X: y\r\n")
                    await asyncio.wait([gone], timeout=0.05)


def test_a_socket_counts_until_it_is_closed() -> None:
    keeper = Doorkeeper(Settings(), places=MOST_CONNECTIONS + 1)
    for _ in range(MOST_CONNECTIONS):
        assert keeper.lets_in("2001:db8::1") is None
    assert keeper.lets_in("2001:db8::ffff") == door.FULL
    assert keeper.lets_in("2001:db8:0:1::1") is None
    assert keeper.lets_in("192.0.2.1") == door.BUSY
    keeper.lets_out("2001:db8::2")
    assert keeper.lets_in("192.0.2.1") is None
    assert keeper.refused == {"connections": 1, "full": 1}


def test_a_trusted_proxy_brings_as_many_as_it_likes() -> None:
    keeper = Doorkeeper(Settings(proxy_headers=True, proxies=["10.0.0.0/8"]))
    assert not any(keeper.lets_in("10.1.2.3") for _ in range(MOST_CONNECTIONS + 9))


def test_a_household_is_one_sender() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2:ffff::1")
    assert household("2001:db8:1:2::4") != household("2001:db8:1:3::4")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("somewhere") == "somewhere"
    assert is_among("127.0.0.1", ["127.0.0.0/8"])
    assert not is_among("unix", ["127.0.0.0/8"])


def test_as_many_descriptors_as_may_be_had() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 900), hard))
        places = raise_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
        assert places == hard - RESERVED
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


DEEP = b"[" * 100_000
BAD = {
    "a host without an end": (request("/", Host="["), 400),
    "a port that can't be": (request("/api/me", Host="127.0.0.1:99999"), 400),
    "an origin without an end": (request("/api/people", b"{}", Origin="http://["), 403),
    "brackets in brackets": (request("/api/tables", DEEP), 400),
    "a struct in itself": (request("/api/verify", b'{"record":' * 50_000), 400),
    "no UTF-8": (request("/api/verify", b'{"record":"\xff"}'), 400),
    "half a letter": (request("/api/verify", b'{"record":"\\ud800"}'), 400),
    "a zero byte": (request("/api/tables/%00"), 400),
    "a zero byte in a page": (request("/t/%00"), 400),
    "bytes that are no text": (request("/api/tables/%ff%fe"), 404),
    "a chunk that is none": (
        request("/api/verify", b"5\r\nhello\r\nZZ\r\n", **{"Transfer-Encoding": "chunked"}),
        400,
    ),
    "a cut body": (request("/api/verify", b"{}").replace(b"th: 2", b"th: 0"), 400),
}


@pytest.mark.parametrize("case", BAD)
async def test_nonsense_is_refused_without_noise(server: str, case: str) -> None:
    raw, wanted = BAD[case]
    with complaints() as told:
        assert await status(server, raw) == wanted
    assert told == []


async def test_wild_requests_leave_no_traceback(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(door, "BODY_SECONDS", 0.2)

    with complaints() as told:
        async with Person(server) as ann:
            made = await ann.make("europe", "me", "friend")
            statuses = await fuzz_http(server, 3000, 1, [made["table"]])
        assert statuses["500"] == 0
        assert {"101", "200", "400", "403", "404", "405", "413", "421"} <= set(statuses), statuses
    assert told == []


async def test_the_limit_comes_before_everything_else(tmp_path: Path) -> None:
    with serving(Settings(data=str(tmp_path))) as base:
        raw = request("/api/me", Host="[").replace(b"Connection: close\r\n", b"")
        count = int(REQUESTS.burst) + 200
        async with lines(base, 1) as (line,):
            answers = await line.ask(raw * count + request("/api/me", Host="["))
        assert answers.count(b"HTTP/1.1 400") >= REQUESTS.burst
        assert answers.count(b"HTTP/1.1 429") > 0
        assert b"retry-after: " in answers
        assert await status(base, PAGE) == 200  # files do not count


def test_lines_of_one_kind_are_held_back() -> None:
    now = [0.0]
    throttle = Throttle(lambda: now[0])

    def shown(message: str, *args: object) -> str | None:
        record = logging.LogRecord("x", logging.WARNING, "", 0, message, args, None)
        return record.getMessage() if throttle.filter(record) else None

    told = [shown("bad request %d", number) for number in range(1000)]
    assert told[: AT_ONCE + 1] == [*(f"bad request {n}" for n in range(AT_ONCE)), None]
    assert not any(told[AT_ONCE:])
    assert shown("something else") == "something else"
    now[0] = WINDOW_SECONDS
    assert shown("bad request %d", 7) == f"bad request 7 ({1000 - AT_ONCE} more like this)"
