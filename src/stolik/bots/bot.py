"""What a bot is."""

from random import Random
from typing import Protocol

from stolik.game import Table


class Bot(Protocol):
    """Chooses for the seat whose decision it is."""

    def choose(self, table: Table, rng: Random) -> int:
        """The number of one of the table's legal moves."""
        ...
