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
from stolik.errors import StolikError
from stolik.server.ground.limits import Limiter
from stolik.server.ground.refusals import Refuse
from stolik.server.ground.settings import Settings, kept_settings, own_names
from stolik.server.hall.warmup import Warmup
from stolik.server.running.descriptors import raise_limit
from stolik.server.running.logs import start_logging
from stolik.server.running.metrics_port import metrics_port
from stolik.server.storage.trouble import Trouble
from stolik.server.web.door import KEEPER, Doorkeeper
from stolik.server.web.network import Reach
from stolik.server.web.pages import Pages
from stolik.server.web.problems import HANDLERS, problem
from stolik.server.web.security import Guard
from stolik.server.wire.status import Health, ServerStatus

log = logging.getLogger("stolik.front")
DATABASE_SECONDS = 5.0
FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0
TRY_LATER = 1013
METRICS = "/api/metrics"
SWITCH_SECONDS = 0.001
"""Threads get Python's lock so soon: what is to be written must not wait for what is shown."""
GC_THRESHOLDS = (5_000, 1000, 1000)
"""Python collects cyclic garbage among so few new objects at a time, seldom among old ones: with a
thousand tables a full collection is a long stop."""


class Front:
    """Owns the warm-up and, once it is loaded, the application."""

    def __init__(self, settings: Settings, reach: Reach) -> None:
        self.settings = settings
        self.reach = reach
        self.limiter = Limiter(on=settings.limits)
        self.app: ASGIApp | None = None
        self.failed: Exception | None = None
        self.waits: Trouble | None = None
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
    async def lifespan(self, _app: Starlette) -> AsyncIterator[dict[str, Any]]:
        """Starts to load in the background; at the end everything is closed in order."""
        start_logging()
        self.keeper = Doorkeeper(self.settings, raise_limit(), self.limiter.refused)
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.set_threshold(*GC_THRESHOLDS)
        self.outcome_known = asyncio.Event()
        self.stop = asyncio.Event()
        self.warmup = Warmup()
        running = asyncio.create_task(self._run())
        yield {KEEPER: self.keeper}
        self.stop.set()
        if self.app is None:
            running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running

    async def _run(self) -> None:
        wait = FIRST_WAIT
        try:
            module = await asyncio.to_thread(import_module, "stolik.server.running.app")
            while not self.stop.is_set():
                try:
                    await self._serve(module)
                except Trouble as trouble:
                    self._wait_for_database(trouble)
                    await asyncio.sleep(wait)
                    wait = min(LONGEST_WAIT, 2 * wait)
        except Exception as error:
            if isinstance(error, StolikError):
                log.error("the server can't work: %s", error)
            else:
                log.exception("the server can't work")
            self.failed = error
            self.outcome_known.set()

    def _wait_for_database(self, trouble: Trouble) -> None:
        """It may come back, so it is tried again; that is told once."""
        if self.waits is None:
            log.error("%s. Trying until it works.", trouble)
        self.waits = trouble
        self.outcome_known.set()

    async def _serve(self, module: Any) -> None:
        async with contextlib.AsyncExitStack() as stack:
            app = await stack.enter_async_context(
                module.open_app(self.settings, self.limiter, self.warmup, self.reach)
            )
            if self.settings.metrics_port is not None:
                at = (self.settings.metrics_host, self.settings.metrics_port)
                await stack.enter_async_context(metrics_port(*at, app.state.figures))
            if self.waits:
                log.warning("the database is there")
            self.app, self.waits = app, None
            self.outcome_known.set()
            warming = asyncio.create_task(self.warmup.run())
            await self.stop.wait()
            warming.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await warming

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever needs games waits until they are there."""
        # Both parts have whole paths in their routes; the mount has cut them.
        inner = {**scope, "root_path": "", "app_root_path": ""}
        if scope["path"] == METRICS and self.settings.metrics_port is not None:
            await problem(Refuse("error-not-found"))(scope, receive, send)
            return
        if scope["path"] in self._light_paths:
            await self.light(inner, receive, send)
            return
        await self.outcome_known.wait()
        if self.app is not None:
            await self.app(inner, receive, send)
        elif scope["type"] == "http":
            why = "error-database" if self.waits else "error-starting"
            await problem(Refuse(why))(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": TRY_LATER})

    async def status(self, _request: Request) -> Response:
        warm = self.warmup
        return _json(ServerStatus(stolik.__version__, warm.ready, warm.preparing))

    async def health(self, _request: Request) -> Response:
        if self.failed:
            return _json(Health("failed", 0, 0), 503)
        if self.waits:
            return _json(Health("no database", 0, 0, self.waits.reason), 503)
        hub = self.app.state.hub if isinstance(self.app, Starlette) else None
        if hub is None:
            return _json(Health("starting", 0, 0))
        with contextlib.suppress(Trouble, TimeoutError):
            await asyncio.wait_for(hub.check_database(), DATABASE_SECONDS)
        reason = hub.outage.reason
        sockets = sum(len(table.clients) for table in hub.tables.values())
        if reason is not None:
            return _json(Health("failing", len(hub.tables), sockets, reason), 503)
        return _json(Health("ok", len(hub.tables), sockets))

    async def openapi(self, _request: Request) -> Response:
        await self.outcome_known.wait()
        made = await asyncio.to_thread(import_module, "stolik.server.wire.openapi")
        return _json(made.openapi())


def _json(found: Any, status: int = 200) -> Response:
    return Response(json.encode(found), status, media_type="application/json")


def make_app(settings: Settings | None = None, reach: Reach | None = None) -> ASGIApp:
    """The whole application; without settings those that the starting process left."""
    settings = settings or kept_settings()
    front = Front(settings, reach or Reach(settings))
    app = Starlette(
        routes=[
            Mount("/api", app=front.pass_on),
            Mount("/", app=GZipMiddleware(Pages(), minimum_size=1000)),
        ],
        lifespan=front.lifespan,
        exception_handlers=HANDLERS,
    )
    return Guard(app, own_names() | set(settings.names), front.limiter)
