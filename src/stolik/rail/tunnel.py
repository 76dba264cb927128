"""Tunnels: what the rock costs (R7, R8, R32, R41)."""

from stolik.core.kernel import kernel, part, wide
from stolik.rail.claim import Price, build
from stolik.rail.draw import discard, supply, take
from stolik.rail.knowledge import show
from stolik.rail.state import LOCO, REVEALED, Log, State, Tables, note_list


@kernel
def dig(t: Tables, s: State, route: int, price: Price, log: Log) -> None:
    """Turns cards up; those that match are the surcharge, kept in the state."""
    seat = s.turn
    color, cards, locos = price
    show(t, s, seat, color, cards)
    show(t, s, seat, LOCO, locos)
    n = min(t.tunnel_cards, supply(s))
    for i in range(n):
        s.revealed[i] = take(t, s, log)
    extra = 0
    for i in range(n):
        card = wide(s.revealed[i])
        discard(s, card, 1)
        if costs(t, card, color, cards):
            extra += 1
    s.n_revealed = n
    s.route, s.color, s.paid_color, s.paid_locos = route, color, cards, locos
    s.surcharge = extra
    note_list(log, wide(REVEALED), s.revealed[:n], wide(extra))


@part
def costs(t: Tables, card: int, color: int, cards: int) -> bool:
    """Whether a turned-up card adds to the price of what was played."""
    if card == LOCO:
        return cards == 0 or t.surcharge_counts_locomotives != 0
    return cards > 0 and card == color


@part
def least_locos(s: State) -> int:
    """The fewest locomotives a surcharge can be paid with; too many mean it can't be paid."""
    spare = 0
    if s.paid_color > 0:
        spare = wide(s.hands[s.turn, s.color]) - s.paid_color
    return max(0, s.surcharge - spare)


@part
def most_locos(s: State) -> int:
    """The most locomotives a surcharge can be paid with."""
    return min(s.surcharge, wide(s.hands[s.turn, LOCO]) - s.paid_locos)


@kernel
def pay_surcharge(t: Tables, s: State, locos: int, log: Log) -> None:
    """The route is claimed for what was named and the surcharge."""
    price = (s.color, s.paid_color + s.surcharge - locos, s.paid_locos + locos)
    build(t, s, s.route, price, log)
