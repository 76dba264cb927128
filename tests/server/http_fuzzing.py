"""Raw HTTP over loopback sockets: wild request lines, headers and bodies, and cut-off ones."""

import asyncio
import base64
import contextlib
import json
import logging
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from urllib.parse import urlsplit

from stolik.server.wire.endpoints import ENDPOINTS

HERE = [endpoint for endpoint in ENDPOINTS if endpoint.path != "/api/network"]
"""All but the one that would open the server to others."""
PATIENCE = 30.0  # seconds for an answer
AT_ONCE = 32
STATUS = re.compile(rb"HTTP/1\.1 (\d\d\d)")
METHODS = (
    "GET",
    "POST",
    "PUT",
    "DELETE",
    "HEAD",
    "OPTIONS",
    "PATCH",
    "TRACE",
    "CONNECT",
    "get",
    "Ж",
)
PATHS = (
    "/", "/t/x", "/assets/x.js", "/%00", "/%ff%fe", "/..%2f..%2fetc/passwd", "/api", "//", "*",
    "http://x/", "/api/tables/%00/socket", "/api/tables/%ed%a0%80", "/api/games/%00/%00", "/[",
    "/api/tables/x%0d%0aA:b", "/?%00=%00", "/" + "a" * 3000, "/" + "%41" * 900,
)  # fmt: skip
HOSTS = (
    "127.0.0.1", "localhost", "[", "[::1", "[::1]:99999", "127.0.0.1:99999", "127.0.0.1:x", "",
    "evil.example", "a@127.0.0.1", "127.0.0.1/..", "[v1.x]", "\u0661.0.0.1", "\x80", "a" * 500,
    "127.0.0.1:", "::1", "[::ffff:127.0.0.1]", "[fe80::1%25eth0]", "xn--", "%5b",
)  # fmt: skip
NAMES = (
    "Origin", "Cookie", "Authorization", "Accept-Encoding", "Content-Type", "Content-Length",
    "Transfer-Encoding", "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "Range",
    "Expect", "Upgrade", "Connection", "If-Modified-Since", "If-None-Match", "If-Range",
    "Host", "Forwarded", "Sec-WebSocket-Key", "X-\x00", "Ż", "", "Accept", "Via",
)  # fmt: skip
VALUES = (
    "", "http://[", "null", "http://127.0.0.1", "Bearer ", "Bearer \xff.x", "Bearer a.b", "-1",
    "chunked", "gzip, chunked", "bytes=0-", "bytes=9-1,-5", "bytes=a-", "websocket", "upgrade",
    "keep-alive, Upgrade", "close", "100-continue", "stolik=\xe9.x", "stolik=" + "=;" * 50, "*",
    "1e9", "99999999999999999999", "\x00", "\t", "\xff" * 20, "gzip;q=x, br", "a" * 5000, '"',
    "Thu, 99 Foo 2099 00:00:00 GMT", "::1", "unknown, 1.2.3.4",
)  # fmt: skip
BODIES = (
    b"", b"{}", b"[]", b"null", b"[" * 100_000, b'{"a":' * 50_000, b"\xff\xfe", b'"\\ud800"',
    b'{"name":"\\u0000"}', b'{"name":"\xc3\x28"}', b"1e999", b"-", b'{"name":7.0}', b" " * 10_000,
    b'{"record":"\\u0000"}', b'{"name":' + b"9" * 5000 + b"}", b'{"key":[[[[[[]]]]]]}',
    b"\xef\xbb\xbf{}", b"x" * 800_000,
)  # fmt: skip


