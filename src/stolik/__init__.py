"""Stolik: exact and fast rules for board games at one table.

>>> import stolik
>>> table = stolik.load("europe").new(seed=7)
>>> table.phase
'keep'
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stolik.core.contract import Event, Move, Points, Refusal, View
    from stolik.families import register
    from stolik.game import Decision, Game, Table
    from stolik.record import Record
    from stolik.records.replay import replay
    from stolik.registry import load

from stolik.errors import (
    BadDeal,
    BadMap,
    BadOption,
    BadRecord,
    BadTiles,
    IllegalMove,
    InvalidMove,
    StolikError,
    UnknownGame,
)

__version__ = "0.2.0"
__all__ = [
    "BadDeal",
    "BadMap",
    "BadOption",
    "BadRecord",
    "BadTiles",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "Move",
    "Points",
    "Record",
    "Refusal",
    "StolikError",
    "Table",
    "UnknownGame",
    "View",
    "load",
    "register",
    "replay",
]

_HOMES = {
    "load": "stolik.registry",
    "register": "stolik.families",
    "Game": "stolik.game",
    "Table": "stolik.game",
    "Decision": "stolik.game",
    "Record": "stolik.record",
    "replay": "stolik.records.replay",
    "Event": "stolik.core.contract",
    "Move": "stolik.core.contract",
    "Points": "stolik.core.contract",
    "Refusal": "stolik.core.contract",
    "View": "stolik.core.contract",
}


def __getattr__(name: str) -> Any:
    """Names come from their modules when first used: importing stolik must cost nothing."""
    if name not in _HOMES:
        raise AttributeError(f"module 'stolik' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
