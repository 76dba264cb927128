"""Records: what kernels work on. Their fields lie in one block of memory, so a copy is one move."""

from typing import Any

import numpy as np


def record(fields: list[Any]) -> Any:
    """The type of a record with these fields, each where a processor reads it fast."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


def room(kind: Any) -> Any:
    """A record with space around it: neighbors on a cache line would slow two threads down."""
    return np.zeros(1 + 2 * max(1, 256 // kind.itemsize), kind)[max(1, 256 // kind.itemsize)]


SILENT = -1
"""The count of events in a log that nobody reads: kernels then write none."""
