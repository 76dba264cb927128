"""A game's beginning, built from a transcript header that is checked on the way."""

from __future__ import annotations

from typing import Any

from .mismatch import require
from .rail_cards import fill_row, full_pack, no_cards, sweep_due, sweep_row, total
from .rail_map import is_long

HEADER_KEYS = [
    "transcript",
    "game",
    "map",
    "seats",
    "rules",
    "first",
    "hands",
    "open",
    "deck",
    "swept",
    "offers",
]

# R20: how many can play.
SEATS = {"europe": range(2, 6), "swiss": range(2, 3)}

# R21-R39: the options and their kinds of value.
NUMBERS = [
    "cars",
    "hand",
    "open",
    "start_long",
    "start_short",
    "start_keep",
    "ticket_draw",
    "ticket_keep",
    "ticket_limit",
    "sweep_locomotives",
    "sweep_limit",
    "card_reserve",
    "tunnel_cards",
    "passes_per_seat",
    "longest_trail_points",
    "last_round_cars",
    "both_halves_seats",
    "turn_limit",
]
SWITCHES = [
    "mixed_draws",
    "open_locomotive_ends_turn",
    "both_cards",
    "locomotives_anywhere",
    "surcharge_counts_locomotives",
    "pass_always",
]
CHOICES = {"ticket_rejects": ["under", "gone"]}


def is_number(value: Any) -> bool:
    return type(value) is int and value >= 0


def check_header(header: Any) -> None:
    """Keys and plain values; what needs the map is checked while the game is built."""
    ok = isinstance(header, dict) and list(header) == HEADER_KEYS
    found = list(header) if isinstance(header, dict) else header
    require(ok, "keys of the header", HEADER_KEYS, found)
    number = header["transcript"]
    require(is_number(number) and number == 1, "transcript", 1, number)
    require(header["game"] in list(SEATS), "game", list(SEATS), header["game"])
    require(isinstance(header["map"], str), "map", "a map's id", header["map"])
    seats, first = header["seats"], header["first"]
    allowed = SEATS[header["game"]]
    require(is_number(seats) and seats in allowed, "seats (R20)", list(allowed), seats)
    require(is_number(first) and first < seats, "first (R13)", f"below {seats}", first)
    for key in ("hands", "open", "swept", "offers"):
        require(isinstance(header[key], list), key, "a list", header[key])
    check_rules(header["rules"])


def check_rules(rules: Any) -> None:
    """R21-R39: each option is there, none other, and its value is of its kind."""
    names = sorted([*NUMBERS, *SWITCHES, *CHOICES])
    ok = isinstance(rules, dict) and sorted(rules) == names
    require(ok, "rules", names, rules)
    for name in NUMBERS:
        require(is_number(rules[name]), f"rules {name}", "a number", rules[name])
    for name in SWITCHES:
        require(isinstance(rules[name], bool), f"rules {name}", "true or false", rules[name])
    for name, choices in CHOICES.items():
        require(rules[name] in choices, f"rules {name}", choices, rules[name])


def new_game(header: dict, data: dict) -> dict:
    """The game as it stands before the first decision."""
    rules, seats, first = header["rules"], header["seats"], header["first"]
    game = empty_table(data, rules, seats) | {"seat": first, "phase": "keep"}
    # The seats that have yet to answer their first offer.
    game["waiting"] = [(first + i) % seats for i in range(seats)]
    deal_hands(game, header["hands"])
    lay_first_rows(game, [*header["swept"], header["open"]])
    ok = is_number(header["deck"]) and header["deck"] == total(game["deck"])
    require(ok, "deck", total(game["deck"]), header["deck"])
    return game | deal_tickets(data, rules, header["offers"], seats)


def empty_table(data: dict, rules: dict, seats: int) -> dict:
    """R1, R21: all cards in the deck, all cars at home, nobody's turn."""
    return {
        "map": data,
        "rules": rules,
        "seats": seats,
        "deck": full_pack(data["colors"]),
        "discards": no_cards(data["colors"]),
        "row": [None] * rules["open"],
        "hands": [no_cards(data["colors"]) for _ in range(seats)],
        "cars": [rules["cars"]] * seats,
        "tickets": [[] for _ in range(seats)],
        "owner": {},
        "route_points": [0] * seats,
        "first_card": None,
        "tunnel": None,
        "passes": 0,
        "turns": 0,
        "turns_left": None,
        "over": None,
    }


def deal_hands(game: dict, hands: list[list[str]]) -> None:
    """R13, R21: each hand starts with the same number of cards."""
    size = game["rules"]["hand"]
    require(len(hands) == game["seats"], "hands", f"{game['seats']} hands", hands)
    for seat, hand in enumerate(hands):
        ok = isinstance(hand, list) and len(hand) == size
        require(ok, f"hand of seat {seat} (R21)", f"{size} cards", hand)
        for card in hand:
            left = game["deck"].get(card, 0) if isinstance(card, str) else 0
            require(left > 0, f"hand of seat {seat} (R1)", "cards of the pack", card)
            game["deck"][card] -= 1
            game["hands"][seat][card] += 1


def lay_first_rows(game: dict, rows: list[list[str | None]]) -> None:
    """R28: every row of the set-up but the last was swept, each because it had to be."""
    for times, row in enumerate(rows):
        last = times == len(rows) - 1
        require(isinstance(row, list), "row at set-up", "a list", row)
        if not last:
            rows[times] = row + [None] * (len(game["row"]) - len(row))
        fill_row(game, rows[times])
        due = sweep_due(game, times)
        what = f"sweep of row {times} at set-up (R28)"
        require(due != last, what, "due" if due else "not due", row)
        if due:
            sweep_row(game)


def deal_tickets(data: dict, rules: dict, offers: list[list[str]], seats: int) -> dict:
    """R22, R25: the first offers; what they leave of the long tickets leaves the game."""
    tickets = data["tickets"]
    require(len(offers) == seats, "offers", f"{seats} offers", offers)
    for offer in offers:
        ok = isinstance(offer, list) and all(isinstance(name, str) for name in offer)
        require(ok, "offer", "a list of tickets", offer)
        unknown = [name for name in offer if name not in tickets]
        require(not unknown, "offer", "tickets of the map", unknown)
    dealt = [name for offer in offers for name in offer]
    require(len(set(dealt)) == len(dealt), "offers", "no ticket twice", dealt)
    for long in (True, False):
        check_offer_sizes(tickets, rules, offers, long)
    short = {name for name, ticket in tickets.items() if not is_long(ticket)}
    return {"ticket_top": short - set(dealt), "ticket_bottom": [], "offers": list(offers)}


def check_offer_sizes(tickets: dict, rules: dict, offers: list[list[str]], long: bool) -> None:
    """R22: so many of each kind for each seat; fewer only when there are not enough."""
    kind = "long" if long else "short"
    wanted = rules[f"start_{kind}"]
    there = sum(is_long(ticket) == long for ticket in tickets.values())
    sizes = [sum(is_long(tickets[name]) == long for name in offer) for offer in offers]
    if there >= wanted * len(offers):
        ok = all(size == wanted for size in sizes)
    else:
        ok = max(sizes) <= wanted and sum(sizes) == there
    require(ok, f"{kind} tickets in each first offer (R22)", wanted, sizes)
