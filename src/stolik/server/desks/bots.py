"""Bots at tables: whose turn it is, when they think, and when their move is shown."""

import asyncio
import hashlib
import logging
import os
import secrets

from stolik.bots.player import Player
from stolik.bots.registry import named_player
from stolik.errors import BadOption, BotFault
from stolik.server.desks.desk import Asker, Desk
from stolik.server.ground.refusals import Refuse
from stolik.server.kept.log import Entry, Played
from stolik.server.kept.setup import now
from stolik.server.kept.spoken import Thinking
from stolik.server.table.live import LiveTable
from stolik.server.table.open_table import OpenTable

log = logging.getLogger("stolik.bots")
FALLBACK = "random"
"""Plays on for a bot that failed: a table never hangs."""
LOTS_BITS = 62
CORES = max(1, (os.cpu_count() or 1) // 2)
"""For one bot: others may think too, and people want answers meanwhile."""


class BotRunner:
    """Follows tables and plays for their bots. One task a table at most."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._tasks: dict[str, tuple[tuple[int, int, str], asyncio.Task[None]]] = {}
        self._players: dict[str, dict[tuple[int, str], Player]] = {}

    def table_changed(self, table: OpenTable) -> None:
        """Starts the bot whose turn it is; stops one whose turn it no longer is."""
        live = table.live
        moment = moment_of(live)
        running = self._tasks.get(live.id)
        if running is not None:
            if running[0] == moment and not running[1].done():
                return
            running[1].cancel()
            del self._tasks[live.id]
        if live.thinker:
            task = asyncio.create_task(self._move(table, moment))
            self._tasks[live.id] = (moment, task)
        elif live.over or live.closed:
            self._players.pop(live.id, None)

    def forget(self, table: OpenTable) -> None:
        """The table is put away."""
        self._players.pop(table.live.id, None)
        running = self._tasks.pop(table.live.id, None)
        if running:
            running[1].cancel()

    async def _move(self, table: OpenTable, moment: tuple[int, int, str]) -> None:
        live, bot = table.live, moment[2]
        seat = live.turn
        assert seat is not None, "a bot thinks only on its turn"
        began = live.entries[-1].at
        text = await self._choose(table, seat, bot)
        follows = live.decisions > 0 and live.playing().history[-1].seat == seat
        wait = table.live.pace / (2 if follows else 1) - (now() - began)
        if wait > 0:
            await asyncio.sleep(wait / 1000)

        def make() -> list[Entry]:
            if moment_of(table.live) != moment:
                return []
            return [Played(table.live.version + 1, now(), seat, [text], bot)]

        try:
            await table.write(make)
        except asyncio.CancelledError:
            raise
        except Refuse as refusal:  # the table has changed; its bots have been told
            log.info("table %s: the move of %s comes too late: %s", live.id, bot, refusal)
        except Exception:
            log.exception("table %s: the move of %s could not be kept", live.id, bot)

    async def _choose(self, table: OpenTable, seat: int, bot: str) -> str:
        live = table.live
        copy = live.playing().copy()
        table.think(Thinking(seat, bot, waiting=True))
        try:
            player = self._player(table, seat, bot)
            code = await self._desk.choose(
                Asker(table.origin or live.setup.maker, table.is_waited_for),
                bot,
                player,
                copy,
                lambda: table.think(Thinking(seat, bot, waiting=False)),
            )
        except (BotFault, BadOption) as fault:
            log.error("table %s: bot %s failed: %s", live.id, bot, fault)
            code = self._player(table, seat, FALLBACK).choose(copy)
        return str(copy.engine.move(copy.state, code))

    def _player(self, table: OpenTable, seat: int, bot: str) -> Player:
        players = self._players.setdefault(table.live.id, {})
        if (seat, bot) not in players:
            setup = table.live.setup
            seed = _lots(setup.seed, seat) if setup.chosen else secrets.randbits(LOTS_BITS)
            players[seat, bot] = named_player(bot, setup.game, seed, cores=CORES)
        return players[seat, bot]


def _lots(seed: str, seat: int) -> int:
    """Where the deal is chosen bots draw the same lots too: the same moves are the same game."""
    digest = hashlib.sha256(f"{seed} {seat}".encode()).digest()
    return int.from_bytes(digest[:8]) >> (64 - LOTS_BITS)


def moment_of(live: LiveTable) -> tuple[int, int, str]:
    """What a bot thinks about: it changes with every move, and with who plays the seat."""
    return live.changed, live.decisions, live.thinker or ""
