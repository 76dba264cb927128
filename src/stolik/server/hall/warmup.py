"""Getting ready while pages are served: loading the games, and compiling them once on a machine.

Compiling happens in a process of its own, so that this one can answer; what it compiles lands in
the cache, from which this process then loads it. Imports nothing heavy.
"""

import asyncio
import contextlib
import importlib
import logging
import os
import signal
import sys

from msgspec import json

from stolik.families import families
from stolik.server.wire.status import Preparing

log = logging.getLogger("stolik.warmup")
COMPILER = "stolik.server.hall.compiling"


class Warmup:
    """How far it is; `ready` games can be played at once."""

    def __init__(self) -> None:
        self.preparing: Preparing | None = Preparing("loading", 0, 1, 0.0)
        order = sorted(families(), key=lambda family: family.effort)
        self._ready = {game: asyncio.Event() for family in order for game in family.games}

    @property
    def ready(self) -> list[str]:
        return [game for game, event in self._ready.items() if event.is_set()]

    async def wait_for(self, game: str) -> None:
        """Returns when a game can be played."""
        await self._ready[game].wait()

    async def run(self) -> None:
        """Loads what is compiled already, then compiles the rest."""
        compiling = await asyncio.to_thread(importlib.import_module, COMPILER)
        missing = await asyncio.to_thread(compiling.missing)
        for game in self._ready:
            if not any(compiling.is_of(part, game) for part in missing):
                await self._load(game)
        if missing:
            await self._compile()
        for game in self._ready:
            await self._load(game)
        self.preparing = None

    async def _load(self, game: str) -> None:
        if not self._ready[game].is_set():
            compiling = importlib.import_module(COMPILER)
            await asyncio.to_thread(compiling.load_compiled, game)
            self._ready[game].set()

    async def _compile(self) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            COMPILER,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the server alone, which ends it
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                message = json.decode(line)
                if "ready" in message:
                    await self._load(message["ready"])
                else:
                    self.preparing = json.decode(line, type=Preparing)
            if await process.wait():
                log.error("compiling in the background failed: it is done when first needed")
        finally:
            if process.returncode is None:
                end_all(process)
            await process.communicate()


def end_all(process: asyncio.subprocess.Process) -> None:
    """Ends a process with a session of its own, and what it has started."""
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
