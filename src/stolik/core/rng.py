"""The generator of every play: sfc32, its four words in the `rng` field of a record.

Kept in int64 with masks, it gives the same numbers compiled, uncompiled and in any language.
"""

from typing import Any

import numpy as np

from stolik.core.kernel import kernel

MASK = 0xFFFFFFFF
SEED_BITS = 128
WARM_UP = 16

GENERATOR: Any = np.dtype((np.record, np.dtype([("rng", np.int64, (4,))], align=True)))
"""A generator on its own, for those who choose moves: theirs never mixes with the deal's."""


def seed_words(seed: int) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """A seed of up to 128 bits as the four words that kernels take."""
    return np.array([seed >> 32 * i & MASK for i in range(4)], np.int64)


@kernel
def plant(r: Any, seed: Any) -> None:
    """Sets the generator of a record to a seed of four words."""
    for i in range(4):
        r.rng[i] = seed[i]
    r.rng[2] ^= 0x9E3779B9
    for _ in range(WARM_UP):
        below(r, 1)


@kernel
def plant_other(r: Any, seed: Any) -> None:
    """Another row of numbers for the same seed: a sample must not repeat a deal's chance."""
    plant(r, seed)
    r.rng[0] ^= 0x5851F42D
    for _ in range(WARM_UP):
        below(r, 1)


@kernel
def plant_number(r: Any, seed: int) -> None:
    """The same for a seed that is a number below 2**63, as batches have."""
    r.rng[0] = seed & MASK
    r.rng[1] = (seed >> 32) & MASK
    r.rng[2] = 0x9E3779B9
    r.rng[3] = 0
    for _ in range(WARM_UP):
        below(r, 1)


@kernel
def below(r: Any, n: int) -> Any:
    """A number from 0 to n - 1."""
    a, b, c, k = r.rng[0], r.rng[1], r.rng[2], r.rng[3]
    t = (a + b + k) & MASK
    r.rng[0] = b ^ (b >> 9)
    r.rng[1] = (c + (c << 3)) & MASK
    r.rng[2] = (((c << 21) & MASK) + (c >> 11) + t) & MASK
    r.rng[3] = (k + 1) & MASK
    return (t * n) >> 32


@kernel
def shuffle(r: Any, items: Any) -> None:
    """Shuffles an array; given a slice, one compilation serves all."""
    # The words stay in registers on the way.
    a, b, c, k = r.rng[0], r.rng[1], r.rng[2], r.rng[3]
    for i in range(items.size - 1, 0, -1):
        t = (a + b + k) & MASK
        k = (k + 1) & MASK
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & MASK
        c = (((c << 21) & MASK) + (c >> 11) + t) & MASK
        j = (t * (i + 1)) >> 32
        other = items[j]
        items[j] = items[i]
        items[i] = other
    r.rng[0], r.rng[1], r.rng[2], r.rng[3] = a, b, c, k
