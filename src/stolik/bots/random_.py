"""Any legal move, but a pass only when forced: the yardstick of all playouts."""

from random import Random

from stolik.game import Table


class RandomBot:
    """Uniform over the legal moves."""

    def choose(self, table: Table, rng: Random) -> int:
        codes = table.codes()
        if len(codes) > 1 and str(table.engine.move(table.state, codes[-1])) == "pass":
            codes.pop()
        return rng.choice(codes)
