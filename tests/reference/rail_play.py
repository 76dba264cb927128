"""What each move does, and the events that must tell of it."""

from __future__ import annotations

from .events import Events
from .mismatch import require
from .rail_cards import discard, fill_row, supply, sweep_due, sweep_row, take_card
from .rail_map import LOCO


def play_move(game: dict, move: str, events: Events) -> None:
    """Play a legal move; chance comes from the events, all else must agree with them."""
    verb, *words = move.split(" ")
    {
        "keep": play_keep,
        "draw": play_draw,
        "tickets": play_tickets,
        "claim": play_claim,
        "pay": play_pay,
        "withdraw": play_withdraw,
        "pass": play_pass,
    }[verb](game, words, events)
    events.end()


def play_keep(game: dict, kept: list[str], events: Events) -> None:
    seat = game["seat"]
    rejects = [name for name in game["offers"][seat] if name not in kept]
    game["offers"][seat] = []
    game["tickets"][seat] += kept
    events.expect({"kept": kept})
    if game["waiting"]:
        # R25: what is rejected of the first offers leaves the game.
        game["waiting"] = game["waiting"][1:]
        game["phase"] = "keep" if game["waiting"] else "turn"
        game["seat"] = (seat + 1) % game["seats"]
        return
    if rejects and game["rules"]["ticket_rejects"] == "under":
        events.expect({"returned": rejects})
        game["ticket_bottom"] += rejects
    end_turn(game, events)


def play_draw(game: dict, words: list[str], events: Events) -> None:
    """R2, R26, R27: one card; a second may follow in the same turn."""
    hand = game["hands"][game["seat"]]
    if words == ["deck"]:
        card = draw_blind(game, events)
    else:
        slot = int(words[0])
        card = game["row"][slot]
        game["row"][slot] = None
        events.expect({"drawn": card, "from": slot})
        refill(game, events)
    hand[card] += 1
    opened = words != ["deck"]
    ends = opened and card == LOCO and game["rules"]["open_locomotive_ends_turn"]
    if game["phase"] == "second" or ends:
        end_turn(game, events)
    else:
        game["phase"] = "second"
        game["first_card"] = "open" if opened else "deck"


def draw_blind(game: dict, events: Events) -> str:
    expect_new_deck(game, 1, events)
    drawn = events.take("drawn", "from")
    require(drawn["from"] == "deck", "event", "a card drawn from the deck", drawn)
    take_card(game, drawn["drawn"])
    return drawn["drawn"]


def expect_new_deck(game: dict, wanted: int, events: Events) -> int:
    """R3, R41: `recycled` stands before the event whose cards need it; gives how many come."""
    count, new_deck = supply(game, wanted)
    if new_deck:
        events.expect({"recycled": new_deck})
    return count


def refill(game: dict, events: Events) -> None:
    """R3, R28: fill the empty slots, then sweep the row as often as it has to be."""
    lay_open(game, events)
    times = 0
    while sweep_due(game, times):
        events.expect({"swept": sweep_row(game)})
        lay_open(game, events)
        times += 1


def lay_open(game: dict, events: Events) -> None:
    expect_new_deck(game, game["row"].count(None), events)
    fill_row(game, events.take("open")["open"])


def play_tickets(game: dict, words: list[str], events: Events) -> None:
    """R23: an offer off the short deck, of as many as are left."""
    top, bottom = game["ticket_top"], game["ticket_bottom"]
    count = min(game["rules"]["ticket_draw"], len(top) + len(bottom))
    offer = events.take("offer")["offer"]
    ok = isinstance(offer, list) and all(isinstance(name, str) for name in offer)
    require(ok and len(offer) == count, "offer (R23)", f"{count} tickets", offer)
    # R25: below the shuffled tickets lie the returned ones, in the order they came back.
    shuffled = min(count, len(top))
    new, known = set(offer[:shuffled]), bottom[: count - shuffled]
    ok = len(new) == shuffled and new <= top
    require(ok, "offer off the shuffled tickets", sorted(top), offer[:shuffled])
    require(offer[shuffled:] == known, "offer off the returned tickets", known, offer[shuffled:])
    game["ticket_top"] = top - new
    game["ticket_bottom"] = bottom[count - shuffled :]
    game["offers"][game["seat"]] = list(offer)
    game["phase"] = "keep"


def read_payment(parts: list[str]) -> dict[str, int]:
    cards = {}
    for part in parts:
        card, count = part.split(":")
        cards[card] = int(count)
    return cards


