"""Where others can reach this machine."""

import socket

from starlette.requests import Request

from stolik.server.settings import LOOPBACK

ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737). Nothing is sent there; it only tells our way out."""


def lan_address() -> str | None:
    """This machine's address in its network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def public_url(request: Request, path: str) -> str:
    """A path as a link that friends can open: as we were called, or by our address in the net."""
    base = request.base_url
    server_host = request.app.state.host
    if base.hostname in LOOPBACK and server_host not in LOOPBACK and (lan := lan_address()):
        base = base.replace(hostname=lan)
    return str(base).rstrip("/") + path
