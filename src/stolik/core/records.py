"""Records: what kernels work on. Their fields lie in one block of memory, so a copy is one move."""

import struct
from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, TypeVar

import numpy as np

from stolik.core.kernel import JIT

Thing = TypeVar("Thing")


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
    if JIT:
        return np.ndarray(1, whole.dtype, buffer=whole)
    base = whole.base  # NumPy lets nobody write by way of the record itself; kernels do not ask
    offset = _address(whole) - _address(base)
    return np.ndarray(1, whole.dtype, buffer=base, offset=offset)


def _address(thing: Any) -> int:
    return int(thing.__array_interface__["data"][0])


def fresh(kind: Any) -> Any:
    """An array of one empty record; NumPy's own zeros take three times as long."""
    return np.ndarray(1, kind, bytearray(kind.itemsize))


def copied(whole: Any) -> Any:
    """A record with the same bytes, also those in the gaps between its fields."""
    return np.ndarray(1, whole.dtype, bytearray(bytes_of(whole)))[0]


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
        self._cuts: list[tuple[str, Callable[[tuple[int, ...]], Any]]] = []
        form, end, count = "=", 0, 0
        for offset, name in parts:
            base, shape = kind.fields[name][0].base, kind.fields[name][0].shape
            size = int(np.prod(shape, dtype=np.int64))
            form += f"{offset - end}x{size}{SIGNED[base.itemsize]}"
            end = offset + size * base.itemsize
            self._cuts.append((name, _cut(count, shape)))
            count += size
        self._struct = struct.Struct(form + f"{kind.itemsize - end}x")

    def of(self, raw: bytes) -> Any:
        """The fields as attributes, from the bytes of a record."""
        values = self._struct.unpack(raw)
        return SimpleNamespace(**{name: cut(values) for name, cut in self._cuts})


def _cut(first: int, shape: tuple[int, ...]) -> Callable[[tuple[int, ...]], Any]:
    """What takes a field out of all numbers: one of them, a row, or rows."""
    match shape:
        case ():
            return itemgetter(first)
        case (width,):
            return itemgetter(slice(first, first + width))
        case (rows, width):
            starts = range(first, first + rows * width, width)
            cuts = [slice(start, start + width) for start in starts]
            return itemgetter(*cuts) if rows > 1 else lambda values: (values[cuts[0]],)
    raise TypeError(f"a field of shape {shape} is not read at once")


@cache
def _plain_type(kind: Any) -> Any:
    return np.dtype((np.void, kind))


def twin_of(thing: Thing) -> Thing:
    """An object with the same attributes. copy.copy asks many questions first."""
    twin = object.__new__(type(thing))
    twin.__dict__.update(thing.__dict__)
    return twin


SILENT = -1
"""The count of events in a log that nobody reads: kernels then write none."""
