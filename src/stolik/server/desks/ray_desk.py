"""Bots that think on a Ray cluster: `--bots ray://HOST:PORT`. An extra: `stolik[cluster]`.

What is sent is a world dealt anew from what the bot's seat sees, so no hidden card leaves the
server. The queue is the cluster's own.
"""

import asyncio
import os
import time
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from stolik.bots.player import Player
from stolik.bots.registry import named_player
from stolik.errors import BadOption, BotFault
from stolik.game import Table
from stolik.registry import load
from stolik.server.desks.desk import Asker, new_histograms

LOCAL = "ray://local"
"""Starts a cluster on this machine, for tests."""
GRACE = 30.0
RETRIES = 2


class Thought(msgspec.Struct, frozen=True):
    """One decision to think about, as it travels."""

    game: str
    map: str
    rules: int
    options: dict[str, Any]
    seats: int
    state: bytes
    bot: str
    seconds: float | None
    seed: int


class RayDesk:
    """The same for the server as a BotDesk."""

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray  # noqa: PLC0415 - an extra
        except ImportError as error:
            raise BadOption(
                f"--bots {address} needs Ray, which is missing: pip install 'stolik[cluster]'."
            ) from error
        quiet = {"log_to_driver": False, "logging_level": "error"}
        alone = {"include_dashboard": False, "_node_ip_address": "127.0.0.1"}
        try:
            if address == LOCAL:
                ray.init(address="local", **alone, **quiet)
            else:
                ray.init(address=address, **quiet)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise BadOption(f"--bots {address}: {error}") from error
        self._ray: Any = ray
        self._think = ray.remote(num_cpus=1, max_retries=RETRIES)(think)
        self.busy = 0
        self.waiting = 0
        self.thought = 0
        self.waits, self.thinks = new_histograms()

    def close(self) -> None:
        self._ray.shutdown()

    async def choose(
        self, _asker: Asker, bot: str, player: Player, table: Table, began: Callable[[], None]
    ) -> int:
        self.busy += 1
        started = time.monotonic()
        began()
        answer = self._think.remote(thought_of(bot, player, table))
        try:
            return int(await asyncio.wait_for(_future(answer), (player.seconds or 10.0) + GRACE))
        except TimeoutError as error:
            self._ray.cancel(answer, force=True)
            raise BotFault("it did not answer in time") from error
        except Exception as error:
            raise BotFault(f"the cluster says: {error}") from error
        finally:
            self.busy -= 1
            self.thought += 1
            self.thinks.note(time.monotonic() - started)


async def _future(answer: Any) -> Any:
    return await answer


def thought_of(bot: str, player: Player, table: Table) -> Thought:
    """What travels: a world that looks the same to the seat that decides."""
    chance = player.seed + len(table.history)
    return Thought(
        game=table.game.name,
        map=table.game.map,
        rules=table.game.rules_version,
        options=dict(table.options),
        seats=table.seats,
        state=table.sample(table.turn, chance & (1 << 62) - 1).state.tobytes(),
        bot=bot,
        seconds=player.seconds,
        seed=chance,
    )


def think(thought: Thought) -> int:
    """In a worker: the number of the bot's move."""
    game = load(thought.game, thought.map)
    if game.rules_version != thought.rules:
        raise BadOption(
            "The workers of the cluster have another version of Stolik than the server."
        )
    engine = game.engine(thought.options, thought.seats)
    state = np.frombuffer(thought.state, engine.state_type, count=1).copy()[0]
    player = named_player(thought.bot, thought.game, thought.seed, seconds=thought.seconds)
    return player.choose(Table(game, engine, state, [], None))
