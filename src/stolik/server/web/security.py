"""What protects people: which hosts and origins may talk to us, how much, and what pages may do."""

import ipaddress
from collections import Counter
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stolik.server.ground.addresses import household
from stolik.server.ground.limits import MOST_SOCKETS, REQUESTS, SOCKETS, Limiter
from stolik.server.ground.refusals import Refuse
from stolik.server.web.problems import problem

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
API = "/api/"
TOO_FAST = 429
RETRY_SECONDS = 2
Refusal = tuple[int, str]


class Guard:
    """The outermost layer: every request passes here first."""

    def __init__(self, app: ASGIApp, names: Iterable[str], limiter: Limiter) -> None:
        self._app = app
        self._names = {name.lower() for name in names}
        self._limiter = limiter
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            self._limiter.refused[str(refusal[0])] += 1
            await self._refuse(scope, receive, send, *refusal)
            return
        if scope["type"] == "http":
            await self._app(scope, receive, _with_headers(send))
            return
        where = address(scope)
        self._sockets[where] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[where] -= 1
            if not self._sockets[where]:
                del self._sockets[where]

    def _refusal(self, scope: Scope) -> Refusal | None:
        """The limit comes first: what is refused for another reason has cost something too."""
        socket = scope["type"] == "websocket"
        if refusal := self._too_much(scope, socket=socket):
            return refusal
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not is_readable(host):
            return 400, "The header Host can't be read."
        if not self.knows(host):
            return 421, "This server does not go by that name. Start it with --name to allow it."
        if (socket or scope["method"] not in SAFE) and not same_origin(headers):
            return 403, "Another site may not do that here."
        if "\0" in scope["path"]:
            return 400, "A path has no zero bytes."
        return None

    def _too_much(self, scope: Scope, *, socket: bool) -> Refusal | None:
        who = address(scope)
        if socket:
            allowed = self._limiter.allows("socket", who, SOCKETS)
            if allowed and self._limiter.on and self._sockets[who] >= MOST_SOCKETS:
                return 429, "Too many sockets from one address."
        else:  # files cost next to nothing, and a page is a dozen of them
            counts = scope["path"].startswith(API) or scope["method"] not in SAFE
            allowed = not counts or self._limiter.allows("request", who, REQUESTS)
        return None if allowed else (429, "Too many requests. Wait a moment.")

    def knows(self, host: str) -> bool:
        """Whether we may be called so: an address, or one of our names.

        A page of another site whose name was made to point here is kept out by this.
        """
        name = urlsplit(f"//{host}").hostname or ""
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    @staticmethod
    async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, text: str) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": text})
        elif status == TOO_FAST:
            wait = {"retry-after": str(RETRY_SECONDS), **HEADERS}
            await problem(Refuse("error-too-fast"), wait)(scope, receive, send)
        else:
            await PlainTextResponse(text + "\n", status, headers=HEADERS)(scope, receive, send)


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False


def is_readable(host: str) -> bool:
    """Whether a header names a host at all, and a port that can be."""
    try:
        return urlsplit(f"//{host}").port != 0
    except ValueError:
        return False


def address(scope: Scope) -> str:
    """Who sends a request, as limits count."""
    client = scope.get("client")
    return household(str(client[0])) if client else ""
