"""Shuffles for real tables: SHA-256 as a stream of numbers, which nobody can foretell or wind back.

Simulations use `rng.py`, which is far quicker. Here whoever knows the key can follow every step by
hand: block i of the stream is the SHA-256 of the text "KEY i", read as four numbers of 64 bits.
"""

import hashlib
import struct
from collections.abc import Iterable, Iterator, MutableSequence
from typing import Any

WORD = 1 << 64


class Shuffler:
    """Draws numbers from the stream of one key."""

    def __init__(self, key: str) -> None:
        self._words = _stream(key)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; words that would favor the lower ones are passed over."""
        end = WORD - WORD % n
        while (word := next(self._words)) >= end:
            pass
        return word % n

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Fisher and Yates's way, from the last item down."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def order(self, items: Iterable[Any]) -> list[Any]:
        """The same items in a new order."""
        shuffled = list(items)
        self.shuffle(shuffled)
        return shuffled


def _stream(key: str) -> Iterator[int]:
    block = 0
    while True:
        yield from struct.unpack(">4Q", hashlib.sha256(f"{key} {block}".encode()).digest())
        block += 1
