"""The application as it starts: pages and status at once, games as soon as they are loaded.

Loading the games takes a second or more, so nothing here may import them.
"""

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator
from importlib import import_module
from typing import Any

from msgspec import json
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

import stolik
from stolik.server.limits import Limiter
from stolik.server.network import Reach
from stolik.server.pages import Pages
from stolik.server.problems import HANDLERS, problem
from stolik.server.refusals import Refuse
from stolik.server.security import Guard
from stolik.server.settings import Settings, kept_settings, own_names
from stolik.server.status import Health, ServerStatus
from stolik.server.warmup import Warmup

log = logging.getLogger("stolik.front")
DATABASE_SECONDS = 5.0
SWITCH_SECONDS = 0.001
"""Threads get Python's lock so soon: what is to be written must not wait for what is shown."""
RUBBISH = (5_000, 1000, 1000)
"""Python looks for dead circles among so few new things at a time, and seldom among old ones: with
a thousand tables a look at all of them is a long stop."""


class Front:
    """Owns the warm-up and, once it is loaded, the core."""

    def __init__(self, settings: Settings, reach: Reach) -> None:
        self.settings = settings
        self.reach = reach
        self.limiter = Limiter(on=settings.limits)
        self.core: ASGIApp | None = None
        self.failed: Exception | None = None
        self.light = Starlette(
            routes=[
                Route("/api/status", self.status),
                Route("/api/health", self.health),
                Route("/api/openapi.json", self.openapi),
            ],
            exception_handlers=HANDLERS,
        )
        self._light_paths = {route.path for route in self.light.routes if isinstance(route, Route)}

    @contextlib.asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Starts to load in the background; at the end everything is closed in order."""
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.set_threshold(*RUBBISH)
        self.loaded = asyncio.Event()
        self.stop = asyncio.Event()
        self.warmup = Warmup()
        running = asyncio.create_task(self._run())
        yield
        self.stop.set()
        await running

    async def _run(self) -> None:
        try:
            core = await asyncio.to_thread(import_module, "stolik.server.core")
            async with core.open_core(self.settings, self.limiter, self.warmup, self.reach) as app:
                self.core = app
                self.loaded.set()
                warming = asyncio.create_task(self.warmup.run())
                await self.stop.wait()
                warming.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await warming
        except Exception as error:
            log.exception("the server can't work")
            self.failed = error
            self.loaded.set()

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever needs games waits until they are there."""
        # Both parts have whole paths in their routes; the mount has cut them.
        inner = {**scope, "root_path": "", "app_root_path": ""}
        if scope["path"] in self._light_paths:
            await self.light(inner, receive, send)
            return
        await self.loaded.wait()
        if self.core is not None:
            await self.core(inner, receive, send)
        elif scope["type"] == "http":
            await problem(Refuse("error-starting"))(scope, receive, send)

    async def status(self, _request: Request) -> Response:
        warm = self.warmup
        return _json(ServerStatus(stolik.__version__, warm.ready, warm.preparing))

    async def health(self, _request: Request) -> Response:
        if self.failed:
            return _json(Health("failed", 0, 0), 503)
        hub = self.core.state.hub if isinstance(self.core, Starlette) else None
        if hub is None:
            return _json(Health("starting", 0, 0))
        try:
            await asyncio.wait_for(hub.storage.name_of(""), DATABASE_SECONDS)
        except Exception:
            log.exception("the database does not answer")
            return _json(Health("no database", len(hub.tables), 0), 503)
        sockets = sum(len(table.clients) for table in hub.tables.values())
        return _json(Health("ok", len(hub.tables), sockets))

    async def openapi(self, _request: Request) -> Response:
        await self.loaded.wait()
        made = await asyncio.to_thread(import_module, "stolik.server.openapi")
        return _json(made.openapi())


def _json(found: Any, status: int = 200) -> Response:
    return Response(json.encode(found), status, media_type="application/json")


def make_app(settings: Settings | None = None, reach: Reach | None = None) -> ASGIApp:
    """The whole application; without settings those that the starting process left."""
    settings = settings or kept_settings()
    front = Front(settings, reach or Reach(settings))
    app = Starlette(
        routes=[
            # Only what is the same for all is packed: sizes of other answers would tell of secrets.
            Mount("/api/games", app=GZipMiddleware(front.pass_on, minimum_size=1000)),
            Mount("/api", app=front.pass_on),
            Mount("/", app=GZipMiddleware(Pages(), minimum_size=1000)),
        ],
        lifespan=front.lifespan,
        exception_handlers=HANDLERS,
    )
    return Guard(app, own_names() | set(settings.names), front.limiter)
