"""The deck, the discards and the open row: R1, R3, R28, R41."""

from __future__ import annotations

from .mismatch import require
from .rail_map import LOCO

# R28: no sweep when deck + discards hold fewer than this.
SWEEP_NEEDS = 5


def full_pack(colors: list[str]) -> dict[str, int]:
    """R1: 12 cards of each color and 14 locomotives."""
    return dict.fromkeys(colors, 12) | {LOCO: 14}


def no_cards(colors: list[str]) -> dict[str, int]:
    return dict.fromkeys([*colors, LOCO], 0)


def total(cards: dict[str, int]) -> int:
    return sum(cards.values())


def stock(game: dict) -> int:
    """Deck + discards: all that can still be drawn blind."""
    return total(game["deck"]) + total(game["discards"])


def supply(game: dict, wanted: int) -> tuple[int, int]:
    """R3, R41: how many of the wanted cards come one by one before nothing is left, and how
    many cards the discards make up as a new deck on the way (0: they are not needed)."""
    deck, discards = total(game["deck"]), total(game["discards"])
    count = min(wanted, deck + discards)
    return count, discards if count > deck else 0


def take_card(game: dict, card: str) -> None:
    """Take this card off the deck. R3, R41: an empty deck is refilled just before it."""
    if total(game["deck"]) == 0:
        game["deck"], game["discards"] = game["discards"], game["deck"]
    deck = game["deck"]
    ok = isinstance(card, str) and deck.get(card, 0) > 0
    require(ok, "card from the deck", f"one of { ({c: n for c, n in deck.items() if n}) }", card)
    deck[card] -= 1


def discard(game: dict, cards: list[str]) -> None:
    for card in cards:
        game["discards"][card] += 1


def fill_row(game: dict, row: list[str | None]) -> None:
    """R3: fill the empty slots, lowest first, so that the open cards become this row."""
    old = game["row"]
    ok = isinstance(row, list) and len(row) == len(old)
    require(ok, "open row", f"{len(old)} slots", row)
    empty = [slot for slot, card in enumerate(old) if card is None]
    count, _ = supply(game, len(empty))
    filled = set(empty[:count])
    for slot, card in enumerate(row):
        if slot in filled:
            take_card(game, card)
        else:
            require(card == old[slot], f"open slot {slot}", old[slot], card)
    game["row"] = list(row)


def sweep_due(game: dict, times: int) -> bool:
    """R28: is the row to be swept, after so many sweeps since the refill?"""
    rules = game["rules"]
    if rules["sweep_locomotives"] == 0:
        return False
    if rules["sweep_limit"] and times >= rules["sweep_limit"]:
        return False
    many = game["row"].count(LOCO) >= rules["sweep_locomotives"]
    return many and stock(game) >= SWEEP_NEEDS


def sweep_row(game: dict) -> list[str]:
    """R28: discard the row; gives the cards that went, in slot order."""
    gone = [card for card in game["row"] if card is not None]
    discard(game, gone)
    game["row"] = [None] * len(game["row"])
    return gone
