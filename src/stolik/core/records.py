"""Records: what kernels work on. Their fields lie in one block of memory, so a copy is one move."""

import math
import struct
from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np


def record(fields: list[Any]) -> Any:
    """The type of a record with these fields, each where a processor reads it fast."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


def room(kind: Any) -> Any:
    """A record with space around it: neighbors on a cache line would slow two threads down."""
    return room_array(kind)[0]


def room_array(kind: Any) -> Any:
    """The same as an array of one, which kernels take far quicker (see as_array)."""
    gap = max(1, 256 // kind.itemsize)
    return np.zeros(1 + 2 * gap, kind)[gap : gap + 1]


def as_array(whole: Any) -> Any:
    """A record as an array of one, in the same memory.

    Kernels take arrays far quicker: for a record NumPy spells out its fields at every call.
    """
    return np.ndarray(1, whole.dtype, buffer=whole)


class Fields:
    """A record's fields for reading in Python: each is fetched once, then as quick as an attribute.

    Reading a field of a NumPy record by its name takes some microseconds each time.
    """

    def __init__(self, whole: Any) -> None:
        self._plain = whole.view(_plain_type(whole.dtype))

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = self._plain[name]
        return value


def bytes_of(whole: Any) -> bytes:
    """The bytes of a record, past the slow reading of its attributes."""
    raw: bytes = np.generic.tobytes(whole)
    return raw


SIGNED = {1: "b", 2: "h", 4: "i", 8: "q"}
"""Whole numbers by their bytes, as the struct module names them."""


class Snapshot:
    """Reads some fields of whole numbers all at once: numbers, and rows as tuples of numbers.

    For what is read so often that even Fields would take too long.
    """

    def __init__(self, kind: Any, names: Sequence[str]) -> None:
        parts = sorted((kind.fields[name][1], name) for name in names)
        self._cuts: list[tuple[str, int, tuple[int, ...]]] = []
        form, end, count = "=", 0, 0
        for offset, name in parts:
            base, shape = kind.fields[name][0].base, kind.fields[name][0].shape
            size = int(np.prod(shape, dtype=np.int64))
            form += f"{offset - end}x{size}{SIGNED[base.itemsize]}"
            end = offset + size * base.itemsize
            self._cuts.append((name, count, shape))
            count += size
        self._struct = struct.Struct(form + f"{kind.itemsize - end}x")

    def of(self, raw: bytes) -> Any:
        """The fields as attributes, from the bytes of a record."""
        values = self._struct.unpack(raw)
        return SimpleNamespace(
            **{name: _shaped(values, first, shape) for name, first, shape in self._cuts}
        )


def _shaped(values: tuple[int, ...], first: int, shape: tuple[int, ...]) -> Any:
    if not shape:
        return values[first]
    if len(shape) == 1:
        return values[first : first + shape[0]]
    row = math.prod(shape[1:])
    return [_shaped(values, first + i * row, shape[1:]) for i in range(shape[0])]


@cache
def _plain_type(kind: Any) -> Any:
    return np.dtype((np.void, kind))


SILENT = -1
"""The count of events in a log that nobody reads: kernels then write none."""
