"""Weights of bots: which module knows them, and weights from another file of the same form."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from stolik.errors import BadOption
from stolik.families import family_of
from stolik.family import Family, reach


def weights_module(family: Family) -> Any:
    """The module that knows the weights of a family's bots: NAMES, FILE, read(path)."""
    if family.weights is None:
        raise BadOption(f"The bots of {family.name} games have no weights.")
    return reach(family.weights)


def read_weights(path: str, game: str) -> dict[str, float]:
    """The weights in a file, by name."""
    family = family_of(game)
    module = weights_module(family)
    try:
        values = module.read(Path(path))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadOption(
            f"{path} has no weights for {family.name} games ({type(error).__name__}: {error}); "
            f"{module.FILE.name} of {module.__package__} shows the form."
        ) from error
    return dict(zip(module.NAMES, values.tolist(), strict=True))


def weights_array(weights: Mapping[str, float], game: str) -> Any:
    """Weights in the order that kernels read."""
    return np.array([float(weights[name]) for name in weights_module(family_of(game)).NAMES])
