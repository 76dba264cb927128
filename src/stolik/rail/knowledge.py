"""What follows from public facts about the cards in a hand (R12).

A hand is `known` cards, which everybody can name, and hidden ones. Cards become known when they
are taken openly or shown for a claim, and a payment uses known cards first: what is left of the
hidden ones is the same either way.

When the deck runs out, the discards, which are public, become the deck. From then on everybody
knows what is in the deck, and so what all others hold together:
 - with two seats the whole hand of the other is known;
 - with more it is known what the others hold together, not who holds what. Their hidden cards of
   that moment are `earlier`; cards drawn blind since then are fresh and come from the new deck.
   A hidden card that is shown later came from one part or the other: if the seat has no fresh
   cards it leaves `earlier`; otherwise it is noted as `unclear` and a sample has to explain it.
"""

from stolik.core.kernel import kernel, part
from stolik.rail.state import KINDS, State, Tables


@part
def show(s: State, seat: int, card: int, count: int) -> None:
    """Everybody sees that the seat has at least so many of a card. Modified in place."""
    more = count - s.known[seat, card]
    if more > 0:
        if s.doubts > 0:
            explain(s, seat, card, more)
        s.known[seat, card] = count


@kernel
def explain(s: State, seat: int, card: int, count: int) -> None:
    """Hidden cards become known after a recycle. Modified in place."""
    hidden, earlier, unclear = 0, 0, 0
    for k in range(KINDS):
        hidden += s.hands[seat, k] - s.known[seat, k]
        earlier += s.earlier[seat, k]
        unclear += s.unclear[seat, k]
    if earlier == 0:
        return
    fresh = hidden - (earlier - unclear)
    if fresh == 0 and unclear == 0:
        s.earlier[seat, card] -= count
    else:
        s.unclear[seat, card] += count


@kernel
def recycled(t: Tables, s: State) -> None:
    """The new deck is public, and with it what all hands hold together. Modified in place."""
    if t.seats > 2:
        s.doubts += 1
    for seat in range(t.seats):
        for k in range(KINDS):
            s.unclear[seat, k] = 0
            if t.seats == 2:
                s.known[seat, k] = s.hands[seat, k]
            else:
                s.earlier[seat, k] = s.hands[seat, k] - s.known[seat, k]
