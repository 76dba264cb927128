"""Another play that looks the same to a seat: the tiles left come in another order (C12)."""

from typing import Any

from stolik.carcassonne.state import State
from stolik.core.kernel import kernel
from stolik.core.rng import plant_other, shuffle


@kernel
def resample(s: State, seed: Any) -> None:
    """Sorts the bag, so that the truth leaves no trace, and shuffles it."""
    plant_other(s, seed)
    s.bag[: s.n_bag].sort()
    shuffle(s, s.bag[: s.n_bag])
