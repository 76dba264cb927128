"""A small game of one's own: take one to three stones; who takes the last one wins."""

from pathlib import Path
from typing import Any

import numpy as np

from stolik.core.options import Option
from stolik.core.records import record
from stolik.core.shuffler import Shuffler
from stolik.family import Family
from stolik.plain.engine import PlainEngine
from stolik.plain.rules import PlainRules
from stolik.plain.structs import Phrase, PlainEvent, PlainView


class Nim(PlainEngine):
    state_type = record([("stones", np.int16), ("turn", np.int8), ("over", np.int8)])

    def deal(self, state: Any, lots: Shuffler) -> list[PlainEvent]:
        state["stones"] = int(self.options["stones"]) + lots.below(5)
        return [PlainEvent("nim-begun", {"stones": int(state["stones"])})]

    def legal(self, state: Any) -> list[int]:
        return list(range(1, 1 + min(3, int(state["stones"]))))

    def do(self, state: Any, code: int) -> None:
        state["stones"] -= code
        if state["stones"] == 0:
            state["over"] = 1
        else:
            state["turn"] = (state["turn"] + 1) % self.seats

    def points(self, state: Any) -> list[int]:
        return [int(state["over"] and state["turn"] == seat) for seat in range(self.seats)]

    def facts(self, state: Any, _seat: int | None) -> list[Phrase]:
        return [Phrase("nim-left", {"stones": int(state["stones"])})]


RULES = PlainRules(
    family="nim",
    name="nim",
    make=Nim,
    title={"en": "Nim"},
    seats=(2, 4),
    choices=[Option("stones", "N1", "stones at least", 12, 1, 99)],
)


def picture(view: PlainView) -> str:
    """A circle a stone."""
    stones = int(view.facts[0].args["stones"])
    circles = "<circle r='1'/>" * stones
    return f"<svg xmlns='http://www.w3.org/2000/svg'>{circles}</svg>"


FAMILY = Family(
    "nim",
    {"nim": ("standard",)},
    RULES,
    texts=Path(__file__).parent,
    picture=picture,
)