class HttpFuzzer:
    """Makes requests as bytes; the same seed makes the same ones."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self.random = Random(seed)
        self._tables = tables

    def request(self) -> bytes:
        """Mostly near a right request, sometimes far from one."""
        random = self.random
        if random.random() < 0.03:
            return random.randbytes(random.randrange(1, 300))
        if random.random() < 0.08:
            return self._handshake()
        endpoint = random.choice(HERE)
        method, path = endpoint.method, self._filled(endpoint.path)
        if random.random() < 0.2:
            method = random.choice(METHODS)
        if random.random() < 0.2:
            path = random.choice(PATHS)
        if random.random() < 0.1:
            path += random.choice(
                ("?first=-1", "?seat=%00", "?count=9e9", "?first=%D9%A1", "?&&=", "#x")
            )
        body = self._body(endpoint.takes) if method not in ("GET", "HEAD") else b""
        version = (
            "HTTP/1.1" if random.random() < 0.97 else random.choice(("HTTP/1.0", "HTTP/9", ""))
        )
        head = [f"{method} {path} {version}", *self._headers(len(body))]
        return self._broken("\r\n".join([*head, "", ""]).encode("utf-8") + body)

    def _handshake(self) -> bytes:
        """A WebSocket, and frames behind it that were not waited for."""
        random = self.random
        key = base64.b64encode(random.randbytes(random.choice((16, 16, 16, 3)))).decode()
        path = self._filled("/api/tables/{table}/socket") if random.random() < 0.8 else "/"
        head = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket"]
        head += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}"]
        head.append(f"Sec-WebSocket-Version: {random.choice((13, 13, 13, 8))}")
        if random.random() < 0.3:
            head.append(f"Origin: {random.choice(VALUES)}")
        frames = b"".join(self._frame() for _ in range(random.randrange(4)))
        return "\r\n".join([*head, "", ""]).encode("latin-1", "replace") + frames

    def _frame(self) -> bytes:
        random = self.random
        if random.random() < 0.2:
            return random.randbytes(random.randrange(1, 40))
        told = (
            b"\xff\xfe",
            b"[" * 90,
            b'{"type":"hello"}',
            b'{"type":"hello","token":"\xc3"}',
            b"",
        )
        payload = random.choice(told)
        first = random.choice((0x81, 0x82, 0x01, 0x80, 0x88, 0x89))
        return bytes([first, 0x80 | len(payload), 0, 0, 0, 0]) + payload  # masked with zeros

    def _filled(self, path: str) -> str:
        random = self.random
        values = {
            "table": random.choice((*self._tables, "nobody", "%00", "%F0%9F%82%A1", "a" * 60)),
            "game": random.choice(("europe", "carcassonne", "zzz", "%00", "..", "europe%2f")),
            "map": random.choice(("europe", "base", "%00", "%2e%2e", "é")),
        }
        for name, value in values.items():
            path = path.replace("{" + name + "}", value)
        return path

    def _headers(self, length: int) -> list[str]:
        random = self.random
        host = "127.0.0.1" if random.random() < 0.7 else random.choice(HOSTS)
        head = [f"Host: {host}"] if random.random() < 0.97 else []
        if length or random.random() < 0.3:
            said = length if random.random() < 0.95 else random.choice((0, length + 5, length // 2))
            head.append(f"Content-Length: {said}")
        for _ in range(random.choice((0, 0, 0, 1, 1, 2, 5))):
            head.append(f"{random.choice(NAMES)}: {random.choice(VALUES)}")
        if random.random() < 0.01:
            head += [f"X-{i}: {'y' * 100}" for i in range(random.choice((50, 150, 900)))]
        random.shuffle(head)
        return head

    def _body(self, takes: object) -> bytes:
        random = self.random
        if takes is None or random.random() < 0.6:
            return random.choice(BODIES) if random.random() < 0.9 else random.randbytes(99)
        wish = {"game": "europe", "seats": [{"type": "me"}, {"type": "friend"}], "name": "\ud800"}
        for name in random.sample(sorted(wish), random.randrange(3)):
            wish[name] = random.choice((None, [], {}, -1, 1.5, "\0", "x" * 999, 10**40, [[[]]]))
        return json.dumps(wish).encode()

    def _broken(self, raw: bytes) -> bytes:
        random = self.random
        chance = random.random()
        if chance < 0.03:
            return raw[: random.randrange(len(raw))]
        if chance < 0.06:
            cut = random.randrange(min(400, len(raw)))
            return raw[:cut] + random.randbytes(random.randrange(1, 4)) + raw[cut + 1 :]
        if chance < 0.08:
            return raw.replace(b"\r\n", b"\n", 1)
        return raw + self.request() if chance < 0.12 else raw  # the next one at once


async def fuzz_http(base: str, count: int, seed: int, tables: list[str]) -> Counter[str]:
    """Sends so many requests, each on a connection of its own; the statuses of first answers."""
    where, fuzzer = urlsplit(base), HttpFuzzer(seed, tables)
    statuses: Counter[str] = Counter()

    async def some() -> None:
        while statuses.total() < count:
            raw = fuzzer.request()
            statuses[await _status(where.hostname or "", where.port or 0, raw)] += 1

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))
    return statuses


async def _status(host: str, port: int, raw: bytes) -> str:
    """The status of the first answer; `none` if the server closed without one."""
    reader, writer = await asyncio.open_connection(host, port)
    try:
        writer.write(raw)
        async with asyncio.timeout(PATIENCE):
            found = STATUS.match(await reader.read(2**16))
        return found[1].decode() if found else "none"
    except OSError:
        return "none"
    finally:
        writer.transport.abort()


@contextlib.contextmanager
def complaints() -> Iterator[list[str]]:
    """What the server, or what it is built on, logs as an error meanwhile."""
    told: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            told.append(self.format(record))

    keep = Keep(logging.ERROR)
    logging.getLogger().addHandler(keep)
    try:
        yield told
    finally:
        logging.getLogger().removeHandler(keep)
