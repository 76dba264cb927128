"""`stolik serve`: finds a port, says where to go, and runs until Ctrl-C."""

import asyncio
import errno
import socket
import sys
import webbrowser

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from stolik.errors import StolikError
from stolik.server.ground.settings import LOOPBACK, Settings
from stolik.server.running.banner import banner
from stolik.server.running.front import make_app
from stolik.server.running.lock import note_address, only_one
from stolik.server.storage.trouble import Trouble
from stolik.server.web.network import Reach

USUAL_PORT = 8000
TRIES = 50
APP = "stolik.server.running.front:make_app"
HTTP, SOCKETS = "stolik.server.web.door:Door", "stolik.server.web.door:TableDoor"
MOST_MESSAGE = 16_384
PING_SECONDS = 20.0


def serve(settings: Settings, port: int | None, *, open_browser: bool, workers: int = 1) -> int:
    """Runs a server in this process, or several in processes of their own."""
    try:
        with only_one(settings) as mine:
            if mine is not None:
                return go_there(mine, open_browser=open_browser)
            try_database(settings)
            listener = listen(settings.host, port)
            address = url_of(settings.host, listener)
            note_address(settings, address)
            print(banner(settings, address, listener.getsockname()[1]), flush=True)
            if workers > 1:
                return run_many(settings, listener, workers)
            return run_one(settings, listener, address if open_browser else None)
    except KeyboardInterrupt:
        return 0


def try_database(settings: Settings) -> None:
    """Refuses an address at which there can't be one. One that is only down is waited for."""
    if settings.database is None:
        return
    from stolik.server.storage.postgres_link import try_once  # noqa: PLC0415 - an extra

    try:
        asyncio.run(try_once(settings.database))
    except Trouble as trouble:
        print(f"The database can't be reached yet ({trouble.detail}).", file=sys.stderr)
        print("Trying until it is there.", file=sys.stderr, flush=True)


def run_one(settings: Settings, listener: socket.socket, open_url: str | None) -> int:
    """One server in this process, until Ctrl-C."""
    try:
        code = asyncio.run(run(settings, listener, open_url))
    except KeyboardInterrupt:  # usually; it may also have ended by itself before
        code = 0
    if code == 0:
        print("\nStopped. All tables are kept; start again to go on.", flush=True)
    return code


async def run(settings: Settings, listener: socket.socket, open_url: str | None) -> int:
    """One server on a socket."""
    server = server_of(settings)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if open_url and server.started:
        await asyncio.to_thread(webbrowser.open, open_url)
    await serving
    return 0 if server.started else 1


class OpenServer(uvicorn.Server):
    """A server that can listen on one more address while it runs."""

    async def open_to(self, host: str) -> int:
        """The same tables at another address of this machine; returns the port."""
        port = self.servers[0].sockets[0].getsockname()[1]
        try:
            listener = _bind(host, port)
        except OSError:
            listener = listen(host, None)
        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(self._protocol, sock=listener))
        port = int(listener.getsockname()[1])
        print(f"  Others in your network: http://{host}:{port}/", flush=True)
        return port

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made


def server_of(settings: Settings) -> uvicorn.Server:
    """A server that the person at this computer may open to the network."""
    reach = Reach(settings)
    server = OpenServer(config(settings, make_app(settings, reach)))
    reach.opener = server.open_to
    return server


def config(settings: Settings, app: ASGIApp | str) -> uvicorn.Config:
    """How uvicorn shall run us."""
    return uvicorn.Config(
        app,
        access_log=False,  # paths may name tables, and tables are private
        log_level="warning",
        log_config=None,  # ours: `logs.py`
        proxy_headers=settings.proxy_headers,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=3,
        http=HTTP,
        ws=SOCKETS,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,  # its buffers would cost more than all else of a socket
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
    )


def run_many(settings: Settings, listener: socket.socket, workers: int) -> int:
    """Several processes that accept from one socket."""
    settings.keep()
    made = config(settings, APP)
    made.factory, made.workers = True, workers
    Multiprocess(made, sockets=[listener]).run()
    return 0


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port named, or on the first free one from the usual on."""
    ports = [port] if port is not None else range(USUAL_PORT, USUAL_PORT + TRIES)
    for number in ports:
        try:
            return _bind(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port is not None:
                reason = error.strerror or str(error)
                raise StolikError(f"Port {number} of {host} can't be used: {reason}.") from error
    raise StolikError(f"No port from {USUAL_PORT} to {USUAL_PORT + TRIES - 1} is free: use --port.")


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(True)
    return listener


def url_of(host: str, listener: socket.socket) -> str:
    """Where this machine's own browser finds us."""
    name = host if host in LOOPBACK else "127.0.0.1"
    shown = f"[{name}]" if ":" in name else name
    return f"http://{shown}:{listener.getsockname()[1]}/"


def go_there(address: str, *, open_browser: bool) -> int:
    """A server runs already: shows it."""
    print(f"Stolik is running already: {address}", flush=True)
    if open_browser and address.startswith("http"):
        webbrowser.open(address)
        return 0
    print("To run another one, give it a data folder of its own with --data.", file=sys.stderr)
    return 1
