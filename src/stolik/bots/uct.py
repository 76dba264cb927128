"""`uct`: plain tree search with random playouts, a yardstick that never changes."""

from typing import Any, ClassVar

import numpy as np

from stolik.bots.bot import Clock, KernelBot
from stolik.bots.rooms import Rooms
from stolik.bots.search import Budget
from stolik.bots.tree import TREE, most_visited, plant_tree
from stolik.core.engine import KernelEngine
from stolik.core.records import SILENT
from stolik.core.rng import GENERATOR

SHARES = (0.7, 0.3)  # of a turn's time for its first decision and for others
USUAL_SIMS = 1000
MOST_SEATS = 5


TREES: Rooms[Any] = Rooms(lambda: np.zeros(1, TREE)[0])


class Uct(KernelBot):
    """As many simulations as there is time for. A game says how one goes."""

    batch: ClassVar[int]
    turn_phases: ClassVar[tuple[str, ...]]  # the phases in which a turn begins

    def __init__(self) -> None:
        self.chance = np.zeros(1, GENERATOR)[0]
        self.values, self.words = np.zeros(MOST_SEATS), np.zeros(4, np.int64)
        self._rooms: tuple[Any, ...] = ()

    @property
    def tree(self) -> Any:
        """A large one: it is this thread's, and planted anew for every decision."""
        return TREES.mine()

    def pick(self, engine: Any, state: Any, clock: Clock) -> int:
        pool, moves, log, result = self._room(engine)
        pool[0:1] = np.array([state], pool.dtype)
        share = SHARES[engine.phase(state) not in self.turn_phases]
        budget = Budget.of(clock, share, USUAL_SIMS)
        plant_tree(self.tree)
        n, sims = len(engine.legal(state)), 0
        while n > 1 and budget.used(sims) < 1:
            self.simulate(engine.tables, pool, moves, log, result, clock.seed + sims)
            sims += self.batch
        n = engine.kernels.legal(engine.tables, state, moves)
        return int(most_visited(self.tree, moves, n))

    def simulate(
        self, tables: Any, pool: Any, moves: Any, log: Any, result: Any, seed: int
    ) -> None:
        """A batch of simulations from the state in pool[0]."""
        raise NotImplementedError

    def _room(self, engine: KernelEngine) -> tuple[Any, ...]:
        if not self._rooms:
            k = engine.kernels
            rooms = (np.zeros(1, kind)[0] for kind in (k.moves, k.log, k.score))
            self._rooms = (np.zeros(2, k.state), *rooms)
            self._rooms[2].n = SILENT
        return self._rooms
