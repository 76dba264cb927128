"""A given deal: the order of cards and tickets, for tests and studies and for real tables."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from stolik.core.shuffler import Shuffler
from stolik.errors import BadDeal
from stolik.rail.state import EACH_COLOR, LOCOMOTIVES, State, Tables

KEYS = ("cards", "tickets", "long", "first")


def lay_deal(
    t: Tables, s: State, deal: Mapping[str, Any], cards: Sequence[str], tickets: Sequence[str]
) -> None:
    """Puts what a deal names on top of the shuffled orders, in the order it will be drawn.

    `cards` begins with the hands, seat by seat, then the open row; `tickets` are the others than
    long ones, `long` the long ones. Each list may be shorter than the whole: what it does not
    name follows in the order of the seed.
    """
    unknown = set(deal) - set(KEYS)
    if unknown:
        raise BadDeal(f"A deal has no {sorted(unknown)[0]!r}: it has {', '.join(KEYS)}.")
    for key in KEYS[:3]:
        if not isinstance(deal.get(key, []), list):
            raise BadDeal(f"{key!r} of a deal is a list, in the order drawn.")
    first = deal.get("first", int(s.first))
    if type(first) is not int or not 0 <= first < t.seats:
        raise BadDeal(f"first is {first!r}: it must be a seat, 0 to {t.seats - 1}.")
    s.first = first
    numbers = [_number(cards, name, "card") for name in deal.get("cards", ())]
    _check_cards(numbers, cards)
    deck = s.deck[: s.n_deck].tolist()[::-1]
    s.deck[: s.n_deck] = _on_top(numbers, deck)[::-1]
    n_short, n_all = int(t.n_short), int(t.n_tickets)
    for key, low, high in (("tickets", 0, n_short), ("long", n_short, n_all)):
        wanted = [_number(tickets, name, "ticket") for name in deal.get(key, ())]
        if len(set(wanted)) < len(wanted) or not all(low <= i < high for i in wanted):
            raise BadDeal(f"{key!r} names a ticket twice, or one of the other deck.")
        s.ticket_deck[low:high] = _on_top(wanted, s.ticket_deck[low:high].tolist())


def full_deal(
    t: Tables, cards: Sequence[str], tickets: Sequence[str], shuffler: Shuffler
) -> dict[str, Any]:
    """All that chance decides before the first move, in the order in which it is drawn."""
    colors = [color for color in cards[:-1] for _ in range(EACH_COLOR)]
    deck = shuffler.order([*colors, *[cards[-1]] * LOCOMOTIVES])
    short = shuffler.order(tickets[: t.n_short])
    long = shuffler.order(tickets[t.n_short :])
    decks = {"cards": deck, "tickets": short, "long": long}
    return {
        **{key: deck for key, deck in decks.items() if deck},
        "first": shuffler.below(int(t.seats)),
    }


def _number(names: Sequence[str], name: object, kind: str) -> int:
    if not isinstance(name, str) or name not in names:
        raise BadDeal(f"There is no {kind} {name!r}.")
    return names.index(name)


def _check_cards(numbers: Sequence[int], cards: Sequence[str]) -> None:
    for card, count in Counter(numbers).items():
        most = LOCOMOTIVES if card == len(cards) - 1 else EACH_COLOR
        if count > most:
            raise BadDeal(f"The deal has {count} {cards[card]} cards; there are {most}.")


def _on_top(wanted: Sequence[int], order: Sequence[int]) -> list[int]:
    """The wanted ones first, then the others in their order."""
    left = Counter(wanted)
    others = []
    for item in order:
        if left[item]:
            left[item] -= 1
        else:
            others.append(item)
    return [*wanted, *others]
