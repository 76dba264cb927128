"""Games to compare: all maps, seats, presets and bots, and options that reach rare paths."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import stolik
from stolik.bots.registry import player
from stolik.records.transcript import transcript

RAIL = [
    *(("europe", m, k) for m in ("europe", "europe-modern", "toy") for k in (2, 3, 4, 5)),
    ("swiss", "switzerland", 2),
    ("swiss", "switzerland", 2),
    ("swiss", "toy", 2),
]
"""Switzerland twice, for it has one number of seats only."""
TILES = [("carcassonne", "base", k) for k in (2, 3, 4, 5)]
KINDS = {"rail": RAIL, "tiles": TILES}


class Hoarder:
    """Takes cards nearly always: decks run out, rows stay empty, hands pay for everything."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, table: stolik.Table) -> int:
        codes = table.codes()
        draws = [code for code in codes if code <= 5]
        return self._rng.choice(draws if draws and self._rng.random() < 0.93 else codes)


@dataclass(frozen=True)
class Case:
    """One game to play and check."""

    game: str
    map: str
    seats: int
    preset: str
    bot: str
    seed: int
    options: dict[str, Any] = field(default_factory=dict)

    def lines(self) -> Iterator[str]:
        """Plays it and gives its transcript."""
        table = stolik.load(self.game, self.map).new(
            self.seed, self.seats, preset=self.preset, options=self.options
        )
        rng = Random(repr(self))
        bot = Hoarder(rng) if self.bot == "hoard" else player(self.bot, self.game, self.seed)
        while not table.over:
            table.play(bot.choose(table))
        yield from transcript(table)


def cases(count: int, seed: int, *, odd: bool, kind: str = "rail") -> Iterator[Case]:
    """`count` games in a fixed mixture; with `odd` every third has unusual options."""
    for i in range(seed, seed + count):
        rng = Random(i)
        tables = KINDS[kind]
        game, name, seats = tables[i % len(tables)]
        if kind == "tiles":
            bot = "closer" if i // len(tables) % 2 else "random"
            options = {"meeples": rng.choice([1, 2, 4, 12])} if odd and i % 3 == 0 else {}
            yield Case(game, name, seats, "default", bot, i, options)
            continue
        preset = "classic" if i // len(tables) % 2 else "default"
        bot = "wander" if i // len(tables) // 2 % 2 else "random"
        options = odd_options(rng) if odd and i % 3 == 0 else {}
        if options and rng.random() < 0.2:
            bot = "hoard"
        yield Case(game, name, seats, preset, bot, i, options)


def odd_options(rng: Random) -> dict[str, Any]:
    """A few options at unusual values, in a game that ends soon."""
    every: dict[str, list[Any]] = {
        "cars": [9, 20, 30],
        "hand": [0, 1, 8],
        "start_keep": [1, 2],
        "ticket_draw": [1, 2, 4],
        "ticket_limit": [0, 3, 5],
        "ticket_rejects": ["under", "gone"],
        "mixed_draws": [True, False],
        "open_locomotive_ends_turn": [True, False],
        "sweep_limit": [1, 2, 5],
        "card_reserve": [0, 1, 7],
        "both_cards": [True, False],
        "locomotives_anywhere": [True, False],
        "tunnel_cards": [0, 1, 5],
        "surcharge_counts_locomotives": [True, False],
        "pass_always": [True, False],
        "passes_per_seat": [1, 3],
        "longest_trail_points": [0, 7],
        "last_round_cars": [0, 5],
        "both_halves_seats": [2, 3, 99],
    }
    chosen = rng.sample(sorted(every), rng.randint(1, 6))
    options = {name: rng.choice(every[name]) for name in chosen}
    if rng.random() < 0.3:
        options |= {"sweep_locomotives": rng.choice([1, 2, 4]), "sweep_limit": rng.choice([1, 3])}
    elif "sweep_limit" in options:
        options["sweep_locomotives"] = 3
    options["turn_limit"] = rng.choice([60, 250])
    return options
