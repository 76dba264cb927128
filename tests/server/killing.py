"""Servers that are killed at random moments while games are played."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import stolik
from stolik.server.ground.settings import Settings
from tests.server.flaky import flaky_game
from tests.server.zygote import Zygote, free_port

GAMES = ("europe", "swiss", "carcassonne")
SHORT = ("europe/toy", "swiss/toy")
"""A map on which games are short."""


@dataclass
class Fleet:
    """Server processes on one database; each has a port of its own and is started again there."""

    zygote: Zygote
    settings: Settings
    ports: list[int]
    random: Random
    processes: list[int] = field(default_factory=list)
    kills: int = 0

    def start(self) -> None:
        self.processes = [self._start(port) for port in self.ports]

    def _start(self, port: int) -> int:
        return self.zygote.start(self.settings, port)

    def choose_server(self) -> str:
        return f"http://127.0.0.1:{self.random.choice(self.ports)}"

    def kill_one(self) -> None:
        """Kill -9 one of them, and start it anew."""
        which = self.random.randrange(len(self.ports))
        self.zygote.kill(self.processes[which])
        self.restart(which)
        self.kills += 1

    def restart(self, which: int) -> None:
        self.processes[which] = self._start(self.ports[which])

    def stop(self) -> None:
        for process in self.processes:
            self.zygote.kill(process)


async def play_under_kills(
    zygote: Zygote,
    settings: Settings,
    *,
    servers: int,
    kills: int,
    tables: int,
    seed: str,
    games: Sequence[str] = GAMES,
) -> int:
    """Plays on `tables` tables at a time until so many kills have happened; returns the games.

    Every game is checked: nothing announced is lost or doubled, and it goes on to its end.
    """
    random = Random(seed)
    fleet = Fleet(zygote, settings, [free_port() for _ in range(servers)], random)
    fleet.start()
    played = 0

    async def keep_killing() -> None:
        while fleet.kills < kills:
            await asyncio.sleep(random.uniform(0.2, 1.2))
            fleet.kill_one()

    async def keep_playing(number: int) -> None:
        nonlocal played
        while fleet.kills < kills:
            game = games[(number + played) % len(games)]
            record = await flaky_game(fleet.choose_server, game, random, drops=0.0)
            assert stolik.replay(record).over
            played += 1

    try:
        await asyncio.gather(keep_killing(), *(keep_playing(n) for n in range(tables)))
    finally:
        fleet.stop()
    return played
