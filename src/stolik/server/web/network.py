"""Where others can reach this machine, and how it is opened to them while it runs."""

import asyncio
import ipaddress
import logging
import socket
from collections.abc import Awaitable, Callable

from starlette.requests import Request

from stolik.errors import StolikError
from stolik.server.ground.refusals import Refuse
from stolik.server.ground.settings import LOOPBACK, Settings

log = logging.getLogger("stolik.network")
ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737). Nothing is sent there; it only tells our way out."""
PASSED_ON = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")
"""A request with one of these came by a proxy: whoever sent it need not be at this computer."""
Opener = Callable[[str], Awaitable[int]]
"""Listens on one more address as well; returns the port."""


def lan_address() -> str | None:
    """This machine's address in its network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if is_loopback(address) else address


def is_loopback(host: str | None) -> bool:
    """Whether only this computer goes by that name or address."""
    if host in LOOPBACK:
        return True
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False


class Reach:
    """From where this server can be reached. `opener` is there when it can be opened to others."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._opened: int | None = None
        self._opening = asyncio.Lock()
        self.opener: Opener | None = None

    @property
    def address(self) -> str | None:
        """By which address others in the network know this machine."""
        return self._settings.address or lan_address()

    def link(self, request: Request, path: str) -> str:
        """A path as a link that friends can open: as we were called, or by our address."""
        base = request.base_url
        if is_loopback(base.hostname) and self._is_open and (address := self.address):
            port = self._opened if self._opened is not None else base.port
            base = base.replace(hostname=address, port=port)
        return str(base).rstrip("/") + path

    @property
    def _is_open(self) -> bool:
        return self._settings.lets_others_in or self._opened is not None

    def is_only_here(self, request: Request) -> bool:
        """Whether the links that this client gets lead nobody else here."""
        called = is_loopback(request.base_url.hostname)
        return called and not (self._is_open and self.address is not None)

    def opens_at(self, request: Request) -> str | None:
        """The address at which this client may open the server to its network."""
        if self.opener is None or self._is_open or not self._is_at_server(request):
            return None
        return self.address

    def _is_at_server(self, request: Request) -> bool:
        """Whether a request comes from this very computer, and by no proxy."""
        client = request.client.host if request.client else ""
        proxy = self._settings.proxy_headers or any(name in request.headers for name in PASSED_ON)
        return is_loopback(client) and is_loopback(request.base_url.hostname) and not proxy

    async def open(self, request: Request) -> str:
        """Lets the network in until the process ends; the address that others use."""
        if not self._is_at_server(request):
            raise Refuse("error-not-at-server")
        async with self._opening:  # two windows may ask at the same moment
            if self._opened is None:
                self._opened = await self._open(self.opens_at(request))
        return self.link(request, "/")

    async def _open(self, address: str | None) -> int:
        if address is None or self.opener is None:
            raise Refuse("error-no-network")
        try:
            return await self.opener(address)
        except (OSError, StolikError) as error:
            log.warning("the server can't be opened at %s: %s", address, error)
            raise Refuse("error-no-network") from error
