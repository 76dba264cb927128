"""Sets of up to 64 things as the bits of one int64 (bit 63 makes it negative; that is fine)."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from stolik.core.kernel import kernel

ONE = np.int64(1)
NOTHING = np.int64(0)
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


@overload(lowest)
def _lowest(word):  # type: ignore[no-untyped-def]  # Numba compares the two signatures
    return lambda word: _cttz(np.int64(word))


@overload(rest)
def _rest(word):  # type: ignore[no-untyped-def]
    return lambda word: word & (word - 1)


@overload(size)
def _size(word):  # type: ignore[no-untyped-def]
    return lambda word: _ctpop(np.int64(word))
