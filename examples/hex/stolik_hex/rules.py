"""Hex: two seats put stones on a rhombus of cells; whoever connects the own two sides wins."""

from random import Random
from typing import Any

import numpy as np

from stolik.core.options import Option
from stolik.core.records import record
from stolik.plain.engine import PlainEngine
from stolik.plain.rules import PlainRules
from stolik.plain.structs import Phrase, PlainView

MOST = 13
AROUND = ((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1))
SWAP = "swap"


class HexView(PlainView, frozen=True, tag="plain"):
    """What bots and the picture need beside words: a letter for each cell, row by row."""

    size: int = 0
    cells: str = ""


class Hex(PlainEngine):
    """Seat 0 is black and goes from top to bottom, seat 1 is white and goes from left to right."""

    state_type = record(
        [
            ("cells", np.int8, (MOST * MOST,)),  # 0: empty, else the seat + 1
            ("stones", np.int16),
            ("turn", np.int8),
            ("over", np.int8),
        ]
    )
    view_type = HexView

    @property
    def size(self) -> int:
        return int(self.options["size"])

    @property
    def swap(self) -> int:
        """The number of the move that takes over the first stone; cells have those before."""
        return self.size**2

    def legal(self, state: Any) -> list[int]:
        if state["over"]:
            return []
        empty: list[int] = np.flatnonzero(state["cells"][: self.swap] == 0).tolist()
        may_swap = self.options["swap"] and state["stones"] == 1 and state["turn"] == 1
        return [*empty, self.swap] if may_swap else empty

    def do(self, state: Any, code: int) -> None:
        seat, cells = int(state["turn"]), state["cells"]
        if code == self.swap:  # the stone is mirrored, and changes its color
            first = int(np.flatnonzero(cells)[0])
            cells[first] = 0
            code = first % self.size * self.size + first // self.size
        cells[code] = seat + 1
        state["stones"] = np.count_nonzero(cells)
        if self.connects(cells.tolist(), code):
            state["over"] = 1
        else:
            state["turn"] = 1 - seat

    def connects(self, cells: list[int], start: int) -> bool:
        """Whether the stones that hang together with this one touch both sides of their color."""
        size, color = self.size, cells[start]
        seen, left, low, high = {start}, [start], False, False
        while left and not (low and high):
            y, x = divmod(left.pop(), size)
            along = y if color == 1 else x
            low, high = low or along == 0, high or along == size - 1
            for dx, dy in AROUND:
                at = (y + dy) * size + x + dx
                inside = 0 <= x + dx < size and 0 <= y + dy < size
                if inside and at not in seen and cells[at] == color:
                    seen.add(at)
                    left.append(at)
        return low and high

    def points(self, state: Any) -> list[int]:
        return [int(state["over"] and state["turn"] == seat) for seat in (0, 1)]

    def play_out(self, state: Any, rng: Random) -> None:
        """A random game to its end, at once: a full board has one winner, whatever the order."""
        if state["over"]:
            return
        empty, seat = self.legal(state), int(state["turn"])
        empty = empty[:-1] if empty[-1] == self.swap else empty
        rng.shuffle(empty)
        state["cells"][empty[::2]] = seat + 1
        state["cells"][empty[1::2]] = 2 - seat
        cells, state["over"] = state["cells"].tolist(), 1
        top = [at for at in range(self.size) if cells[at] == 1]
        state["turn"] = 0 if any(self.connects(cells, at) for at in top) else 1

    def text(self, code: int) -> str:
        y, x = divmod(code, self.size)
        return SWAP if code == self.swap else f"{chr(ord('a') + x)}{y + 1}"

    def number(self, text: str) -> int:
        if text == SWAP:
            return self.swap
        x, y = ord(text[0]) - ord("a"), int(text[1:]) - 1
        if not (0 <= x < self.size and 0 <= y < self.size):
            raise ValueError(text)
        return y * self.size + x

    def forbidden(self, _state: Any, code: int) -> Phrase:
        return Phrase("hex-why-swap" if code == self.swap else "hex-why-taken")

    def seat_facts(self, _state: Any, whose: int, _seat: int | None) -> list[Phrase]:
        return [Phrase("hex-white" if whose else "hex-black")]

    def seen(self, state: Any, _seat: int | None) -> dict[str, Any]:
        cells = "".join(".bw"[color] for color in state["cells"][: self.swap])
        return {"size": self.size, "cells": cells}

    def drawing(self, state: Any, _seat: int | None) -> str:
        signs = [".XO"[color] for color in state["cells"][: self.swap]]
        rows = [signs[i : i + self.size] for i in range(0, self.swap, self.size)]
        letters = " ".join(chr(ord("a") + x) for x in range(self.size))
        lines = [f"{' ' * y}{y + 1:2} {' '.join(row)}" for y, row in enumerate(rows)]
        return "\n".join([f"   {letters}", *lines])


RULES = PlainRules(
    family="hex",
    name="hex",
    make=Hex,
    title={"en": "Hex", "pl": "Hex", "fr": "Hex"},
    choices=[
        Option("size", "H1", "cells on a side", 7, 3, MOST),
        Option("swap", "H2", "whether the second move may take over the first stone", True),
    ],
)
