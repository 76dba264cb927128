"""Random games of all kinds, for the tests of this folder."""

import os
import random
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from hypothesis import Phase, settings
from hypothesis import strategies as st

import stolik
from stolik import Game, IllegalMove, Table
from stolik.rail.codes import CLAIM, DRAW_DECK, PASS, TICKETS
from stolik.rail.view import TunnelView

LONGER = float(os.environ.get("STOLIK_EXAMPLES", "1"))
"""How many times as many examples as usual."""

ALL_SEATS = (2, 3, 4, 5)
MAPS = {
    ("europe", "europe"): ALL_SEATS,
    ("europe", "europe-modern"): ALL_SEATS,
    ("europe", "toy"): ALL_SEATS,
    ("swiss", "switzerland"): (2,),
    ("swiss", "toy"): (2,),
}

STYLES = {
    "any": {"draw deck": 3, "draw": 3, "tickets": 1, "claim": 3, "pass": 0.1},
    "build": {"draw deck": 4, "draw": 1, "tickets": 0.4, "claim": 40, "pass": 0.02},
    "blind": {"draw deck": 8, "draw": 0.5, "tickets": 0.5, "claim": 3, "pass": 0.02},
    "tickets": {"draw deck": 2, "draw": 2, "tickets": 3, "claim": 1, "pass": 0.05},
}
"""How likely each kind of move is, by temper."""

CHANGES: dict[str, dict[str, object]] = {
    "usual": {},
    "rich": {"hand": 12},  # the deck is soon empty
    "under": {"ticket_rejects": "under", "ticket_limit": 0, "ticket_draw": 4},
    "gone": {"ticket_rejects": "gone"},
    "deep": {"tunnel_cards": 5, "surcharge_counts_locomotives": True, "hand": 8},
    "mixed": {"mixed_draws": True, "open_locomotive_ends_turn": False},
    "swept": {"sweep_locomotives": 2, "sweep_limit": 3},
}


def often(examples: int) -> settings:
    """Settings for so many examples, the same ones each time."""
    count = max(1, round(examples * LONGER))
    return settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],  # a seed that is shrunk is just another game
    )


@cache
def load(name: str, map_name: str) -> Game:
    return stolik.load(name, map_name)


@dataclass(frozen=True)
class Setup:
    """A kind of game and how it is played."""

    name: str
    map: str
    seats: int
    preset: str
    changes: str
    style: str
    seed: int
    steps: int

    def table(self, deal: dict[str, Any] | None = None) -> Table:
        options = CHANGES[self.changes]
        if self.changes == "rich" and self.map == "toy":
            options = options | {"cars": 45}
        game = load(self.name, self.map)
        return game.new(self.seed, self.seats, preset=self.preset, options=options, deal=deal)


@st.composite
def setups(draw: st.DrawFn, *, least_seats: int = 2, steps: int = 220) -> Setup:
    """Any kind of game on any map."""
    fitting = [key for key, seats in MAPS.items() if max(seats) >= least_seats]
    name, map_name = draw(st.sampled_from(fitting))
    return Setup(
        name,
        map_name,
        draw(st.sampled_from([n for n in MAPS[name, map_name] if n >= least_seats])),
        draw(st.sampled_from(["default", "classic"])),
        draw(st.sampled_from(list(CHANGES))),
        draw(st.sampled_from(list(STYLES))),
        draw(st.integers(0, 2**32)),
        steps - draw(st.integers(0, steps - 1)),  # small numbers are likely: mostly long games
    )


@dataclass
class Chooser:
    """Chooses moves by temper, from its own source of chance."""

    style: str
    rng: random.Random = field(default_factory=random.Random)

    def choose(self, table: Table) -> int:
        """One of the legal moves, as a number."""
        codes = table.codes()
        if table.phase in ("keep", "surcharge"):
            return self.rng.choice(codes)
        kinds = [kind(code) for code in codes]
        present = sorted(set(kinds))
        weights = [STYLES[self.style][name] for name in present]
        wanted = self.rng.choices(present, weights)[0]
        return self.rng.choice([c for c, name in zip(codes, kinds, strict=True) if name == wanted])


def kind(code: int) -> str:
    if code >= CLAIM:
        return "claim"
    simple = {DRAW_DECK: "draw deck", TICKETS: "tickets", PASS: "pass"}
    return simple.get(code, "draw")


def cards_of(table: Table) -> Counter[str]:
    """All 110."""
    return Counter({name: 14 if name == "loco" else 12 for name in table.engine.cards})


def hands_of(table: Table, state: Any) -> list[Counter[str]]:
    names = table.engine.cards
    rows = state.hands[: table.seats].tolist()
    return [Counter({c: n for c, n in zip(names, row, strict=True) if n}) for row in rows]


def tunnel_of(table: Table, seat: int | None) -> TunnelView | None:
    """The tunnel in a seat's view; there is one in this phase only."""
    tunnel: TunnelView | None = None
    if table.phase == "surcharge":
        tunnel = table.view(seat).tunnel
    return tunnel


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


def fields(state: Any) -> dict[str, bytes]:
    """Every field of a state as bytes: records have gaps between fields that mean nothing."""
    return {name: state[name].tobytes() for name in state.dtype.names}


def differing(a: Any, b: Any) -> list[str]:
    """The fields in which two states differ."""
    mine, other = fields(a), fields(b)
    return [name for name in mine if mine[name] != other[name]]


TRIES = ["draw deck", "draw 0", "draw 4", "tickets", "pass", "withdraw", "pay red:1", "pay loco:2"]


def refusals(table: Table, seat: int | None) -> list[str]:
    """What the seat to move is told about moves that it may not play."""
    if table.turn != seat:
        return []
    ticket = table.engine.tickets[0]
    routes = [f"claim {route} red:2" for route in list(table.engine.bits.number)[:3]]
    said = []
    for text in [*TRIES, f"keep {ticket}", *routes]:
        if table.why(text) is not None:
            try:
                table.play(text)
            except IllegalMove as error:
                said.append(str(error))
    return said
