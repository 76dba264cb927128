"""The first thing that a connection meets: how many there may be, and how long they may dawdle.

Everything here happens before a byte is parsed, or while a request is still coming in.
"""

import asyncio
import logging
from collections import Counter
from struct import pack
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from stolik.server.ground.addresses import household, is_among
from stolik.server.ground.limits import MOST_CONNECTIONS
from stolik.server.ground.settings import Settings

log = logging.getLogger("stolik.door")
HEAD_SECONDS = 15.0
"""From the first byte to the last of a request's headers; or without any byte at all."""
BODY_SECONDS = 30.0
ANSWER_SECONDS = 60.0
"""Who reads nothing of an answer for so long is let go."""
FULL = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"retry-after: 5\r\nconnection: close\r\ncontent-length: 38\r\n\r\n"
    b"Too many connections from one address\n"
)
BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"retry-after: 5\r\nconnection: close\r\ncontent-length: 19\r\n\r\nThe server is full\n"
)
KEEPER = "doorkeeper"
"""Where the application leaves it to connections, in the state of its lifespan."""
UNREADABLE = 1007
LINE = "stolik.line"
"""Where the application finds the short way out, among the extensions of a socket's scope."""
SWITCHING = 101
TEXT_FRAME = 0x81
MOST_UNREAD = 16
"""So many messages of a client wait to be carried out before no more are read."""
MOST_FRAMES = 64
"""A message in more pieces than this is meant to do harm."""


class Doorkeeper:
    """Counts connections by address. Proxies that are trusted may bring as many as they like."""

    def __init__(
        self, settings: Settings, places: int | None = None, refused: Counter[str] | None = None
    ) -> None:
        self._on = settings.limits
        self._proxies = settings.trusted_proxies
        self._places = places
        self._here: Counter[str] = Counter()
        self.refused = refused if refused is not None else Counter()
        """How many were turned away: from an address that has many, or because all is full."""

    @property
    def here(self) -> int:
        return self._here.total()

    def lets_in(self, host: str) -> bytes | None:
        """Counts one more, or says what to answer instead."""
        who = household(host)
        if self._on and self._here[who] >= MOST_CONNECTIONS and not is_among(host, self._proxies):
            self.refused["connections"] += 1
            return FULL
        if self._places is not None and self.here >= self._places:
            self.refused["full"] += 1
            log.warning("all %d places for connections are taken", self._places)
            return BUSY
        self._here[who] += 1
        return None

    def lets_out(self, host: str) -> None:
        who = household(host)
        self._here[who] -= 1
        if self._here[who] <= 0:
            del self._here[who]


class Door(H11Protocol):
    """A connection until it is closed, or becomes a socket of a table."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        remote = get_remote_addr(transport)
        self._host = remote[0] if remote else ""
        self._late: asyncio.TimerHandle | None = None
        self._phase: object = None
        self._slow: asyncio.TimerHandle | None = None
        self._keeper: Doorkeeper = self.app_state[KEEPER]
        refusal = self._keeper.lets_in(self._host)
        self._counted = refusal is None
        if refusal is not None:
            transport.write(refusal)
            transport.close()
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._phase = None
        for timer in (self._late, self._slow):
            if timer is not None:
                timer.cancel()
        if self._counted:
            self._counted = False
            self._keeper.lets_out(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._counted = False  # from here on the socket counts
        self._watch_no_more()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """A head and a body have their time each, however slowly the bytes come in."""
        phase = self.conn.their_state
        if phase is self._phase:
            return
        self._watch_no_more()
        seconds = {h11.IDLE: HEAD_SECONDS, h11.SEND_BODY: BODY_SECONDS}.get(phase)
        if seconds is not None and self.transport.get_protocol() is self:
            self._phase = phase
            self._late = self.loop.call_later(seconds, self.transport.abort)

    def _watch_no_more(self) -> None:
        self._phase = None
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is not h11.SEND_BODY:  # else the rest of it may still come
            self._watch_no_more()

    def pause_writing(self) -> None:
        self._slow = self.loop.call_later(ANSWER_SECONDS, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """What can't be answered any more, as an answer has begun, is cut off."""
        if self.cycle is not None:
            self.cycle.disconnected = True  # whatever it still had to say
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.abort()


class TableDoor(WebSocketsSansIOProtocol):
    """The same connection as a socket.

    Most that a server does for a move is to hand messages on, so they have a short way out: `put`.
    """

    def handle_connect(self, event: Any) -> None:
        self._out: list[bytes] = []
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    def put(self, message: bytes) -> bool:
        """Puts a text on its way together with what else is sent in this moment.

        False: the socket is not open, or its client reads too slowly.
        """
        if not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        if not self._out:
            self.loop.call_soon(self._flush)
        self._out.append(frame_of(message))
        return True

    def _flush(self) -> None:
        if self._out and not self.transport.is_closing():
            self.transport.write(b"".join(self._out))
        self._out.clear()

    async def send(self, message: Any) -> None:
        self._flush()
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        remote = self.client
        keeper: Doorkeeper = self.app_state[KEEPER]
        keeper.lets_out(remote[0] if remote else "")
        super().connection_lost(exc)

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < MOST_FRAMES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hands a message on; text that is none ends the socket without noise in the log."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        message: dict[str, Any] = {"type": "websocket.receive", "bytes": data}
        if self.curr_msg_data_type == "text":
            try:
                message = {"type": "websocket.receive", "text": data.decode()}
            except UnicodeDecodeError:
                self.conn.send_close(UNREADABLE)
                self.handle_parser_exception()
                return
        self.queue.put_nowait(message)  # type: ignore[arg-type]
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def frame_of(text: bytes) -> bytes:
    """A text as a whole frame of a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((TEXT_FRAME, size)) + text
    if size < 1 << 16:
        return pack("!BBH", TEXT_FRAME, 126, size) + text
    return pack("!BBQ", TEXT_FRAME, 127, size) + text
