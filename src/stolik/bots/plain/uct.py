"""`uct` for any game: plain tree search over the moves' numbers, with random games to the end."""

from math import log, sqrt, tanh
from random import Random
from typing import Any

from stolik.bots.bot import Clock, KernelBot
from stolik.bots.search import Budget
from stolik.core.contract import Engine
from stolik.plain.engine import PlainEngine

USUAL_SIMS = 200
CURIOSITY = 1.0
LONGEST = 10_000
"""Decisions after which a random game is judged as it stands."""


class Node:
    """What is known of a move: how often it was tried, and what its seat got on average."""

    __slots__ = ("children", "mover", "total", "visits")

    def __init__(self, mover: int = -1) -> None:
        self.mover, self.visits, self.total = mover, 0, 0.0
        self.children: dict[int, Node] = {}

    def best(self, codes: list[int]) -> int:
        """The child with the highest upper bound; all of them have been tried."""
        wide = log(self.visits + 1)

        def bound(code: int) -> float:
            child = self.children[code]
            return child.total / child.visits + CURIOSITY * sqrt(wide / child.visits)

        return max(codes, key=bound)


class AnyUct(KernelBot):
    """Knows nothing of a game but its engine. Every simulation deals anew what its seat can't see.

    A kernel bot, though nothing of it is compiled: it works on a state, not on a view.
    """

    compiled = False

    def pick(self, engine: Engine, state: Any, clock: Clock) -> int:
        codes = engine.legal(state)
        root, budget, seat = Node(), Budget.of(clock, 1.0, USUAL_SIMS), engine.turn(state)
        rng, sims = Random(clock.seed), 0
        while len(codes) > 1 and budget.used(sims) < 1:
            world = state.copy()
            engine.resample(world, seat, rng.getrandbits(62))
            simulate(engine, world, root, rng)
            sims += 1
        return max(
            codes, key=lambda code: root.children[code].visits if code in root.children else -1
        )


def simulate(engine: Engine, world: Any, root: Node, rng: Random) -> None:
    """Walks down the tree, adds a move, plays on by chance and counts. All three are changed."""
    path = [root]
    while not engine.over(world):
        node, codes = path[-1], engine.legal(world)
        fresh = [code for code in codes if code not in node.children]
        code = rng.choice(fresh) if fresh else node.best(codes)
        child = node.children.setdefault(code, Node(engine.turn(world)))
        engine.apply(world, code)
        path.append(child)
        if fresh:
            break
    play_out(engine, world, rng)
    values = margins([points.total for points in engine.score(world)])
    for node in path:
        node.visits += 1
        node.total += values[node.mover]


def play_out(engine: Engine, world: Any, rng: Random) -> None:
    """A random game to its end. The state is modified in place."""
    if isinstance(engine, PlainEngine):
        engine.play_out(world, rng)
        return
    for _ in range(LONGEST):
        if engine.over(world):
            return
        engine.apply(world, rng.choice(engine.legal(world)))


def margins(totals: list[int]) -> list[float]:
    """Every seat's lead over the best other, from -1 to 1, as parts of what was at stake."""
    scale = max(1, *map(abs, totals))
    return [
        tanh(2 * (total - max(totals[:seat] + totals[seat + 1 :], default=0)) / scale)
        for seat, total in enumerate(totals)
    ]
