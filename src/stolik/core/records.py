"""Records: what kernels work on. Their fields lie in one block of memory, so a copy is one move."""

from functools import cache
from typing import Any

import numpy as np


def record(fields: list[Any]) -> Any:
    """The type of a record with these fields, each where a processor reads it fast."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


def room(kind: Any) -> Any:
    """A record with space around it: neighbors on a cache line would slow two threads down."""
    return np.zeros(1 + 2 * max(1, 256 // kind.itemsize), kind)[max(1, 256 // kind.itemsize)]


class Fields:
    """A record's fields for reading in Python: each is fetched once, then as quick as an attribute.

    Reading a field of a NumPy record by its name takes some microseconds each time.
    """

    def __init__(self, whole: Any) -> None:
        self._plain = whole.view(_plain_type(whole.dtype))

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = self._plain[name]
        return value


@cache
def _plain_type(kind: Any) -> Any:
    return np.dtype((np.void, kind))


SILENT = -1
"""The count of events in a log that nobody reads: kernels then write none."""
