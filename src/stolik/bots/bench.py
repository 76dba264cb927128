"""Benches: all the room that a search works in, as one record that is made once and passed whole.

A kernel that takes a bench has few arguments however much it needs; and calling it from Python
takes one microsecond, for a bench goes over as an array of one (see `records.as_array`).
"""

from typing import Any

from stolik.core.kernel import kernel
from stolik.core.records import SILENT, Fields, room_array

MAX_TRIED = 64
"""Candidates that a search goes into."""
OnBench = Any
"""What kernels see of a bench: the record itself, or in those that Python calls an array of it."""


class Bench(Fields):
    """A bench for Python: its fields, and itself as kernels take it. Nobody reads its log."""

    def __init__(self, kind: Any) -> None:
        self.array = room_array(kind)
        self.record = self.array[0]
        super().__init__(self.record)
        self.log.n = SILENT


@kernel
def copy_state(pool: Any, to: int, source: int) -> None:
    """Copies a state within the pool of a bench.

    A kernel of its own: where both places are plain numbers, LLVM takes seconds for every copy.
    """
    pool[to : to + 1] = pool[source : source + 1]
