"""Sets of up to 64 things as the bits of one int64 (bit 63 makes it negative; that is fine)."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from stolik.core.kernel import kernel

ONE = np.int64(1)
NOTHING = np.int64(0)
IN_EACH = 0x0001_0001_0001_0001
"""A number times this stands in each quarter of a word."""
_WORD = (1 << 64) - 1


def lowest(word: int) -> int:
    """The number of the lowest bit; the word must not be 0."""
    bits = int(word) & _WORD
    return (bits & -bits).bit_length() - 1


def rest(word: int) -> Any:
    """The word without its lowest bit."""
    bits = int(word) & _WORD
    return np.int64(signed(bits & (bits - 1)))


def size(word: int) -> int:
    """How many bits are set."""
    return (int(word) & _WORD).bit_count()


def put_four(items: Any, at: int, word: int) -> None:
    """Writes four numbers of 16 bits, lowest first, in one go.

    Compiled, it does not look whether there is room: without the compiler it does.
    """
    items[at : at + 4] = [word >> 16 * i & 0xFFFF for i in range(4)]


def four(numbers: Sequence[int]) -> int:
    """Numbers of 16 bits as the word that put_four takes."""
    return sum(number << 16 * i for i, number in enumerate(numbers))


@kernel
def bit(number: int) -> Any:
    """The word with just this bit."""
    return ONE << np.int64(number)


@kernel
def has(word: int, number: int) -> Any:
    """Whether the bit is set."""
    return (word >> np.int64(number)) & ONE != 0


def signed(bits: int) -> int:
    """A set of bits given as a plain Python number, as the int64 that holds them."""
    return bits - (1 << 64) if bits >> 63 else bits


def unsigned(word: int) -> int:
    """The int64 of a set as a plain Python number."""
    return int(word) & _WORD


def members(word: int) -> list[int]:
    """The numbers of the set bits, lowest first (for readers, not for kernels)."""
    bits = unsigned(word)
    return [i for i in range(bits.bit_length()) if bits >> i & 1]


@intrinsic  # type: ignore[untyped-decorator]
def _cttz(_context: Any, word: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def _ctpop(_context: Any, word: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def _store_four(_context: Any, items: Any, at: Any, word: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        place = builder.gep(array.data, [args[1]])
        four_items = builder.bitcast(place, ir.IntType(64).as_pointer())
        builder.store(args[2], four_items, align=2)
        return context.get_dummy_value()

    return types.void(items, types.int64, types.int64), build


@overload(put_four)
def _put_four(items, at, word):  # type: ignore[no-untyped-def]
    return lambda items, at, word: _store_four(items, np.int64(at), np.int64(word))


@overload(lowest)
def _lowest(word):  # type: ignore[no-untyped-def]  # Numba compares the two signatures
    return lambda word: _cttz(np.int64(word))


@overload(rest)
def _rest(word):  # type: ignore[no-untyped-def]
    return lambda word: word & (word - 1)


@overload(size)
def _size(word):  # type: ignore[no-untyped-def]
    return lambda word: _ctpop(np.int64(word))