def play_claim(game: dict, words: list[str], events: Events) -> None:
    """R4: pay and own the route; R7: a tunnel has to be dug first."""
    route = game["map"]["routes"][words[0]]
    named = read_payment(words[1:])
    if not route["tunnel"]:
        finish_claim(game, route, named, events)
        return
    color = next(iter(named))
    surcharge = dig(game, color, events)
    if surcharge:
        game["tunnel"] = {
            "route": route["id"],
            "color": color,
            "named": named,
            "surcharge": surcharge,
        }
        game["phase"] = "surcharge"
    else:
        finish_claim(game, route, named, events)


def dig(game: dict, color: str, events: Events) -> int:
    """R7, R32, R41: turn cards up and count those that match; they are discarded once all
    are up, whatever the seat does about the price (R8)."""
    count = expect_new_deck(game, game["rules"]["tunnel_cards"], events)
    event = events.take("revealed", "surcharge")
    cards = event["revealed"]
    ok = isinstance(cards, list) and len(cards) == count
    require(ok, "revealed (R7)", f"{count} cards", cards)
    for card in cards:
        take_card(game, card)
    surcharge = cards.count(color)
    if color != LOCO and game["rules"]["surcharge_counts_locomotives"]:
        surcharge += cards.count(LOCO)
    found = event["surcharge"]
    require(type(found) is int and found == surcharge, "surcharge (R7, R32)", surcharge, event)
    discard(game, cards)
    return surcharge


def play_pay(game: dict, words: list[str], events: Events) -> None:
    """R8: the named cards and the surcharge together pay for the tunnel."""
    tunnel = game["tunnel"]
    game["tunnel"] = None
    price = dict(tunnel["named"])
    for card, count in read_payment(words).items():
        price[card] = price.get(card, 0) + count
    finish_claim(game, game["map"]["routes"][tunnel["route"]], price, events)


def play_withdraw(game: dict, words: list[str], events: Events) -> None:
    """R8, R40: the named cards stay in hand; the turn is over but not a passed one."""
    events.expect({"abandoned": game["tunnel"]["route"]})
    game["tunnel"] = None
    end_turn(game, events)


def finish_claim(game: dict, route: dict, price: dict[str, int], events: Events) -> None:
    """R4, R5, R9: cards and cars go, the route is owned, its points count."""
    seat = game["seat"]
    cards = [card for card, count in price.items() for _ in range(count)]
    for card in cards:
        game["hands"][seat][card] -= 1
    discard(game, cards)
    game["cars"][seat] -= route["length"]
    game["owner"][route["id"]] = seat
    points = game["map"]["points"][route["length"]]
    game["route_points"][seat] += points
    events.expect_cards("paid", cards)
    events.expect({"claimed": route["id"], "points": points})
    # R42: slots that stayed empty are filled with what the claim brought.
    if None in game["row"]:
        refill(game, events)
    end_turn(game, events)


def play_pass(game: dict, words: list[str], events: Events) -> None:
    """R34, R40: only a pass in place of a whole turn is a passed turn."""
    end_turn(game, events, passed=game["phase"] == "turn")


def end_turn(game: dict, events: Events, passed: bool = False) -> None:
    """R11, R34, R39: is it the last round, is the game over, who is next."""
    seat, rules = game["seat"], game["rules"]
    game["turns"] += 1
    game["passes"] = game["passes"] + 1 if passed else 0
    if game["turns_left"] is not None:
        game["turns_left"] -= 1
    elif game["cars"][seat] <= rules["last_round_cars"]:
        # R11: one more turn for each seat, the one that caused it last.
        game["turns_left"] = game["seats"]
        events.expect({"last_round": True})
    game["over"] = reason_to_end(game)
    if game["over"]:
        events.expect({"over": game["over"]})
        game["phase"] = "over"
    else:
        game["seat"] = (seat + 1) % game["seats"]
        game["phase"] = "turn"
        game["first_card"] = None


def reason_to_end(game: dict) -> str | None:
    """R11, R34, R39, in this order when several hold."""
    rules = game["rules"]
    if game["turns_left"] == 0:
        return "last_round"
    if rules["passes_per_seat"] and game["passes"] >= rules["passes_per_seat"] * game["seats"]:
        return "passes"
    if rules["turn_limit"] and game["turns"] >= rules["turn_limit"]:
        return "limit"
    return None
