"""Every legal move of a position, as text."""

from __future__ import annotations

from itertools import combinations

from .rail_cards import stock
from .rail_map import LOCO


def legal_moves(game: dict) -> list[str]:
    if game["over"]:
        return []
    return {
        "keep": keep_moves,
        "turn": turn_moves,
        "second": second_moves,
        "surcharge": surcharge_moves,
    }[game["phase"]](game)


def keep_moves(game: dict) -> list[str]:
    """R22-R24: every choice that keeps enough of the offer and not too many."""
    offer = game["offers"][game["seat"]]
    least, most = keep_range(game, len(offer))
    sizes = range(least, most + 1)
    return [" ".join(["keep", *kept]) for size in sizes for kept in combinations(offer, size)]


def keep_range(game: dict, offered: int) -> tuple[int, int]:
    """The fewest and the most tickets of an offer that can be kept."""
    rules = game["rules"]
    if game["waiting"]:
        # R22, R24: the first offer is free of the limit.
        return min(rules["start_keep"], offered), offered
    most = offered
    if rules["ticket_limit"]:
        most = min(offered, rules["ticket_limit"] - len(game["tickets"][game["seat"]]))
    # R23, R24: where the limit leaves room for fewer than must be kept, the limit holds.
    return min(rules["ticket_keep"], most), most


def turn_moves(game: dict) -> list[str]:
    """R2: take cards, take tickets, claim a route or pass."""
    moves = first_draws(game) + claim_moves(game)
    if tickets_allowed(game):
        moves.append("tickets")
    # R33: pass always, or only when there is nothing else.
    if game["rules"]["pass_always"] or not moves:
        moves.append("pass")
    return moves


def first_draws(game: dict) -> list[str]:
    """R29: cards can be taken when deck + discards hold the reserve."""
    there = stock(game)
    if there < game["rules"]["card_reserve"]:
        return []
    moves = [f"draw {slot}" for slot, card in enumerate(game["row"]) if card is not None]
    if there > 0:
        moves.append("draw deck")
    return moves


def second_moves(game: dict) -> list[str]:
    """R26, R27, R40: the second card, or leaving it."""
    rules, first = game["rules"], game["first_card"]
    moves = []
    if (rules["mixed_draws"] or first == "deck") and stock(game) > 0:
        moves.append("draw deck")
    if rules["mixed_draws"] or first == "open":
        for slot, card in enumerate(game["row"]):
            # R27: an open locomotive can only be the first card.
            barred = card == LOCO and rules["open_locomotive_ends_turn"]
            if card is not None and not barred:
                moves.append(f"draw {slot}")
    if not rules["both_cards"] or not moves:
        moves.append("pass")
    return moves


def tickets_allowed(game: dict) -> bool:
    """R23, R24: tickets are left, and fewer are held than the limit."""
    rules = game["rules"]
    left = min(rules["ticket_draw"], len(game["ticket_top"]) + len(game["ticket_bottom"]))
    held = len(game["tickets"][game["seat"]])
    return left > 0 and (rules["ticket_limit"] == 0 or held < rules["ticket_limit"])


def claim_moves(game: dict) -> list[str]:
    """R4: every open route with every set of cards of the hand that pays for it."""
    hand = game["hands"][game["seat"]]
    # No claim takes more cards than the best color and the locomotives together.
    longest = hand[LOCO] + max(hand[color] for color in game["map"]["colors"])
    moves = []
    for alike in game["map"]["alike"]:
        ways = route_payments(game, hand, alike[0]) if alike[0]["length"] <= longest else []
        if ways:
            for route in alike:
                if can_be_claimed(game, route):
                    moves += [f"claim {route['id']} {way}" for way in ways]
    return moves


def halves_close(game: dict) -> bool:
    """R6, R37: with few seats, claiming one half of a double closes the other."""
    return game["seats"] < game["rules"]["both_halves_seats"]


def can_be_claimed(game: dict, route: dict) -> bool:
    """R4, R5, R6, without looking at the cards."""
    seat, owner, twin = game["seat"], game["owner"], route["twin"]
    if route["id"] in owner or game["cars"][seat] < route["length"]:
        return False
    if twin is None:
        return True
    if halves_close(game):
        return twin not in owner and not hidden_half(game, route)
    return owner.get(twin) != seat


def hidden_half(game: dict, route: dict) -> bool:
    """Halves of one color that close each other are one choice, listed as the .1 half."""
    twin = game["map"]["routes"][route["twin"]]
    return twin["color"] == route["color"] and not route["id"].endswith(".1")


def route_payments(game: dict, hand: dict[str, int], route: dict) -> list[str]:
    """R4, R30, R31: the color or, on a gray route, any one color, with locomotives."""
    colors = [route["color"]] if route["color"] else game["map"]["colors"]
    length, ferry = route["length"], route["locomotives"]
    free = route["tunnel"] or game["rules"]["locomotives_anywhere"]
    return payments(hand, colors, length, ferry, length if free else ferry)


def payments(
    hand: dict[str, int], colors: list[str], cards: int, fewest: int, most: int
) -> list[str]:
    """All ways to pay so many cards in one of the colors with fewest to most locomotives."""
    locos = min(most, hand[LOCO])
    ways = []
    for color in colors:
        have = hand[color]
        if have + locos >= cards:
            for loco in range(max(fewest, cards - have), min(locos, cards - 1) + 1):
                ways.append(payment_text(color, cards - loco, loco))
    if fewest <= cards <= locos:
        ways.append(payment_text("", 0, cards))
    return ways


def payment_text(color: str, count: int, locos: int) -> str:
    parts = [f"{color}:{count}"] if count else []
    if locos:
        parts.append(f"{LOCO}:{locos}")
    return " ".join(parts)


def surcharge_moves(game: dict) -> list[str]:
    """R7, R8: pay in the color played or locomotives, from what is left in hand; or withdraw.
    A tunnel played with locomotives only takes nothing but locomotives."""
    tunnel = game["tunnel"]
    left = dict(game["hands"][game["seat"]])
    for card, count in tunnel["named"].items():
        left[card] -= count
    colors = [] if tunnel["color"] == LOCO else [tunnel["color"]]
    extra = tunnel["surcharge"]
    return [f"pay {way}" for way in payments(left, colors, extra, 0, extra)] + ["withdraw"]
