"""One client's socket: it says hello, then requests are answered one after another."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from stolik.server.ground.limits import (
    CHAT,
    DEEDS_RATE,
    LABELS_RATE,
    MESSAGES,
    MOST_ENTRIES,
    QUESTIONS,
    Limiter,
    Rate,
)
from stolik.server.ground.parsing import BAD_JSON
from stolik.server.ground.refusals import Refuse
from stolik.server.hall.hub import FORBIDDEN, Hub
from stolik.server.kept.setup import now
from stolik.server.persons import names
from stolik.server.storage.trouble import Trouble, refusal_of_trouble
from stolik.server.table import deeds, host, idle
from stolik.server.table.company import encode
from stolik.server.table.deeds import DEEDS, LABELS, Deed
from stolik.server.table.leaving import resign
from stolik.server.table.mixing import commit, reveal
from stolik.server.table.open_table import OpenTable
from stolik.server.table.questions import QUESTIONS as ASKED
from stolik.server.table.sight import Sight, position
from stolik.server.web.door import LINE
from stolik.server.web.security import address
from stolik.server.wire import protocol as p

if TYPE_CHECKING:
    from stolik.server.persons.people import People

log = logging.getLogger("stolik.socket")
read_message = msgspec.json.Decoder(p.ClientMessage).decode
read_id = msgspec.json.Decoder(p.Request).decode
MOST_WAITING = 100  # messages
MOST_BYTES = 2_000_000
HELLO_SECONDS = 10.0
ALL_DEEDS: dict[type, Deed] = {**DEEDS, **host.DEEDS, p.Commit: commit, p.Reveal: reveal}
GOING, TOO_MUCH, LATER, BROKEN = 1001, 1008, 1013, 1011
TOO_SLOW = LATER
UNKNOWN, MISSING = 4401, 4404
CLOSING = {"not-allowed": FORBIDDEN, "database": LATER, "unknown": LATER, "not-kept": LATER}
"""The codes that tell a client whether to come back."""
MOST_BAD = 50
"""So many unreadable messages in a row, and the socket is closed."""


class Line(Protocol):
    """A short way out, past all that stands between us and the network."""

    def put(self, message: bytes) -> bool:
        """Puts a text on its way, unless the client reads too slowly."""


class Connection:
    """A client at a table."""

    def __init__(
        self, socket: WebSocket, hub: Hub, person: str | None, line: Line | None = None
    ) -> None:
        self.sight = Sight(person)
        self._socket = socket
        self._line = line
        self._hub = hub
        self._out: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._end: int | None = None

    @property
    def scope(self) -> Scope:
        return self._socket.scope

    def send(self, message: bytes) -> None:
        """Puts a message on its way; a client that reads too slowly is let go."""
        if self._end is not None:
            return
        if self._line is not None and not self._out and self._line.put(message):
            return
        self._out.append(message)
        self._bytes += len(message)
        behind = self._bytes - len(self._out[0])  # nobody is locked out by the size of a message
        if len(self._out) > MOST_WAITING or behind > MOST_BYTES:
            self.close(TOO_SLOW)
        self._more.set()

    def close(self, code: int) -> None:
        """Ends the socket after what was sent (at once, if it was too slow)."""
        if self._end is None:
            self._end = code
            self._more.set()

    async def write_all(self) -> None:
        """Sends what waits, until the end."""
        while True:
            await self._more.wait()
            self._more.clear()
            while self._out and self._end != TOO_SLOW:
                message = self._out[0]  # it stays there meanwhile: nothing may overtake it
                await self._socket.send({"type": "websocket.send", "text": message.decode()})
                self._out.popleft()
                self._bytes -= len(message)
            if self._end is not None:
                await self._socket.close(self._end)
                return

    async def read_all(self, table: OpenTable) -> None:
        """Carries out requests until the client is gone."""
        bad = 0
        limiter = Limiter(on=self._hub.limiter.on)  # for this socket alone
        while self._end is None:
            raw = await self._receive()
            if not limiter.allows("message", "", MESSAGES):
                self.refuse(_id_of(raw), Refuse("error-too-fast"))
                bad += 1
            else:
                try:
                    request = read_message(raw)
                except BAD_JSON as error:
                    self.refuse(_id_of(raw), Refuse("error-bad-message", reason=str(error)))
                    bad += 1
                else:
                    bad = 0
                    await self._answer(table, request)
            if bad > MOST_BAD:
                self.close(TOO_MUCH)

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | bytes | None = message.get("text")
        return text if text is not None else message["bytes"]

    async def _answer(self, table: OpenTable, request: Any) -> None:
        try:
            answer = await self._carry_out(table, request)
        except Refuse as refusal:
            self.refuse(request.id, refusal)
        except Trouble as trouble:
            self._hub.outage.begin(trouble)
            self.refuse(request.id, refusal_of_trouble(trouble))
        except Exception:
            log.exception("table %s: %s failed", table.live.id, type(request).__name__)
            self.refuse(request.id, Refuse("error-internal"))
        else:
            if answer is not None:
                self.send(encode(answer))

    async def _carry_out(self, table: OpenTable, request: Any) -> msgspec.Struct | None:
        """The answer, if it is not given already."""
        kind = type(request)
        if kind in ASKED:
            return await self._ask(table, request)
        if kind in ALL_DEEDS:
            began = time.monotonic()
            if kind is not p.Play:
                self._check_room(table)
            deed, done = ALL_DEEDS[kind], encode(p.Done(request.id))
            await table.write(
                lambda: deed(table.live, self.sight, request), lambda: self.send(done)
            )
            self._hub.metrics.changes.note(time.monotonic() - began)
            return None
        if kind in LABELS:
            self._check_pace("label", LABELS_RATE, table.live.id)
            label, done = LABELS[kind], encode(p.Done(request.id))
            await table.relabel(
                lambda: label(table.live, self.sight, request), lambda: self.send(done)
            )
            return None
        match request:
            case p.Ping():
                return p.Pong(request.id, now())
            case p.Hello() | p.Resync():
                async with table.lock:
                    table.check_sure()
                    return table.welcome(self.sight, request.lines, request.id)
            case p.Earlier():
                self._check_pace("question", QUESTIONS)
                async with table.lock:
                    table.check_sure()
                    return table.earlier(self.sight, request.before, request.id)
            case p.Lift():
                return await self._lift(table, request)
            case p.Lower():
                async with table.lock:
                    return self._look(table, request.id, None)
            case p.Say():
                await self._say(table, request)
            case p.HandOver():
                self._check_room(table)
                away = table.company.away()
                await table.write(lambda: deeds.hand_over(table.live, self.sight, request, away))
            case p.GoOn():
                self._check_room(table)
                away = table.company.away()
                await table.write(lambda: idle.go_on(table.live, self.sight, request, away))
            case p.Resign():
                await table.write(lambda: resign(table.live, self.sight, request))
            case p.LetWatch():
                self._check_room(table)
                await self._hub.let_watch(table, self.sight, request)
            case p.Remove():
                self._check_room(table)
                await self._hub.remove(table, self.sight, request)
            case p.Rematch():
                await self._hub.rematch(table, self.sight)
        return p.Done(request.id)

    async def _ask(self, table: OpenTable, request: Any) -> msgspec.Struct:
        self._check_pace("question", QUESTIONS)
        async with table.lock:
            table.check_sure()
            answer: msgspec.Struct = ASKED[type(request)](table.live, self.sight, request)
        return answer

    async def _lift(self, table: OpenTable, request: p.Lift) -> p.Lifted:
        async with table.lock:
            table.check_sure()
            live = table.live
            live.playing()
            if request.seat not in self.sight.seats(live):
                raise Refuse("error-not-yours")
            if request.seat != live.turn:
                raise Refuse("error-not-your-turn")
            return self._look(table, request.id, request.seat)

    def _look(self, table: OpenTable, re: int, seat: int | None) -> p.Lifted:
        """The moment as it is seen from now on: through a seat's eyes, or nobody's."""
        table.live.playing()
        self.sight = Sight(self.sight.person, seat)
        shown = position(table.live, self.sight, now())
        assert shown is not None, "a table that is played has a position"
        return p.Lifted(re, shown)

    async def _say(self, table: OpenTable, request: p.Say) -> None:
        seats = self.sight.seats(table.live)
        if not seats:
            raise Refuse("error-not-yours")
        self._check_pace("chat", CHAT)
        if self.sight.person in table.live.house.muted:
            raise Refuse("error-muted")
        text = names.clean_text(request.text)
        seen, turn = self.sight.eyes(table.live), table.live.turn
        speaker = seen if seen is not None else turn if turn in seats else seats[0]
        key = f"{self.sight.person} {request.key}" if request.key else None
        await table.say(speaker, text, key)

    def _check_pace(self, kind: str, rate: Rate, where: str = "") -> None:
        """So often a person may do that, however many sockets they have."""
        who = f"{self.sight.person or ''} {where}"
        if not self._hub.limiter.allows(kind, who, rate):
            raise Refuse("error-too-fast")

    def _check_room(self, table: OpenTable) -> None:
        """What is no move may not fill a log: it is read whenever the table is opened."""
        self._check_pace("deed", DEEDS_RATE, table.live.id)
        if table.live.version >= MOST_ENTRIES:
            raise Refuse("error-log-full")

    def refuse(self, re: int, refusal: Refuse) -> None:
        """Says why not."""
        self._hub.metrics.refusals[refusal.code] += 1
        refused = p.Refused(
            re, refusal.code, refusal.key, dict(refusal.arguments), refusal.text, refusal.rule
        )
        self.send(encode(refused))


def _id_of(raw: str | bytes) -> int:
    """The id of a message that can't be read otherwise."""
    try:
        found = msgspec.json.decode(raw)
        number = found.get("id", 0)
        return number if type(number) is int and 0 <= number <= 2**53 else 0
    except (*BAD_JSON, AttributeError):
        return 0


