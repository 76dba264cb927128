"""The part of the server that knows games. It is imported while the first pages are served."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from stolik.server.desks.desk import BotDesk, Desk
from stolik.server.ground.limits import Limiter
from stolik.server.ground.settings import Settings, bot_threads
from stolik.server.hall.figures import figures
from stolik.server.hall.hub import Hub
from stolik.server.hall.warmup import Warmup
from stolik.server.persons.people import People
from stolik.server.running.retention import Retention
from stolik.server.storage.choice import choose_storage
from stolik.server.web.api import Api
from stolik.server.web.connection import serve_socket
from stolik.server.web.network import Reach
from stolik.server.web.problems import HANDLERS
from stolik.server.web.routing import routes

RAY = "ray://"


@asynccontextmanager
async def open_app(
    settings: Settings, limiter: Limiter, warmup: Warmup, reach: Reach
) -> AsyncIterator[Starlette]:
    """The API and the sockets, with an open database behind them."""
    storage = choose_storage(settings)
    await storage.open()
    hub = Hub(storage, await asyncio.to_thread(choose_desk, settings.bots), limiter, warmup)
    retention = Retention(hub, settings)
    try:
        people = People(await storage.secret())
        await hub.start()
        retention.start()
        yield make_app(reach, hub, people)
    finally:
        await retention.stop()
        await hub.close()
        await storage.close()


def choose_desk(bots: str) -> Desk:
    """Threads of this process, or a Ray cluster."""
    if not bots.startswith(RAY):
        return BotDesk(bot_threads(bots))
    from stolik.server.desks.ray_desk import RayDesk  # noqa: PLC0415 - an extra

    return RayDesk(bots)


def make_app(reach: Reach, hub: Hub, people: People) -> Starlette:
    """The application of one hub."""
    metrics = hub.metrics

    async def socket(websocket: WebSocket) -> None:
        metrics.sockets += 1
        await serve_socket(websocket, hub, people)

    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/socket", socket),
            *routes(Api(hub, people), people, metrics),
        ],
        exception_handlers=HANDLERS,
    )
    app.state.reach = reach
    app.state.hub = hub
    app.state.figures = partial(figures, hub)
    return app
