"""Weights of bots: which module knows them, and weights from another file of the same form."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from stolik.errors import BadOption

KINDS = {"europe": "rail", "swiss": "rail", "carcassonne": "carcassonne"}
"""Games of one kind share their bots and weights."""


def weights_module(kind: str) -> Any:
    """The module that knows the weights of a kind of games: NAMES, FILE, read(path)."""
    return import_module(f"stolik.bots.{kind}.weights")


def read_weights(path: str, kind: str) -> dict[str, float]:
    """The weights in a file, by name."""
    module = weights_module(kind)
    try:
        values = module.read(Path(path))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadOption(
            f"{path} has no weights for {kind} games ({type(error).__name__}: {error}); "
            f"{module.FILE.name} of stolik.bots.{kind} shows the form."
        ) from error
    return dict(zip(module.NAMES, values.tolist(), strict=True))


def weights_array(weights: Mapping[str, float], kind: str) -> Any:
    """Weights in the order that kernels read."""
    return np.array([float(weights[name]) for name in weights_module(kind).NAMES])