async def serve_socket(socket: WebSocket, hub: Hub, people: "People") -> None:
    """A socket from its first message to its last."""
    await socket.accept()
    client = Connection(socket, hub, None, socket.scope["extensions"].get(LINE))
    writer = asyncio.create_task(client.write_all())
    table: OpenTable | None = None
    try:
        hello = await _hello(client)
        if hello is not None:
            by_cookie = people.of_request(socket.headers, socket.cookies)
            known = by_cookie if hello.token is None else people.known(hello.token)
            client.sight = Sight(await hub.who_is(known))
            table = await _enter(client, hub, socket.path_params["table"], hello)
        if table is not None:
            await client.read_all(table)
    except (WebSocketDisconnect, RuntimeError):
        client.close(GOING)  # the other side is gone already
    finally:
        if table is not None:
            table.leave(client)
        client.close(GOING)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(writer, 5)
        writer.cancel()


async def _hello(client: Connection) -> p.Hello | None:
    try:
        raw = await asyncio.wait_for(client._receive(), HELLO_SECONDS)
    except TimeoutError:
        client.close(UNKNOWN)
        return None
    try:
        message = read_message(raw)
    except BAD_JSON as error:
        client.refuse(_id_of(raw), Refuse("error-bad-message", reason=str(error)))
        client.close(UNKNOWN)
        return None
    if isinstance(message, p.Hello):
        return message
    client.refuse(message.id, Refuse("error-hello-first"))
    client.close(UNKNOWN)
    return None


async def _enter(client: Connection, hub: Hub, id: str, hello: p.Hello) -> OpenTable | None:
    try:
        return await _welcome(client, hub, id, hello)
    except Refuse as refusal:
        client.refuse(hello.id, refusal)
        client.close(CLOSING.get(refusal.code, MISSING))
        return None


async def _welcome(client: Connection, hub: Hub, id: str, hello: p.Hello) -> OpenTable:
    table = await hub.get(id)
    if not await hub.lets_in(table, client.sight.person):
        raise Refuse("error-not-allowed")
    if hello.lines > table.live.version:  # it was told more by another process
        await table.catch_up()
    async with table.lock:  # welcome, then every later change
        table.check_sure()
        client.send(encode(table.welcome(client.sight, hello.lines, hello.id)))
        table.origin = table.origin or address(client.scope)
        table.join(client)
    if table.thinking:
        client.send(encode(table.thinking))
    return table
