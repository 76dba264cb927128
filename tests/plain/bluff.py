"""A small game with something hidden: each seat has a card; who stays with the higher one wins."""

from typing import Any

import numpy as np

from stolik.core.records import record
from stolik.core.shuffler import Shuffler
from stolik.family import Family
from stolik.plain.engine import PlainEngine
from stolik.plain.rules import PlainRules
from stolik.plain.structs import Phrase, PlainEvent, PlainView

STAY, FOLD = 0, 1
CARDS = 6


class Bluff(PlainEngine):
    state_type = record(
        [("cards", np.int8, (2,)), ("folded", np.int8, (2,)), ("turn", np.int8), ("over", np.int8)]
    )
    hides = True

    def deal(self, state: Any, lots: Shuffler) -> None:
        state["cards"] = lots.order(range(1, CARDS + 1))[:2]

    def hide(self, state: Any, seat: int, lots: Shuffler) -> None:
        if not state["over"]:
            mine = int(state["cards"][seat])
            others = [card for card in range(1, CARDS + 1) if card != mine]
            state["cards"][1 - seat] = others[lots.below(len(others))]

    def legal(self, state: Any) -> list[int]:
        return [] if state["over"] else [STAY, FOLD]

    def do(self, state: Any, code: int) -> list[PlainEvent]:
        seat = int(state["turn"])
        state["folded"][seat] = code == FOLD
        state["over"] = seat == 1 or code == FOLD
        state["turn"] = 0 if state["over"] else 1
        return [PlainEvent("bluff-did", {"seat": seat})]

    def points(self, state: Any) -> list[int]:
        if not state["over"]:
            return [0, 0]
        best = max((0, 1), key=lambda seat: -99 * state["folded"][seat] + state["cards"][seat])
        return [int(best == seat) for seat in (0, 1)]

    def seat_facts(self, state: Any, whose: int, seat: int | None) -> list[Phrase]:
        shown = whose == seat or state["over"]
        return [Phrase("bluff-card", {"card": int(state["cards"][whose])})] if shown else []


class Leaky(Bluff):
    """The same by somebody who forgets for whom a view is made."""

    def seat_facts(self, state: Any, whose: int, _seat: int | None) -> list[Phrase]:
        return super().seat_facts(state, whose, whose)


def picture(view: PlainView) -> str:
    """Every card that the view shows."""
    cards = [fact.args["card"] for seat in view.seats for fact in seat.facts]
    return f"<svg xmlns='http://www.w3.org/2000/svg'><text>{cards}</text></svg>"


def family(name: str, engine: type[Bluff]) -> Family:
    rules = PlainRules(family=name, name=name, make=engine, title={"en": name})
    return Family(name, {name: ("standard",)}, rules, picture=picture)


BLUFF, LEAKY = family("bluff", Bluff), family("leaky", Leaky)
