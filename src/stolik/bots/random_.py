"""Any legal move, but a pass only when forced: the yardstick of all playouts."""

from random import Random
from typing import Any

from stolik.bots.bot import Clock, KernelBot
from stolik.core.contract import Engine


class RandomBot(KernelBot):
    """Uniform over the legal moves."""

    compiled = False

    def pick(self, engine: Engine, state: Any, clock: Clock) -> int:
        codes = engine.legal(state)
        if len(codes) > 1 and str(engine.move(state, codes[-1])) == "pass":
            codes.pop()
        return Random(clock.seed).choice(codes)
