"""`uct`: plain tree search with random playouts, a yardstick that never changes."""

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np

from stolik.bots.bench import Bench
from stolik.bots.bot import Clock, KernelBot
from stolik.bots.rooms import Rooms
from stolik.bots.search import Budget
from stolik.bots.tree import TREE, most_visited, plant_tree
from stolik.core.engine import bench_type
from stolik.core.records import as_array

SHARES = (0.7, 0.3)  # of a turn's time for its first decision and for others
USUAL_SIMS = 1000


TREES: Rooms[Any] = Rooms(lambda: np.zeros(1, TREE)[0])


class Uct(KernelBot):
    """As many simulations as there is time for. A game says how one goes."""

    batch: ClassVar[int]
    turn_phases: ClassVar[tuple[str, ...]]  # the phases in which a turn begins
    simulate: ClassVar[Callable[..., None]]
    """(tables, bench, tree, first seed, how many): simulations from the state in pool[0]."""

    def __init__(self) -> None:
        self._bench: Bench | None = None

    @property
    def tree(self) -> Any:
        """A large one: it is this thread's, and planted anew for every decision."""
        return TREES.mine()

    def pick(self, engine: Any, state: Any, clock: Clock) -> int:
        bench = self._bench = self._bench or Bench(bench_type(engine.kernels))
        bench.pool[0:1] = np.array([state], bench.pool.dtype)
        share = SHARES[engine.phase(state) not in self.turn_phases]
        budget = Budget.of(clock, share, USUAL_SIMS)
        plant_tree(self.tree)
        tables, tree = as_array(engine.tables), as_array(self.tree)
        n, sims = len(engine.legal(state)), 0
        while n > 1 and budget.used(sims) < 1:
            self.simulate(tables, bench.array, tree, clock.seed + sims, self.batch)
            sims += self.batch
        n = engine.kernels.legal(engine.tables, state, bench.moves)
        return int(most_visited(self.tree, bench.moves, n))
